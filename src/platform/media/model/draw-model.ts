import { type Camera, project } from './camera.ts';
import { develop, SAMPLES } from './develop.ts';
import { castShadow } from './ground.ts';
import type { Mesh } from './mesh.ts';
import { clearLayer, createLayer, type Layer, rasterize } from './rasterize.ts';
import { createShader, type Shade } from './shade.ts';

/** Shades what is nearest. Samples of a pixel that show the same triangle are shaded once. */
function shadeLayer(
  { width, height, shown }: Layer,
  shadeAt: (triangle: number, x: number, y: number) => void,
  color: Float64Array,
  samples: Float32Array,
): void {
  for (let y = 0; y < height; y += SAMPLES)
    for (let x = 0; x < width; x += SAMPLES) {
      let before = -1;
      for (let at = 0; at < SAMPLES * SAMPLES; at += 1) {
        const column = x + (at % SAMPLES);
        const row = y + Math.floor(at / SAMPLES);
        const sample = row * width + column;
        const triangle = shown[sample] ?? -1;
        if (triangle < 0) continue;
        if (triangle !== before) shadeAt(triangle, column + 0.5, row + 0.5);
        before = triangle;
        for (let channel = 0; channel < 3; channel += 1) samples[sample * 4 + channel] = color[channel] ?? 0;
        samples[sample * 4 + 3] = 1;
      }
    }
}

/** Calls a function with the shares of a triangle's corners at a place of the picture. */
function findShares(corners: Uint32Array, points: Float32Array, shade: Shade, color: Float64Array) {
  return (triangle: number, x: number, y: number): void => {
    const p = (corners[triangle * 3] ?? 0) * 3;
    const q = (corners[triangle * 3 + 1] ?? 0) * 3;
    const r = (corners[triangle * 3 + 2] ?? 0) * 3;
    const ax = (points[p] ?? 0) - x;
    const ay = (points[p + 1] ?? 0) - y;
    const bx = (points[q] ?? 0) - x;
    const by = (points[q + 1] ?? 0) - y;
    const cx = (points[r] ?? 0) - x;
    const cy = (points[r + 1] ?? 0) - y;
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    const a = (bx * cy - cx * by) / area;
    const b = (cx * ay - ax * cy) / area;
    shade(triangle, a, b, 1 - a - b, color);
  };
}

/** Sorts transparent triangles, the farthest first. */
function sortByDistance(triangles: Uint32Array, corners: Uint32Array, points: Float32Array): Uint32Array {
  const near = Float32Array.from(triangles, (triangle) =>
    [0, 1, 2].reduce((sum, corner) => sum + (points[(corners[triangle * 3 + corner] ?? 0) * 3 + 2] ?? 0), 0),
  );
  const order = Uint32Array.from(triangles.keys()).sort((one, other) => (near[one] ?? 0) - (near[other] ?? 0));
  return order.map((at) => triangles[at] ?? 0);
}

function listTriangles({ surfaceOf, surfaces }: Mesh, alpha: string): Uint32Array {
  const isWanted = surfaces.map((surface) => surface.alpha === alpha);
  return Uint32Array.from(surfaceOf.keys()).filter((triangle) => isWanted[surfaceOf[triangle] ?? 0]);
}

/**
 * Creates a function that draws a model from an angle in radians, as pixels of three bytes. It throws a
 * BrokenFileError if the model takes too long.
 */
export function createDrawing(mesh: Mesh, camera: Camera): (angle: number) => Buffer {
  const { corners, surfaceOf, surfaces } = mesh;
  const ground = castShadow(mesh);
  const fine = {
    ...camera,
    width: camera.width * SAMPLES,
    height: camera.height * SAMPLES,
    scale: camera.scale * SAMPLES,
  };
  const layer = createLayer(fine.width, fine.height);
  const samples = new Float32Array(fine.width * fine.height * 4);
  const [solid, pierced, clear] = ['OPAQUE', 'MASK', 'BLEND'].map((alpha) => listTriangles(mesh, alpha));
  const isTwoSided = (triangle: number): boolean => surfaces[surfaceOf[triangle] ?? 0]?.isDoubleSided === true;
  const color = new Float64Array(4);
  return (angle) => {
    clearLayer(layer);
    samples.fill(0);
    const points = project(mesh, angle, fine);
    const { paint, shade } = createShader(mesh, points, angle);
    const drawn = { points, corners, isTwoSided };
    rasterize(layer, { ...drawn, triangles: solid ?? [] });
    rasterize(layer, { ...drawn, triangles: pierced ?? [] }, (triangle, _, a, b, c) => {
      paint(triangle, a, b, c, color);
      return (color[3] ?? 1) >= (surfaces[surfaceOf[triangle] ?? 0]?.cutoff ?? 0);
    });
    shadeLayer(layer, findShares(corners, points, shade, color), color, samples);
    const sorted = clear === undefined ? [] : sortByDistance(clear, corners, points);
    rasterize(layer, { ...drawn, triangles: sorted }, (triangle, pixel, a, b, c) => {
      shade(triangle, a, b, c, color);
      const alpha = Math.max(0, Math.min(1, color[3] ?? 1));
      for (let at = pixel * 4; at < pixel * 4 + 3; at += 1)
        samples[at] = (color[at % 4] ?? 0) * alpha + (samples[at] ?? 0) * (1 - alpha);
      samples[pixel * 4 + 3] = alpha + (samples[pixel * 4 + 3] ?? 0) * (1 - alpha);
      return false;
    });
    return develop(samples, ground, angle, camera);
  };
}
