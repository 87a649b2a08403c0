import { execFile } from 'node:child_process';
import { BrokenFileError } from '../inspect/report.ts';

/** Error if ffmpeg isn't installed. */
export class HelperMissingError extends Error {}

const MAX_OUTPUT_BYTES = 80_000_000;
/**
 * Demuxers by format. The format is fixed, because other container formats can refer to files that ffmpeg would read,
 * too.
 */
const demuxers: Readonly<Record<string, string>> = { m4a: 'mov', mov: 'mov', mp4: 'mov', webm: 'matroska' };

export interface FfmpegInput {
  readonly path: string;
  readonly format: string;
  /** Position in seconds from the beginning. */
  readonly from?: number;
}

export interface FfmpegResult {
  readonly output: Buffer;
  /** ffmpeg's messages about the input and about errors. */
  readonly words: string;
}

/** Runs ffmpeg. @throws HelperMissingError; BrokenFileError with ffmpeg's last message */
export function runFfmpeg({ path, format, from = 0 }: FfmpegInput, args: readonly string[]): Promise<FfmpegResult> {
  const common = ['-hide_banner', '-nostdin', '-threads', '1', '-protocol_whitelist', 'file,pipe'];
  const input = ['-ss', String(from), '-f', demuxers[format] ?? format, '-i', path];
  return new Promise((resolve, reject) => {
    const options = { encoding: 'buffer', maxBuffer: MAX_OUTPUT_BYTES } as const;
    execFile('ffmpeg', [...common, ...input, ...args], options, (error, output, told) => {
      const words = told.toString('utf8');
      if (error === null) resolve({ output, words });
      else if (error.code === 'ENOENT') reject(new HelperMissingError('ffmpeg is not installed.'));
      else reject(new BrokenFileError(words.trim().split('\n').slice(-3).join(' ').replaceAll(path, 'the file')));
    });
  });
}

/** Reads the duration in seconds from ffmpeg's messages; 0 if it is unknown. */
export function readDuration(words: string): number {
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d\d):(\d\d\.\d+)/.exec(words) ?? [];
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}

/** Reads the size of the first video stream in pixels. */
export function readVideoSize(words: string): { readonly width: number; readonly height: number } | null {
  const [, width, height] = /Video: [^\n]*?\b(\d{2,5})x(\d{2,5})\b/.exec(words) ?? [];
  return width === undefined || height === undefined ? null : { width: Number(width), height: Number(height) };
}

export interface StreamFacts {
  /** Frames per second; undefined if unknown. */
  readonly fps?: number;
  /** ffmpeg's name of the codec: `h264`, `vp9` … */
  readonly codec?: string;
  /** 1 if the file has an audio stream, otherwise 0. */
  readonly sound: 0 | 1;
}

/** Reads facts about the first video stream, and whether there is an audio stream. */
export function readStreamFacts(words: string): StreamFacts {
  const [line = ''] = /^\s*Stream #[^\n]*Video: [^\n]*/m.exec(words) ?? [];
  const codec = /Video: ([a-z0-9_]{1,20})/.exec(line)?.[1];
  const fps = Number(/, ([\d.]+) fps/.exec(line)?.[1] ?? 0);
  return {
    ...(fps > 0 ? { fps } : {}),
    ...(codec === undefined ? {} : { codec }),
    sound: /^\s*Stream #[^\n]*Audio: /m.test(words) ? 1 : 0,
  };
}
