import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeExr, writeHdr } from 'hdrify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPdf, createPsd, createRawZip } from '../../../../tests/support/hostile-files.ts';
import { drawLightMap } from '../../../../tests/support/light-map.ts';
import { lottie } from '../../../../tests/support/lottie.ts';
import { encodeWav } from '../audio.ts';
import { createProcessedFile } from './create-processed-file.ts';
import type { ProcessedFile } from './processed-file.ts';

let folder: string;
let counter = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbor-created-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function create(name: string, bytes: Buffer): Promise<{ file: ProcessedFile; outFolder: string }> {
  counter += 1;
  const path = join(folder, `${counter}`);
  const outFolder = await mkdtemp(`${path}-`);
  await writeFile(path, bytes);
  const { file, refusal } = await createProcessedFile(path, { name, outFolder, watermark: 'ARBOR' });
  if (file === null) throw new Error(`${refusal.code}: ${refusal.detail}`);
  return { file, outFolder };
}

const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><title>Ring</title><desc>Round</desc><circle cx="12" cy="6" r="5" fill="#c2233a"/></svg>',
);
const font = readFile(
  createRequire(import.meta.url).resolve('@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2'),
);

/** Adds IPTC metadata in Photoshop's JPEG segment. */
function addIptc(jpeg: Buffer, sets: readonly (readonly [number, string])[]): Buffer {
  const data = Buffer.concat(
    sets.map(([number, text]) => {
      const body = Buffer.from(text);
      return Buffer.concat([Buffer.from([0x1c, 2, number, body.length >> 8, body.length & 255]), body]);
    }),
  );
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const resource = [Buffer.from('8BIM\x04\x04\x00\x00', 'latin1'), size, data, Buffer.alloc(data.length % 2)];
  const body = Buffer.concat([Buffer.from('Photoshop 3.0\x00', 'latin1'), ...resource]);
  const head = Buffer.from([0xff, 0xed, (body.length + 2) >> 8, (body.length + 2) & 255]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">Boats \u202eat &amp; dawn</rdf:li></rdf:Alt></dc:title><dc:subject><rdf:Bag><rdf:li>river</rdf:li><rdf:li>নৌকা</rdf:li><rdf:li>River</rdf:li></rdf:Bag></dc:subject></rdf:Description></rdf:RDF></x:xmpmeta>`;

async function createTaggedPhoto(): Promise<Buffer> {
  const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3f7cac' } })
    .withExif({
      IFD0: { Artist: 'Secret Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 0/1' },
    })
    .withXmp(xmp)
    .jpeg()
    .toBuffer();
  return addIptc(jpeg, [
    [5, 'Other title'],
    [120, 'Boats on the Buriganga.'],
    [80, 'Secret Somebody'],
  ]);
}

describe('a picture', () => {
  it('tells what its author wrote into it, and its preview tells nobody', async () => {
    const photo = await createTaggedPhoto();
    const before = await sharp(photo).metadata();
    expect([before.exif, before.xmp, before.iptc].every((each) => each !== undefined)).toBe(true);
    const { file, outFolder } = await create('boats.jpg', photo);
    expect(file.metadata).toEqual({
      title: 'Boats at & dawn',
      description: 'Boats on the Buriganga.',
      keywords: ['River', 'নৌকা'],
      author: 'Secret Somebody',
    });
    const names = await readdir(outFolder);
    expect(names.toSorted()).toEqual(
      [
        '375.avif',
        '375.webp',
        '576.webp',
        '768.webp',
        '768.marked.webp',
        '900.webp',
        '900.marked.webp',
        'card.jpg',
      ].toSorted(),
    );
    for (const name of names) {
      const bytes = await readFile(join(outFolder, name));
      const info = await sharp(bytes).metadata();
      expect([info.exif, info.xmp, info.iptc], name).toEqual([undefined, undefined, undefined]);
      for (const secret of ['Secret', 'Exif', 'GPS', '8BIM', 'Boats', 'xmp'])
        expect(bytes.includes(secret)).toBe(false);
    }
  });

  it('has a ground behind it on which it shows', async () => {
    const draw = (fill: string): Buffer =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><circle cx="50" cy="50" r="20" fill="${fill}"/></svg>`,
      );
    for (const [fill, isDark] of [
      ['#ffffff', true],
      ['#c2233a', false],
    ] as const) {
      const { file, outFolder } = await create('a.png', await sharp(draw(fill)).png().toBuffer());
      const { channels } = await sharp(join(outFolder, '99.webp'))
        .extract({ left: 0, top: 0, width: 9, height: 9 })
        .stats();
      expect((channels[0]?.mean ?? 0) < 128).toBe(isDark);
      expect(file.preview?.colors).toHaveLength(1);
    }
  });

  it('moves, and its first frame is shown', async () => {
    const frames = await Promise.all(
      ['#c2233a', '#3f7cac'].map((background) =>
        sharp({ create: { width: 60, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const { file } = await create('a.gif', gif);
    expect(file.figures).toEqual({ width: 60, height: 40, frames: 2, colorMode: 'srgb' });
    expect(file.preview?.height).toBe(40);
  });
});

describe('a drawing, a document, a layered file', () => {
  it('is drawn as large as it is shown', async () => {
    const { file } = await create('ring.svg', svg);
    expect(file).toMatchObject({
      kind: 'vector',
      mediaType: 'image/svg+xml',
      metadata: { title: 'Ring', description: 'Round' },
    });
    expect(file.preview).toMatchObject({ width: 1366, height: 683 });
    expect(file.preview?.colors[0]?.hex).toMatch(/^#c[234]233[9ab]$/);
  });

  it('shows its first page, and how many there are', async () => {
    const information = '<</Title(\\376\\377\\011\\225)/Keywords(red, \\(two\\))/Author(Me)>>';
    const { file } = await create('a.pdf', createPdf('', [Buffer.from(information)]));
    expect(file).toMatchObject({ kind: 'document', figures: { pages: 1, width: 300, height: 200 } });
    expect(file.metadata).toEqual({ title: 'ক', description: null, keywords: ['red', '(two)'], author: 'Me' });
    expect(file.preview).toMatchObject({ width: 1366, height: 910 });
    expect(file.preview?.colors.map(({ hex }) => hex)).toContainEqual(expect.stringMatching(/^#f[ef]0[0-9]0[0-9]$/));
  });

  it('is an illustration where its name says so', async () => {
    expect((await create('a.ai', createPdf())).file).toMatchObject({
      kind: 'vector',
      format: 'ai',
      figures: { pages: 1 },
    });
    const { file } = await create('a.eps', Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n%%EOF\n'));
    expect(file).toMatchObject({ kind: 'vector', format: 'eps', preview: null, withoutPreview: 'no_reader' });
  });

  it('shows its layers as they were saved together', async () => {
    const { file } = await create('a.psd', createPsd(300, 200, [194, 35, 58]));
    expect(file).toMatchObject({ kind: 'layered', figures: { width: 300, height: 200, layers: 0 } });
    expect(file.preview).toMatchObject({ width: 300, height: 200, colors: [{ hex: '#c2233a', share: 1 }] });
  });
});

describe('a font, a sound, an archive', () => {
  it('is shown by a specimen, and no part of the font is made public', async () => {
    const { file, outFolder } = await create('hind.woff2', await font);
    expect(file).toMatchObject({ kind: 'font', figures: { family: 'Hind Siliguri', glyphs: 492 } });
    expect(file.preview).toMatchObject({ kind: 'font', hash: null, asset: null });
    expect((await readdir(outFolder)).filter((name) => name.includes('woff'))).toEqual([]);
  });

  it('is shown by its waveform, and tried out for half a minute', async () => {
    const samples = Float32Array.from({ length: 8000 * 40 }, (_, at) => Math.sin(at / 9));
    const { file, outFolder } = await create('a.wav', encodeWav({ sampleRate: 8000, channels: [samples] }));
    expect(file).toMatchObject({ kind: 'sound', figures: { seconds: 40, channels: 1 } });
    expect(file.preview).toMatchObject({ kind: 'audio', hash: null, asset: { ext: 'wav', mediaType: 'audio/wav' } });
    expect((await readFile(join(outFolder, 'asset.wav'))).length).toBe(44 + 8000 * 30 * 2);
  });

  it('is listed, counted without its terms, and shown by what is in it', async () => {
    const bytes = createRawZip([
      { name: 'icons/ring.svg', bytes: svg },
      { name: 'licence.txt', bytes: Buffer.from('Free') },
      { name: 'inside.zip', bytes: createRawZip([{ name: 'a.txt', bytes: Buffer.from('a') }]) },
    ]);
    const { file } = await create('set.zip', bytes);
    expect(file).toMatchObject({ kind: 'archive', figures: { files: 2 }, containedFormats: ['svg', 'zip'] });
    expect(file.entries[0]).toEqual({ name: 'icons/ring.svg', size: svg.length });
    expect(file.preview?.colors.map(({ hex }) => hex)).toContain('#c2233a');
  });

  it('shows the colours of a palette', async () => {
    const { file } = await create(
      'a.gpl',
      Buffer.from('GIMP Palette\nName: One\n#\n217  35  46\tRed\n0 0 255\tBlue\n'),
    );
    expect(file).toMatchObject({ kind: 'palette', figures: { colors: 2 }, withoutPreview: null });
    expect(file?.preview?.colors.map(({ hex }) => hex).toSorted()).toEqual(['#0000ff', '#d9232e']);
  });

  it('shows an environment map', async () => {
    for (const [name, bytes] of [
      ['room.hdr', writeHdr(drawLightMap(1024, 100))],
      ['room.exr', writeExr(drawLightMap(1024, 100))],
    ] as const) {
      const { file } = await create(name, Buffer.from(bytes));
      expect(file).toMatchObject({ kind: 'picture', preview: { width: 1024, height: 512 }, withoutPreview: null });
    }
  });

  it('shows a Lottie animation, alone and in an archive, and no other JSON', async () => {
    const bytes = Buffer.from(JSON.stringify(lottie));
    const archive = createRawZip([
      { name: 'manifest.json', bytes: Buffer.from('{"animations":[{"id":"a"}]}') },
      { name: 'a/square.json', bytes },
    ]);
    for (const [name, given] of [
      ['square.json', bytes],
      ['square.lottie', archive],
    ] as const) {
      const { file } = await create(name, given);
      expect(file?.preview?.colors.map(({ hex }) => hex)).toContain('#ff3311');
    }
    const other = await create('notes.json', Buffer.from('{"layers":[],"fr":1,"op":2}'));
    expect(other.file).toMatchObject({ kind: 'text', preview: null, withoutPreview: 'no_reader' });
  });

  it('is a video whose first seconds need a program that may be missing', async () => {
    const { file, refusal } = await createProcessedFile(await saveBrokenVideo(), {
      name: 'a.mp4',
      outFolder: folder,
      watermark: null,
    });
    expect(refusal?.code ?? file?.withoutPreview).toMatch(/^(TRUNCATED|BROKEN|no_helper)$/);
  });
});

async function saveBrokenVideo(): Promise<string> {
  const path = join(folder, 'broken.mp4');
  await writeFile(path, Buffer.from('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isomiso2', 'latin1'));
  return path;
}
