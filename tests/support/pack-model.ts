import { type Document, WebIO } from '@gltf-transform/core';
import {
  ALL_EXTENSIONS,
  EXTMeshoptCompression,
  KHRDracoMeshCompression,
  KHRMeshQuantization,
} from '@gltf-transform/extensions';
import createDracoEncoder from 'draco3dgltf/draco_encoder_gltf_nodejs.js';
import { MeshoptEncoder } from 'meshoptimizer/encoder';

export const packings = ['draco', 'meshopt', 'meshopt, quantized', 'quantized'] as const;
type Packing = (typeof packings)[number];

/** Numbers the corners of parts that aren't indexed, because the library compresses only those that are. */
function addIndices(model: Document): void {
  const [buffer = null] = model.getRoot().listBuffers();
  for (const primitive of model
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())) {
    if (primitive.getIndices() !== null) continue;
    const corners = Uint32Array.from({ length: primitive.getAttribute('POSITION')?.getCount() ?? 0 }, (_, at) => at);
    primitive.setIndices(model.createAccessor().setType('SCALAR').setArray(corners).setBuffer(buffer));
  }
}

/** Compresses the numbers of a GLB; quantized positions have to be from -1 to 1. */
export async function packModel(glb: Uint8Array, packing: Packing): Promise<Buffer> {
  await MeshoptEncoder.ready;
  const io = new WebIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'draco3d.encoder': await createDracoEncoder({}), 'meshopt.encoder': MeshoptEncoder });
  const model = await io.readBinary(new Uint8Array(glb));
  if (packing.includes('quantized')) {
    model.createExtension(KHRMeshQuantization).setRequired(true);
    for (const mesh of model.getRoot().listMeshes())
      for (const primitive of mesh.listPrimitives()) {
        const numbers = primitive.getAttribute('POSITION');
        const values = Int16Array.from(numbers?.getArray() ?? [], (value) => Math.round(value * 32_767));
        numbers?.setArray(values).setNormalized(true);
      }
  }
  if (packing.includes('meshopt'))
    model
      .createExtension(EXTMeshoptCompression)
      .setRequired(true)
      .setEncoderOptions({ method: EXTMeshoptCompression.EncoderMethod.QUANTIZE });
  if (packing === 'draco') {
    model.createExtension(KHRDracoMeshCompression).setRequired(true);
    addIndices(model);
  }
  return Buffer.from(await io.writeBinary(model));
}
