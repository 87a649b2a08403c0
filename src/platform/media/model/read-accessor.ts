import { BrokenFileError } from '../inspect/report.ts';
import type { GltfFile } from './gltf.ts';

/** Maximum number of elements of an accessor: the corners of two million triangles. */
const MAX_COUNT = 6_000_000;

type Read = (view: DataView, at: number) => number;

interface Component {
  readonly bytes: number;
  /** Value that stands for 1 in normalized accessors. */
  readonly most: number;
  readonly read: Read;
}

const components: Readonly<Record<number, Component>> = {
  5120: { bytes: 1, most: 127, read: (view, at) => view.getInt8(at) },
  5121: { bytes: 1, most: 255, read: (view, at) => view.getUint8(at) },
  5122: { bytes: 2, most: 32_767, read: (view, at) => view.getInt16(at, true) },
  5123: { bytes: 2, most: 65_535, read: (view, at) => view.getUint16(at, true) },
  5125: { bytes: 4, most: 4_294_967_295, read: (view, at) => view.getUint32(at, true) },
  5126: { bytes: 4, most: 1, read: (view, at) => view.getFloat32(at, true) },
};
const widths: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT4: 16 };

/** The numbers of an accessor, of which each element has `width`. */
export interface Numbers {
  readonly width: number;
  readonly count: number;
  readonly values: Float64Array | Float32Array | Uint32Array;
}

/** Finds a part of a buffer. @throws BrokenFileError if the buffer has less */
export function findBytes({ gltf, buffers }: GltfFile, view: number): Buffer {
  const { buffer, byteOffset, byteLength } = gltf.bufferViews[view] ?? { buffer: -1, byteOffset: 0, byteLength: 0 };
  const bytes = buffers[buffer];
  if (bytes === undefined || byteOffset + byteLength > bytes.length)
    throw new BrokenFileError('A buffer of the model ends too early.', 'TRUNCATED');
  return bytes.subarray(byteOffset, byteOffset + byteLength);
}

const known = new WeakMap<GltfFile, Map<string, Numbers>>();

/**
 * Reads the numbers of an accessor: whole ones as indices, and otherwise floats. Parts of a model often share one, which
 * is read once.
 * @throws BrokenFileError
 */
export function readAccessor(file: GltfFile, at: number, areIndices = false): Numbers {
  const ofFile = known.get(file) ?? new Map<string, Numbers>();
  known.set(file, ofFile);
  const key = `${at} ${areIndices}`;
  const numbers = ofFile.get(key) ?? readNumbers(file, at, areIndices);
  ofFile.set(key, numbers);
  return numbers;
}

function readNumbers(file: GltfFile, at: number, areIndices: boolean): Numbers {
  const accessor = file.gltf.accessors[at];
  const [component, width] = [components[accessor?.componentType ?? 0], widths[accessor?.type ?? '']];
  if (accessor?.bufferView === undefined || component === undefined || width === undefined || accessor.sparse != null)
    throw new BrokenFileError('Numbers of the model are stored in a way that isn’t drawn.');
  const { count, byteOffset, normalized } = accessor;
  if (count > MAX_COUNT) throw new BrokenFileError('The model has too many vertices to be drawn.', 'TOO_COSTLY');
  const bytes = findBytes(file, accessor.bufferView);
  const element = component.bytes * width;
  const stride = file.gltf.bufferViews[accessor.bufferView]?.byteStride ?? element;
  if (stride < element) throw new BrokenFileError('Numbers of the model overlap.', 'BROKEN');
  if (count > 0 && byteOffset + (count - 1) * stride + element > bytes.length)
    throw new BrokenFileError('A buffer of the model ends too early.', 'TRUNCATED');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const values = areIndices ? new Uint32Array(count * width) : new Float32Array(count * width);
  const most = normalized ? component.most : 1;
  const { read, bytes: size } = component;
  for (let item = 0, to = 0; item < count; item += 1) {
    const from = byteOffset + item * stride;
    for (let part = 0; part < width; part += 1, to += 1) values[to] = read(view, from + part * size) / most;
  }
  return { width, count, values };
}
