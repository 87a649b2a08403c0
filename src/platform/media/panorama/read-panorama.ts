import { join } from 'node:path';
import sharp from 'sharp';
import { cleanLine } from '../../clean-text.ts';
import { listFiles, type NamedFile } from '../inside/list-files.ts';
import { recognizeFormat } from '../inspect/recognize-format.ts';
import type { InputFile } from '../process/input-file.ts';
import { isResourceError } from '../process/refusal.ts';
import { drawTileMarks } from '../tiles/mark-tile.ts';
import { HIGHLIGHTS, listWidths, MARKED_WHITE, MIN_WIDTH, nameView, OPEN_WHITE, type Panorama } from './panorama.ts';
import { type LightMap, readLight } from './read-light.ts';
import { chooseExposure } from './tone-curve.ts';
import { findHighlights, toneMap } from './tone-map.ts';

/** Maximum size of a file inside an archive that is read. */
const MAX_BYTES = 150_000_000;
const MAX_PATH = 300;
/** Number of marks around the horizon. */
const MARKS = 4;

/** Reads a map that covers the whole sphere; undefined for other files. */
async function readMap({ bytes, name }: NamedFile): Promise<LightMap | undefined> {
  const { format } = recognizeFormat(bytes, name);
  return format === 'exr' || format === 'hdr' ? readLight(bytes, format) : undefined;
}

interface Views {
  readonly pixels: Buffer;
  readonly map: LightMap;
  readonly isMarked: boolean;
  readonly toPath: (name: string) => string;
}

async function writeViews({ pixels, map, isMarked, toPath }: Views, mark: string): Promise<void> {
  const raw = { width: map.width, height: map.height, channels: 3 } as const;
  for (const width of listWidths(map.width, isMarked)) {
    const size = { width, height: width / 2 };
    const small = await sharp(pixels, { raw })
      .resize({ ...size, fit: 'fill' })
      .raw()
      .toBuffer();
    const side = width / MARKS;
    const marks = isMarked ? [{ input: drawTileMarks({ width: side, height: side }, mark), tile: true }] : [];
    await sharp(small, { raw: { ...size, channels: 3 } })
      .composite(marks)
      .webp({ quality: isMarked ? 75 : 84, effort: 2 })
      .toFile(toPath(nameView(width, isMarked)));
  }
}

async function writeHighlights(highlights: Buffer, { width, height }: LightMap, path: string): Promise<void> {
  await sharp(highlights, { raw: { width, height, channels: 1 } })
    .resize({ width: MIN_WIDTH, height: MIN_WIDTH / 2, fit: 'fill' })
    .webp({ lossless: true, effort: 3 })
    .toFile(path);
}

async function writePanorama(map: LightMap, mark: string, toPath: Views['toPath']): Promise<Omit<Panorama, 'path'>> {
  const exposure = chooseExposure(map.data);
  const views = { map, toPath };
  await writeViews({ ...views, pixels: toneMap(map, exposure, OPEN_WHITE), isMarked: false }, mark);
  await writeViews({ ...views, pixels: toneMap(map, exposure, MARKED_WHITE), isMarked: true }, mark);
  const highlights = findHighlights(map, exposure, OPEN_WHITE);
  if (highlights !== undefined) await writeHighlights(highlights, map, toPath(HIGHLIGHTS));
  return { width: map.width, height: map.height, hasHighlights: highlights !== undefined };
}

/**
 * Renders the first environment map of a file or an archive as panorama pictures: unmarked ones and a map of highlights
 * for users who may download the work, and watermarked ones with a smaller brightness range for everyone else.
 */
export async function readPanorama(
  input: InputFile,
  format: string,
  outFolder: string,
  mark: string,
): Promise<Panorama[]> {
  for await (const file of listFiles(input, format, MAX_BYTES)) {
    try {
      const map = await readMap(file);
      if (map === undefined) continue;
      const path = cleanLine(cleanLine(file.name).slice(-MAX_PATH)) || 'environment';
      return [{ path, ...(await writePanorama(map, mark, (name) => join(outFolder, name))) }];
    } catch (error) {
      if (isResourceError(error)) throw error;
    }
  }
  return [];
}
