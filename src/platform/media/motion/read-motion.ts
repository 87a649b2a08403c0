import { cleanLine } from '../../clean-text.ts';
import { nameDrawing } from '../drawing/name-drawing.ts';
import { isSystemFile } from '../inside/contents-reader.ts';
import { archiveLimits, scanZip } from '../inspect/read-zip.ts';
import { recognizeFormat } from '../inspect/recognize-format.ts';
import type { InputFile } from '../process/input-file.ts';
import { isResourceError } from '../process/refusal.ts';
import { type DrawnFilm, drawFilm } from './draw-film.ts';
import { drawCardFilm, drawStills } from './draw-overview.ts';
import { type Film, type Footage, MAX_FILMS } from './film.ts';
import { readPagedFootage, readPngFootage, readSvgFootage } from './read-footage.ts';
import { readLottieFootage } from './read-lottie.ts';

/** Maximum size of an animation that is read. */
const MAX_BYTES = 20_000_000;
const MAX_PATH = 300;
/** Time limit for the animations of one file; further ones are only in the download. */
const MAX_MS = 100_000;

interface NamedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

async function* listFiles(input: InputFile, format: string): AsyncGenerator<NamedFile> {
  if (format !== 'zip') {
    yield { name: input.name, bytes: await input.readAll() };
    return;
  }
  const budget = { left: archiveLimits.maxTotalSize };
  for await (const { name, bytes } of scanZip(input.path, archiveLimits, { maxKept: MAX_BYTES, budget }))
    if (bytes !== null && !isSystemFile(name)) yield { name, bytes };
}

async function readFootage({ name, bytes }: NamedFile, outFolder: string): Promise<Footage | undefined> {
  switch (recognizeFormat(bytes, name).format) {
    case 'svg':
      return readSvgFootage(bytes);
    case 'json':
      return readLottieFootage(bytes);
    case 'gif':
    case 'webp':
      return readPagedFootage(bytes);
    case 'png':
      return readPngFootage(bytes, outFolder);
    default:
      return undefined;
  }
}

const toPath = (name: string): string => cleanLine(cleanLine(name).slice(-MAX_PATH)) || 'motion';

/** Draws one file; undefined for a file that doesn't move or can't be drawn. */
async function tryFilm(file: NamedFile, at: number, outFolder: string): Promise<DrawnFilm | undefined> {
  if (file.bytes.length > MAX_BYTES) return undefined;
  let footage: (Footage & { close?: () => void }) | undefined;
  try {
    footage = await readFootage(file, outFolder);
    return footage === undefined || footage.frames < 2 ? undefined : await drawFilm(footage, at, outFolder);
  } catch (error) {
    if (isResourceError(error)) throw error;
    return undefined;
  } finally {
    footage?.close?.();
  }
}

/** Draws the animations of a file or an archive, and writes them as sheets of frames. */
export async function readMotion(input: InputFile, format: string, outFolder: string): Promise<Film[]> {
  const begun = performance.now();
  const [films, drawn]: [Film[], DrawnFilm[]] = [[], []];
  for await (const file of listFiles(input, format)) {
    if (films.length === MAX_FILMS || performance.now() - begun > MAX_MS) break;
    const film = await tryFilm(file, films.length, outFolder);
    if (film === undefined) continue;
    const { still: _still, cardFrames: _cardFrames, ...facts } = film;
    films.push({
      path: toPath(file.name),
      name: nameDrawing(file.name.replace(/\.[a-z0-9]{3,4}$/i, '.svg')),
      ...facts,
    });
    drawn.push(film);
  }
  if (films.length === 0) return [];
  await drawStills(drawn, outFolder);
  await drawCardFilm(drawn, outFolder);
  return films;
}
