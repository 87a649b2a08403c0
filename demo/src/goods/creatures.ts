import { petal } from './ornaments.ts';
import { around, circle, ellipse, fill, place, type Shape, segment, stroke } from './pen.ts';

/** Draws a palm-leaf hand fan, 100 high, with the end of its handle at 0,0. */
export function handFan(leaf: string, rim: string, handle: string): Shape[] {
  const blades = Array.from({ length: 9 }, (_, n) =>
    place([stroke(segment(0, -34, 0, -92), rim, 1)], { x: 0, y: 0, turn: 0 }).map((shape) => ({
      ...shape,
      path: segment(0, -36, -32 + n * 8, -66 - Math.sin((n * Math.PI) / 8) * 30),
    })),
  );
  return [
    stroke(segment(0, 0, 0, -36), handle, 4),
    fill(ellipse(0, -66, 36, 32), leaf),
    stroke(ellipse(0, -66, 36, 32), rim, 3),
    ...blades.flat(),
    ...around([fill(circle(0, -37, 2.2), rim)], 0, 0, -66),
    fill(ellipse(0, -66, 9, 9), rim),
    fill(circle(0, -66, 4), leaf),
  ];
}

/** Draws an owl mask of the Mangal Shobhajatra, 100 wide, centred at 0,0. */
export function owl(body: string, face: string, accent: string, dark: string): Shape[] {
  const eye = (x: number): Shape[] => [
    ...around([fill(petal(24, 7), accent)], 12, x, -10),
    fill(circle(x, -10, 16), face),
    fill(circle(x, -10, 10), dark),
    fill(circle(x + 3, -13, 3), face),
  ];
  return [
    fill(
      [
        ['M', -46, -46],
        ['C', -30, -40, -18, -46, 0, -40],
        ['C', 18, -46, 30, -40, 46, -46],
        ['C', 54, -10, 46, 46, 0, 54],
        ['C', -46, 46, -54, -10, -46, -46],
        ['Z'],
      ],
      body,
    ),
    ...eye(-21),
    ...eye(21),
    fill([['M', -7, 8], ['L', 7, 8], ['L', 0, 26], ['Z']], accent),
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: 5 - row }, (_, n) =>
        place([fill(petal(9, 4), row % 2 === 0 ? face : accent)], {
          x: (n - (4 - row) / 2) * 11,
          y: 30 + row * 9,
          turn: 180,
        }),
      ).flat(),
    ),
    ...[-1, 1].flatMap((side) => [
      fill(circle(side * 36, 26, 3), accent),
      fill(circle(side * 41, 16, 3), face),
      fill(circle(side * 29, 35, 3), face),
    ]),
    ...place([fill(petal(12, 5), accent)], { x: 0, y: -28 }),
  ];
}

/** Draws a hilsa fish that swims to the left, 100 long, centred at 0,0. */
export function hilsa(body: string, scale: string, fin: string): Shape[] {
  const scales = Array.from({ length: 20 }, (_, n) => {
    const [column, row] = [n % 5, Math.floor(n / 5)];
    const [x, y] = [-12 + column * 9 + (row % 2) * 4, -9 + row * 6];
    return stroke(
      [
        ['M', x, y - 4],
        ['C', x + 5, y - 3, x + 5, y + 3, x, y + 4],
      ],
      scale,
      1.4,
    );
  });
  return [
    fill([['M', 34, 0], ['L', 54, -18], ['C', 48, -4, 48, 4, 54, 18], ['Z']], fin),
    fill([['M', -6, -18], ['C', 4, -32, 14, -28, 16, -14], ['Z']], fin),
    fill([['M', 0, 18], ['C', 6, 28, 14, 26, 16, 13], ['Z']], fin),
    fill([['M', -50, 2], ['C', -34, -26, 12, -26, 38, 0], ['C', 12, 26, -34, 24, -50, 2], ['Z']], body),
    stroke(
      [
        ['M', -26, -14],
        ['C', -20, -4, -20, 6, -26, 15],
      ],
      scale,
      1.8,
    ),
    ...scales,
    fill(circle(-36, -4, 3.6), scale),
    fill(circle(-37, -5, 1.3), body),
  ];
}
