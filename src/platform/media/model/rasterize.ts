import { BrokenFileError } from '../inspect/report.ts';

/** How many times each pixel may be looked at on average. */
const MAX_LAYERS = 120;

/** Which triangle is nearest in each pixel. */
export interface Layer {
  readonly width: number;
  readonly height: number;
  /** Nearness of the triangle, larger for nearer ones; 0 for none. */
  readonly near: Float32Array;
  /** Number of the triangle; −1 for none. */
  readonly shown: Int32Array;
  /** Number of pixels that may still be looked at. */
  left: number;
}

export function createLayer(width: number, height: number): Layer {
  const pixels = width * height;
  const layer = { width, height, near: new Float32Array(pixels), shown: new Int32Array(pixels), left: 0 };
  clearLayer(layer);
  return layer;
}

export function clearLayer(layer: Layer): void {
  layer.near.fill(0);
  layer.shown.fill(-1);
  layer.left = layer.near.length * MAX_LAYERS;
}

export interface Drawn {
  /** x, y and nearness of each vertex. */
  readonly points: Float32Array;
  /** Vertices of all triangles. */
  readonly corners: Uint32Array;
  /** Numbers of the triangles to draw. */
  readonly triangles: Iterable<number>;
  /** Whether a triangle is seen from behind, too. */
  readonly isTwoSided: (triangle: number) => boolean;
}

/** Decides whether a triangle covers a pixel, by the shares of its corners there. */
type Covers = (triangle: number, pixel: number, a: number, b: number, c: number) => boolean;

/**
 * Draws triangles into a layer, as far as they are nearer than what it has.
 * @throws BrokenFileError if they cover too many pixels
 */
export function rasterize(layer: Layer, { points, corners, triangles, isTwoSided }: Drawn, covers?: Covers): void {
  const { width, height, near, shown } = layer;
  for (const triangle of triangles) {
    const p = (corners[triangle * 3] ?? 0) * 3;
    const q = (corners[triangle * 3 + 1] ?? 0) * 3;
    const r = (corners[triangle * 3 + 2] ?? 0) * 3;
    const ax = points[p] ?? 0;
    const ay = points[p + 1] ?? 0;
    const bx = points[q] ?? 0;
    const by = points[q + 1] ?? 0;
    const cx = points[r] ?? 0;
    const cy = points[r + 1] ?? 0;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    // y points down, so corners go around the other way than in the world.
    if (!(area < 0 || (area > 0 && isTwoSided(triangle)))) continue;
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    if (left > right || top > bottom) continue;
    layer.left -= (right - left + 1) * (bottom - top + 1);
    if (layer.left < 0) throw new BrokenFileError('The model is too intricate to be drawn.', 'TOO_COSTLY');
    const stepA = (by - cy) / area;
    const stepB = (cy - ay) / area;
    for (let y = top; y <= bottom; y += 1) {
      let a = ((bx - left - 0.5) * (cy - y - 0.5) - (cx - left - 0.5) * (by - y - 0.5)) / area;
      let b = ((cx - left - 0.5) * (ay - y - 0.5) - (ax - left - 0.5) * (cy - y - 0.5)) / area;
      for (let pixel = y * width + left; pixel <= y * width + right; pixel += 1, a += stepA, b += stepB) {
        const c = 1 - a - b;
        if (a < 0 || b < 0 || c < 0) continue;
        const nearness = a * (points[p + 2] ?? 0) + b * (points[q + 2] ?? 0) + c * (points[r + 2] ?? 0);
        if (nearness <= (near[pixel] ?? 0)) continue;
        if (covers !== undefined && !covers(triangle, pixel, a, b, c)) continue;
        near[pixel] = nearness;
        shown[pixel] = triangle;
      }
    }
  }
}
