import { type Camera, findGround } from './camera.ts';
import type { Mesh } from './mesh.ts';
import { createLayer, rasterize } from './rasterize.ts';

const SIDE = 256;
/** Half of the side that the shadow covers, in units of the model. */
const REACH = 1.5;
/** Nearness of the ground. */
const GROUND = 8;
const [RADIUS, PASSES] = [5, 3];
const DARKNESS = 0.62;

/** The soft shadow under a model. */
export interface Ground {
  /** Height of the lowest vertex. */
  readonly height: number;
  /** Darkness from 0 to 1 in a square of the ground. */
  readonly shadow: Float32Array;
}

/** Blurs a square along its rows, and turns it, so that a second call blurs along the other side. */
function blurAndTurn(from: Float32Array): Float32Array {
  const to = new Float32Array(from.length);
  for (let row = 0; row < SIDE; row += 1) {
    let sum = 0;
    for (let at = -RADIUS; at < SIDE; at += 1) {
      sum += at + RADIUS < SIDE ? (from[row * SIDE + at + RADIUS] ?? 0) : 0;
      sum -= at - RADIUS > 0 ? (from[row * SIDE + at - RADIUS - 1] ?? 0) : 0;
      if (at >= 0) to[at * SIDE + row] = sum / (2 * RADIUS + 1);
    }
  }
  return to;
}

/** Computes the shadow: darkest where a model touches the ground, and fainter below what is higher. */
export function castShadow({ positions, corners }: Mesh): Ground {
  let height = Infinity;
  for (let at = 1; at < positions.length; at += 3) height = Math.min(height, positions[at] ?? 0);
  const points = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    points[at] = ((positions[at] ?? 0) / REACH + 1) * (SIDE / 2);
    points[at + 1] = ((positions[at + 2] ?? 0) / REACH + 1) * (SIDE / 2);
    points[at + 2] = GROUND - ((positions[at + 1] ?? 0) - height);
  }
  const layer = createLayer(SIDE, SIDE);
  rasterize(layer, {
    points,
    corners,
    triangles: Array.from({ length: corners.length / 3 }, (_, at) => at),
    isTwoSided: () => true,
  });
  let shadow: Float32Array = layer.near.map((near) => (near > 0 ? Math.exp((near - GROUND) * 3.2) : 0));
  for (let pass = 0; pass < PASSES * 2; pass += 1) shadow = blurAndTurn(shadow);
  return { height, shadow };
}

/** Finds how dark the ground is in a pixel. */
export function readShadow({ height, shadow }: Ground, x: number, y: number, angle: number, camera: Camera): number {
  const place = findGround(x, y, height, angle, camera);
  if (place === undefined) return 0;
  const across = (place.x / REACH + 1) * (SIDE / 2) - 0.5;
  const down = (place.z / REACH + 1) * (SIDE / 2) - 0.5;
  const column = Math.floor(across);
  const row = Math.floor(down);
  if (column < 0 || row < 0 || column >= SIDE - 1 || row >= SIDE - 1) return 0;
  const at = row * SIDE + column;
  const upper = (shadow[at] ?? 0) + ((shadow[at + 1] ?? 0) - (shadow[at] ?? 0)) * (across - column);
  const lower =
    (shadow[at + SIDE] ?? 0) + ((shadow[at + SIDE + 1] ?? 0) - (shadow[at + SIDE] ?? 0)) * (across - column);
  return DARKNESS * (upper + (lower - upper) * (down - row));
}
