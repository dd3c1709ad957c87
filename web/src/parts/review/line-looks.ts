/** How the line of a seat is drawn: no two alike, even without colour. */

const DASHES = ['none', '7 4', '2 4', '10 3 2 3', '5 2', '1 3'] as const;

export const dashOf = (seat: number): string => DASHES[seat % DASHES.length]!;
