import { BrokenFileError } from '../../inspect/report.ts';
import {
  type FfmpegInput,
  HelperMissingError,
  readDuration,
  readStreamFacts,
  readVideoSize,
  runFfmpeg,
} from '../ffmpeg.ts';
import type { Findings, KindReader } from '../findings.ts';
import type { InputFile } from '../input-file.ts';

const CLIP_SECONDS = 6;
const CLIP_SIDE = 480;
/** Lines across the clips of paid videos. */
const MARK = 'drawgrid=width=120:height=120:thickness=2:color=white@0.4';
const MAX_POSTER_WIDTH = 1600;
const LOOP_SIDE = 32;
const MAX_LOOP_SECONDS = 60;
/** Maximum difference in brightness, from 0 to 255, between parts of the first and the last frame of a loop. */
const MAX_LOOP_DIFFERENCE = 24;

/**
 * Creates a small silent clip of the beginning, with a mark for paid works. For a video of a few seconds, it is only the first half, because the
 * clip is public and must not replace the video.
 */
async function createClip(
  input: { readonly path: string; readonly format: string },
  seconds: number,
  isMarked: boolean,
): Promise<Buffer> {
  // A video of unknown length may be very short.
  const length = seconds === 0 ? 1 : Math.min(CLIP_SECONDS, seconds / 2);
  const box = `'min(${CLIP_SIDE},iw)':'min(${CLIP_SIDE},ih)'`;
  const scale = `scale=${box}:force_original_aspect_ratio=decrease:force_divisible_by=2,setsar=1`;
  const encoded = ['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '27', '-pix_fmt', 'yuv420p', '-an'];
  const container = ['-map_metadata', '-1', '-movflags', 'frag_keyframe+empty_moov', '-f', 'mp4', 'pipe:1'];
  const args = ['-t', length.toFixed(2), '-map', '0:v:0', '-vf', isMarked ? `${scale},${MARK}` : scale];
  return (await runFfmpeg(input, [...args, ...encoded, ...container])).output;
}

/** Reads the brightness of 32 × 32 pixels, of the first frame after `from` or of the last one. */
async function readFrame(input: FfmpegInput, isLast: boolean): Promise<Buffer> {
  const frames = isLast ? [] : ['-frames:v', '1'];
  const scale = `scale=${LOOP_SIDE}:${LOOP_SIDE},format=gray`;
  const { output } = await runFfmpeg(input, ['-map', '0:v:0', ...frames, '-vf', scale, '-f', 'rawvideo', 'pipe:1']);
  return output.subarray(isLast ? -LOOP_SIDE * LOOP_SIDE : 0);
}

/**
 * Whether a short video ends with the frame with which it begins, so that it can be looped. Long videos aren't checked.
 */
async function isLoop(input: { readonly path: string; readonly format: string }, seconds: number): Promise<boolean> {
  if (seconds === 0 || seconds > MAX_LOOP_SECONDS) return false;
  const first = await readFrame(input, false);
  const last = await readFrame({ ...input, from: Math.max(0, seconds - 0.3) }, true);
  if (first.length === 0 || first.length !== last.length) return false;
  return first.every((value, at) => Math.abs(value - (last[at] ?? 0)) <= MAX_LOOP_DIFFERENCE);
}

async function readWithHelper({ path }: InputFile, format: string): Promise<Findings> {
  const { words } = await runFfmpeg({ path, format }, ['-map', '0:v:0', '-frames:v', '1', '-f', 'null', '-']);
  const [seconds, size] = [readDuration(words), readVideoSize(words)];
  if (size === null) throw new BrokenFileError('There is no picture in the video.');
  const scale = `scale='min(${MAX_POSTER_WIDTH},iw)':-2`;
  const poster = ['-map', '0:v:0', '-frames:v', '1', '-vf', scale, '-f', 'image2pipe', '-c:v', 'png', 'pipe:1'];
  const { output: picture } = await runFfmpeg({ path, format, from: Math.min(1, seconds / 3) }, poster);
  const bytes = await createClip({ path, format }, seconds, false);
  const markedBytes = await createClip({ path, format }, seconds, true);
  const asset = { ext: 'mp4', mediaType: 'video/mp4', bytes, markedBytes };
  return {
    figures: { seconds, ...size, ...readStreamFacts(words), loop: (await isLoop({ path, format }, seconds)) ? 1 : 0 },
    preview: { kind: 'video', picture, isCompared: true, asset },
  };
}

/** Creates a preview from a frame of the first second, and a short silent clip; nothing if ffmpeg is missing. */
export const readVideo: KindReader = async (input, format) => {
  try {
    return await readWithHelper(input, format);
  } catch (error) {
    if (!(error instanceof HelperMissingError)) throw error;
    return { figures: {}, preview: null, withoutPreview: 'no_helper' };
  }
};
