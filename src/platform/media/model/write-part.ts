import { mixJoints } from './bend-skin.ts';
import type { Part } from './list-parts.ts';
import { isMirroring, type Matrix, toNormalMatrix } from './matrix.ts';
import type { Mesh } from './mesh.ts';
import type { Numbers } from './read-accessor.ts';

/** Writes a vertex's position, as a matrix moves it. */
function writePoint(matrix: Matrix, { values }: Numbers, from: number, to: Float32Array, at: number): void {
  const [x = 0, y = 0, z = 0] = [values[from], values[from + 1], values[from + 2]];
  for (let axis = 0; axis < 3; axis += 1)
    to[at + axis] =
      (matrix[axis] ?? 0) * x + (matrix[axis + 4] ?? 0) * y + (matrix[axis + 8] ?? 0) * z + (matrix[axis + 12] ?? 0);
}

/** Writes a vertex's normal with length 1; zeros if it has no direction. */
function writeNormal(
  matrix: Matrix,
  { values }: Numbers,
  from: number,
  to: Float32Array,
  at: number,
  sign: number,
): void {
  const [x = 0, y = 0, z = 0] = [values[from], values[from + 1], values[from + 2]];
  const turned = [0, 1, 2].map(
    (axis) => (matrix[axis] ?? 0) * x + (matrix[axis + 3] ?? 0) * y + (matrix[axis + 6] ?? 0) * z,
  );
  const length = Math.hypot(...turned);
  if (!(length > 0 && length < Infinity)) return;
  for (let axis = 0; axis < 3; axis += 1) to[at + axis] = ((turned[axis] ?? 0) * sign) / length;
}

function writeVertices({ world, positions, normals, uvs, colors, skin }: Part, mesh: Mesh, first: number): void {
  const turning = toNormalMatrix(world);
  const sign = isMirroring(world) ? -1 : 1;
  for (let vertex = 0; vertex < positions.count; vertex += 1) {
    const to = first + vertex;
    const bent = skin === undefined ? undefined : mixJoints(skin.matrices, skin.joints, skin.weights, vertex);
    writePoint(bent ?? world, positions, vertex * 3, mesh.positions, to * 3);
    if (normals !== undefined)
      writeNormal(
        bent === undefined ? turning : toNormalMatrix(bent),
        normals,
        vertex * 3,
        mesh.normals,
        to * 3,
        bent === undefined ? sign : 1,
      );
    if (uvs !== undefined) mesh.uvs.set(uvs.values.subarray(vertex * 2, vertex * 2 + 2), to * 2);
    if (colors !== undefined)
      mesh.colors?.set(colors.values.subarray(vertex * colors.width, (vertex + 1) * colors.width), to * 4);
  }
}

/**
 * Adds a part to a mesh, without triangles that have a corner at no finite place.
 * @param first number of its first vertex
 * @param triangle number of its first triangle
 * @returns number of the next triangle
 */
export function writePart(part: Part, mesh: Mesh, first: number, triangle: number): number {
  writeVertices(part, mesh, first);
  const isTurned = part.skin === undefined && isMirroring(part.world);
  let next = triangle;
  const isPlaced = (vertex: number): boolean =>
    Number.isFinite(
      (mesh.positions[vertex * 3] ?? 0) + (mesh.positions[vertex * 3 + 1] ?? 0) + (mesh.positions[vertex * 3 + 2] ?? 0),
    );
  for (let at = 0; at < part.corners.length; at += 3) {
    const a = first + (part.corners[at] ?? 0);
    const b = first + (part.corners[at + (isTurned ? 2 : 1)] ?? 0);
    const c = first + (part.corners[at + (isTurned ? 1 : 2)] ?? 0);
    if (!isPlaced(a) || !isPlaced(b) || !isPlaced(c)) continue;
    mesh.corners.set([a, b, c], next * 3);
    mesh.surfaceOf[next] = part.surface;
    next += 1;
  }
  return next;
}
