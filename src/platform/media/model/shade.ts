import { ABOVE } from './camera.ts';
import { lightColor } from './light.ts';
import type { Mesh } from './mesh.ts';
import { sampleTexture } from './sample-texture.ts';

/** Writes the colour of a triangle where its corners have the shares `a`, `b` and `c` in the picture. */
export type Shade = (triangle: number, a: number, b: number, c: number, color: Float64Array) => void;

/** Creates functions that find the own colour of a triangle, and how it is lit. */
export function createShader(mesh: Mesh, points: Float32Array, angle: number): { paint: Shade; shade: Shade } {
  const { positions, normals, uvs, colors, corners, surfaceOf, surfaces } = mesh;
  // The vertices of the triangle that is shaded, and their shares in the world. New arrays for each pixel would be slow.
  let [p, q, r, a, b, c] = [0, 0, 0, 0, 0, 0];
  const [sin, cos, low, high] = [Math.sin(angle), Math.cos(angle), Math.sin(ABOVE), Math.cos(ABOVE)];
  const mix = (values: Float32Array, width: number, part: number): number =>
    (values[p * width + part] ?? 0) * a + (values[q * width + part] ?? 0) * b + (values[r * width + part] ?? 0) * c;
  const edge = (corner: number, axis: number): number =>
    (positions[corner * 3 + axis] ?? 0) - (positions[p * 3 + axis] ?? 0);
  const area = (values: Float32Array, width: number): number => {
    const x = values[p * width] ?? 0;
    const y = values[p * width + 1] ?? 0;
    const product = ((values[q * width] ?? 0) - x) * ((values[r * width + 1] ?? 0) - y);
    return Math.abs(product - ((values[r * width] ?? 0) - x) * ((values[q * width + 1] ?? 0) - y));
  };
  const paint: Shade = (triangle, shareA, shareB, shareC, color) => {
    p = corners[triangle * 3] ?? 0;
    q = corners[triangle * 3 + 1] ?? 0;
    r = corners[triangle * 3 + 2] ?? 0;
    // What is nearer takes more room in the picture.
    a = shareA * (points[p * 3 + 2] ?? 0);
    b = shareB * (points[q * 3 + 2] ?? 0);
    c = shareC * (points[r * 3 + 2] ?? 0);
    const sum = a + b + c;
    a /= sum;
    b /= sum;
    c /= sum;
    const surface = surfaces[surfaceOf[triangle] ?? 0];
    for (let part = 0; part < 4; part += 1)
      color[part] = (surface?.color[part] ?? 1) * (colors === null ? 1 : mix(colors, 4, part));
    const texture = surface?.texture;
    const largest = texture?.levels[0];
    if (texture == null || largest === undefined) return;
    const detail = Math.sqrt((area(uvs, 2) * largest.width * largest.height) / Math.max(1e-9, area(points, 3)));
    sampleTexture(texture, mix(uvs, 2, 0), mix(uvs, 2, 1), detail, color);
  };
  const shade: Shade = (triangle, shareA, shareB, shareC, color) => {
    paint(triangle, shareA, shareB, shareC, color);
    const surface = surfaces[surfaceOf[triangle] ?? 0];
    if (surface === undefined || surface.isUnlit) return;
    let x = mix(normals, 3, 0);
    let y = mix(normals, 3, 1);
    let z = mix(normals, 3, 2);
    if (x === 0 && y === 0 && z === 0) {
      x = edge(q, 1) * edge(r, 2) - edge(q, 2) * edge(r, 1);
      y = edge(q, 2) * edge(r, 0) - edge(q, 0) * edge(r, 2);
      z = edge(q, 0) * edge(r, 1) - edge(q, 1) * edge(r, 0);
    }
    // The direction before the camera, as `project` turns places.
    const right = x * cos + z * sin;
    const turned = z * cos - x * sin;
    const near = y * low + turned * high;
    // The back of a surface is lit as its front would be.
    const side = near < 0 && surface.isDoubleSided ? -1 : 1;
    const length = Math.max(Number.MIN_VALUE, Math.sqrt(x * x + y * y + z * z)) * side;
    lightColor(color, right / length, (y * high - turned * low) / length, near / length, surface);
  };
  return { paint, shade };
}
