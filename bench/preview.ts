import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { processFile } from '../src/platform/media/process/process-file.ts';
import { createZip } from '../src/platform/storage/zip.ts';
import { median } from './load.ts';

const SAMPLES = 24;

/**
 * Creates a picture with the detail of a photograph: noise over a gradient, in typical sizes of cameras and designers.
 */
async function makePhoto(width: number, height: number, hue: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue},70%,60%)"/><stop offset="1" stop-color="hsl(${hue + 90},60%,20%)"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/>${Array.from({ length: 40 }, (_, at) => `<circle cx="${(at * 397) % width}" cy="${(at * 251) % height}" r="${40 + ((at * 53) % 200)}" fill="hsl(${(hue + at * 31) % 360},60%,50%)" opacity=".7"/>`).join('')}</svg>`;
  const noise = await sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 12 } },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** Baseline program, which creates the same sizes and formats, each directly from the file. */
const plainScript = `
import sharp from 'sharp';
sharp.concurrency(1); sharp.cache(false);
const [, ...paths] = process.argv.slice(1);
process.stdout.write('ready');
for await (const _ of process.stdin) break;
for (const path of paths) {
  const open = (width) => sharp(path, { failOn: 'error' }).autoOrient().resize({ width });
  for (const width of [375, 768, 1366]) await open(width).webp({ quality: 75, effort: 2 }).toFile(path + '.' + width + '.webp');
  for (const width of [768, 1366]) await open(width).webp({ quality: 75, effort: 2 }).toFile(path + '.' + width + '.m.webp');
  await open(375).avif({ quality: 52, effort: 2 }).toFile(path + '.375.avif');
  await sharp(path).autoOrient().resize({ width: 1200, height: 630, fit: 'cover' }).jpeg({ quality: 75 }).toFile(path + '.card.jpg');
}
`;

/** Measures the milliseconds of the work alone, without the start of the process, because ours have started, too. */
async function timePlain(paths: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', plainScript, '--', 'plain', ...paths], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: join(import.meta.dirname, '..'),
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const start = performance.now();
  child.stdin.end('go');
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new Error(`Plain sharp ended with ${String(code)}.`);
  return performance.now() - start;
}

async function timeOurs(paths: readonly string[], folder: string): Promise<number> {
  const start = performance.now();
  for (const [at, path] of paths.entries()) {
    const { refusal } = await processFile(path, {
      name: 'a.jpg',
      outFolder: `${folder}/out-${at}`,
      watermark: 'ARBOR',
    });
    if (refusal !== null) throw new Error(refusal.detail);
  }
  return performance.now() - start;
}

const FILES = 200;
const PAUSE_MS = 25;

/** Measures the milliseconds of consecutive page loads until `isOver`. */
async function timePages(url: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    const start = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answers ${response.status}.`);
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return times.toSorted((one, other) => one - other);
}

const at = (times: readonly number[], share: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN).toFixed(1);

const ENTRIES = 30;

/** An archive of 30 drawings, as a contributor sends a set of icons. */
const makeArchive = (): Promise<Uint8Array> =>
  createZip(
    Array.from({ length: ENTRIES }, (_, at) => ({
      name: `icons/icon-${at}.svg`,
      bytes: Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2">${Array.from({ length: 12 }, (__, line) => `<path d="M${line * 2} ${at % 24}C${(line * 7) % 24} 3 ${(at + line) % 24} 20 12 ${line + at / 4}"/>`).join('')}</svg>`,
      ),
    })),
    new Date(),
  );

async function sumSizes(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

const describeTimes = (name: string, times: readonly number[]): string =>
  `page ${name}: ${times.length} requests, p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms, p99 ${at(times, 0.99)} ms`;

/**
 * Measures the latency of a page of a running site, alone and while 200 photographs and 200 archives are processed on
 * the same machine, and what a file of each takes: time until it is ready, and the bytes that are stored for it.
 */
export async function measurePagesBeside(url: string, say: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'arbor-bench-pages-'));
  try {
    const files = { 'photo.jpg': await makePhoto(1600, 1200, 200), 'icons.zip': await makeArchive() };
    const end = Date.now() + 20_000;
    say(describeTimes('alone', await timePages(url, () => Date.now() > end)));
    for (const [name, bytes] of Object.entries(files)) {
      await writeFile(join(folder, name), bytes);
      const out = join(folder, `out-${name}`);
      const start = performance.now();
      let left = FILES;
      const work = Array.from({ length: FILES }, async (_, file) => {
        const outFolder = join(out, String(file));
        const { refusal } = await processFile(join(folder, name), { name, outFolder, watermark: 'ARBOR' });
        if (refusal !== null) throw new Error(refusal.detail);
        left -= 1;
        return performance.now() - start;
      });
      const [times, ready] = await Promise.all([timePages(url, () => left === 0), Promise.all(work)]);
      const kilobytes = ((await sumSizes(out)) / FILES / 1000).toFixed(0);
      say(describeTimes(`beside ${FILES} of ${name}`, times));
      say(`each ready ${(Math.max(...ready) / FILES).toFixed(0)} ms after the one before, and ${kilobytes} kB stored`);
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Measures previews per second on one core, alternating between `processFile` and plain sharp with the same sizes and
 * formats. Ours include the process's start, format recognition, palette, placeholder, hash and watermark.
 */
export async function measurePreviews(rounds: number, say: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'arbor-bench-preview-'));
  try {
    const paths: string[] = [];
    for (let at = 0; at < SAMPLES; at += 1) {
      const path = join(folder, `${at}.jpg`);
      const [width, height] = at % 2 === 0 ? ([3000, 2000] as const) : ([1600, 1200] as const);
      await writeFile(path, await makePhoto(width, height, at * 15));
      paths.push(path);
    }
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [plain, ours] = [await timePlain(paths), await timeOurs(paths, folder)];
      ratios.push(plain / ours);
      const rate = (ms: number): string => ((SAMPLES * 1000) / ms).toFixed(2);
      say(`previews per second and core: ours ${rate(ours)}, plain sharp ${rate(plain)}: ${(plain / ours).toFixed(2)}`);
    }
    say(`median of ${rounds} rounds: ${median(ratios).toFixed(2)} of plain sharp (at least 0.8 is wanted)`);
  } finally {
    await rm(folder, { recursive: true });
  }
}
