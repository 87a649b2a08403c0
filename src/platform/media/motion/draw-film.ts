import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cell, joinCells, markCells, openCell, shrinkCell } from './cell-sheet.ts';
import {
  CARD_CELL_SIDE,
  CARD_FILMS,
  FILM_COLUMNS,
  type Film,
  type Footage,
  MARKED_FILM_SIDE,
  MAX_CARD_FRAMES,
  nameFilm,
  STILL_SIDE,
} from './film.ts';

const clean = { quality: 55, alphaQuality: 50, effort: 1 };
const marked = { quality: 50, alphaQuality: 50, effort: 1 };
/** Brightness, from 0 to 255, above which a picture is hardly visible on white. */
const LIGHT = 205;

export interface DrawnFilm extends Omit<Film, 'path' | 'name'> {
  readonly still: Cell;
  /** Frames that a card repeats, which shows every second one; empty for a film that no card plays. */
  readonly cardFrames: readonly Cell[];
}

/** Whether a picture is so light that it needs a dark background. */
export function isLightPicture(cell: Cell): boolean {
  const { visible, light } = measure(cell);
  return light > visible * LIGHT;
}

/** Sums how much of a picture is visible, and how light that is. */
export function measure({ data }: Cell): { visible: number; light: number } {
  let [visible, light] = [0, 0];
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    visible += alpha;
    light += alpha * (0.3 * (data[at] ?? 0) + 0.6 * (data[at + 1] ?? 0) + 0.1 * (data[at + 2] ?? 0));
  }
  return { visible, light };
}

/** Chooses the first frame, unless it shows much less than another one, such as in a drawing that draws itself. */
export function choosePoster(seen: readonly number[]): number {
  const most = Math.max(...seen);
  return (seen[0] ?? 0) >= most * 0.6 ? 0 : seen.findIndex((each) => each >= most * 0.98);
}

/** Shrinks the frames that a card repeats: every second one, which reaches all of an odd number in two rounds. */
async function shrinkForCard(frames: readonly Cell[]): Promise<Cell[]> {
  const rounds = frames.length % 2 === 0 ? 1 : 2;
  const count = Math.min(MAX_CARD_FRAMES, (frames.length * rounds) / 2);
  const shown = Array.from({ length: count }, (_, at) => frames[(at * 2) % frames.length] as Cell);
  const cells: Cell[] = [];
  for (const frame of shown) cells.push(await shrinkCell(frame, CARD_CELL_SIDE));
  return cells;
}

/** Draws all frames of an animation, and writes them as one sheet and as a smaller, watermarked one. */
export async function drawFilm(footage: Footage, at: number, outFolder: string): Promise<DrawnFilm> {
  const { width, height, frames } = footage;
  const cells: Cell[] = [];
  const halves: Cell[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    const cell = { data: await footage.draw(frame), width, height };
    cells.push(cell);
    halves.push(await shrinkCell(cell, MARKED_FILM_SIDE));
  }
  const sheet = joinCells(cells, width, height, FILM_COLUMNS);
  await writeFile(join(outFolder, nameFilm(at, false)), await openCell(sheet).webp(clean).toBuffer());
  const half = halves[0] ?? { width, height };
  const lined = await markCells(joinCells(halves, half.width, half.height, FILM_COLUMNS), half.width, half.height);
  await writeFile(join(outFolder, nameFilm(at, true)), await openCell(lined).webp(marked).toBuffer());
  const poster = choosePoster(halves.map((each) => measure(each).visible));
  const still = await shrinkCell(halves[poster] as Cell, STILL_SIDE);
  const cardFrames = at < CARD_FILMS ? await shrinkForCard(halves) : [];
  return { width, height, frames, poster, isLight: isLightPicture(still), still, cardFrames };
}
