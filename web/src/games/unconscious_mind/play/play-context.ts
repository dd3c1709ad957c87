/**
 * What the boards ask of the play: what may be tapped, and what a tap means.
 *
 * Everything on the table that can ever be chosen has a target, a short text:
 *
 *     space:i12            an Idea space                    action:gain_research   an action of the Meeting Table
 *     tile:4               the Notebook display (0 to 5)    place:b2               a place of the own Notebook
 *     client:rc05          a client on display              room:primary           a room of the own office
 *     dream:m07            a Manifest Dream on display      dreams                 the deck of Manifest Dreams
 *     shown:1              a Research card on display (1, 2)   research:r14        a Research card of the own hand or in play
 *     treatise:t3          a Treatise                       goal:opera             a Location, for the goal without one
 *     location:opera       a Location a figure may go to    effect:2               an effect of the Location being triggered
 *     slot:opera:1         a bonus slot of a Location       district:green:3       a bonus slot of a District (or fireworks)
 *     area:minor-growth    an area of the own dial          line:row2, line:column1
 *     inkpot:row2          where the own Inkpot may land    reputation:3           an action below the Reputation track
 *
 * Slots are numbered from 1, from the left (a District's 1 to 4, whatever number of tags they ask for); so are the
 * effects of a Location, the actions below the track (on through all its zones) and the Research cards on display.
 * An own dial's reserve is `area:reserve`.
 */

import type { UnconsciousMindEdition } from '../edition';
import type { Way } from './targets';

export type Target = string;

/** May be chosen now; `quiet` when that takes the place of a choice just made. */
export type Lit = 'no' | 'yes' | 'quiet';

/**
 * To be spread over an SVG `<g>` or an HTML element: role, name, focus, taps and keys. It has `data-target`,
 * `data-lit` (`yes`, `quiet`; missing when unlit) and `data-picked` to be styled by, and `data-roving`: the board
 * attaches `roving` (lib/ui/roving.ts) to its outermost element, so that it is one tab stop.
 */
export type Spot = Record<string, unknown>;

export interface BoardPlay {
  readonly edition: UnconsciousMindEdition;
  /** What is on offer, and what comes of it. */
  readonly ways: readonly Way[];
  lit(target: Target): Lit;
  /** Picked, and waiting for the next choice that completes it (an Idea space before its action, an Insight before where it goes). */
  picked(target: Target): boolean;
  /** A few words on what choosing it would bring ("Inkpot to row 2", "+3 VP"); empty for nothing. */
  preview(target: Target): string;
  /** Choose it; when it may not be chosen, the table says why. */
  tap(target: Target): void;
  /** Attributes for the element that stands for a target. `name` says what it is and how it stands; what choosing it brings is added. */
  spot(target: Target, name: string): Spot;
}
