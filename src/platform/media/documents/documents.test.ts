import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { createRawZip } from '../../../../tests/support/hostile-files.ts';
import { createProcessedFile } from '../process/create-processed-file.ts';
import { MAX_DRAWN_PAGES, namePage, nameThumbnails } from './document.ts';
import { readFontNames } from './read-fonts.ts';

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

/** Creates a document with a heading in each of its pages. */
async function createDocument(sizes: readonly (readonly [number, number])[]): Promise<Buffer> {
  const document = new PDFDocument({ autoFirstPage: false, font: 'Times-Roman' });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  for (const size of sizes)
    document
      .addPage({ size: [...size], margin: 20 })
      .fontSize(12)
      .text('Heading');
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

async function draw(name: string, bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'arbor-pages-'));
  folders.push(folder);
  await writeFile(join(folder, 'file'), bytes);
  const target = { name, outFolder: folder, watermark: 'Arbor', documents: true };
  const { file } = await createProcessedFile(join(folder, 'file'), target);
  const measure = (each: string) => sharp(join(folder, each)).metadata();
  return { documents: file?.documents ?? [], measure };
}

it('draws each page large, and small with marks, with a sheet of thumbnails', async () => {
  const { documents, measure } = await draw(
    'a.pdf',
    await createDocument([
      [595.28, 841.89],
      [400, 200],
    ]),
  );
  expect(documents).toEqual([
    {
      path: 'a.pdf',
      pages: 2,
      sizes: [
        { width: 210, height: 297 },
        { width: 141.1, height: 70.6 },
      ],
      fonts: ['Times Roman'],
    },
  ]);
  expect((await measure(namePage(0, 0, false))).height).toBeGreaterThan(1590);
  expect(await measure(namePage(0, 1, true))).toMatchObject({ width: 800, height: 400, format: 'webp' });
  expect(await measure(nameThumbnails(0))).toMatchObject({ width: 256, height: 128 });
});

it('draws the documents of an archive, without broken ones and those with actions', async () => {
  const page = await createDocument([[200, 200]]);
  const active = Buffer.concat([page, Buffer.from('\n% /JavaScript\n')]);
  const zip = createRawZip([
    { name: 'folder/one.pdf', bytes: page },
    { name: 'broken.pdf', bytes: Buffer.from('%PDF-1.4 and nothing else') },
    { name: 'active.pdf', bytes: active },
    { name: 'readme.txt', bytes: Buffer.from('Hello') },
    { name: 'two.pdf', bytes: page },
  ]);
  const { documents } = await draw('a.zip', Buffer.from(zip));
  expect(documents.map(({ path }) => path)).toEqual(['folder/one.pdf', 'two.pdf']);
});

it('draws a limited number of pages', async () => {
  const sizes = Array.from({ length: MAX_DRAWN_PAGES + 3 }, () => [20, 20] as const);
  const { documents } = await draw('a.pdf', await createDocument(sizes));
  expect(documents[0]?.pages).toBe(MAX_DRAWN_PAGES + 3);
  expect(documents[0]?.sizes).toHaveLength(MAX_DRAWN_PAGES);
}, 30_000);

it('names fonts without the prefix of a subset, each once', () => {
  const text = '/BaseFont /ABCDEF+HindSiliguri-SemiBold /BaseFont/ABCDEF+HindSiliguri-SemiBold /BaseFont /Arial,Bold';
  expect(readFontNames(Buffer.from(text))).toEqual(['Arial Bold', 'HindSiliguri SemiBold']);
});
