import * as z from 'zod';
import { openGlb } from '../inspect/glb.ts';
import { BrokenFileError } from '../inspect/report.ts';

const index = z.int().min(0);
const offset = z.int().min(0).default(0);
const vector = (length: number) => z.array(z.number()).length(length);
const list = <Item extends z.ZodType>(item: Item) => z.array(item).default([]);
const attributes = z.record(z.string(), index);

const textureReference = z.object({
  index,
  texCoord: index.default(0),
  extensions: z
    .object({
      KHR_texture_transform: z
        .object({
          offset: vector(2).default([0, 0]),
          rotation: z.number().default(0),
          scale: vector(2).default([1, 1]),
          texCoord: index.optional(),
        })
        .optional(),
    })
    .optional(),
});

const materialSchema = z.object({
  pbrMetallicRoughness: z
    .object({
      baseColorFactor: vector(4).default([1, 1, 1, 1]),
      baseColorTexture: textureReference.optional(),
      metallicFactor: z.number().default(1),
      roughnessFactor: z.number().default(1),
      metallicRoughnessTexture: z.unknown().optional(),
    })
    .prefault({}),
  emissiveFactor: vector(3).default([0, 0, 0]),
  emissiveTexture: z.unknown().optional(),
  alphaMode: z.enum(['OPAQUE', 'MASK', 'BLEND']).default('OPAQUE'),
  alphaCutoff: z.number().default(0.5),
  doubleSided: z.boolean().default(false),
  extensions: z
    .object({
      KHR_materials_unlit: z.unknown().optional(),
      KHR_materials_transmission: z.object({ transmissionFactor: z.number().default(0) }).optional(),
    })
    .prefault({}),
});
export type Material = z.output<typeof materialSchema>;
/** The material of meshes that name none. */
export const plainMaterial = materialSchema.parse({});

/** What is drawn of a glTF scene. */
const gltfSchema = z.object({
  extensionsRequired: list(z.string()),
  scene: index.default(0),
  scenes: list(z.object({ nodes: list(index) })),
  nodes: list(
    z.object({
      children: list(index),
      mesh: index.optional(),
      skin: index.optional(),
      matrix: vector(16).optional(),
      translation: vector(3).default([0, 0, 0]),
      rotation: vector(4).default([0, 0, 0, 1]),
      scale: vector(3).default([1, 1, 1]),
    }),
  ),
  meshes: list(
    z.object({
      primitives: z.array(
        z.object({ attributes, indices: index.optional(), material: index.optional(), mode: index.default(4) }),
      ),
    }),
  ),
  skins: list(z.object({ joints: z.array(index), inverseBindMatrices: index.optional() })),
  accessors: list(
    z.object({
      bufferView: index.optional(),
      byteOffset: offset,
      componentType: z.int(),
      normalized: z.boolean().default(false),
      count: index,
      type: z.string(),
      sparse: z.unknown().optional(),
    }),
  ),
  bufferViews: list(
    z.object({ buffer: index, byteOffset: offset, byteLength: index, byteStride: z.int().min(4).max(252).optional() }),
  ),
  buffers: list(z.object({ uri: z.string().optional() })),
  materials: list(materialSchema),
  textures: list(
    z.object({
      source: index.optional(),
      sampler: index.optional(),
      extensions: z.object({ EXT_texture_webp: z.object({ source: index }).optional() }).optional(),
    }),
  ),
  images: list(z.object({ uri: z.string().optional(), bufferView: index.optional() })),
  samplers: list(z.object({ wrapS: z.int().optional(), wrapT: z.int().optional() })),
});

/** A scene with the bytes of its buffers, which are empty if they aren't in the file. */
export interface GltfFile {
  readonly gltf: z.output<typeof gltfSchema>;
  readonly buffers: readonly Buffer[];
}

/** Required extensions that don't change geometry, or are drawn; models that require others aren't drawn. */
const drawn = /^KHR_(mesh_quantization|texture_transform|lights_punctual|materials_\w+)$|^EXT_texture_webp$/;

/** Decodes the bytes of a data URI; undefined for other addresses. */
export const readDataUri = (uri: string | undefined): Buffer | undefined =>
  uri?.startsWith('data:') ? Buffer.from(uri.slice(uri.indexOf(',') + 1), 'base64') : undefined;

/** Reads the scene of a GLB. @throws Error if it is invalid, or requires what isn't drawn */
export function readGltf(bytes: Buffer): GltfFile {
  const { scene, binary } = openGlb(bytes);
  const gltf = gltfSchema.parse(JSON.parse(scene));
  const unknown = gltf.extensionsRequired.find((each) => !drawn.test(each));
  if (unknown !== undefined) throw new BrokenFileError('The model is compressed in a way that isn’t drawn.');
  const none = Buffer.alloc(0);
  const buffers = gltf.buffers.map(({ uri }, at) => readDataUri(uri) ?? (at === 0 ? binary : undefined) ?? none);
  return { gltf, buffers };
}
