import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { readPictureFeatures } from './features.ts';
import { createNetwork } from './network.ts';
import { createVectorMaker } from './recipe.ts';

/** What a picture looks like, made to be compared with others. */
export interface PictureVector {
  /** `CODE_BYTES` long. */
  readonly code: Uint8Array;
  /** Perceptual hashes of the picture as it is, then turned and mirrored, 16 hexadecimal digits each. */
  readonly hashes: readonly string[];
  /** Hashes of what is inside a frame of one colour; none where there is no frame. */
  readonly hashesInFrame: readonly string[];
  /** How much the network takes it for nudity, 0 to 1. A hint, no more. */
  readonly mature: number;
}

/** What the thread is sent, and what it answers. */
export interface PictureRequest {
  readonly picture: Uint8Array;
}
export type PictureAnswer = PictureVector | { readonly error: string };

/** Pages come first. On Linux a thread has a priority of its own; elsewhere it would be that of the whole server. */
const NICENESS = 5;
if (process.platform === 'linux') setPriority(0, NICENESS);

const runNetwork = createNetwork();
const toVector = createVectorMaker();

async function embed(picture: Uint8Array): Promise<PictureAnswer> {
  try {
    const { values, hashes, hashesInFrame, classes } = await readPictureFeatures(picture, runNetwork);
    const [, hentai = 0, , porn = 0, sexy = 0] = classes;
    return { code: Uint8Array.from(toVector(values)), hashes, hashesInFrame, mature: hentai + porn + sexy };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', ({ picture }: PictureRequest) => {
  void embed(picture).then((answer) => parentPort?.postMessage(answer));
});
