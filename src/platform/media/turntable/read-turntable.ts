import { join } from 'node:path';
import sharp from 'sharp';
import { placeCamera } from '../model/camera.ts';
import { createDrawing } from '../model/draw-model.ts';
import { FIRST_ANGLE } from '../model/draw-preview.ts';
import { readMesh } from '../model/read-mesh.ts';
import type { InputFile } from '../process/input-file.ts';
import { isResourceError } from '../process/refusal.ts';
import { addWatermark } from '../watermark.ts';
import { COLUMNS, FRAME, FRAMES, nameSheet, type Turntable } from './turntable.ts';

const CHANNELS = 3;
const SHEET = { width: COLUMNS * FRAME.width, height: Math.ceil(FRAMES / COLUMNS) * FRAME.height };

/** Copies a frame to its place on a sheet. */
function placeFrame(sheet: Buffer, frame: Buffer, at: number): void {
  const bytes = FRAME.width * CHANNELS;
  const left = (at % COLUMNS) * bytes;
  const top = Math.floor(at / COLUMNS) * FRAME.height;
  for (let row = 0; row < FRAME.height; row += 1)
    frame.copy(sheet, (top + row) * SHEET.width * CHANNELS + left, row * bytes, (row + 1) * bytes);
}

async function drawSheets(bytes: Buffer, mark: string) {
  const mesh = await readMesh(bytes);
  const angles = Array.from({ length: FRAMES }, (_, at) => FIRST_ANGLE + (at * 2 * Math.PI) / FRAMES);
  const draw = createDrawing(mesh, placeCamera(mesh, angles, FRAME));
  const create = () => Buffer.alloc(SHEET.width * SHEET.height * CHANNELS);
  const [clean, marked] = [create(), create()];
  for (const [at, angle] of angles.entries()) {
    const frame = draw(angle);
    placeFrame(clean, frame, at);
    placeFrame(marked, await addWatermark(frame, { ...FRAME, channels: CHANNELS }, mark), at);
  }
  return { clean, marked };
}

/** Draws a 3D model from all sides; nothing if the file is none, or can't be drawn. */
export async function readTurntable(
  input: InputFile,
  format: string,
  outFolder: string,
  mark: string,
): Promise<Turntable[]> {
  if (format !== 'glb') return [];
  try {
    const { clean, marked } = await drawSheets(await input.readAll(), mark);
    for (const isMarked of [false, true])
      await sharp(isMarked ? marked : clean, { raw: { ...SHEET, channels: CHANNELS } })
        .webp({ quality: 80, effort: 3 })
        .toFile(join(outFolder, nameSheet(isMarked)));
    return [{ frames: FRAMES, columns: COLUMNS, ...FRAME }];
  } catch (error) {
    if (isResourceError(error)) throw error;
    return [];
  }
}
