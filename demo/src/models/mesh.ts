/** A point in metres; y is up. */
export type Point = readonly [x: number, y: number, z: number];

/** A flat triangle, counterclockwise from outside. */
export interface Face {
  readonly points: readonly [Point, Point, Point];
  readonly color: string;
}

export type Mesh = readonly Face[];
type Turned = 'x' | 'y' | 'z';

export const subtract = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Point, b: Point): Point => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export function unit(vector: Point): Point {
  const length = Math.max(Math.hypot(...vector), Number.MIN_VALUE);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

/** The direction in which a triangle faces. */
export const normalOf = ({ points: [a, b, c] }: Face): Point => unit(cross(subtract(b, a), subtract(c, a)));

const change = (mesh: Mesh, to: (point: Point) => Point): Mesh =>
  mesh.map(({ points: [a, b, c], color }) => ({ points: [to(a), to(b), to(c)], color }));

export const move = (mesh: Mesh, [x, y, z]: Point): Mesh => change(mesh, (at) => [at[0] + x, at[1] + y, at[2] + z]);

/** Turns a mesh around an axis through the origin, by an angle in radians. */
export function turn(mesh: Mesh, axis: Turned, angle: number): Mesh {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const ways: Readonly<Record<Turned, (point: Point) => Point>> = {
    x: ([x, y, z]) => [x, y * cos - z * sin, y * sin + z * cos],
    y: ([x, y, z]) => [x * cos + z * sin, y, z * cos - x * sin],
    z: ([x, y, z]) => [x * cos - y * sin, x * sin + y * cos, z],
  };
  return change(mesh, ways[axis]);
}

/** Removes triangles without an area, such as those at the tip of a cone. */
const clean = (mesh: Mesh): Mesh =>
  mesh.filter(({ points: [a, b, c] }) => Math.hypot(...cross(subtract(b, a), subtract(c, a))) > 1e-9);

export const quad = (a: Point, b: Point, c: Point, d: Point, color: string): Mesh =>
  clean([
    { points: [a, b, c], color },
    { points: [a, c, d], color },
  ]);

/** A surface through rows of points, which have the same length. */
export const surface = (rows: readonly (readonly Point[])[], color: (row: number) => string): Mesh =>
  rows.slice(1).flatMap((next, row) =>
    next.slice(1).flatMap((_, at) => {
      const [before, here] = [rows[row] ?? [], next];
      return quad(before[at] as Point, before[at + 1] as Point, here[at + 1] as Point, here[at] as Point, color(row));
    }),
  );

/** A box around a point. */
export function box([x, y, z]: Point, [width, height, depth]: Point, color: string): Mesh {
  const [w, h, d] = [width / 2, height / 2, depth / 2];
  const at = (sx: number, sy: number, sz: number): Point => [x + w * sx, y + h * sy, z + d * sz];
  return [
    ...quad(at(-1, -1, 1), at(1, -1, 1), at(1, 1, 1), at(-1, 1, 1), color),
    ...quad(at(1, -1, -1), at(-1, -1, -1), at(-1, 1, -1), at(1, 1, -1), color),
    ...quad(at(1, -1, 1), at(1, -1, -1), at(1, 1, -1), at(1, 1, 1), color),
    ...quad(at(-1, -1, -1), at(-1, -1, 1), at(-1, 1, 1), at(-1, 1, -1), color),
    ...quad(at(-1, 1, 1), at(1, 1, 1), at(1, 1, -1), at(-1, 1, -1), color),
    ...quad(at(-1, -1, -1), at(1, -1, -1), at(1, -1, 1), at(-1, -1, 1), color),
  ];
}

/** A body of revolution around the y axis, from the bottom to the top. `colors`: of its bands, repeated. */
export function lathe(
  profile: readonly (readonly [radius: number, y: number])[],
  sides: number,
  colors: readonly string[],
): Mesh {
  const rows = profile.map(([radius, y]) =>
    Array.from({ length: sides + 1 }, (_, at): Point => {
      const angle = (-at * 2 * Math.PI) / sides;
      return [radius * Math.cos(angle), y, radius * Math.sin(angle)];
    }),
  );
  return surface(rows, (row) => colors[row % colors.length] ?? '');
}

/** A round bar between two points. */
export function bar(from: Point, to: Point, radius: number, color: string, sides = 6): Mesh {
  const [x, y, z] = subtract(to, from);
  const length = Math.hypot(x, y, z);
  const upright = lathe(
    [
      [0, 0],
      [radius, 0],
      [radius, length],
      [0, length],
    ],
    sides,
    [color],
  );
  const tilted = turn(upright, 'z', -Math.acos(y / length));
  return move(turn(tilted, 'y', -Math.atan2(z, x)), from);
}
