/** Time between the beginnings of two marks, in seconds, without their random part. */
const PERIOD = 3.5;
const FIRST = 0.6;
const MARK_SECONDS = 0.6;
/** How loud the sound remains under a mark. */
const DUCKED = 0.45;

/** Finds where marks begin, in seconds. A short sound has one from the beginning. */
function placeMarks(seconds: number, random: () => number): number[] {
  if (seconds < FIRST + MARK_SECONDS + 1) return [0];
  const places: number[] = [];
  for (let at = FIRST + random() * 0.4; at < seconds - 0.2; at += PERIOD + random()) places.push(at);
  return places;
}

const findLoudest = (samples: Float32Array): number =>
  samples.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0);

/**
 * Mixes a soft chime of two notes into a sound at intervals, and lowers the sound under it. Places, pitches and lengths
 * are random, so that no chime can be subtracted from the sound.
 */
export function markSound(samples: Float32Array, rate: number, random: () => number = Math.random): Float32Array {
  const marked = Float32Array.from(samples);
  const seconds = samples.length / rate;
  // A chime is never silent, even if the sound is.
  const level = Math.max(0.12, 0.45 * findLoudest(samples));
  for (const place of placeMarks(seconds, random)) {
    const start = Math.floor(place * rate);
    const length = Math.floor(Math.min(MARK_SECONDS * (0.9 + random() * 0.2), Math.max(0.12, seconds * 0.75)) * rate);
    const pitches = [760 + random() * 240, 1140 + random() * 360] as const;
    const phase = random() * Math.PI;
    for (let at = 0; at < length && start + at < marked.length; at += 1) {
      const part = at / length;
      const shape = Math.sin(Math.PI * part);
      const pitch = part < 0.45 ? pitches[0] : pitches[1];
      const chime = Math.sin(phase + (2 * Math.PI * pitch * at) / rate) * shape * level;
      const mixed = (marked[start + at] ?? 0) * (1 - (1 - DUCKED) * Math.min(1, shape * 3)) + chime;
      marked[start + at] = Math.max(-1, Math.min(1, mixed));
    }
  }
  return marked;
}
