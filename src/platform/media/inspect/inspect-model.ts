import * as z from 'zod';
import { BrokenFileError, type Figures } from './report.ts';

const [HEADER_BYTES, CHUNK_HEAD_BYTES] = [12, 8];
const JSON_CHUNK = 0x4e4f534a;
const MAX_JSON_BYTES = 64_000_000;
const TRIANGLES = 4;

const index = z.int().min(0);
const resource = z.object({ uri: z.string().optional() });

/** What is read of a glTF scene. */
const gltfSchema = z.object({
  asset: z.object({ version: z.string() }),
  meshes: z
    .array(
      z.object({
        primitives: z.array(
          z.object({
            attributes: z.record(z.string(), index),
            indices: index.optional(),
            mode: z.int().optional(),
          }),
        ),
      }),
    )
    .default([]),
  accessors: z.array(z.object({ count: z.int().min(0) })).default([]),
  materials: z.array(z.unknown()).default([]),
  textures: z.array(z.unknown()).default([]),
  animations: z.array(z.unknown()).default([]),
  buffers: z.array(resource).default([]),
  images: z.array(resource).default([]),
});
type Gltf = z.output<typeof gltfSchema>;

/** Reads the first chunk of a GLB, which describes the scene. @throws BrokenFileError */
function readScene(bytes: Buffer): Gltf {
  if (bytes.length < HEADER_BYTES + CHUNK_HEAD_BYTES || bytes.readUInt32LE(8) > bytes.length)
    throw new BrokenFileError('The model ends too early.', 'TRUNCATED');
  if (bytes.readUInt32LE(4) !== 2) throw new BrokenFileError('Only glTF 2.0 is read.', 'BROKEN');
  const [length, type] = [bytes.readUInt32LE(HEADER_BYTES), bytes.readUInt32LE(HEADER_BYTES + 4)];
  const start = HEADER_BYTES + CHUNK_HEAD_BYTES;
  if (type !== JSON_CHUNK) throw new BrokenFileError('The model doesn’t begin with its scene.', 'BROKEN');
  if (length > MAX_JSON_BYTES) throw new BrokenFileError('The description of the scene is too long.', 'TOO_COSTLY');
  if (start + length > bytes.length) throw new BrokenFileError('The model ends too early.', 'TRUNCATED');
  try {
    return gltfSchema.parse(JSON.parse(bytes.toString('utf8', start, start + length)));
  } catch {
    throw new BrokenFileError('The scene of the model can’t be read.', 'BROKEN');
  }
}

/** Counts the vertices and triangles of all meshes, each once. */
function countShapes({ meshes, accessors }: Gltf): { readonly vertices: number; readonly triangles: number } {
  let triangles = 0;
  const points = new Set<number>();
  for (const { attributes, indices, mode = TRIANGLES } of meshes.flatMap(({ primitives }) => primitives)) {
    const position = attributes['POSITION'];
    if (position === undefined) continue;
    points.add(position);
    const corners = accessors[indices ?? position]?.count ?? 0;
    // Strips and fans have one triangle for each corner behind the first two; lines and points have none.
    if (mode === TRIANGLES) triangles += Math.floor(corners / 3);
    else if (mode > TRIANGLES) triangles += Math.max(0, corners - 2);
  }
  return { triangles, vertices: [...points].reduce((sum, point) => sum + (accessors[point]?.count ?? 0), 0) };
}

/**
 * Counts what a 3D model consists of.
 * @throws BrokenFileError also for one that loads other files, which buyers wouldn't get
 */
export function inspectModel(bytes: Buffer): Figures {
  const scene = readScene(bytes);
  const outside = [...scene.buffers, ...scene.images].some(({ uri }) => uri !== undefined && !uri.startsWith('data:'));
  if (outside)
    throw new BrokenFileError('The model loads other files. Export it as one GLB file.', 'EXTERNAL_REFERENCE');
  const { materials, textures, animations } = scene;
  return {
    ...countShapes(scene),
    materials: materials.length,
    textures: textures.length,
    animations: animations.length,
  };
}
