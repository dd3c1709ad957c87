/** Where things lie on the Meeting Table, in parts of a hundred of its square: Idea spaces on the corners of the actions. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Placed {
  readonly row: number;
  readonly col: number;
}

/** Room at the left for the Inkpots of a row. */
const RAIL = 7;
const FIRST = { x: RAIL + 7, y: 7 };
const STEP = { x: (93 - FIRST.x) / 3, y: (93 - FIRST.y) / 3 };

/** Half the width of an Idea space: on the narrowest phone it still suits a finger. */
export const SPACE_RADIUS = 6.2;
/** Between an action and the lines its corners lie on. */
const MARGIN = 0.9;

export const railAt = (row: number): Point => ({ x: RAIL / 2, y: FIRST.y + row * STEP.y });

export function spaceAt({ row, col }: Placed): Point {
  return { x: FIRST.x + col * STEP.x, y: FIRST.y + row * STEP.y };
}

export const ACTION_SIZE = { width: STEP.x - 2 * MARGIN, height: STEP.y - 2 * MARGIN };

/** The middle of an action. */
export function actionAt({ row, col }: Placed): Point {
  return { x: FIRST.x + (col + 0.5) * STEP.x, y: FIRST.y + (row + 0.5) * STEP.y };
}

/** A line from an Idea space into the action its Ideas point at: from its rim, a short way in. */
export function pointer(space: Placed, action: Placed, length = 3.4): readonly [Point, Point] {
  const [from, to] = [spaceAt(space), actionAt(action)];
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const along = (distance: number): Point => ({
    x: from.x + ((to.x - from.x) * distance) / far,
    y: from.y + ((to.y - from.y) * distance) / far,
  });
  return [along(SPACE_RADIUS * 0.7), along(SPACE_RADIUS + length)];
}

/** An action's plate: a rectangle that leaves room for the Idea spaces in its corners. */
export function plate(action: Placed): string {
  const { x, y } = actionAt(action);
  const [w, h] = [ACTION_SIZE.width / 2, ACTION_SIZE.height / 2];
  const radius = SPACE_RADIUS + MARGIN;
  const cut = Math.sqrt(radius ** 2 - MARGIN ** 2) - MARGIN;
  const arc = `A${radius} ${radius} 0 0 0`;
  return [
    `M${x - w + cut} ${y - h}H${x + w - cut}`,
    `${arc} ${x + w} ${y - h + cut}V${y + h - cut}`,
    `${arc} ${x + w - cut} ${y + h}H${x - w + cut}`,
    `${arc} ${x - w} ${y + h - cut}V${y - h + cut}`,
    `${arc} ${x - w + cut} ${y - h}Z`,
  ].join('');
}
