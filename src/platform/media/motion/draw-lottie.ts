import { openCell } from './cell-sheet.ts';
import { choosePoster, isLightPicture, measure } from './draw-film.ts';
import { readLottieFootage } from './read-lottie.ts';

/** Longer side of the picture in pixels. */
const SIDE = 1366;
/** Number of frames among which the one to show is chosen. */
const TRIED = 8;
const [PAPER, NIGHT] = ['#ffffff', '#17151a'];

/** Draws the frame of a Lottie animation that shows the most, as PNG; undefined for other JSON. */
export async function drawLottie(bytes: Buffer): Promise<Buffer | undefined> {
  const footage = await readLottieFootage(bytes, SIDE);
  if (footage === undefined) return undefined;
  try {
    const { width, height, frames } = footage;
    const tried = Array.from({ length: TRIED }, (_, at) => Math.floor((at * frames) / TRIED));
    const seen: number[] = [];
    for (const frame of tried) seen.push(measure({ data: await footage.draw(frame), width, height }).visible);
    const cell = { data: await footage.draw(tried[choosePoster(seen)] ?? 0), width, height };
    return await openCell(cell)
      .flatten({ background: isLightPicture(cell) ? NIGHT : PAPER })
      .png({ compressionLevel: 0 })
      .toBuffer();
  } finally {
    footage.close();
  }
}
