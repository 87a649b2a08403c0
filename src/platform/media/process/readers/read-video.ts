import { BrokenFileError } from '../../inspect/report.ts';
import { drawWatermarkLayer } from '../../watermark.ts';
import { HelperMissingError, readDuration, readVideoSize, runFfmpeg } from '../ffmpeg.ts';
import type { Findings, KindReader } from '../findings.ts';
import type { InputFile } from '../input-file.ts';

const CLIP_SECONDS = 10;
const CLIP_HEIGHT = 480;
const MAX_POSTER_WIDTH = 1600;

async function createClip(
  input: { readonly path: string; readonly format: string },
  { width, height }: { readonly width: number; readonly height: number },
  watermark: string | null,
): Promise<Buffer> {
  const tall = Math.min(CLIP_HEIGHT, height - (height % 2));
  const wide = Math.max(2, Math.round((width * tall) / height / 2) * 2);
  const scaled = `[0:v]scale=${wide}:${tall},setsar=1`;
  const picture = watermark === null ? undefined : await drawWatermarkLayer({ width: wide, height: tall }, watermark);
  const filter = picture === undefined ? scaled : `${scaled}[v];[v][1:v]overlay=0:0`;
  const encoded = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '27', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
  const container = ['-map_metadata', '-1', '-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4', 'pipe:1'];
  const sound = ['-map', '0:a:0?', '-b:a', '96k', '-ac', '2'];
  const args = ['-t', String(CLIP_SECONDS), '-filter_complex', `${filter}[o]`, '-map', '[o]', ...sound];
  const made = await runFfmpeg({ ...input, ...(picture === undefined ? {} : { picture }) }, [
    ...args,
    ...encoded,
    ...container,
  ]);
  return made.output;
}

async function readWithHelper(input: InputFile, format: string, watermark: string | null): Promise<Findings> {
  const { path } = input;
  const { words } = await runFfmpeg({ path, format }, ['-map', '0:v:0', '-frames:v', '1', '-f', 'null', '-']);
  const [seconds, size] = [readDuration(words), readVideoSize(words)];
  if (size === null) throw new BrokenFileError('There is no picture in the video.');
  const scale = `scale='min(${MAX_POSTER_WIDTH},iw)':-2`;
  const poster = ['-map', '0:v:0', '-frames:v', '1', '-vf', scale, '-f', 'image2pipe', '-c:v', 'png', 'pipe:1'];
  const { output: picture } = await runFfmpeg({ path, format, from: Math.min(1, seconds / 3) }, poster);
  const bytes = await createClip({ path, format }, size, watermark);
  return {
    figures: { seconds, ...size },
    preview: { kind: 'video', picture, isCompared: true, asset: { ext: 'mp4', mediaType: 'video/mp4', bytes } },
  };
}

/** A frame of the first second, and the first ten seconds, small and marked; nothing where ffmpeg is missing. */
export const readVideo: KindReader = async (input, format, { watermark }) => {
  try {
    return await readWithHelper(input, format, watermark);
  } catch (error) {
    if (!(error instanceof HelperMissingError)) throw error;
    return { figures: {}, preview: null, withoutPreview: 'no_helper' };
  }
};
