import { createSHA256 } from 'hash-wasm';

const STEP = 4 * 1024 * 1024;

/** Reads a file in chunks and computes its SHA-256 hash; null if the file can't be read. */
async function hash(file: File): Promise<string | null> {
  const sha256 = await createSHA256();
  for (let at = 0; at < file.size; at += STEP)
    sha256.update(new Uint8Array(await file.slice(at, at + STEP).arrayBuffer()));
  return sha256.digest('hex');
}

globalThis.addEventListener('message', (event: MessageEvent<{ id: number; file: File }>) => {
  const { id, file } = event.data;
  hash(file).then(
    (sha256) => globalThis.postMessage({ id, sha256 }),
    () => globalThis.postMessage({ id, sha256: null }),
  );
});
