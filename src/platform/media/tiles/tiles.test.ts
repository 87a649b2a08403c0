import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRawZip } from '../../../../tests/support/hostile-files.ts';
import { openInput } from '../process/input-file.ts';
import { isSeamless } from './measure-seam.ts';
import { readTiles } from './read-tiles.ts';
import { MARKED_SIDE, nameMarkedTile, nameTile, OPEN_SIDE } from './tile.ts';

/** Draws soft waves, whose periods fit the picture as many times as given. */
function drawWaves(width: number, height: number, across: number, down: number) {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      data.fill(
        128 + 60 * Math.sin((2 * Math.PI * across * x) / width) + 40 * Math.cos((2 * Math.PI * down * y) / height),
        (y * width + x) * 3,
        (y * width + x) * 3 + 3,
      );
  return { data, width, height };
}

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbor-tiles-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(name: string, bytes: Uint8Array, format: string) {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return readTiles(await openInput(path, name), format, folder, 'Arbor');
}
const open = async (name: string) =>
  sharp(await readFile(join(folder, name)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });

describe('the seam', () => {
  it('is not visible where whole periods fit, in both directions', () => {
    expect(isSeamless(drawWaves(120, 90, 2, 3))).toBe(true);
    expect(isSeamless(drawWaves(120, 90, 2.3, 3))).toBe(false);
    expect(isSeamless(drawWaves(120, 90, 2, 2.4))).toBe(false);
  });

  it('is not visible in a plain picture; a single pixel is no tile', () => {
    expect(isSeamless({ data: Buffer.alloc(300, 90), width: 10, height: 10 })).toBe(true);
    expect(isSeamless({ data: Buffer.alloc(3), width: 1, height: 1 })).toBe(false);
  });
});

describe('tiles', () => {
  const svg = (fill: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="36" height="72" viewBox="0 0 36 72"><rect width="36" height="72" fill="${fill}"/><path d="M2 6h12L8 18z" fill="#6dd3ce"/></svg>`;

  it('of a drawing are one period edge to edge, and several small ones with marks that make no seam', async () => {
    const [tile] = await read('a.svg', Buffer.from(svg('#11324d')), 'svg');
    expect(tile).toMatchObject({
      path: 'a.svg',
      isVector: true,
      width: 36,
      height: 72,
      isTransparent: false,
      markedPeriods: 2,
      isSeamless: true,
    });
    const { info } = await open(nameTile(0));
    expect([info.width, info.height]).toEqual([504, 1008]);
    const marked = await open(nameMarkedTile(0));
    expect([marked.info.width, marked.info.height]).toEqual([144, 288]);
    expect(Math.max(marked.info.width, marked.info.height)).toBeLessThanOrEqual(MARKED_SIDE);
    expect(isSeamless({ data: marked.data, width: marked.info.width, height: marked.info.height })).toBe(true);
    const colors = new Set(Array.from({ length: marked.info.width }, (_, x) => marked.data[x * 3]));
    expect(colors.size).toBeGreaterThan(3);
  });

  it('of a photograph are at most as large as a preview', async () => {
    const { data, width, height } = drawWaves(1600, 1200, 4, 3);
    const jpg = await sharp(data, { raw: { width, height, channels: 3 } })
      .jpeg()
      .toBuffer();
    const [tile] = await read('wall.jpg', jpg, 'jpg');
    expect(tile).toMatchObject({ isVector: false, width, height, markedPeriods: 1, isSeamless: true });
    expect((await open(nameTile(0))).info.width).toBe(OPEN_SIDE);
    expect((await open(nameMarkedTile(0))).info.width).toBe(MARKED_SIDE);
  });

  it('of an archive are its pictures, the same for the same pixels, without what cannot be drawn', async () => {
    const clear = svg('none');
    const zip = createRawZip([
      { name: 'set/blue.svg', bytes: Buffer.from(svg('#11324d')) },
      { name: 'set/blue-again.svg', bytes: Buffer.from(`${svg('#11324d')}\n`) },
      { name: 'set/clear.svg', bytes: Buffer.from(clear) },
      { name: 'set/broken.svg', bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>') },
      { name: 'LICENCE.txt', bytes: Buffer.from('Free.') },
    ]);
    const tiles = await read('set.zip', zip, 'zip');
    expect(tiles.map(({ path }) => path)).toEqual(['set/blue.svg', 'set/blue-again.svg', 'set/clear.svg']);
    expect(tiles[1]?.digest).toBe(tiles[0]?.digest);
    expect(tiles.map(({ isTransparent }) => isTransparent)).toEqual([false, false, true]);
  });
});
