import { BrokenFileError } from '../inspect/report.ts';
import type { GltfFile } from './gltf.ts';
import { compose, identity, type Matrix, multiply } from './matrix.ts';

/**
 * Computes where the nodes of the shown scene are in the world.
 * @throws BrokenFileError if a node is part of two others, or of itself
 */
export function placeNodes({ gltf }: GltfFile): ReadonlyMap<number, Matrix> {
  const placed = new Map<number, Matrix>();
  const due = (gltf.scenes[gltf.scene]?.nodes ?? []).map((at) => ({ at, parent: identity }));
  for (let next = due.pop(); next !== undefined; next = due.pop()) {
    const { at, parent } = next;
    const node = gltf.nodes[at];
    if (node === undefined || placed.has(at))
      throw new BrokenFileError('The nodes of the model are no tree.', 'BROKEN');
    const world = multiply(parent, node.matrix ?? compose(node.translation, node.rotation, node.scale));
    placed.set(at, world);
    for (const child of node.children) due.push({ at: child, parent: world });
  }
  return placed;
}
