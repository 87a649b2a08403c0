import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createGlb } from '../../../../tests/support/create-glb.ts';
import { createCube, createModel } from '../../../../tests/support/create-model.ts';
import { createProcessedFile } from '../process/create-processed-file.ts';
import { COLUMNS, FRAME, FRAMES, listTurntableFiles } from './turntable.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbor-turntable-'));
});
afterAll(() => rm(folder, { recursive: true }));

const material = { pbrMetallicRoughness: { baseColorFactor: [0.7, 0.1, 0.1, 1], metallicFactor: 0 } };
const cube = createModel({ ...createCube(), material });

async function read(bytes: Uint8Array, turntable = true) {
  const path = join(folder, 'cube.glb');
  await writeFile(path, bytes);
  const { file } = await createProcessedFile(path, {
    name: 'cube.glb',
    outFolder: folder,
    watermark: 'Arbor',
    turntable,
  });
  return file;
}

it('a model is drawn from all sides on two sheets, one of which has marks in every frame', async () => {
  const turntables = (await read(cube))?.turntables ?? [];
  expect(turntables).toEqual([{ frames: FRAMES, columns: COLUMNS, ...FRAME }]);
  const sheets = await Promise.all(
    listTurntableFiles(turntables).map(async (name) =>
      sharp(await readFile(join(folder, name)))
        .raw()
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const [clean, marked] = sheets;
  for (const sheet of sheets)
    expect(sheet.info).toMatchObject({ width: COLUMNS * FRAME.width, height: (FRAMES / COLUMNS) * FRAME.height });
  /** Share of a frame's pixels that the marks change visibly. */
  const measureMarks = (frame: number): number => {
    const [left, top] = [(frame % COLUMNS) * FRAME.width, Math.floor(frame / COLUMNS) * FRAME.height];
    let changed = 0;
    for (let y = top; y < top + FRAME.height; y += 1)
      for (let x = left; x < left + FRAME.width; x += 1) {
        const at = (y * COLUMNS * FRAME.width + x) * 3;
        if (Math.abs((clean?.data[at] ?? 0) - (marked?.data[at] ?? 0)) > 6) changed += 1;
      }
    return changed / (FRAME.width * FRAME.height);
  };
  for (let frame = 0; frame < FRAMES; frame += 1) expect([frame, measureMarks(frame) > 0.005]).toEqual([frame, true]);
}, 120_000);

it('a model is its own preview', async () => {
  const file = await read(cube, false);
  expect(file).toMatchObject({
    preview: { kind: 'image', width: 1366, height: 1024 },
    withoutPreview: null,
    turntables: [],
  });
  expect(
    file?.preview?.colors.some(
      ({ hex }) => Number.parseInt(hex.slice(1, 3), 16) > 2 * Number.parseInt(hex.slice(3, 5), 16),
    ),
  ).toBe(true);
}, 120_000);

it('a model that can’t be drawn is kept without a preview and a turntable', async () => {
  const compressed = createGlb({
    asset: { version: '2.0' },
    extensionsRequired: ['KHR_draco_mesh_compression'],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ count: 3 }],
  });
  expect(await read(compressed, false)).toMatchObject({
    preview: null,
    withoutPreview: 'failed',
    figures: { triangles: 1 },
  });
  expect(await read(compressed)).toMatchObject({ turntables: [] });
});
