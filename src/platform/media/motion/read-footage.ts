import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseDrawing } from '../drawing/parse-drawing.ts';
import { readRatio, setSize, toSvg } from '../drawing/write-drawing.ts';
import { HelperMissingError, runFfmpeg } from '../process/ffmpeg.ts';
import { drawSvg } from '../svg.ts';
import { countFrames, FILM_SIDE, type Footage, FRAME_MS, fitSide } from './film.ts';
import { readSmil } from './smil.ts';

const RGBA = 4;
/** Maximum number of pixels of all pictures of an animation together. */
const MAX_PIXELS = 60_000_000;

/** Reads an SVG with SMIL animations. */
export function readSvgFootage(bytes: Buffer): Footage | undefined {
  const text = bytes.toString('utf8');
  if (!/<(?:\w+:)?(?:animate|set)/.test(text)) return undefined;
  const root = parseDrawing(text);
  const film = readSmil(root);
  if (film === undefined) return undefined;
  const size = fitSide(readRatio(root), 1);
  const draw = (frame: number): Promise<Buffer> =>
    drawSvg(toSvg(setSize(film.drawAt((frame * FRAME_MS) / 1000), FILM_SIDE)), size)
      .resize({ ...size, fit: 'fill' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer();
  return { ...size, frames: countFrames(film.seconds), draw };
}

/** Finds the picture that shows at a time, among pictures that show for different times. */
function findPage(delays: readonly number[], time: number): number {
  let end = 0;
  const at = delays.findIndex((delay) => {
    end += delay;
    return time < end;
  });
  return at === -1 ? delays.length - 1 : at;
}

/** Reads an animated GIF or WebP. */
export async function readPagedFootage(bytes: Buffer): Promise<Footage | undefined> {
  const { pages = 1, delay = [], width, pageHeight } = await sharp(bytes, { animated: true }).metadata();
  if (pages < 2 || pageHeight === undefined || width * pageHeight * pages > MAX_PIXELS) return undefined;
  const size = fitSide(width, pageHeight);
  // Browsers show a picture without a time for a tenth of a second.
  const delays = Array.from({ length: pages }, (_, at) => ((delay[at] ?? 0) > 10 ? (delay[at] ?? 0) : 100));
  const data = await sharp(bytes, { animated: true }).toColourspace('srgb').ensureAlpha().raw().toBuffer();
  const page = width * pageHeight * RGBA;
  const raw = { width, height: pageHeight, channels: RGBA } as const;
  // Pictures are scaled one by one, because edges of neighbours would blend.
  const draw = (frame: number): Promise<Buffer> => {
    const at = findPage(delays, frame * FRAME_MS);
    return sharp(data.subarray(at * page, (at + 1) * page), { raw })
      .resize({ ...size, fit: 'fill' })
      .raw()
      .toBuffer();
  };
  const seconds = delays.reduce((sum, each) => sum + each, 0) / 1000;
  return { ...size, frames: countFrames(seconds), draw };
}

const isAnimatedPng = (bytes: Buffer): boolean => bytes.subarray(0, 4096).includes('acTL');

/** Reads an animated PNG; undefined for a still one, and where ffmpeg isn't installed. */
export async function readPngFootage(bytes: Buffer, outFolder: string): Promise<Footage | undefined> {
  if (!isAnimatedPng(bytes)) return undefined;
  const { width, height } = await sharp(bytes).metadata();
  const size = fitSide(width, height);
  const path = join(outFolder, 'moving.png');
  await writeFile(path, bytes);
  try {
    const limits = ['-frames:v', String(countFrames(Number.POSITIVE_INFINITY))];
    const filter = `fps=${1000 / FRAME_MS},scale=${size.width}:${size.height}`;
    const { output } = await runFfmpeg({ path, format: 'apng' }, [
      ...['-vf', filter, ...limits, '-pix_fmt', 'rgba', '-f', 'rawvideo', 'pipe:1'],
    ]);
    const page = size.width * size.height * RGBA;
    const draw = async (frame: number): Promise<Buffer> => output.subarray(frame * page, (frame + 1) * page);
    return { ...size, frames: Math.max(1, Math.floor(output.length / page)), draw };
  } catch (error) {
    if (error instanceof HelperMissingError) return undefined;
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}
