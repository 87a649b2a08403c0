import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { processFile } from '../src/platform/media/process/process-file.ts';
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

/** Measures the latency of a page of a running site, alone and while 200 files are processed on the same machine. */
export async function measurePagesBeside(url: string, say: (line: string) => void): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'arbor-bench-pages-'));
  try {
    const path = join(folder, 'photo.jpg');
    await writeFile(path, await makePhoto(1600, 1200, 200));
    const end = Date.now() + 20_000;
    const alone = await timePages(url, () => Date.now() > end);
    let left = FILES;
    const work = Array.from({ length: FILES }, async (_, file) => {
      await processFile(path, { name: 'a.jpg', outFolder: `${folder}/out-${file}`, watermark: 'ARBOR' });
      left -= 1;
    });
    const start = performance.now();
    const beside = await timePages(url, () => left === 0);
    await Promise.all(work);
    say(`${FILES} files in ${((performance.now() - start) / 1000).toFixed(0)} s`);
    for (const [name, times] of [['alone', alone] as const, ['beside processing', beside] as const])
      say(`page ${name}: ${times.length} requests, p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms`);
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
