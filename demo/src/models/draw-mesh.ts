import { dot, type Face, type Mesh, normalOf, type Point, subtract, turn, unit } from './mesh.ts';

/** Longest edge, in metres, of triangles that are drawn: small ones are sorted by their distance more exactly. */
const MAX_EDGE = 0.3;
const LIGHT = unit([0.5, 1, 0.7]);

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];

/** Halves the longest edge of a triangle until all are short. */
function divide(face: Face): Face[] {
  const [a, b, c] = face.points;
  const edges = [
    [a, b, c],
    [b, c, a],
    [c, a, b],
  ] as const;
  const [from, to, other] = edges.reduce((one, next) =>
    Math.hypot(...subtract(next[1], next[0])) > Math.hypot(...subtract(one[1], one[0])) ? next : one,
  );
  if (Math.hypot(...subtract(to, from)) <= MAX_EDGE) return [face];
  const half = middle(from, to);
  return [...divide({ ...face, points: [from, half, other] }), ...divide({ ...face, points: [half, to, other] })];
}

/** Lightens or darkens a colour of `#rrggbb`. */
const shade = (color: string, light: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.min(255, Math.round(Number.parseInt(color.slice(at, at + 2), 16) * light)))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

export interface View {
  /** Centre of the drawing, and pixels for a metre. */
  readonly at: readonly [x: number, y: number];
  readonly scale: number;
  /** Angles in radians: around the model, and from above. */
  readonly around: number;
  readonly above: number;
}

/** Draws a mesh as SVG: flat triangles, the farthest first. */
export function drawMesh(mesh: Mesh, { at, scale, around, above }: View): string {
  const [left, top] = at;
  const lit = mesh.flatMap((face) => {
    const [seen] = turn(turn([face], 'y', around), 'x', above);
    const normal = normalOf(seen as Face);
    const facing: Point = normal[2] < 0 ? [-normal[0], -normal[1], -normal[2]] : normal;
    const color = shade(face.color, 0.55 + 0.55 * Math.max(0, dot(facing, LIGHT)));
    return divide({ points: (seen as Face).points, color });
  });
  const depth = ({ points: [a, b, c] }: Face): number => a[2] + b[2] + c[2];
  return lit
    .toSorted((one, other) => depth(one) - depth(other))
    .map(({ points, color }) => {
      const corners = points.map(([x, y]) => `${(left + x * scale).toFixed(1)} ${(top - y * scale).toFixed(1)}`);
      return `<path d="M${corners.join('L')}Z" fill="${color}" stroke="${color}" stroke-width=".7" stroke-linejoin="round"/>`;
    })
    .join('');
}
