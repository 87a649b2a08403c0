import dracoUrl from 'draco3dgltf/draco_decoder_gltf.wasm?url';
import { unpack } from '../../../../../platform/media/model/unpack.ts';

globalThis.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  unpack(new Uint8Array(data), () => dracoUrl).then(
    ({ buffer }) => globalThis.postMessage(buffer, { transfer: [buffer] }),
    () => globalThis.postMessage(null),
  );
});
