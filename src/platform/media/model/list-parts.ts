import { BrokenFileError } from '../inspect/report.ts';
import { readJoints } from './bend-skin.ts';
import type { GltfFile } from './gltf.ts';
import type { Matrix } from './matrix.ts';
import { type Numbers, readAccessor } from './read-accessor.ts';

const [TRIANGLES, STRIP, FAN] = [4, 5, 6];
/** Maximum number of primitives, each counted for every node that shows it. */
const MAX_PARTS = 100_000;

/** A primitive of a mesh with its place in the world. */
export interface Part {
  readonly world: Matrix;
  readonly positions: Numbers;
  readonly normals: Numbers | undefined;
  readonly uvs: Numbers | undefined;
  readonly colors: Numbers | undefined;
  /** Vertices of each triangle. */
  readonly corners: Uint32Array;
  /** Number of the material. */
  readonly surface: number;
  /** Matrices of joints and how much each of four moves a vertex. */
  readonly skin:
    | { readonly matrices: readonly Matrix[]; readonly joints: Numbers; readonly weights: Numbers }
    | undefined;
}

/** Lists the corners of triangles; those of a strip or a fan one by one. */
function toTriangles(corners: Uint32Array, mode: number): Uint32Array {
  if (mode === TRIANGLES) return corners.subarray(0, corners.length - (corners.length % 3));
  const triangles = new Uint32Array(Math.max(0, corners.length - 2) * 3);
  for (let at = 2, to = 0; at < corners.length; at += 1, to += 3) {
    const first = mode === FAN ? 0 : at - 2;
    const isTurned = mode === STRIP && at % 2 === 1;
    triangles[to] = corners[isTurned ? at - 1 : first] ?? 0;
    triangles[to + 1] = corners[isTurned ? first : at - 1] ?? 0;
    triangles[to + 2] = corners[at] ?? 0;
  }
  return triangles;
}

type Primitive = GltfFile['gltf']['meshes'][number]['primitives'][number];

function readCorners(file: GltfFile, { indices, mode }: Primitive, vertices: number): Uint32Array {
  const corners =
    indices === undefined
      ? Uint32Array.from({ length: vertices }, (_, at) => at)
      : (readAccessor(file, indices, true).values as Uint32Array);
  for (const corner of corners)
    if (corner >= vertices) throw new BrokenFileError('A triangle of the model has no corner.', 'BROKEN');
  return toTriangles(corners, mode);
}

/** Reads a primitive; undefined if it consists of points or lines. */
function readPrimitive(file: GltfFile, primitive: Primitive): Omit<Part, 'world' | 'skin'> | undefined {
  const { attributes, material, mode } = primitive;
  if (attributes['POSITION'] === undefined || mode < TRIANGLES || mode > FAN) return undefined;
  const positions = readAccessor(file, attributes['POSITION']);
  const read = (name: string, widths: readonly number[]): Numbers | undefined => {
    const found = attributes[name] === undefined ? undefined : readAccessor(file, attributes[name]);
    return found !== undefined && widths.includes(found.width) && found.count === positions.count ? found : undefined;
  };
  if (positions.width !== 3) throw new BrokenFileError('Vertices of the model have no place.', 'BROKEN');
  const { materials } = file.gltf;
  const surface = material !== undefined && material < materials.length ? material : materials.length;
  const texture = materials[surface]?.pbrMetallicRoughness.baseColorTexture;
  const set = texture?.extensions?.KHR_texture_transform?.texCoord ?? texture?.texCoord ?? 0;
  return {
    positions,
    normals: read('NORMAL', [3]),
    uvs: texture === undefined ? undefined : read(`TEXCOORD_${set}`, [2]),
    colors: read('COLOR_0', [3, 4]),
    corners: readCorners(file, primitive, positions.count),
    surface,
  };
}

function readSkin(
  file: GltfFile,
  placed: ReadonlyMap<number, Matrix>,
  { attributes }: Primitive,
  skin: number,
): Part['skin'] {
  const { JOINTS_0: joints, WEIGHTS_0: weights } = attributes;
  if (joints === undefined || weights === undefined) return undefined;
  const found = { joints: readAccessor(file, joints), weights: readAccessor(file, weights) };
  if (found.joints.width !== 4 || found.weights.width !== 4) return undefined;
  return { matrices: readJoints(file, placed, skin), ...found };
}

/** Lists the parts of a scene. @throws BrokenFileError if they have more vertices or triangles than `most` */
export function listParts(
  file: GltfFile,
  placed: ReadonlyMap<number, Matrix>,
  most: { readonly vertices: number; readonly triangles: number },
): Part[] {
  const read = new Map<Primitive, Omit<Part, 'world' | 'skin'> | undefined>();
  const parts: Part[] = [];
  let [vertices, triangles, seen] = [0, 0, 0];
  for (const [at, world] of placed) {
    const { mesh, skin } = file.gltf.nodes[at] ?? {};
    for (const primitive of file.gltf.meshes[mesh ?? -1]?.primitives ?? []) {
      seen += 1;
      if (seen > MAX_PARTS) throw new BrokenFileError('The model has too many parts to be drawn.', 'TOO_COSTLY');
      if (!read.has(primitive)) read.set(primitive, readPrimitive(file, primitive));
      const part = read.get(primitive);
      if (part === undefined) continue;
      vertices += part.positions.count;
      triangles += part.corners.length / 3;
      if (vertices > most.vertices || triangles > most.triangles)
        throw new BrokenFileError('The model has too many triangles to be drawn.', 'TOO_COSTLY');
      parts.push({ ...part, world, skin: skin === undefined ? undefined : readSkin(file, placed, primitive, skin) });
    }
  }
  return parts;
}
