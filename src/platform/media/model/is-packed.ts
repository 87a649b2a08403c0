/** Whether a GLB says that its geometry is compressed with Draco or Meshopt. */
export function isPacked(bytes: Uint8Array): boolean {
  if (bytes.length < 20) return false;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(12, true);
  return /"(KHR_draco_mesh|EXT_meshopt)_compression"/.test(new TextDecoder().decode(bytes.subarray(20, 20 + length)));
}
