const LOOP_AT = 36;
const LOOP_BYTES = 24;

/**
 * Reads the first loop of a WAV file's `smpl` chunk in seconds, as samplers write it; null if there is none, or none of
 * at least a hundredth of a second inside the sound.
 */
export function readLoop(
  bytes: Buffer,
  { sampleRate, seconds }: { readonly sampleRate: number; readonly seconds: number },
): { readonly start: number; readonly end: number } | null {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE') return null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4);
    const body = bytes.subarray(at + 8, at + 8 + size);
    if (bytes.toString('latin1', at, at + 4) === 'smpl' && body.length >= LOOP_AT + LOOP_BYTES) {
      const count = body.readUInt32LE(28);
      // The end is the last sample that is played.
      const [start, end] = [body.readUInt32LE(LOOP_AT + 8), body.readUInt32LE(LOOP_AT + 12) + 1].map(
        (sample) => sample / sampleRate,
      ) as [number, number];
      return count > 0 && end - start >= 0.01 && end <= seconds + 0.01 ? { start, end: Math.min(end, seconds) } : null;
    }
    at += 8 + size + (size % 2);
  }
  return null;
}
