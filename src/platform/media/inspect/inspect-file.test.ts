import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createZip } from '../../storage/zip.ts';
import { encodeWav } from '../audio.ts';
import { inspectFile } from './inspect-file.ts';
import { listReports } from './report.ts';

const woff2 = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2'),
);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3f7cac' } });
const svg = (inside: string, root = ''): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8"${root}>${inside}</svg>`);
const wav = encodeWav({ sampleRate: 8000, channels: [new Float32Array(4000), new Float32Array(4000)] });

const zip = async (files: Record<string, Buffer>): Promise<Buffer> =>
  Buffer.from(
    await createZip(
      Object.entries(files).map(([name, bytes]) => ({ name, bytes })),
      new Date(0),
    ),
  );

const readProblem = async (bytes: Buffer, name: string): Promise<string | null> =>
  (await inspectFile(bytes, name)).problem;

/** Cuts a file in half, or replaces its second half by noise. */
const truncate = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length >> 1);
const spoil = (bytes: Buffer): Buffer =>
  Buffer.concat([truncate(bytes), Buffer.alloc(bytes.length - (bytes.length >> 1), 0x5a)]);

describe('a file that is whole', () => {
  it('is a font whose glyphs can be drawn', async () => {
    const report = await inspectFile(woff2, 'hind.woff2');
    expect(report).toMatchObject({ kind: 'font', format: 'woff2', problem: null });
    expect(report.figures).toMatchObject({ family: 'Hind Siliguri', weight: 400, scripts: 'bengali' });
    expect(report.figures['outlines']).toBeGreaterThan(200);
  });

  it('is a picture with its size', async () => {
    for (const [format, bytes] of [
      ['png', await plain(30, 20).png().toBuffer()],
      ['jpg', await plain(30, 20).jpeg().toBuffer()],
      ['webp', await plain(30, 20).webp().toBuffer()],
      ['avif', await plain(30, 20).avif().toBuffer()],
      ['tiff', await plain(30, 20).tiff().toBuffer()],
      ['gif', await plain(30, 20).gif().toBuffer()],
    ] as const)
      expect(await inspectFile(bytes, `a.${format}`)).toMatchObject({
        kind: 'picture',
        format,
        problem: null,
        figures: { width: 30, height: 20 },
      });
  });

  it('is a drawing with its elements', async () => {
    const report = await inspectFile(svg('<g><rect width="8" height="8"/></g>'), 'a.svg');
    expect(report).toMatchObject({
      kind: 'vector',
      format: 'svg',
      problem: null,
      figures: { width: 8, height: 8, elements: 3 },
    });
  });

  it('is a sound with its length', async () => {
    const figures = { seconds: 0.5, sampleRate: 8000, channels: 2 };
    expect(await inspectFile(wav, 'a.wav')).toMatchObject({ kind: 'sound', format: 'wav', problem: null, figures });
  });

  it('is a palette with its colours', async () => {
    const gpl = Buffer.from('GIMP Palette\nName: Two\nColumns: 2\n#\n217  35  46\tRed\n  0 0 0\tBlack\n');
    expect(await inspectFile(gpl, 'a.gpl')).toMatchObject({ kind: 'palette', problem: null, figures: { colors: 2 } });
  });

  it('is text, parsed where it has a grammar', async () => {
    expect(await inspectFile(Buffer.from('# Read me'), 'a.md')).toMatchObject({ format: 'md', problem: null });
    expect(await inspectFile(Buffer.from('{"a":1}'), 'a.json')).toMatchObject({ format: 'json', problem: null });
    expect(await inspectFile(Buffer.from('<a><b/></a>'), 'a.xml')).toMatchObject({ format: 'xml', problem: null });
    expect(await readProblem(Buffer.from('{"a":'), 'a.json')).toBe('The JSON is broken.');
    expect(await readProblem(Buffer.from('<a><b></a>'), 'a.xml')).toMatch(/^The XML is broken: .*, line 1\.$/);
  });

  it('is an archive of such files', async () => {
    const bytes = await zip({
      'font/hind.woff2': woff2,
      'read me.txt': Buffer.from('Hello'),
      'b.zip': await zip({ 'a.wav': wav }),
    });
    const report = await inspectFile(bytes, 'family.zip');
    expect(report).toMatchObject({ kind: 'archive', problem: null, figures: { files: 3 } });
    expect(listReports(report).map(({ format }) => format)).toEqual(['zip', 'woff2', 'txt', 'zip', 'wav']);
  });
});

