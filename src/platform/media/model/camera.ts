import type { Mesh } from './mesh.ts';

/** Distance from the middle of the sphere with the model. */
const DISTANCE = 3.4;
/** Angle in radians from which the camera looks down. */
export const ABOVE = 0.33;
const [SIN, COS] = [Math.sin(ABOVE), Math.cos(ABOVE)];
/** Parts of the picture's width and height that the model fills. */
const [WIDE, HIGH] = [0.86, 0.8];
/** How much of the space that is left is below the model. */
const BELOW = 0.54;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How a model becomes a picture: pixels for a unit at distance 1, and the place that is in the middle. */
export interface Camera extends Size {
  readonly scale: number;
  readonly across: number;
  readonly up: number;
}

/** Calls `use` with where each vertex is at distance 1, and its distance. */
function seeEach(
  { positions }: Mesh,
  angle: number,
  use: (vertex: number, across: number, up: number, away: number) => void,
) {
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  for (let at = 0; at < positions.length; at += 3) {
    const x = positions[at] ?? 0;
    const y = positions[at + 1] ?? 0;
    const z = positions[at + 2] ?? 0;
    const turned = z * cos - x * sin;
    const away = DISTANCE - (y * SIN + turned * COS);
    use(at, (x * cos + z * sin) / away, (y * COS - turned * SIN) / away, away);
  }
}

/** Chooses a camera whose picture a model fills from all the angles. */
export function placeCamera(mesh: Mesh, angles: readonly number[], { width, height }: Size): Camera {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const angle of angles)
    seeEach(mesh, angle, (_, across, up) => {
      left = Math.min(left, across);
      right = Math.max(right, across);
      low = Math.min(low, up);
      high = Math.max(high, up);
    });
  const scale = Math.min((width * WIDE) / (right - left), (height * HIGH) / (high - low));
  const space = height / scale - (high - low);
  return { width, height, scale, across: (left + right) / 2, up: (low + high) / 2 - (BELOW - 0.5) * space };
}

/** Computes where vertices are in the picture: x, y, and 1 divided by the distance. */
export function project(mesh: Mesh, angle: number, { width, height, scale, across, up }: Camera): Float32Array {
  const points = new Float32Array(mesh.positions.length);
  seeEach(mesh, angle, (at, right, high, away) => {
    points[at] = width / 2 + (right - across) * scale;
    points[at + 1] = height / 2 - (high - up) * scale;
    points[at + 2] = 1 / away;
  });
  return points;
}

/** Finds which place of the ground is seen in a pixel; undefined for the sky. */
export function findGround(
  x: number,
  y: number,
  ground: number,
  angle: number,
  camera: Camera,
): { x: number; z: number } | undefined {
  const across = (x - camera.width / 2) / camera.scale + camera.across;
  const up = (camera.height / 2 - y) / camera.scale + camera.up;
  const away = (ground - DISTANCE * SIN) / (up * COS - SIN);
  if (!(away > 0)) return undefined;
  const near = (DISTANCE - away) * COS - up * away * SIN;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return { x: across * away * cos - near * sin, z: across * away * sin + near * cos };
}
