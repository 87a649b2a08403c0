import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { encodeWav } from '../../src/platform/media/audio.ts';
import type { FileKind } from '../../src/platform/media/inspect/report.ts';
import { createZip } from '../../src/platform/storage/zip.ts';
import { createGlb } from './create-glb.ts';
import { createPdf, createPsd } from './hostile-files.ts';
import type { SentFile } from './uploaded-works.ts';

/** Whether ffmpeg is installed, which creates a sample and which the server needs for its preview. */
export const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;

/** Draws a picture of `width` pixels. */
export const drawPicture = (width: number, color = '#2f6f8f'): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${Math.round(width * 0.625)}" viewBox="0 0 16 10"><rect width="16" height="10" fill="${color}"/><circle cx="12" cy="3" r="2" fill="#ffd36e"/><path d="M0 7 5 4l4 3 7-2v5H0z" fill="#233"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

/** Records two seconds of video of 1280 × 720 pixels with a tone. */
async function recordVideo(): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'arbor-sample-'));
  try {
    const path = join(folder, 'a.mp4');
    const inputs = ['testsrc2=size=1280x720:rate=12:duration=2', 'sine=frequency=330:duration=2'];
    const args = inputs.flatMap((input) => ['-f', 'lavfi', '-i', input]);
    const { status, stderr } = spawnSync(
      'ffmpeg',
      [...args, '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', path],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7H1z"/></svg>');
const fontFile = join(
  import.meta.dirname,
  '../../node_modules/@fontsource/poppins/files/poppins-latin-600-normal.woff2',
);
const tone = Float32Array.from({ length: 8000 }, (_, at) => Math.sin(at / 9));

/**
 * One real file of each kind that uploads accept. A kind without a sample is a type error and fails the test that sends
 * them.
 */
const samples: Readonly<Record<Exclude<FileKind, 'unknown'>, readonly [name: string, () => Buffer | Promise<Buffer>]>> =
  {
    archive: ['set.zip', async () => Buffer.from(await createZip([{ name: 'mark.svg', bytes: svg }], new Date()))],
    document: ['page.pdf', () => createPdf()],
    font: ['letters.woff2', () => readFileSync(fontFile)],
    layered: ['poster.psd', () => createPsd(900, 600, [194, 35, 58])],
    model: ['chair.glb', () => createGlb({ asset: { version: '2.0' }, scenes: [{ nodes: [] }], scene: 0 })],
    palette: ['tea.gpl', () => Buffer.from('GIMP Palette\nName: Tea\n#\n217  35  46\tRed\n 20  90  60\tLeaf\n')],
    picture: ['river.png', () => drawPicture(1600)],
    sound: ['bell.wav', () => encodeWav({ sampleRate: 8000, channels: [tone] })],
    text: ['notes.md', () => Buffer.from('# Notes\n\nHow the set is used.\n')],
    vector: ['mark.svg', () => svg],
    video: ['boats.mp4', recordVideo],
  };

/** Creates a sample of a kind. @throws Error for a kind without a sample */
export async function makeSample(kind: FileKind): Promise<SentFile> {
  const sample = (samples as Partial<Record<FileKind, (typeof samples)['font']>>)[kind];
  if (sample === undefined)
    throw new Error(`There is no sample of the kind ${kind}: add one to ${import.meta.filename}.`);
  const [name, make] = sample;
  return { name, bytes: new Uint8Array(await make()) };
}
