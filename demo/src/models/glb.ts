import { type Mesh, normalOf } from './mesh.ts';

const [FLOAT, TRIANGLES] = [5126, 4];
const [JSON_CHUNK, BINARY_CHUNK] = [0x4e4f534a, 0x004e4942];

interface GlbOptions {
  readonly name: string;
  /** Whether the model rocks from side to side, like a boat. */
  readonly rocks?: boolean;
}

/** Converts a colour of `#rrggbb` to linear red, green, blue and alpha. */
function toLinear(color: string): number[] {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  return [...channels.map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)), 1];
}

/** Collects numbers in one buffer, with views and accessors. */
function createBuffer() {
  const parts: Float32Array[] = [];
  const [bufferViews, accessors]: [object[], object[]] = [[], []];
  let byteOffset = 0;
  const add = (values: readonly number[], type: 'SCALAR' | 'VEC3' | 'VEC4'): number => {
    const part = Float32Array.from(values);
    const size = { SCALAR: 1, VEC3: 3, VEC4: 4 }[type];
    const limits = (choose: (...all: number[]) => number): number[] =>
      Array.from({ length: size }, (_, at) => choose(...part.filter((_value, index) => index % size === at)));
    bufferViews.push({ buffer: 0, byteOffset, byteLength: part.byteLength });
    accessors.push({
      bufferView: accessors.length,
      componentType: FLOAT,
      count: part.length / size,
      type,
      min: limits(Math.min),
      max: limits(Math.max),
    });
    parts.push(part);
    byteOffset += part.byteLength;
    return accessors.length - 1;
  };
  const join = () => Buffer.concat(parts.map((part) => Buffer.from(part.buffer)));
  return { add, join, bufferViews, accessors };
}

function createRocking(add: ReturnType<typeof createBuffer>['add']): object {
  const angles = [0, 0.07, 0, -0.07, 0];
  const input = add(
    angles.map((_, at) => at),
    'SCALAR',
  );
  const output = add(
    angles.flatMap((angle) => [Math.sin(angle / 2), 0, 0, Math.cos(angle / 2)]),
    'VEC4',
  );
  return {
    name: 'Rocking',
    samplers: [{ input, output, interpolation: 'LINEAR' }],
    channels: [{ sampler: 0, target: { node: 0, path: 'rotation' } }],
  };
}

function chunk(type: number, bytes: Buffer, filler: string): Buffer {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4, filler)]);
  const head = Buffer.alloc(8);
  head.writeUInt32LE(padded.length, 0);
  head.writeUInt32LE(type, 4);
  return Buffer.concat([head, padded]);
}

/** Writes a mesh as GLB, flat-shaded, with one material for each colour. */
export function toGlb(mesh: Mesh, { name, rocks = false }: GlbOptions): Buffer {
  const { add, join, bufferViews, accessors } = createBuffer();
  const colors = [...Map.groupBy(mesh, ({ color }) => color)];
  const primitives = colors.map(([, faces], material) => ({
    attributes: {
      POSITION: add(
        faces.flatMap(({ points }) => points.flat()),
        'VEC3',
      ),
      NORMAL: add(
        faces.flatMap((face) => Array.from({ length: 3 }, () => normalOf(face)).flat()),
        'VEC3',
      ),
    },
    mode: TRIANGLES,
    material,
  }));
  const materials = colors.map(([color]) => ({
    name: color,
    doubleSided: true,
    pbrMetallicRoughness: { baseColorFactor: toLinear(color), metallicFactor: 0, roughnessFactor: 0.85 },
  }));
  const animations = rocks ? { animations: [createRocking(add)] } : {};
  const binary = join();
  const json = JSON.stringify({
    asset: { version: '2.0', generator: 'Arbor' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name, mesh: 0 }],
    meshes: [{ name, primitives }],
    materials,
    ...animations,
    buffers: [{ byteLength: binary.length }],
    bufferViews,
    accessors,
  });
  const body = Buffer.concat([chunk(JSON_CHUNK, Buffer.from(json), ' '), chunk(BINARY_CHUNK, binary, '\0')]);
  const head = Buffer.alloc(12);
  head.write('glTF', 'latin1');
  head.writeUInt32LE(2, 4);
  head.writeUInt32LE(12 + body.length, 8);
  return Buffer.concat([head, body]);
}
