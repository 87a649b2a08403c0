import { setPriority } from 'node:os';
import { readPictureFeatures } from './features.ts';
import { createNetwork } from './network.ts';
import { createVectorMaker } from './recipe.ts';

/** Data by which a picture can be compared with others. */
export interface PictureVector {
  /** Vector of `CODE_BYTES` bytes. */
  readonly code: Uint8Array;
  /** Perceptual hashes of the picture, original, rotated and mirrored: 16 hexadecimal digits each. */
  readonly hashes: readonly string[];
  /** Perceptual hashes of the picture inside a single-colour frame; empty if there is no frame. */
  readonly hashesInFrame: readonly string[];
  /** Probability of nudity according to the network, from 0 to 1. It is only a hint. */
  readonly mature: number;
}

/** Message to the process, and its response. */
export interface PictureRequest {
  readonly picture: Uint8Array;
}
export type PictureAnswer = PictureVector | { readonly error: string };

/** Niceness of the process, so that pages come first. */
const NICENESS = 5;
setPriority(NICENESS);

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

process.on('message', ({ picture }: PictureRequest) => {
  void embed(picture).then((answer) => process.send?.(answer));
});
// The server has ended.
process.once('disconnect', () => process.exit());
