import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createGlb } from '../../../../tests/support/create-glb.ts';
import { createCube, createModel } from '../../../../tests/support/create-model.ts';
import { packings, packModel } from '../../../../tests/support/pack-model.ts';
import { openGlb } from '../inspect/glb.ts';
import { inspectModel } from '../inspect/inspect-model.ts';
import { placeCamera } from './camera.ts';
import { createDrawing } from './draw-model.ts';
import { isPacked } from './is-packed.ts';
import { readMesh } from './read-mesh.ts';
import { unpack } from './unpack.ts';

const SIZE = { width: 160, height: 120 };
const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#b02010' } })
  .png()
  .toBuffer();
const material = { pbrMetallicRoughness: { baseColorTexture: { index: 0 }, metallicFactor: 0 } };
const nodes = [{ mesh: 0, scale: [1, 2, 1], rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2] }];
const plain = createModel({ ...createCube(), material }, { nodes }, picture);

async function draw(glb: Buffer): Promise<Buffer> {
  const mesh = await readMesh(glb);
  return createDrawing(mesh, placeCamera(mesh, [0.5], SIZE))(0.5);
}

describe.each(packings)('a model that is packed: %s', (packing) => {
  it('is counted and drawn like the plain one, with its picture', async () => {
    const packed = await packModel(plain, packing);
    expect(inspectModel(packed)).toEqual(inspectModel(plain));
    const [one, other] = [await draw(plain), await draw(packed)];
    expect(new Set(one).size).toBeGreaterThan(40);
    const changed = one.filter((value, at) => Math.abs(value - (other[at] ?? 0)) > 8).length;
    // Quantized corners are moved by a fraction of a pixel, which changes few pixels of the edges.
    expect(changed / one.length).toBeLessThan(0.005);
  });
});

/** Changes the description of a packed model, and perhaps its numbers. */
function change(packed: Buffer, edit: (scene: Scene) => object, binary = openGlb(packed).binary): Buffer {
  const scene = JSON.parse(openGlb(packed).scene) as Scene;
  return createGlb({ ...scene, ...edit(scene) }, binary);
}
interface Scene {
  readonly accessors: readonly object[];
  readonly bufferViews: readonly { readonly extensions: { readonly EXT_meshopt_compression: object } }[];
  readonly meshes: readonly { readonly primitives: readonly object[] }[];
}

const cube = createModel(createCube());
const [draco, meshopt] = [await packModel(cube, 'draco'), await packModel(cube, 'meshopt')];
const noise = Buffer.alloc(4000, 'noise');

describe('a broken packed model', () => {
  it.each([
    ['Draco without its numbers', change(draco, () => ({}), Buffer.alloc(0))],
    ['Draco with noise', change(draco, () => ({}), noise)],
    ['Meshopt without its numbers', change(meshopt, () => ({}), Buffer.alloc(0))],
    ['Meshopt with noise', change(meshopt, () => ({}), noise)],
    ['Draco without a stream', change(draco, () => ({ bufferViews: [] }))],
    ['an extension that nobody knows', change(draco, () => ({ extensionsRequired: ['EXT_secret'] }))],
  ])('is not drawn: %s', async (_, glb) => {
    expect(isPacked(glb)).toBe(true);
    await expect(readMesh(glb)).rejects.toThrow();
  });
});

describe('a packed model that would explode', () => {
  const withCount = (count: unknown) =>
    change(draco, ({ accessors }) => ({ accessors: accessors.map((accessor) => ({ ...accessor, count })) }));
  const withViews = (more: object, copies = 1) =>
    change(meshopt, ({ bufferViews }) => ({
      bufferViews: Array.from({ length: copies }, () => bufferViews)
        .flat()
        .map((view) => ({
          ...view,
          extensions: { EXT_meshopt_compression: { ...view.extensions.EXT_meshopt_compression, ...more } },
        })),
    }));
  const withStreams = (toView: (scene: Scene) => object | undefined) =>
    change(draco, (scene) => {
      const primitive = scene.meshes[0]?.primitives[0];
      const attributes = { POSITION: 0, TEXCOORD_0: 1 };
      const copies = Array.from({ length: 3000 }, (_, bufferView) => bufferView);
      const toPrimitive = (bufferView: number) => ({
        ...primitive,
        extensions: { KHR_draco_mesh_compression: { bufferView, attributes } },
      });
      return { bufferViews: copies.map(() => toView(scene)), meshes: [{ primitives: copies.map(toPrimitive) }] };
    });
  it.each([
    ['vertices', withCount(4_000_000_000)],
    ['numbers that are none', withCount('many')],
    ['one view', withViews({ count: 200_000_000 })],
    ['many views of the same bytes', withViews({ count: 100_000 }, 1000)],
    ['many streams of the same bytes', withStreams(({ bufferViews }) => bufferViews[0])],
    ['many streams without a length', withStreams(() => ({ buffer: 0, byteOffset: 0 }))],
    [
      'many pictures of the same bytes',
      change(draco, ({ bufferViews }) => ({
        images: Array.from({ length: 1000 }, () => ({ mimeType: 'image/png', bufferView: bufferViews.length - 1 })),
      })),
    ],
  ])('is refused before it is decoded: %s', async (_, glb) => {
    await expect(unpack(glb)).rejects.toThrow('too large');
  });
});
