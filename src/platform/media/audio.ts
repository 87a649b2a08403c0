import { FLACDecoder } from '@wasm-audio-decoders/flac';
import { OggVorbisDecoder } from '@wasm-audio-decoders/ogg-vorbis';
import { MPEGDecoder } from 'mpg123-decoder';

export class UnreadableAudioError extends Error {}

export interface Sound {
  sampleRate: number;
  /** One array per channel, all of the same length, with samples from -1 to 1. */
  channels: Float32Array[];
}

export const toSeconds = (sound: Sound): number => (sound.channels[0]?.length ?? 0) / sound.sampleRate;

const text = (bytes: Buffer, start: number, end: number): string => bytes.subarray(start, end).toString('latin1');

/** Maximum size of a compressed file. Uncompressed, an hour of music would exceed the memory of a process. */
const MAX_PACKED_BYTES = 60_000_000;

/**
 * Decodes FLAC, MP3, Ogg Vorbis, and PCM or float WAV, recognized by their first bytes.
 * @throws UnreadableAudioError
 */
export async function decodeSound(bytes: Buffer): Promise<Sound> {
  if (text(bytes, 0, 4) === 'fLaC') return decodeFlac(bytes);
  if (text(bytes, 0, 4) === 'OggS') return decodePacked(new OggVorbisDecoder(), bytes);
  if (text(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0))
    return decodePacked(new MPEGDecoder(), bytes);
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WAVE') return decodeWav(bytes);
  throw new UnreadableAudioError('The file is no FLAC, MP3, Ogg Vorbis or WAV.');
}

interface Packed {
  readonly channelData: Float32Array[];
  readonly sampleRate: number;
  readonly errors: readonly { readonly message: string }[];
}

interface PackedDecoder {
  readonly ready: Promise<void>;
  readonly decode?: (bytes: Uint8Array) => Packed | Promise<Packed>;
  readonly decodeFile?: (bytes: Uint8Array) => Promise<Packed>;
  readonly free: () => void;
}

async function decodePacked(decoder: PackedDecoder, bytes: Buffer): Promise<Sound> {
  try {
    if (bytes.length > MAX_PACKED_BYTES) throw new UnreadableAudioError('The sound is too long to be read here.');
    await decoder.ready;
    const decoded = await (decoder.decodeFile === undefined ? decoder.decode?.(bytes) : decoder.decodeFile(bytes));
    if (decoded?.errors[0] !== undefined)
      throw new UnreadableAudioError(`The sound is broken: ${decoded.errors[0].message}`);
    if (decoded === undefined || decoded.sampleRate < 1 || (decoded.channelData[0]?.length ?? 0) < 1)
      throw new UnreadableAudioError('The file holds no sound.');
    return { sampleRate: decoded.sampleRate, channels: decoded.channelData };
  } finally {
    decoder.free();
  }
}

async function decodeFlac(bytes: Buffer): Promise<Sound> {
  const decoder = new FLACDecoder();
  try {
    await decoder.ready;
    const { channelData, sampleRate, errors } = await decoder.decodeFile(bytes);
    if (errors[0] !== undefined) throw new UnreadableAudioError(`The FLAC file is broken: ${errors[0].message}`);
    if ((channelData[0]?.length ?? 0) < countFlacSamples(bytes))
      throw new UnreadableAudioError('The FLAC file ends too early.');
    if (sampleRate < 1 || (channelData[0]?.length ?? 0) < 1)
      throw new UnreadableAudioError('The FLAC file holds no sound.');
    return { sampleRate, channels: channelData };
  } finally {
    decoder.free();
  }
}

/** Reads the number of samples per channel from the first block of a FLAC file; 0 if the encoder didn't know it. */
const countFlacSamples = (bytes: Buffer): number =>
  bytes.length < 26 ? 0 : (bytes.readUInt8(21) & 15) * 2 ** 32 + bytes.readUInt32BE(22);

/** Placeholder for the length in files whose encoder could not seek back to fill it in. */
const UNKNOWN_SIZE = 0xffffffff;

