import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createGlb } from '../../../../tests/support/create-glb.ts';
import { createCube, createModel } from '../../../../tests/support/create-model.ts';
import { placeCamera } from './camera.ts';
import { createDrawing } from './draw-model.ts';
import { readMesh } from './read-mesh.ts';

const SIZE = { width: 160, height: 120 };
const cube = createCube();
const paint = (color: readonly number[], more: object = {}) => ({
  pbrMetallicRoughness: { baseColorFactor: color, metallicFactor: 0 },
  ...more,
});
const [red, green] = [paint([0.8, 0.02, 0.02, 1]), paint([0.02, 0.8, 0.02, 1])];

type Rgb = readonly [number, number, number];

async function draw(glb: Buffer, angle = 0): Promise<(x: number, y: number) => Rgb> {
  const mesh = await readMesh(glb);
  const pixels = createDrawing(mesh, placeCamera(mesh, [angle], SIZE))(angle);
  expect(pixels.length).toBe(SIZE.width * SIZE.height * 3);
  return (x, y) => {
    const at = (Math.round(y * (SIZE.height - 1)) * SIZE.width + Math.round(x * (SIZE.width - 1))) * 3;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  };
}
const isRed = ([r, g, b]: Rgb): boolean => r > 2 * g && r > 2 * b;
const isGreen = ([r, g, b]: Rgb): boolean => g > 2 * r && g > 2 * b;
const isGrey = ([r, g, b]: Rgb): boolean => Math.max(r, g, b) - Math.min(r, g, b) < 12;
const light = ([r, g, b]: Rgb): number => r + g + b;

