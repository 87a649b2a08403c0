import type { HdrifyImage } from 'hdrify';
import { type Lamp, shineOf } from './lamp.ts';

export type Color = readonly [red: number, green: number, blue: number];

export interface Studio {
  /** Share of light that floor and walls return. */
  readonly surface: Color;
  readonly ceiling: Color;
  /** Share of light that a glossy floor mirrors; 0 for paper. */
  readonly gloss: number;
  readonly lamps: readonly Lamp[];
}

/** Heights of floor and ceiling from the camera, and distance of the round wall, in metres. */
const [FLOOR, CEILING, WALL] = [-1.5, 2.6, 5];
/** Distance over which the wall bends into the floor. */
const BEND = 1.6;
/** Surfaces are computed at an eighth of the size, because they have no sharp details. */
const COARSE = 8;
/** Light that has been reflected many times, per lit square metre of lamp. */
const AMBIENT = 0.006;

interface Surface {
  readonly point: Color;
  readonly normal: Color;
  readonly color: Color;
}

/** Finds floor, wall or ceiling in a direction. */
function findSurface({ surface, ceiling }: Studio, x: number, y: number, z: number): Surface {
  const across = Math.max(1e-6, Math.hypot(x, z));
  const toWall = WALL / across;
  const toLevel = (y < 0 ? FLOOR : CEILING) / (Math.abs(y) < 1e-6 ? (y < 0 ? -1e-6 : 1e-6) : y);
  const distance = Math.min(toWall, toLevel);
  const point: Color = [x * distance, y * distance, z * distance];
  const isCeiling = toLevel < toWall && y > 0;
  if (isCeiling) return { point, normal: [0, -1, 0], color: ceiling };
  // Near the lower edge, the wall bends into the floor.
  const out = WALL - across * distance + (point[1] - FLOOR);
  const part = Math.max(0, 1 - out / BEND);
  const inward = toLevel < toWall ? 0.5 * part : 1 - 0.5 * part;
  const [nx, ny, nz] = [(-x / across) * inward, 1 - inward, (-z / across) * inward];
  const length = Math.hypot(nx, ny, nz);
  return { point, normal: [nx / length, ny / length, nz / length], color: surface };
}

/** Adds up the light of all lamps that a surface returns. */
function lightSurface({ lamps }: Studio, { point, normal, color }: Surface): Color {
  let [red, green, blue] = [0, 0, 0];
  for (const { at, facing, light, area } of lamps) {
    const [dx, dy, dz] = [at[0] - point[0], at[1] - point[1], at[2] - point[2]];
    const distance = Math.hypot(dx, dy, dz);
    const falls = Math.max(0, (dx * normal[0] + dy * normal[1] + dz * normal[2]) / distance);
    const leaves = Math.max(0, -(dx * facing[0] + dy * facing[1] + dz * facing[2]) / distance);
    const share = area * (AMBIENT + (falls * leaves) / (Math.PI * (distance * distance + area)));
    red += light[0] * share;
    green += light[1] * share;
    blue += light[2] * share;
  }
  return [red * color[0], green * color[1], blue * color[2]];
}

const toDirection = (u: number, v: number): Color => {
  const [turn, down] = [(u - 0.5) * 2 * Math.PI, v * Math.PI];
  return [Math.sin(turn) * Math.sin(down), Math.cos(down), -Math.cos(turn) * Math.sin(down)];
};

/** Computes the light of all surfaces at a small size. */
function lightRoom(studio: Studio, columns: number, rows: number): Float32Array {
  const grid = new Float32Array(columns * rows * 3);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [x, y, z] = toDirection((column + 0.5) / columns, (row + 0.5) / rows);
      grid.set(lightSurface(studio, findSurface(studio, x, y, z)), (row * columns + column) * 3);
    }
  return grid;
}

