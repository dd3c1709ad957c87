/** How a player looks everywhere: a colour, a shape and an initial, always together. */

type Shape = 'circle' | 'square' | 'triangle' | 'diamond' | 'hexagon' | 'cross';

export interface SeatLook {
  /** A CSS colour: `var(--seat-0)`. Holds 3:1 against the boards in both themes. */
  readonly colour: string;
  /** Readable on that colour. */
  readonly ink: string;
  readonly shape: Shape;
  /** The shape as an SVG path, centred on 0,0 and about 20 wide. */
  readonly path: string;
}

const look = (seat: number, shape: Shape, path: string): SeatLook => ({
  colour: `var(--seat-${seat})`,
  ink: 'var(--seat-ink)',
  shape,
  path,
});

/** By seat. All shapes have about the same area, so that none looks more important. */
export const SEAT_LOOKS: readonly SeatLook[] = [
  look(0, 'circle', 'M-9.5 0a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0-19 0Z'),
  look(1, 'square', 'M-8.5-8.5h17v17h-17Z'),
  look(2, 'triangle', 'M0-11 11.5 9h-23Z'),
  look(3, 'diamond', 'M0-12 12 0 0 12-12 0Z'),
  look(4, 'hexagon', 'M-5.3-9.2h10.6L10.6 0 5.3 9.2H-5.3L-10.6 0Z'),
  look(5, 'cross', 'M-4-10.5h8V-4h6.5v8H4v6.5h-8V4h-6.5v-8H-4Z'),
];

export function seatLook(seat: number): SeatLook {
  return SEAT_LOOKS[seat % SEAT_LOOKS.length]!;
}

/** The first visible letter of a name, upper case. */
export function initial(name: string): string {
  const [first = '?'] = name.trim();
  return first.toLocaleUpperCase();
}