describe('a model that is drawn', () => {
  it('fills the picture, before a soft background and a shadow', async () => {
    const at = await draw(createModel({ ...cube, material: red }));
    expect(isRed(at(0.5, 0.5))).toBe(true);
    for (const [x, y] of [
      [0.02, 0.02],
      [0.98, 0.02],
      [0.02, 0.98],
      [0.98, 0.98],
    ] as const)
      expect(isGrey(at(x, y))).toBe(true);
    const column = Array.from({ length: 100 }, (_, y) => isRed(at(0.5, y / 100))).filter(Boolean).length;
    expect(column).toBeGreaterThan(70);
    expect(column).toBeLessThan(90);
    // The ground beside the cube is darker than the same height at the border.
    expect(light(at(0.24, 0.8))).toBeLessThan(light(at(0.02, 0.8)));
  });

  it('shows its front, its top in more light, and another side when it is turned', async () => {
    const sides = [0, 1].map((side) => ({ attributes: { POSITION: 0 }, indices: side + 1, material: side }));
    const glb = createModel(
      { ...cube, material: red },
      {
        meshes: [{ primitives: sides }],
        materials: [red, green],
        // The last two of the cube's faces are the back and the front.
        accessors: [
          { bufferView: 0, type: 'VEC3', componentType: 5126, count: 24 },
          { bufferView: 1, type: 'SCALAR', componentType: 5125, count: 30 },
          { bufferView: 1, byteOffset: 30 * 4, type: 'SCALAR', componentType: 5125, count: 6 },
        ],
      },
    );
    const front = await draw(glb);
    expect([isGreen(front(0.5, 0.6)), isRed(front(0.5, 0.14))]).toEqual([true, true]);
    expect(Math.max(...front(0.5, 0.14))).toBeGreaterThan(Math.max(...(await draw(glb, Math.PI))(0.5, 0.6)));
    expect(isRed((await draw(glb, Math.PI))(0.5, 0.6))).toBe(true);
    // Turned by an eighth to the right, the front is on the right.
    const turned = await draw(glb, Math.PI / 4);
    expect([isRed(turned(0.4, 0.6)), isGreen(turned(0.6, 0.6))]).toEqual([true, true]);
  });

  it('is placed by its nodes, also when they mirror or scale it', async () => {
    const plain = await draw(createModel({ ...cube, material: red }));
    const nodes = [
      { children: [1], rotation: [0, Math.SQRT1_2, 0, Math.SQRT1_2], translation: [1e5, 0, 0] },
      { mesh: 0, scale: [-3, 3, 3] },
    ];
    const placed = await draw(createModel({ ...cube, material: red }, { nodes }));
    for (const [x, y] of [
      [0.5, 0.5],
      [0.5, 0.2],
      [0.4, 0.7],
    ] as const)
      for (const channel of [0, 1, 2] as const)
        expect(Math.abs(plain(x, y)[channel] - placed(x, y)[channel])).toBeLessThan(8);
  });

  it('has its pictures, with their transparent parts', async () => {
    const picture = await sharp(
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><path fill="#10c020" d="M0 0h64v32H0z"/></svg>',
      ),
    )
      .png()
      .toBuffer();
    const material = { alphaMode: 'MASK', pbrMetallicRoughness: { baseColorTexture: { index: 0 }, metallicFactor: 0 } };
    const at = await draw(createModel({ ...cube, material }, {}, picture));
    expect([isGreen(at(0.5, 0.42)), isGreen(at(0.5, 0.85))]).toEqual([true, false]);
    expect(isGrey(at(0.5, 0.85))).toBe(true);
  });

  it('is seen through where it is glass', async () => {
    const clear = await draw(createModel({ ...cube, material: paint([0.8, 0, 0, 0.3], { alphaMode: 'BLEND' }) }));
    const solid = await draw(createModel({ ...cube, material: red }));
    expect(clear(0.5, 0.6)[1]).toBeGreaterThan(solid(0.5, 0.6)[1] + 40);
    expect(clear(0.5, 0.6)[0]).toBeGreaterThan(clear(0.5, 0.6)[1]);
  });

  it('is bent by the joints of its skin', async () => {
    const bytes = Buffer.concat([
      Buffer.from(Float32Array.from(cube.positions).buffer),
      Buffer.from(Uint32Array.from(cube.corners).buffer),
      Buffer.from(Uint8Array.from(Array.from({ length: 24 }, () => [0, 0, 0, 0]).flat())),
      Buffer.from(Float32Array.from(Array.from({ length: 24 }, () => [1, 0, 0, 0]).flat()).buffer),
    ]);
    const scene = {
      asset: { version: '2.0' },
      scenes: [{ nodes: [0, 1] }],
      // The mesh's own node has no effect, and the joint makes it twice as high as wide.
      nodes: [{ mesh: 0, skin: 0, scale: [9, 0.1, 1] }, { scale: [1, 2, 1] }],
      skins: [{ joints: [1] }],
      meshes: [{ primitives: [{ attributes: { POSITION: 0, JOINTS_0: 2, WEIGHTS_0: 3 }, indices: 1 }] }],
      accessors: [
        { bufferView: 0, type: 'VEC3', componentType: 5126, count: 24 },
        { bufferView: 1, type: 'SCALAR', componentType: 5125, count: 36 },
        { bufferView: 2, type: 'VEC4', componentType: 5121, count: 24 },
        { bufferView: 3, type: 'VEC4', componentType: 5126, count: 24 },
      ],
      bufferViews: [
        [0, 288],
        [288, 144],
        [432, 96],
        [528, 384],
      ].map(([byteOffset, byteLength]) => ({ buffer: 0, byteOffset, byteLength })),
      buffers: [{ byteLength: 912 }],
    };
    const [x = 0, y = 0] = (await readMesh(createGlb(scene, bytes))).positions;
    expect(Math.abs(y / x)).toBeCloseTo(2);
  });
});