/** Enlarges the small room to the whole map, interpolated between four pixels. */
function enlarge(grid: Float32Array, columns: number, rows: number, width: number): Float32Array {
  const height = width / 2;
  const data = new Float32Array(width * height * 4).fill(1);
  for (let y = 0; y < height; y += 1) {
    const row = Math.max(0, Math.min(rows - 1.001, (y + 0.5) / COARSE - 0.5));
    const [top, fy] = [Math.floor(row), row - Math.floor(row)];
    for (let x = 0; x < width; x += 1) {
      const column = (x + 0.5) / COARSE - 0.5 + columns;
      const fx = column - Math.floor(column);
      const [left, right] = [(Math.floor(column) % columns) * 3, ((Math.floor(column) + 1) % columns) * 3];
      const [upper, lower] = [top * columns * 3, (top + 1) * columns * 3];
      for (let c = 0; c < 3; c += 1) {
        const above = (grid[upper + left + c] ?? 0) * (1 - fx) + (grid[upper + right + c] ?? 0) * fx;
        const below = (grid[lower + left + c] ?? 0) * (1 - fx) + (grid[lower + right + c] ?? 0) * fx;
        data[(y * width + x) * 4 + c] = above * (1 - fy) + below * fy;
      }
    }
  }
  return data;
}

/** Lays a lamp over the map, where it is seen. `strength` is less than 1 for its mirror image in the floor. */
function drawLamp(data: Float32Array, width: number, lamp: Lamp, strength: number): void {
  const height = width / 2;
  const soft = Math.PI / height;
  const distance = Math.hypot(...lamp.at);
  const reach = Math.min(1.4, Math.atan2(lamp.radius * 1.1, distance) + 0.02);
  const down = Math.acos(lamp.at[1] / distance);
  const middle = Math.atan2(lamp.at[0], -lamp.at[2]);
  const first = Math.max(0, Math.floor(((down - reach) / Math.PI) * height));
  const last = Math.min(height - 1, Math.ceil(((down + reach) / Math.PI) * height));
  for (let y = first; y <= last; y += 1) {
    const side = Math.sin(((y + 0.5) / height) * Math.PI);
    const around = side < 0.25 ? Math.PI : Math.min(Math.PI, reach / side);
    const [from, to] = [middle - around, middle + around].map((angle) => (angle / (2 * Math.PI) + 0.5) * width);
    for (let column = Math.floor(from ?? 0); column < (to ?? 0); column += 1) {
      const x = ((column % width) + width) % width;
      const { cover, light } = shineOf(lamp, toDirection((x + 0.5) / width, (y + 0.5) / height), soft);
      if (cover <= 0) continue;
      const at = (y * width + x) * 4;
      for (let c = 0; c < 3; c += 1) {
        const seen = (lamp.light[c] ?? 0) * light;
        const before = data[at + c] ?? 0;
        data[at + c] = strength < 1 ? before + seen * cover * strength : before * (1 - cover) + seen * cover;
      }
    }
  }
}

/** Turns a lamp upside down below the floor, where a glossy floor shows it. */
const mirror = (lamp: Lamp): Lamp => ({
  ...lamp,
  at: [lamp.at[0], 2 * FLOOR - lamp.at[1], lamp.at[2]],
  facing: [lamp.facing[0], -lamp.facing[1], lamp.facing[2]],
});

/** Computes the light around a camera in a photographer's studio, which stands on paper that bends up into the wall. */
export function lightStudio(studio: Studio, width: number): HdrifyImage {
  const [columns, rows] = [width / COARSE, width / 2 / COARSE];
  const data = enlarge(lightRoom(studio, columns, rows), columns, rows, width);
  const far = studio.lamps.toSorted((one, other) => Math.hypot(...other.at) - Math.hypot(...one.at));
  if (studio.gloss > 0) for (const lamp of far) drawLamp(data, width, mirror(lamp), studio.gloss);
  for (const lamp of far) drawLamp(data, width, lamp, 1);
  return { width, height: width / 2, data, linearColorSpace: 'linear-rec709' };
}
