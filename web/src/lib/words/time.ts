/** Times as people say them. */

const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['minute', 60],
  ['hour', 60],
  ['day', 24],
  ['week', 7],
];

/** How long ago: `3 hours ago`, `yesterday`; anything from five weeks on as a date. */
export function ago(moment: string, language: string, now: number = Date.now()): string {
  const then = new Date(moment);
  let amount = (then.getTime() - now) / 1000;
  if (Number.isNaN(amount)) return '';
  let unit: Intl.RelativeTimeFormatUnit = 'second';
  for (const [larger, size] of STEPS) {
    if (Math.abs(amount) < size) break;
    amount /= size;
    unit = larger;
  }
  if (unit === 'week' && Math.abs(amount) >= 5) {
    return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(then);
  }
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  // Seconds that tick by are of no use to anyone; "now" is.
  return unit === 'second' ? format.format(0, unit) : format.format(Math.trunc(amount), unit);
}
