import type { GltfFile } from './gltf.ts';
import { identity, type Matrix, multiply } from './matrix.ts';
import { type Numbers, readAccessor } from './read-accessor.ts';

/** Lists the matrices of a skin's joints, in the pose in which the file places them. */
export function readJoints(file: GltfFile, placed: ReadonlyMap<number, Matrix>, skin: number): Matrix[] {
  const { joints, inverseBindMatrices } = file.gltf.skins[skin] ?? { joints: [] };
  const bound = inverseBindMatrices === undefined ? undefined : readAccessor(file, inverseBindMatrices).values;
  return joints.map((joint, at) => {
    const inverse = bound === undefined ? identity : Array.from(bound.subarray(at * 16, at * 16 + 16));
    return multiply(placed.get(joint) ?? identity, inverse);
  });
}

/** Mixes the matrices of the joints that move a vertex; undefined if none does. */
export function mixJoints(matrices: readonly Matrix[], joints: Numbers, weights: Numbers, vertex: number) {
  const mixed = new Array<number>(16).fill(0);
  let total = 0;
  for (let part = vertex * 4; part < vertex * 4 + 4; part += 1) {
    const weight = weights.values[part] ?? 0;
    const matrix = matrices[joints.values[part] ?? -1];
    if (!(weight > 0) || matrix === undefined) continue;
    total += weight;
    for (let at = 0; at < 16; at += 1) mixed[at] = (mixed[at] ?? 0) + weight * (matrix[at] ?? 0);
  }
  return total > 0 ? mixed.map((each) => each / total) : undefined;
}