function decodeWav(bytes: Buffer): Sound {
  let format: { code: number; channels: number; sampleRate: number; bits: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const body = bytes.subarray(at + 8, at + 8 + size);
    if (text(bytes, at, at + 4) === 'fmt ' && body.length >= 16) {
      const code = body.readUInt16LE(0);
      const channels = body.readUInt16LE(2);
      const bits = body.readUInt16LE(14);
      // For 0xFFFE, the first bytes of the extension contain the real format code.
      format = {
        code: code === 0xfffe && body.length >= 26 ? body.readUInt16LE(24) : code,
        channels,
        sampleRate: body.readUInt32LE(4),
        bits,
      };
    }
    if (text(bytes, at, at + 4) === 'data') {
      if (format === undefined || format.channels < 1 || format.sampleRate < 1) break;
      if (body.length < size && size !== UNKNOWN_SIZE) throw new UnreadableAudioError('The WAV file ends too early.');
      return {
        sampleRate: format.sampleRate,
        channels: toSamples(body, format.channels, sampleReader(format.code, format.bits), format.bits / 8),
      };
    }
    at += 8 + size + (size % 2);
  }
  throw new UnreadableAudioError('The WAV file is broken.');
}

type SampleReader = (bytes: Buffer, at: number) => number;

function sampleReader(code: number, bits: number): SampleReader {
  if (code === 3 && bits === 32) return (bytes, at) => bytes.readFloatLE(at);
  if (code === 1 && bits === 8) return (bytes, at) => ((bytes[at] ?? 128) - 128) / 128;
  if (code === 1 && (bits === 16 || bits === 24 || bits === 32))
    return (bytes, at) => bytes.readIntLE(at, bits / 8) / 2 ** (bits - 1);
  throw new UnreadableAudioError(`WAV with format ${code} and ${bits} bits is not supported.`);
}

function toSamples(body: Buffer, channels: number, read: SampleReader, width: number): Float32Array[] {
  const length = Math.floor(body.length / (channels * width));
  return Array.from({ length: channels }, (_, channel) => {
    const samples = new Float32Array(length);
    for (let at = 0; at < length; at += 1) samples[at] = read(body, (at * channels + channel) * width);
    return samples;
  });
}

/** Mixes all channels down to one, their mean. */
export function mixDown(sound: Sound): Float32Array {
  const [first, ...rest] = sound.channels;
  if (first === undefined) return new Float32Array(0);
  if (rest.length === 0) return first;
  return first.map(
    (sample, at) => (sample + rest.reduce((sum, channel) => sum + (channel[at] ?? 0), 0)) / sound.channels.length,
  );
}

/** Averages neighbouring samples down to about `rate`, with a quality that is sufficient for previews. */
export function resample(samples: Float32Array, from: number, rate: number): Float32Array {
  if (rate >= from) return samples;
  const step = from / rate;
  return Float32Array.from({ length: Math.floor(samples.length / step) }, (_, at) => {
    const start = Math.floor(at * step);
    const end = Math.max(start + 1, Math.floor((at + 1) * step));
    let sum = 0;
    for (let n = start; n < end; n += 1) sum += samples[n] ?? 0;
    return sum / (end - start);
  });
}

/** Encodes 16-bit PCM. */
export function encodeWav(sound: Sound): Buffer {
  const length = sound.channels[0]?.length ?? 0;
  const frame = sound.channels.length * 2;
  const bytes = Buffer.alloc(44 + length * frame);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + length * frame, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(sound.channels.length, 22);
  bytes.writeUInt32LE(sound.sampleRate, 24);
  bytes.writeUInt32LE(sound.sampleRate * frame, 28);
  bytes.writeUInt16LE(frame, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(length * frame, 40);
  const samples = new Int16Array(length * sound.channels.length);
  sound.channels.forEach((channel, offset) => {
    for (let at = 0; at < length; at += 1)
      samples[at * sound.channels.length + offset] = Math.max(-1, Math.min(1, channel[at] ?? 0)) * 32767;
  });
  Buffer.from(samples.buffer).copy(bytes, 44);
  return bytes;
}
