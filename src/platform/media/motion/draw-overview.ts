import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Cell, joinCells, markCells, openCell } from './cell-sheet.ts';
import type { DrawnFilm } from './draw-film.ts';
import { CARD_FILMS, FILM_COLUMNS, FRAME_MS, MAX_CARD_FRAMES, nameCardFilm, nameStills, STILL_SIDE } from './film.ts';

/** Films of a card in a row. */
const CARD_COLUMNS = 3;
/** Cells of a card, whose padding keeps its pictures apart; six of them have the shape of most first previews. */
const [CELL_WIDTH, CELL_HEIGHT] = [144, 122];
/** Cards show every second frame. */
const CARD_FRAME_MS = FRAME_MS * 2;
const [paper, ink] = [
  { r: 255, g: 255, b: 255 },
  { r: 29, g: 26, b: 34 },
];

/** Writes the sheet of the still pictures of films, and a watermarked one. */
export async function drawStills(films: readonly DrawnFilm[], outFolder: string): Promise<void> {
  const stills = films.map(({ still }) => still);
  const sheet = joinCells(stills, STILL_SIDE, STILL_SIDE, FILM_COLUMNS);
  const options = { quality: 70, effort: 2 };
  await writeFile(join(outFolder, nameStills(false)), await openCell(sheet).webp(options).toBuffer());
  const lined = await markCells(sheet, STILL_SIDE, STILL_SIDE);
  await writeFile(join(outFolder, nameStills(true)), await openCell(lined).webp(options).toBuffer());
}

/** Joins one frame of a card: the first films beside each other, each in its own loop. */
const joinCardFrame = (films: readonly DrawnFilm[], at: number): Cell =>
  joinCells(
    films.map(({ cardFrames }) => cardFrames[at % cardFrames.length] as Cell),
    CELL_WIDTH,
    CELL_HEIGHT,
    CARD_COLUMNS,
  );

async function encodeCard(frames: readonly Cell[], isLight: boolean): Promise<Buffer> {
  const { width = 1, height = 1 } = frames[0] ?? {};
  const flat = await Promise.all(
    frames.map((frame) =>
      openCell(frame)
        .flatten({ background: isLight ? ink : paper })
        .raw()
        .toBuffer(),
    ),
  );
  const raw = { width, height: height * frames.length, channels: 3 as const, pageHeight: height };
  return sharp(Buffer.concat(flat), { raw, limitInputPixels: false })
    .webp({ quality: 45, effort: 2, delay: CARD_FRAME_MS, loop: 0 })
    .toBuffer();
}

/** Writes the animated picture that cards play, and a watermarked one. */
export async function drawCardFilm(films: readonly DrawnFilm[], outFolder: string): Promise<void> {
  const first = films.slice(0, films.length < CARD_COLUMNS ? 1 : films.length < CARD_FILMS ? CARD_COLUMNS : CARD_FILMS);
  const longest = Math.max(...first.map(({ frames }) => frames));
  const count = Math.min(MAX_CARD_FRAMES, Math.ceil(longest / 2));
  const frames: Cell[] = [];
  for (let at = 0; at < count; at += 1) frames.push(joinCardFrame(first, at));
  const isLight = first.filter((film) => film.isLight).length * 2 > first.length;
  await writeFile(join(outFolder, nameCardFilm(false)), await encodeCard(frames, isLight));
  const lined = await Promise.all(frames.map((frame) => markCells(frame, CELL_WIDTH, CELL_HEIGHT)));
  await writeFile(join(outFolder, nameCardFilm(true)), await encodeCard(lined, isLight));
}
