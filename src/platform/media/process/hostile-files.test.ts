import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createJpegBomb,
  createMovingGif,
  createPdf,
  createPngBomb,
  createPsd,
  createRawZip,
} from '../../../../tests/support/hostile-files.ts';
import { encodeWav } from '../audio.ts';
import { processFile } from './process-file.ts';
import type { ProcessingOutcome, RefusalCode } from './processed-file.ts';

let folder: string;
let counter = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arbor-hostile-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(name: string, bytes: Buffer): Promise<ProcessingOutcome> {
  counter += 1;
  const path = join(folder, `${counter}`);
  await writeFile(path, bytes);
  return processFile(path, { name, outFolder: `${path}-out`, watermark: 'ARBOR' });
}

const noisy = (): Sharp =>
  sharp({
    create: {
      width: 500,
      height: 400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
const font = readFile(
  createRequire(import.meta.url).resolve('@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2'),
);
const svg = (inside: string, before = ''): Buffer =>
  Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">${inside}</svg>`,
  );
const wav = encodeWav({ sampleRate: 8000, channels: [new Float32Array(8000)] });
const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length >> 1);
const nest = (depth: number, inner: Buffer): Buffer =>
  depth === 0 ? inner : createRawZip([{ name: `${depth}.zip`, bytes: nest(depth - 1, inner) }]);
const text = (words: string): Buffer => Buffer.from(words);

const plainZip = createRawZip([{ name: 'a.txt', bytes: text('a') }]);

type Case = readonly [what: string, name: string, make: () => Buffer | Promise<Buffer>, codes: readonly RefusalCode[]];

const cases: readonly Case[] = [
  ['an empty file', 'a.png', () => Buffer.alloc(0), ['EMPTY']],
  ['data that nothing knows', 'a.xyz', () => Buffer.from([1, 2, 3, 0, 255, 0]), ['UNKNOWN_TYPE']],
  ['data that nothing knows behind a known name', 'a.png', () => Buffer.from([1, 2, 3, 0, 255]), ['UNKNOWN_TYPE']],
  ['a page', 'a.html', () => text('<!doctype html><p>1</p>'), ['UNKNOWN_TYPE']],
  ['a JPEG that is called PNG', 'a.png', () => noisy().jpeg().toBuffer(), ['WRONG_TYPE']],
  ['a PNG without an ending', 'picture', () => noisy().png().toBuffer(), ['WRONG_TYPE']],
  ['a PNG with a wrong ending', 'a.doc', () => noisy().png().toBuffer(), ['WRONG_TYPE']],
  ['a program', 'a.png', () => text('MZ\x90\x00 and so on'), ['DANGEROUS_FILE']],
  ['a script by its name', 'a.ps1', () => text('echo 1'), ['DANGEROUS_FILE']],
  ['half a JPEG', 'a.jpg', async () => half(await noisy().jpeg().toBuffer()), ['TRUNCATED', 'BROKEN']],
  ['half a PNG', 'a.png', async () => half(await noisy().png().toBuffer()), ['TRUNCATED', 'BROKEN']],
  ['half a WebP', 'a.webp', async () => half(await noisy().webp().toBuffer()), ['TRUNCATED', 'BROKEN']],
  ['half an AVIF', 'a.avif', async () => half(await noisy().avif().toBuffer()), ['TRUNCATED', 'BROKEN']],
  ['half a GIF', 'a.gif', async () => half(await noisy().gif().toBuffer()), ['TRUNCATED', 'BROKEN']],
  ['half a TIFF', 'a.tif', async () => half(await noisy().tiff().toBuffer()), ['TRUNCATED', 'BROKEN']],
  ['half a PSD', 'a.psd', () => half(createPsd(50, 50, [1, 2, 3])), ['TRUNCATED']],
  ['half a PDF', 'a.pdf', () => half(createPdf()), ['TRUNCATED']],
  ['half a font', 'a.woff2', async () => half(await font), ['BROKEN']],
  ['half a sound', 'a.wav', () => half(wav), ['TRUNCATED']],
  ['half a ZIP', 'a.zip', () => half(plainZip), ['BROKEN', 'TRUNCATED']],
  ['half an SVG', 'a.svg', () => half(svg('<rect width="9" height="9"/>'.repeat(9))), ['BROKEN']],
  ['a PNG of 50,000 x 50,000', 'a.png', () => createPngBomb(50_000), ['TOO_MANY_PIXELS']],
  [
    'a JPEG of 65,535 x 65,535',
    'a.jpg',
    async () => createJpegBomb(await noisy().jpeg().toBuffer()),
    ['TOO_MANY_PIXELS'],
  ],
  ['a PSD of 300,000 x 300,000', 'a.psd', () => createPsd(1, 1, [0, 0, 0]).fill(4, 15, 22), ['TOO_MANY_PIXELS']],
  ['a GIF of 5,000 frames', 'a.gif', () => createMovingGif(5000), ['TOO_MANY_FRAMES']],
  [
    'a ZIP bomb',
    'a.zip',
    () => createRawZip([{ name: 'a.txt', bytes: Buffer.alloc(260_000_000) }]),
    ['ARCHIVE_TOO_LARGE'],
  ],
  ['a ZIP that holds itself many times', 'a.zip', () => nest(4, plainZip), ['ARCHIVE_UNSAFE']],
  [
    'a ZIP whose files share their bytes',
    'a.zip',
    () =>
      createRawZip([
        { name: 'a.txt', bytes: Buffer.alloc(9999) },
        ...['b', 'c'].map((name) => ({ name, sharesFirst: true })),
      ]),
    ['ARCHIVE_UNSAFE'],
  ],
  [
    'a ZIP that leads outside',
    'a.zip',
    () => createRawZip([{ name: '../../etc/x', bytes: text('x') }]),
    ['ARCHIVE_UNSAFE'],
  ],
  [
    'a ZIP with an absolute path',
    'a.zip',
    () => createRawZip([{ name: '/etc/x', bytes: text('x') }]),
    ['ARCHIVE_UNSAFE'],
  ],
  [
    'a ZIP with a link',
    'a.zip',
    () => createRawZip([{ name: 'a', bytes: text('/etc/passwd'), mode: 0o120777 }]),
    ['ARCHIVE_UNSAFE'],
  ],
  [
    'a ZIP with a password',
    'a.zip',
    () => createRawZip([{ name: 'a.txt', bytes: text('x'), isEncrypted: true }]),
    ['ENCRYPTED'],
  ],
  ['a ZIP with a program', 'a.zip', () => createRawZip([{ name: 'setup.exe', bytes: text('x') }]), ['DANGEROUS_FILE']],
  [
    'a ZIP with a hidden program',
    'a.zip',
    () => createRawZip([{ name: 'a.png', bytes: text('MZ\x90\x00') }]),
    ['DANGEROUS_FILE'],
  ],
  [
    'a ZIP with a program in a ZIP',
    'a.zip',
    () => createRawZip([{ name: 'b.zip', bytes: createRawZip([{ name: 'a.bat' }]) }]),
    ['DANGEROUS_FILE'],
  ],
  [
    'a ZIP with an SVG that runs',
    'a.zip',
    () => createRawZip([{ name: 'a.svg', bytes: svg('<script>1</script>') }]),
    ['ACTIVE_CONTENT'],
  ],
  ['an empty ZIP', 'a.zip', () => createRawZip([]), ['EMPTY']],
  ['an SVG with a script', 'a.svg', () => svg('<script>alert(1)</script>'), ['ACTIVE_CONTENT']],
  [
    'an SVG with an event handler',
    'a.svg',
    () => svg('<rect width="9" height="9" onclick="x()"/>'),
    ['ACTIVE_CONTENT'],
  ],
  [
    'an SVG with a javascript link',
    'a.svg',
    () => svg('<a xlink:href="#a"><text style="a:javascript:x()">a</text></a>'),
    ['ACTIVE_CONTENT'],
  ],
  ['an SVG with HTML in it', 'a.svg', () => svg('<foreignObject><p>1</p></foreignObject>'), ['ACTIVE_CONTENT']],
  [
    'an SVG with entities in entities',
    'a.svg',
    () => svg('<text>&b;</text>', '<!DOCTYPE svg [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>'),
    ['ACTIVE_CONTENT'],
  ],
  [
    'an SVG with an outside entity',
    'a.svg',
    () => svg('<text>&b;</text>', '<!DOCTYPE svg [<!ENTITY b SYSTEM "file:///etc/passwd">]>'),
    ['EXTERNAL_REFERENCE'],
  ],
  [
    'an SVG with an outside picture',
    'a.svg',
    () => svg('<image href="https://example.com/a.png"/>'),
    ['EXTERNAL_REFERENCE'],
  ],
  [
    'an SVG with an outside style',
    'a.svg',
    () => svg('<style>@import url(//example.com/a.css);</style>'),
    ['EXTERNAL_REFERENCE'],
  ],
  ['a PDF of noise', 'a.pdf', () => text(`%PDF-1.4\n${'%'.repeat(999)}\n%%EOF`), ['BROKEN']],
  ['a font of noise', 'a.ttf', () => Buffer.concat([Buffer.from([0, 1, 0, 0]), Buffer.alloc(9000, 0x77)]), ['BROKEN']],
  ['a PNG of noise', 'a.png', async () => (await noisy().png().toBuffer()).fill(0x55, 200), ['BROKEN', 'TRUNCATED']],
  ['a name of 10,000 characters', `${'x'.repeat(10_000)}.exe.png`, () => text('{}'), ['WRONG_TYPE']],
  ['a name that reads backwards', 'gpj.\u202eexe', () => text('{}'), ['DANGEROUS_FILE', 'WRONG_TYPE']],
];

describe('a hostile file is refused, and the next one is not', () => {
  it.each(cases)('%s', async (_, name, make, codes) => {
    const { file, refusal } = await run(name, await make());
    expect(file).toBeNull();
    expect(codes).toContain(refusal?.code);
    expect(refusal?.detail.length).toBeGreaterThan(5);
    expect(refusal?.detail).not.toMatch(/[\p{Cc}\p{Cf}]|arbor-hostile|node_modules/u);
  });

  it('which a picture right after all of them shows', async () => {
    const { file } = await run('a.jpg', await noisy().jpeg().toBuffer());
    expect(file?.preview?.widths).toEqual([375, 500]);
  });
});
