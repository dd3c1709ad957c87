/** At most three capitals of a name: the first letters of its words, small words left out if there are others. */
export function initials(name: string): string {
  const words = name.split(/[\s-]+/).filter(Boolean);
  const large = words.filter((word) => word.length > 2 || /\d/.test(word));
  return (large.length > 1 ? large : words)
    .slice(0, 3)
    .map((word) => word[0]!.toLocaleUpperCase())
    .join('');
}