describe('a file that is not', () => {
  it('is found in every kind, cut short or spoiled', async () => {
    const lines = Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * 7919) % 251));
    const noisy = sharp(lines, { raw: { width: 40, height: 25, channels: 3 } });
    const whole: Record<string, Buffer> = {
      'a.woff2': woff2,
      'a.png': await noisy.png().toBuffer(),
      'a.jpg': await noisy.jpeg().toBuffer(),
      'a.webp': await noisy.webp({ lossless: true }).toBuffer(),
      'a.tiff': await noisy.tiff({ compression: 'deflate' }).toBuffer(),
      'a.svg': svg('<rect width="8" height="8"/>'.repeat(20)),
      'a.zip': await zip({ 'a.wav': wav, 'b.txt': Buffer.from('b'.repeat(50)) }),
    };
    for (const [name, bytes] of Object.entries(whole)) {
      expect(await readProblem(bytes, name), name).toBeNull();
      expect(await readProblem(truncate(bytes), name), `${name} cut short`).toBeTypeOf('string');
      expect(await readProblem(spoil(bytes), name), `${name} spoiled`).toBeTypeOf('string');
    }
    expect(await readProblem(truncate(wav), 'a.wav')).toBeTypeOf('string');
  });

  it('is named for what it is not', async () => {
    expect(await readProblem(wav, 'a.ttf')).toBe("The name says ttf, the content doesn't.");
    expect(await readProblem(Buffer.from([0, 1, 2, 3]), 'a.ttf')).toBe("The name says ttf, the content doesn't.");
    expect(await readProblem(await plain(3, 3).jpeg().toBuffer(), 'a.JPEG')).toBeNull();
  });

  it('is empty, or of a kind that nothing reads', async () => {
    expect(await readProblem(Buffer.alloc(0), 'a.txt')).toBe('The file is empty.');
    expect(await inspectFile(Buffer.from([1, 2, 3, 0]), 'a.blend')).toMatchObject({
      kind: 'unknown',
      problem: 'There is no reader for this kind of file.',
    });
  });

  it('makes the archive that holds it broken', async () => {
    const report = await inspectFile(await zip({ 'ok.wav': wav, 'bad/a.woff2': spoil(woff2) }), 'a.zip');
    expect(report.problem).toMatch(/^bad\/a\.woff2: /);
    expect(report.entries.map(({ problem }) => problem === null)).toEqual([true, false]);
  });

  it('is a drawing with scripts, an unknown prefix, or no end', async () => {
    expect(await readProblem(svg('<script>1</script>'), 'a.svg')).toBe('The SVG contains a script.');
    expect(await readProblem(svg('<use xlink:href="#a"/>'), 'a.svg')).toMatch(/^The XML is broken: Unbound namespace/);
    expect(await readProblem(svg('<g>'), 'a.svg')).toMatch(/^The XML is broken/);
  });
});

describe('archives in an archive', () => {
  it('share the limit of what is unpacked', async () => {
    const inner = await zip({ 'a.txt': Buffer.alloc(4000, 'a') });
    const outer = await zip({ 'one.zip': inner, 'two.zip': inner });
    const limits = { maxEntries: 10, maxEntrySize: 5000, maxTotalSize: 6000 };
    expect((await inspectFile(inner, 'inner.zip', limits)).problem).toBeNull();
    expect((await inspectFile(outer, 'outer.zip', limits)).problem).toContain('too large when it is unpacked');
    expect((await inspectFile(outer, 'outer.zip', { ...limits, maxTotalSize: 10_000 })).problem).toBeNull();
  });
});
