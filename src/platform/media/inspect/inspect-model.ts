import * as z from 'zod';
import { openGlb } from './glb.ts';
import { BrokenFileError, type Figures } from './report.ts';

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

/** Reads the description of a scene. @throws BrokenFileError */
function readScene(bytes: Buffer): Gltf {
  const { scene } = openGlb(bytes);
  try {
    return gltfSchema.parse(JSON.parse(scene));
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
