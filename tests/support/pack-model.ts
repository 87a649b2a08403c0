import { WebIO } from '@gltf-transform/core';
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
  if (packing === 'draco') model.createExtension(KHRDracoMeshCompression).setRequired(true);
  return Buffer.from(await io.writeBinary(model));
}
