import sharp from 'sharp';
import { computeTurnedHashes, HASHED_SIDE } from '../picture-hash.ts';
import { fillGround } from '../renditions.ts';
import { CLASSICAL_SIDE, readClassicalFeatures, scaleTo } from './classical.ts';
import { NETWORK_SIDE, type NetworkResult } from './network.ts';

/** What is read from a picture before it becomes a short vector. */
export interface PictureFeatures {
  readonly values: Float32Array;
  /** Perceptual hashes of the picture as it is, then mirrored and turned, 16 hexadecimal digits each. */
  readonly hashes: readonly string[];
  /** Probabilities of drawing, hentai, neutral, porn and sexy. */
  readonly classes: readonly number[];
}

const joinVectors = (vectors: readonly Float32Array[]): Float32Array =>
  Float32Array.from(vectors.flatMap((vector) => [...vector]));

/** A picture of our own making, or one that a process of its own has decoded and encoded anew: it isn't checked here. */
export async function readPictureFeatures(
  picture: Uint8Array,
  runNetwork: (pixels: Float32Array) => NetworkResult,
): Promise<PictureFeatures> {
  const { data, info } = await sharp(picture).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const flat = await fillGround({ data, info });
  const { width, height, channels } = flat.info;
  const stretchTo = (side: number) =>
    sharp(flat.data, { raw: { width, height, channels } }).resize({ width: side, height: side, fit: 'fill' });
  const toRgb = (side: number): Promise<Buffer> => stretchTo(side).toColourspace('srgb').raw().toBuffer();
  const seen = Float32Array.from(await toRgb(NETWORK_SIDE), (byte) => byte / 255);
  const { features, classes } = runNetwork(seen);
  const classical = readClassicalFeatures(await toRgb(CLASSICAL_SIDE));
  return {
    values: joinVectors([scaleTo(features.map(Math.sqrt), 1), ...classical]),
    hashes: computeTurnedHashes(await stretchTo(HASHED_SIDE).grayscale().raw().toBuffer()),
    classes,
  };
}
