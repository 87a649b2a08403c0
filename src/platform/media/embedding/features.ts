import sharp, { type Sharp } from 'sharp';
import { computeTurnedHashes, HASHED_SIDE } from '../picture-hash.ts';
import { fillGround, type Pixels, toRaw } from '../renditions.ts';
import { CLASSICAL_SIDE, readClassicalFeatures, scaleTo } from './classical.ts';
import { NETWORK_SIDE, type NetworkResult } from './network.ts';

/** Features of a picture before they are reduced to a short vector. */
export interface PictureFeatures {
  readonly values: Float32Array;
  /** Perceptual hashes of the picture, original, mirrored and rotated: 16 hexadecimal digits each. */
  readonly hashes: readonly string[];
  /** Perceptual hashes of the picture inside a single-colour frame; empty if there is no frame. */
  readonly hashesInFrame: readonly string[];
  /** Probabilities of the classes drawing, hentai, neutral, porn and sexy. */
  readonly classes: readonly number[];
}

const joinVectors = (vectors: readonly Float32Array[]): Float32Array =>
  Float32Array.from(vectors.flatMap((vector) => [...vector]));

/** Share of the picture's side above which the trimmed picture counts as unframed. */
const UNFRAMED = 0.99;

const toGrey = (picture: Sharp): Promise<Buffer> =>
  picture.resize({ width: HASHED_SIDE, height: HASHED_SIDE, fit: 'fill' }).grayscale().raw().toBuffer();

/** Cuts off a single-colour frame of an opaque picture; undefined if there is none. */
async function cutFrame({ data, info }: Pixels): Promise<Sharp | undefined> {
  const trimmed = await toRaw({ data, info }).trim({ threshold: 12 }).raw().toBuffer({ resolveWithObject: true });
  const { width, height } = trimmed.info;
  const isUnframed = width > info.width * UNFRAMED && height > info.height * UNFRAMED;
  return isUnframed || width < HASHED_SIDE || height < HASHED_SIDE ? undefined : toRaw(trimmed);
}

/**
 * Computes a picture's features. The picture isn't validated, so it must be the site's own or re-encoded by a separate
 * process.
 */
export async function readPictureFeatures(
  picture: Uint8Array,
  runNetwork: (pixels: Float32Array) => NetworkResult,
): Promise<PictureFeatures> {
  const { data, info } = await sharp(picture).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const flat = await fillGround({ data, info });
  const toRgb = (side: number): Promise<Buffer> =>
    toRaw(flat).resize({ width: side, height: side, fit: 'fill' }).toColourspace('srgb').raw().toBuffer();
  const inside = await cutFrame(flat);
  const seen = Float32Array.from(await toRgb(NETWORK_SIDE), (byte) => byte / 255);
  const { features, classes } = runNetwork(seen);
  const classical = readClassicalFeatures(await toRgb(CLASSICAL_SIDE));
  return {
    values: joinVectors([scaleTo(features.map(Math.sqrt), 1), ...classical]),
    hashes: computeTurnedHashes(await toGrey(toRaw(flat))),
    hashesInFrame: inside === undefined ? [] : computeTurnedHashes(await toGrey(inside)),
    classes,
  };
}
