import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPdf, createRawZip } from '../../../../tests/support/hostile-files.ts';
import { openFont } from '../font.ts';
import { createProcessedFile } from '../process/create-processed-file.ts';
import type { ProcessingOutcome } from '../process/processed-file.ts';
import { drawPatternMockup } from './draw-pattern.ts';
import { MOCKUP_HEIGHT, MOCKUP_WIDTH, type MockupScene } from './mockup.ts';
import { chooseSigns, chooseWords } from './words.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbor-mockups-'));
});
afterAll(() => rm(folder, { recursive: true }));

let made = 0;
async function process(scene: MockupScene, name: string, bytes: Uint8Array) {
  made += 1;
  const [path, outFolder] = [join(folder, `${made}-${name}`), folder];
  await writeFile(path, bytes);
  return createProcessedFile(path, { name, outFolder, watermark: 'ARBOR', mockup: scene });
}

const paint = (
  width: number,
  height: number,
  background: string | { r: number; g: number; b: number; alpha: number } = '#2f6f8f',
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
const svg = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30" viewBox="0 0 60 30">${inside}</svg>`);
const readPackage = (path: string): Promise<Buffer> => readFile(createRequire(import.meta.url).resolve(path));
const poppins = () => readPackage('@fontsource/poppins/files/poppins-latin-600-normal.woff2');
const hind = () => readPackage('@fontsource/hind-siliguri/files/hind-siliguri-bengali-600-normal.woff2');
const keep = (bytes: Buffer, letters: string): Promise<Buffer> => subsetFont(bytes, letters, { targetFormat: 'woff2' });

const sizeOf = ({ file }: ProcessingOutcome) => [file?.preview?.kind, file?.preview?.width, file?.preview?.height];
const whole = ['image', MOCKUP_WIDTH, MOCKUP_HEIGHT];

describe('a mock-up', () => {
  const works: readonly (readonly [MockupScene, string, string, () => Uint8Array | Promise<Uint8Array>])[] = [
    ['pattern', 'of a tile', 'tile.png', () => paint(400, 300)],
    ['pattern', 'of a transparent tile', 'clear.png', () => paint(300, 300, { r: 200, g: 40, b: 60, alpha: 0.2 })],
    ['pattern', 'of a tiny tile', 'tiny.png', () => paint(3, 2)],
    ['pattern', 'of a tile that is a line', 'line.png', () => paint(2400, 4)],
    ['pattern', 'of a drawing', 'tile.svg', () => svg('<path d="M0 15h60" stroke="#c00"/>')],
    ['font', 'of a Latin font', 'poppins.woff2', poppins],
    ['font', 'of a Bangla font', 'hind.woff2', hind],
    ['font', 'of a font of some Bangla letters', 'some.woff2', async () => keep(await hind(), 'কখগঘঙ')],
    ['font', 'of a font of signs alone', 'signs.woff2', async () => keep(await poppins(), '&@#%+=')],
    ['print', 'of a page', 'page.pdf', () => createPdf()],
    ['print', 'of a very wide page', 'wide.png', () => paint(3000, 120)],
    ['print', 'of a very tall page', 'tall.png', () => paint(90, 2600)],
    ['screen', 'of a post', 'post.png', () => paint(1080, 1080)],
    ['screen', 'of a very wide post', 'wide.png', () => paint(3000, 120)],
    ['screen', 'of a tiny post', 'tiny.png', () => paint(2, 3)],
  ];
  it.each(works)('in the scene %s %s has its size', async (scene, _, name, make) => {
    const outcome = await process(scene, name, await make());
    expect(sizeOf(outcome)).toEqual(whole);
    expect(outcome.file?.preview).toMatchObject({ hash: null, asset: null, markedWidths: [768, 1200] });
  });

  it('of an archive shows what is in it, and not the picture that advertises it', async () => {
    const parts = [
      { name: 'preview.png', bytes: await paint(900, 600, '#ff0000') },
      { name: 'tile.png', bytes: await paint(400, 400, '#0000ff') },
    ];
    const { file } = await process('pattern', 'set.zip', createRawZip(parts));
    expect(sizeOf({ file, refusal: null } as ProcessingOutcome)).toEqual(whole);
    const names = file?.preview?.colors.map(({ hex }) => Number.parseInt(hex.slice(1, 3), 16));
    expect(Math.min(...(names ?? []))).toBeLessThan(0x60);
    const font = await process('font', 'fonts.zip', createRawZip([{ name: 'a.woff2', bytes: await poppins() }]));
    expect(sizeOf(font)).toEqual(whole);
  });

  it('is not made of a file that has nothing for its scene, and a broken file is refused as ever', async () => {
    const none = await process('font', 'tile.png', await paint(40, 30));
    expect(none.file).toMatchObject({ preview: null, withoutPreview: 'no_reader' });
    const text = await process('print', 'notes.md', Buffer.from('# Notes\n'));
    expect(text.file).toMatchObject({ preview: null, withoutPreview: 'no_reader' });
    const bytes = await poppins();
    const broken = await process('font', 'broken.woff2', bytes.subarray(0, 900));
    expect(broken).toMatchObject({ file: null, refusal: { code: expect.any(String) } });
  });
});

it('shows a large tile in at most half of its pixels', async () => {
  // Lines on every second pixel become grey when scaled to half the size.
  const lines = Buffer.alloc(500 * 500 * 3, 255);
  for (let row = 0; row < 500; row += 2) lines.fill(0, row * 1500, (row + 1) * 1500);
  const raw = { width: 500, height: 500, channels: 3 } as const;
  const picture = await sharp(lines, { raw }).png().toBuffer();
  const { data } = await drawPatternMockup({ picture, width: 500, height: 500 });
  const middle = Array.from({ length: 40 }, (_, row) => data[((380 + row) * MOCKUP_WIDTH + 300) * 3] ?? 0);
  expect(Math.max(...middle) - Math.min(...middle)).toBeLessThan(60);
});

describe('words', () => {
  it('are in the script of the font, in capitals where it has no others', async () => {
    const choose = async (bytes: Buffer) => chooseWords(openFont(bytes));
    expect((await choose(await poppins()))?.title).toEqual(['Good', 'things', 'grow']);
    expect((await choose(await hind()))?.title).toEqual(['নদীর', 'গান']);
    const capitals = await keep(await poppins(), 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(await choose(capitals)).toMatchObject({ title: ['GOOD', 'THINGS', 'GROW'], date: '' });
  });

  it('are signs where the font has no letters', async () => {
    const font = openFont(await keep(await poppins(), '&@#%'));
    expect(chooseWords(font)).toBeUndefined();
    expect(chooseSigns(font).sort()).toEqual(['#', '%', '&', '@']);
  });
});
