import { createGlb } from './create-glb.ts';

interface Primitive {
  readonly positions: readonly number[];
  readonly corners: readonly number[];
  readonly uvs?: readonly number[];
  readonly material?: object;
}

/** Parts of a scene that replace those of the model. */
type Scene = Readonly<Record<string, unknown>>;

/** Creates a GLB of one mesh, whose numbers are in its binary part, with a picture of PNG or JPEG if it has uvs. */
export function createModel(
  { positions, corners, uvs, material = {} }: Primitive,
  scene: Scene = {},
  picture?: Buffer,
): Buffer {
  const parts = [
    Buffer.from(Float32Array.from(positions).buffer),
    Buffer.from(Uint32Array.from(corners).buffer),
    Buffer.from(Float32Array.from(uvs ?? []).buffer),
    ...(picture === undefined ? [] : [picture]),
  ];
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { length }) => sum + length, 0));
  const vertices = { componentType: 5126, count: positions.length / 3 };
  return createGlb(
    {
      asset: { version: '2.0' },
      scenes: [{ nodes: [0] }],
      nodes: [{ mesh: 0 }],
      meshes: [
        {
          primitives: [
            { attributes: { POSITION: 0, ...(uvs === undefined ? {} : { TEXCOORD_0: 2 }) }, indices: 1, material: 0 },
          ],
        },
      ],
      materials: [material],
      accessors: [
        { bufferView: 0, type: 'VEC3', ...vertices },
        { bufferView: 1, type: 'SCALAR', componentType: 5125, count: corners.length },
        ...(uvs === undefined ? [] : [{ bufferView: 2, type: 'VEC2', ...vertices }]),
      ],
      bufferViews: parts.map(({ length }, at) => ({ buffer: 0, byteOffset: starts[at], byteLength: length })),
      buffers: [{ byteLength: parts.reduce((sum, { length }) => sum + length, 0) }],
      ...(picture === undefined ? {} : { images: [{ bufferView: 3 }], textures: [{ source: 0 }] }),
      ...scene,
    },
    Buffer.concat(parts),
  );
}

/** The six faces of a cube of side 2, each of two triangles, with corners of their own. */
export function createCube(): { readonly positions: number[]; readonly corners: number[]; readonly uvs: number[] } {
  const positions = [0, 1, 2].flatMap((axis) =>
    [-1, 1].flatMap((side) =>
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].flatMap(([u = 0, v = 0]) => {
        const point = [0, 0, 0];
        point[axis] = side;
        point[(axis + 1) % 3] = u * side;
        point[(axis + 2) % 3] = v;
        return point;
      }),
    ),
  );
  const corners = [0, 4, 8, 12, 16, 20].flatMap((at) => [at, at + 1, at + 2, at, at + 2, at + 3]);
  return { positions, corners, uvs: Array.from({ length: 6 }, () => [0, 1, 1, 1, 1, 0, 0, 0]).flat() };
}
