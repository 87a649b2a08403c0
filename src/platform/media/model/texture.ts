import sharp from 'sharp';
import { pixelLimit } from '../renditions.ts';
import { type GltfFile, type Material, readDataUri } from './gltf.ts';
import { findBytes } from './read-accessor.ts';

const MAX_SIDE = 1024;
/** Side of a square that has as many pixels as all textures together may have. */
const MAX_TOTAL_SIDE = 4096;
const MAX_TEXTURES = 256;
const [CLAMPED, MIRRORED] = [33_071, 33_648];

/** A picture in halving sizes, each with four bytes a pixel. */
interface Level {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array;
}

export interface Texture {
  /** Whether no part of it is transparent. */
  readonly isOpaque: boolean;
  readonly levels: readonly Level[];
  /** What becomes of places outside of the picture. */
  readonly wraps: readonly [across: Wrap, down: Wrap];
  /** Changes places: [across by x, down by x, across by y, down by y, across, down]. */
  readonly change: readonly number[];
}
type Wrap = 'clamped' | 'mirrored' | 'repeated';

const toWrap = (mode: number | undefined): Wrap =>
  mode === CLAMPED ? 'clamped' : mode === MIRRORED ? 'mirrored' : 'repeated';

function halve({ width, height, pixels }: Level): Level {
  const [wide, high] = [Math.max(1, width >> 1), Math.max(1, height >> 1)];
  const small = new Uint8Array(wide * high * 4);
  for (let y = 0, to = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1)
      for (let channel = 0; channel < 4; channel += 1, to += 1) {
        const [left, right] = [x * 2, Math.min(width - 1, x * 2 + 1)];
        const [top, bottom] = [y * 2 * width, Math.min(height - 1, y * 2 + 1) * width];
        const sum = [top + left, top + right, bottom + left, bottom + right].reduce(
          (all, place) => all + (pixels[place * 4 + channel] ?? 0),
          0,
        );
        small[to] = (sum + 2) >> 2;
      }
  return { width: wide, height: high, pixels: small };
}

type Decoded = Pick<Texture, 'isOpaque' | 'levels'>;

function isOpaque(pixels: Uint8Array): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false;
  return true;
}

async function decode(bytes: Buffer, side: number): Promise<Decoded> {
  const { data, info } = await sharp(bytes, { limitInputPixels: pixelLimit, pages: 1 })
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const levels: Level[] = [{ width: info.width, height: info.height, pixels: data }];
  for (let last = levels[0]; last !== undefined && Math.max(last.width, last.height) > 1; last = levels.at(-1))
    levels.push(halve(last));
  return { isOpaque: isOpaque(data), levels };
}

function findImage(file: GltfFile, image: number): Buffer | undefined {
  const { uri, bufferView } = file.gltf.images[image] ?? {};
  return bufferView === undefined ? readDataUri(uri) : findBytes(file, bufferView);
}

/** Lists the textures of materials, in their order; null where a material has none that can be decoded. */
export async function readTextures(file: GltfFile, materials: readonly Material[]): Promise<(Texture | null)[]> {
  const { textures, samplers } = file.gltf;
  const references = materials.map(({ pbrMetallicRoughness: { baseColorTexture } }) => baseColorTexture);
  const images = references.map((reference) => {
    const texture = reference && textures[reference.index];
    return texture?.extensions?.EXT_texture_webp?.source ?? texture?.source;
  });
  const distinct = [...new Set(images.filter((image) => image !== undefined))].slice(0, MAX_TEXTURES);
  const side = Math.min(MAX_SIDE, Math.floor(MAX_TOTAL_SIDE / Math.sqrt(Math.max(1, distinct.length))));
  const decoded = new Map<number, Decoded>();
  for (const image of distinct) {
    const bytes = findImage(file, image);
    const found = bytes === undefined ? undefined : await decode(bytes, side).catch(() => undefined);
    if (found !== undefined) decoded.set(image, found);
  }
  return references.map((reference, at) => {
    const found = decoded.get(images[at] ?? -1);
    if (reference === undefined || found === undefined) return null;
    const { wrapS, wrapT } = samplers[textures[reference.index]?.sampler ?? -1] ?? {};
    const transform = reference.extensions?.KHR_texture_transform;
    const {
      rotation,
      scale: [wide = 1, high = 1],
      offset: [left = 0, top = 0],
    } = transform ?? {
      rotation: 0,
      scale: [],
      offset: [],
    };
    const [sin, cos] = [Math.sin(rotation), Math.cos(rotation)];
    const change = [cos * wide, -sin * wide, sin * high, cos * high, left, top];
    return { ...found, wraps: [toWrap(wrapS), toWrap(wrapT)], change };
  });
}
