import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { readPictureFeatures } from './features.ts';
import { createNetwork } from './network.ts';
import { createVectorMaker } from './recipe.ts';

/** What the thread is sent, and what it answers. */
export interface PictureRequest {
  readonly picture: Uint8Array;
}
export type PictureAnswer =
  | { readonly code: Uint8Array; readonly hashes: readonly string[]; readonly mature: number }
  | { readonly error: string };

/** Pages come first. On Linux a thread has a priority of its own; elsewhere it would be that of the whole server. */
const NICENESS = 5;
if (process.platform === 'linux') setPriority(0, NICENESS);

const runNetwork = createNetwork();
const toVector = createVectorMaker();

async function embed(picture: Uint8Array): Promise<PictureAnswer> {
  try {
    const { values, hashes, classes } = await readPictureFeatures(picture, runNetwork);
    const [, hentai = 0, , porn = 0, sexy = 0] = classes;
    return { code: Uint8Array.from(toVector(values)), hashes, mature: hentai + porn + sexy };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', ({ picture }: PictureRequest) => {
  void embed(picture).then((answer) => parentPort?.postMessage(answer));
});
