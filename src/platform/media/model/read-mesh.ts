import { type GltfFile, plainMaterial, readGltf } from './gltf.ts';
import { isPacked } from './is-packed.ts';
import { listParts, type Part } from './list-parts.ts';
import { fitIntoSphere, type Mesh } from './mesh.ts';
import { placeNodes } from './place-nodes.ts';
import { toSurface } from './surface.ts';
import { readTextures } from './texture.ts';
import { writePart } from './write-part.ts';

const [MAX_TRIANGLES, MAX_VERTICES] = [2_000_000, 3_000_000];

function createMesh(parts: readonly Part[], surfaces: Mesh['surfaces']): Mesh {
  const count = (read: (part: Part) => number): number => parts.reduce((sum, part) => sum + read(part), 0);
  const vertices = count(({ positions }) => positions.count);
  const triangles = count((part) => part.corners.length / 3);
  const isColored = parts.some(({ colors }) => colors !== undefined);
  return {
    positions: new Float32Array(vertices * 3),
    normals: new Float32Array(vertices * 3),
    uvs: new Float32Array(vertices * 2),
    colors: isColored ? new Float32Array(vertices * 4).fill(1) : null,
    corners: new Uint32Array(triangles * 3),
    surfaceOf: new Uint32Array(triangles),
    surfaces,
  };
}

/** Drops what lies behind the triangles that were kept. */
const cut = (mesh: Mesh, triangles: number): Mesh => ({
  ...mesh,
  corners: mesh.corners.subarray(0, triangles * 3),
  surfaceOf: mesh.surfaceOf.subarray(0, triangles),
});

async function readSurfaces(file: GltfFile) {
  const materials = [...file.gltf.materials, plainMaterial];
  const textures = await readTextures(file, materials);
  return materials.map((material, at) => toSurface(material, textures[at] ?? null));
}

/** Reads the description of a GLB, decoded if its geometry is compressed. */
async function readPlain(bytes: Buffer): Promise<GltfFile> {
  if (!isPacked(bytes)) return readGltf(bytes);
  const { unpack } = await import('./unpack.ts');
  const { buffer, byteOffset, byteLength } = await unpack(bytes);
  return readGltf(Buffer.from(buffer, byteOffset, byteLength));
}

/** Reads the triangles of a GLB in the pose of its scene. @throws Error if it can't be drawn */
export async function readMesh(bytes: Buffer): Promise<Mesh> {
  const file = await readPlain(bytes);
  const parts = listParts(file, placeNodes(file), { vertices: MAX_VERTICES, triangles: MAX_TRIANGLES });
  const mesh = createMesh(parts, await readSurfaces(file));
  let [vertex, triangle] = [0, 0];
  for (const part of parts) {
    triangle = writePart(part, mesh, vertex, triangle);
    vertex += part.positions.count;
  }
  const kept = cut(mesh, triangle);
  fitIntoSphere(kept);
  return kept;
}