describe('a hostile model', () => {
  const read = (scene: Readonly<Record<string, unknown>>) => readMesh(createModel(cube, scene));
  const accessors = (change: object) => [
    { bufferView: 0, type: 'VEC3', componentType: 5126, count: 24, ...change },
    { bufferView: 1, type: 'SCALAR', componentType: 5125, count: 36 },
  ];
  it.each<[string, Readonly<Record<string, unknown>>]>([
    ['with nodes in a circle', { nodes: [{ mesh: 0, children: [1] }, { children: [0] }] }],
    [
      'with a node of two parents',
      { scenes: [{ nodes: [0, 1] }], nodes: [{ children: [2] }, { children: [2] }, { mesh: 0 }] },
    ],
    ['with a node that is missing', { nodes: [{ mesh: 0, children: [7] }] }],
    ['with too many vertices', { accessors: accessors({ count: 4_000_000_000 }) }],
    ['with more vertices than bytes', { accessors: accessors({ count: 25 }) }],
    ['with vertices behind the end', { accessors: accessors({ byteOffset: 1e9 }) }],
    ['with vertices without bytes', { accessors: accessors({ bufferView: undefined }) }],
    [
      'with a view behind the end',
      {
        bufferViews: [
          { buffer: 0, byteLength: 1e9 },
          { buffer: 0, byteLength: 144 },
        ],
      },
    ],
    ['with a buffer that is missing', { bufferViews: [{ buffer: 3, byteLength: 288 }] }],
    [
      'with triangles of vertices that are missing',
      { accessors: [{ ...accessors({})[0], count: 3 }, accessors({})[1]] },
    ],
    ['with a word in place of a number', { nodes: [{ mesh: 0, scale: ['Infinity', 1, 1] }] }],
    ['without a size', { nodes: [{ mesh: 0, scale: [0, 0, 0] }] }],
    [
      'with too many copies',
      {
        scenes: [{ nodes: Array.from({ length: 130_000 }, (_, at) => at) }],
        nodes: Array.from({ length: 130_000 }, () => ({ mesh: 0 })),
      },
    ],
    ['with pictures of a format that is not drawn', { extensionsRequired: ['KHR_texture_basisu'] }],
    ['without a scene', { scenes: [] }],
  ])('%s is not drawn', async (_, scene) => {
    await expect(read(scene)).rejects.toThrow();
  });

  it('with a deep tree is drawn', async () => {
    const nodes = Array.from({ length: 50_000 }, (_, at) => (at === 49_999 ? { mesh: 0 } : { children: [at + 1] }));
    expect((await read({ nodes })).corners.length).toBe(36);
  });

  it('with vertices at no place is drawn without their triangles', async () => {
    const positions = cube.positions.with(0, Number.NaN).with(13, Number.POSITIVE_INFINITY);
    expect((await readMesh(createModel({ ...cube, positions }))).corners.length / 3).toBe(8);
  });

  it('with a picture that is broken is drawn without it', async () => {
    const material = {
      pbrMetallicRoughness: {
        baseColorTexture: { index: 0 },
        baseColorFactor: [0.8, 0.02, 0.02, 1],
        metallicFactor: 0,
      },
    };
    for (const scene of [
      {},
      { textures: [{ source: 9 }] },
      { textures: [] },
      { images: [{ uri: 'https://example.com/a.png' }] },
    ])
      expect(isRed((await draw(createModel({ ...cube, material }, scene, Buffer.from('no picture'))))(0.5, 0.5))).toBe(
        true,
      );
  });

  it('of large triangles that cover each other is given up', async () => {
    const count = 3000;
    const positions = Array.from({ length: count }, (_, at) => [
      -1,
      -1,
      at / count,
      1,
      -1,
      at / count,
      0,
      1,
      at / count,
    ]).flat();
    const mesh = await readMesh(createModel({ positions, corners: Array.from({ length: count * 3 }, (_, at) => at) }));
    expect(() => createDrawing(mesh, placeCamera(mesh, [0], SIZE))(0)).toThrow(
      expect.objectContaining({ code: 'TOO_COSTLY' }),
    );
  });
});
