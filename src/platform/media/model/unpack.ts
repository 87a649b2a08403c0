import { Logger, WebIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, EXTMeshoptCompression, KHRDracoMeshCompression } from '@gltf-transform/extensions';
import createDracoDecoder from 'draco3dgltf/draco_decoder_gltf_nodejs.js';
import { MeshoptDecoder } from 'meshoptimizer/decoder';

/** Maximum size of all numbers of an unpacked model, which is about twice that of the largest one that is drawn. */
const MAX_BYTES = 250_000_000;

const compressions: readonly string[] = [EXTMeshoptCompression.EXTENSION_NAME, KHRDracoMeshCompression.EXTENSION_NAME];
const componentBytes: Readonly<Record<number, number>> = { 5120: 1, 5121: 1, 5122: 2, 5123: 2 };
const widths: Readonly<Record<string, number>> = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 };

type Scene = Awaited<ReturnType<WebIO['binaryToJSON']>>['json'];

/** Sums the sizes that a scene declares of its numbers, unpacked. */
function measure({ accessors = [], bufferViews = [] }: Scene): number {
  const numbers = accessors.map(
    ({ count, type, componentType }) => count * (widths[type] ?? 16) * (componentBytes[componentType] ?? 4),
  );
  const views = bufferViews.map(({ extensions }) => {
    const packed = extensions?.[EXTMeshoptCompression.EXTENSION_NAME] as
      | { readonly count: number; readonly byteStride: number }
      | undefined;
    return packed === undefined ? 0 : packed.count * packed.byteStride;
  });
  return [...numbers, ...views].reduce((sum, size) => sum + Math.max(0, size), 0);
}

/** Views with a stream of Draco, each once. */
const listStreams = ({ meshes = [] }: Scene): number[] => [
  ...new Set(
    meshes.flatMap(({ primitives }) =>
      primitives.flatMap(({ extensions }) => {
        const packed = extensions?.[KHRDracoMeshCompression.EXTENSION_NAME] as
          | { readonly bufferView: number }
          | undefined;
        return packed === undefined ? [] : [packed.bufferView];
      }),
    ),
  ),
];

/** The view of each picture, which the library copies. */
const listPictures = ({ images = [] }: Scene): number[] =>
  images.flatMap(({ bufferView }) => (bufferView === undefined ? [] : [bufferView]));

/**
 * Whether views are no larger together than the file's bytes, as separate parts of it are. A view without a length would
 * have all bytes.
 */
function isWithin({ bufferViews = [] }: Scene, views: readonly number[], length: number): boolean {
  const sizes = views.map((at) => bufferViews[at]?.byteLength ?? Number.POSITIVE_INFINITY);
  return sizes.reduce((sum, size) => sum + Math.max(0, size), 0) <= length;
}

/**
 * Decodes the geometry of a GLB that is compressed with Draco or Meshopt, and writes it as a plain GLB. Server and
 * browsers use it, so that both read only plain ones.
 * @param locateDraco returns the address of Draco's WebAssembly, in browsers
 * @throws Error if the model is broken, or would be too large
 */
export async function unpack(bytes: Uint8Array, locateDraco?: () => string): Promise<Uint8Array> {
  await MeshoptDecoder.ready;
  const io = new WebIO()
    .setLogger(new Logger(Logger.Verbosity.SILENT))
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.decoder': MeshoptDecoder });
  // The library reads words of four bytes, which have to begin at a multiple of four.
  const file = await io.binaryToJSON(bytes.byteOffset % 4 === 0 ? bytes : new Uint8Array(bytes));
  const length = Object.values(file.resources).reduce((sum, { byteLength }) => sum + byteLength, 0);
  const { json } = file;
  const hasOwnParts = isWithin(json, listStreams(json), length) && isWithin(json, listPictures(json), length);
  if (!(measure(json) <= MAX_BYTES && hasOwnParts)) throw new RangeError('The model is too large to be unpacked.');
  if (json.extensionsUsed?.includes(KHRDracoMeshCompression.EXTENSION_NAME) === true) {
    const decoder = await createDracoDecoder(locateDraco === undefined ? {} : { locateFile: locateDraco });
    io.registerDependencies({ 'draco3d.decoder': decoder });
  }
  const model = await io.readJSON(file);
  const root = model.getRoot();
  for (const extension of root.listExtensionsUsed())
    if (compressions.includes(extension.extensionName)) extension.dispose();
  // A GLB has one buffer.
  const [first, ...others] = root.listBuffers();
  for (const accessor of root.listAccessors()) accessor.setBuffer(first ?? null);
  for (const other of others) other.dispose();
  return io.writeBinary(model);
}
