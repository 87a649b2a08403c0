import { TextureLoader } from 'three';
import { type GLTF, GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { isPacked } from '../../../../../platform/media/model/is-packed.ts';

/**
 * Decodes a compressed model. A worker does it, whose script is sent without a policy, because that of pages allows no
 * WebAssembly.
 */
function unpack(bytes: ArrayBuffer, signal: AbortSignal): Promise<ArrayBuffer> {
  const worker = new Worker(new URL('./unpack-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<ArrayBuffer>((resolve, reject) => {
    const fail = () => reject(new Error('The model can’t be decoded.'));
    worker.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer | null>) =>
      data === null ? fail() : resolve(data),
    );
    worker.addEventListener('error', fail);
    signal.addEventListener('abort', fail);
    worker.postMessage(bytes, [bytes]);
  }).finally(() => worker.terminate());
}

/**
 * Loads a GLB. Its pictures become images, because the pages' policy lets nothing fetch `blob:` addresses.
 * @throws Error if it can't be loaded, or when the signal ends it
 */
export async function loadModel(url: string, signal: AbortSignal): Promise<GLTF> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The model was answered with ${answer.status}.`);
  const bytes = await answer.arrayBuffer();
  const plain = isPacked(new Uint8Array(bytes)) ? await unpack(bytes, signal) : bytes;
  const loader = new GLTFLoader();
  loader.register((parser) => {
    parser.textureLoader = new TextureLoader(parser.options.manager);
    return { name: 'pictures' };
  });
  return loader.parseAsync(plain, '');
}
