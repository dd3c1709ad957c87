/** Scrolling to what has just changed, when it is not in sight already. */

import { tick } from 'svelte';

const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/**
 * Scroll until a part of the page is in sight, between the bars at the top and the bottom of the screen.
 * How fast is a matter of style (`scroll-behavior`): for who wants no movement, at once.
 */
export async function bringIntoSight(id: string, block: 'start' | 'nearest' = 'start'): Promise<void> {
  await tick();
  // The bars come to their new height in the first of these frames; in the second, the page keeps clear of it.
  await nextFrame();
  await nextFrame();
  const part = document.getElementById(id);
  if (part && !(block === 'start' && startsInSight(part))) part.scrollIntoView({ block });
}

/** It begins below the bar at the top, in the upper half of the screen. */
function startsInSight(part: Element): boolean {
  const { top } = part.getBoundingClientRect();
  const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  return top >= covered - 1 && top < innerHeight / 2;
}
