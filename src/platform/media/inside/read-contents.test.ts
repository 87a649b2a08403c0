import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createJpegBomb, createPngBomb, createRawZip, type ZipPart } from '../../../../tests/support/hostile-files.ts';
import { MAX_LISTED, MAX_THUMBNAILS, SHEET_CELLS, THUMBNAIL_SIDE } from './archive-contents.ts';
import { readContents } from './read-contents.ts';

const read = (parts: readonly ZipPart[]) => readContents(createRawZip(parts));
const text = (words: string): Buffer => Buffer.from(words);
const svg = (inside: string): Buffer =>
  text(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">${inside}</svg>`);
const disc = svg('<circle cx="12" cy="12" r="9"/>');
const noise = (side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
const font = (): Promise<Buffer> =>
  readFile(
    createRequire(import.meta.url).resolve('@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2'),
  );
const hidden = /[\p{Cc}\p{Cf}]/u;

describe('what is inside an archive', () => {
  it('is counted by files, folders and formats, without what systems add', async () => {
    const { contents } = await read([
      { name: 'svg/bold/one.svg', bytes: disc },
      { name: 'svg/two.svg', bytes: disc },
      { name: 'png/one.png', bytes: await noise(64) },
      { name: 'README.md', bytes: text('Read me') },
      { name: '__MACOSX/svg/._one.svg', bytes: text('x') },
    ]);
    expect(contents).toMatchObject({
      files: 4,
      folders: 3,
      formats: [
        { format: 'svg', count: 2 },
        { format: 'png', count: 1 },
      ],
      sheets: 1,
    });
    expect(contents.entries.map(({ path, thumbnail }) => [path, thumbnail])).toEqual([
      ['svg/bold/one.svg', 0],
      ['svg/two.svg', 1],
      ['png/one.png', 2],
      ['README.md', null],
    ]);
  });

  it('is listed and pictured up to a bound', async () => {
    const { contents, sheets } = await read(
      Array.from({ length: 600 }, (_, at) => ({ name: `icons/${at}.svg`, bytes: disc })),
    );
    expect(contents.files).toBe(600);
    expect(contents.entries).toHaveLength(MAX_LISTED);
    expect(contents.entries.filter(({ thumbnail }) => thumbnail !== null)).toHaveLength(MAX_THUMBNAILS);
    expect(sheets).toHaveLength(MAX_THUMBNAILS / SHEET_CELLS);
    for (const sheet of sheets) {
      expect(await sharp(sheet).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 });
      expect(sheet.length).toBeLessThan(100_000);
    }
  });

  it('shows fonts, pictures of any usual format, and drawings in white on a dark ground', async () => {
    const picture = sharp(await noise(400));
    const { contents, sheets } = await read([
      { name: 'a.webp', bytes: await picture.clone().webp().toBuffer() },
      { name: 'b.jpg', bytes: await picture.clone().jpeg().toBuffer() },
      { name: 'c.gif', bytes: await picture.clone().gif().toBuffer() },
      { name: 'd.woff2', bytes: await font() },
      { name: 'e.svg', bytes: svg('<circle fill="#fff" cx="12" cy="12" r="9"/>') },
    ]);
    expect(contents.entries.map(({ thumbnail }) => thumbnail)).toEqual([0, 1, 2, 3, 4]);
    const corner = await sharp(sheets[0])
      .extract({ left: 2, top: THUMBNAIL_SIDE + 2, width: 4, height: 4 })
      .removeAlpha()
      .raw()
      .toBuffer();
    expect(Math.max(...corner)).toBeLessThan(80);
  });

  it('has no thumbnail for what is broken, claims too much, or is an archive itself', async () => {
    const good = await noise(300);
    const jpeg = await sharp(good).jpeg().toBuffer();
    const { contents } = await read([
      { name: 'cut.png', bytes: good.subarray(0, 60) },
      { name: 'bomb.png', bytes: createPngBomb(60_000) },
      { name: 'bomb.jpg', bytes: createJpegBomb(jpeg) },
      { name: 'script.svg', bytes: svg('<script>alert(1)</script>') },
      { name: 'far.svg', bytes: svg('<use href="https://example.org/x.svg#a"/>') },
      { name: 'no.svg', bytes: text('<svg') },
      { name: 'font.ttf', bytes: Buffer.concat([Buffer.from([0, 1, 0, 0]), Buffer.alloc(400)]) },
      { name: 'inner.zip', bytes: createRawZip([{ name: 'a.svg', bytes: disc }]) },
      { name: 'empty.png' },
    ]);
    expect(contents.entries).toHaveLength(9);
    expect(contents.entries.every(({ thumbnail }) => thumbnail === null)).toBe(true);
    expect(contents.sheets).toBe(0);
  });

  it('is shown without characters that hide or turn around, and of long paths the end', async () => {
    const { contents } = await read([
      { name: 'photo\u202egnp.exe.svg', bytes: disc },
      { name: 'line\nbreak\u0007.txt', bytes: text('a') },
      { name: '\u200b', bytes: text('a') },
      { name: `${'deep/'.repeat(200)}end.txt`, bytes: text('a') },
      { name: 'ছবি/নৌকা.svg', bytes: disc },
    ]);
    const paths = contents.entries.map(({ path }) => path);
    expect(paths.filter((path) => hidden.test(path))).toEqual([]);
    expect(paths.slice(0, 3)).toEqual(['photognp.exe.svg', 'line break.txt', '�']);
    expect(paths[3]).toMatch(/^….{1,299}\/end\.txt$/);
    expect(paths[4]).toBe('ছবি/নৌকা.svg');
  });

  it('is refused as a whole where it leads outside or holds too much', async () => {
    await expect(read([{ name: '../../etc/passwd', bytes: text('a') }])).rejects.toThrow(/relative path/);
    await expect(read(Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}`, bytes: text('') })))).rejects.toThrow(
      /more than 10000/,
    );
  });
});

describe('a thumbnail is less than its file', () => {
  const readCell = async (sheet: Buffer | undefined): Promise<Buffer> =>
    sharp(sheet)
      .extract({ left: 0, top: 0, width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE })
      .removeAlpha()
      .png()
      .toBuffer();

  it('has at most half the pixels of a small picture each way', async () => {
    const original = await noise(64);
    const { sheets } = await read([{ name: 'small.png', bytes: original }]);
    const cell = await readCell(sheets[0]);
    const { info } = await sharp(cell).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true });
    expect(Math.max(info.width, info.height)).toBeLessThanOrEqual(34);
    // Enlarging the thumbnail doesn't restore the original picture.
    const again = await sharp(cell).extract({ left: 64, top: 64, width: 32, height: 32 }).resize(64).raw().toBuffer();
    const pixels = await sharp(original).removeAlpha().raw().toBuffer();
    const difference = pixels.reduce((sum, value, at) => sum + Math.abs(value - (again[at] ?? 0)), 0) / pixels.length;
    expect(difference).toBeGreaterThan(20);
  });

  it('leaves out what is smaller than anything could be shown of', async () => {
    const { contents } = await read([{ name: 'tiny.png', bytes: await noise(24) }]);
    expect(contents.entries[0]?.thumbnail).toBeNull();
  });

  it('leaves out a drawing that holds a picture, which it would show as large as it is', async () => {
    const data = (await noise(64)).toString('base64');
    const { contents } = await read([
      { name: 'holder.svg', bytes: svg(`<image width="24" height="24" href="data:image/png;base64,${data}"/>`) },
    ]);
    expect(contents.entries[0]?.thumbnail).toBeNull();
  });

  it('keeps no path, glyph or word of a drawing or a font', async () => {
    const { sheets } = await read([
      { name: 'a.svg', bytes: svg('<title>secret words</title><path d="M1.2345 2.3456L9 9"/>') },
      { name: 'b.woff2', bytes: await font() },
    ]);
    const bytes = sheets[0]?.toString('latin1') ?? '';
    expect(bytes).not.toMatch(/secret|2\.3456|wOF2|glyf|<svg/);
    expect((await sharp(sheets[0]).metadata()).exif).toBeUndefined();
  });
});
