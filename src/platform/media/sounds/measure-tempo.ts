import { computeSpectra } from './fft.ts';

/** Sample rate at which tempo and key are measured. */
export const MEASURED_RATE = 11_025;
const FRAME = 512;
const HOP = 64;
const FRAMES_PER_SECOND = MEASURED_RATE / HOP;
/** Minimum length of a sound whose tempo is measured, in seconds. */
const MIN_SECONDS = 4;
const [MIN_TEMPO, MAX_TEMPO] = [60, 190];
/** The most likely tempo of music, in beats per minute, and the spread of likely tempos around it, in octaves. */
const [USUAL_TEMPO, SPREAD] = [120, 0.7];
/** Minimum autocorrelation of the onsets at the beat. */
const MIN_FIT = 0.33;
/** Minimum strength of the sharpest onset, below which a sound is too soft, and minimum number of onsets per second. */
const [MIN_ONSET, MIN_ONSETS_PER_SECOND] = [100, 0.8];
/** Length of a sound below which it is a loop or has no tempo, in seconds. */
const MAX_LOOP_SECONDS = 30;
/** Beats of a bar. */
const BAR = 4;

/** Computes how much louder the frequencies of each frame become, without its local mean. */
function findOnsets(samples: Float32Array): Float64Array {
  const flux: number[] = [];
  let last: Float64Array | undefined;
  for (const magnitudes of computeSpectra(samples, FRAME, HOP)) {
    const logarithms = magnitudes.map((magnitude) => Math.log1p(100 * magnitude));
    const before = last;
    flux.push(
      before === undefined
        ? 0
        : logarithms.reduce((sum, value, bin) => sum + Math.max(0, value - (before[bin] ?? 0)), 0),
    );
    last = logarithms;
  }
  const reach = Math.round(FRAMES_PER_SECOND / 2);
  const sums = [0];
  for (const value of flux) sums.push((sums.at(-1) ?? 0) + value);
  return Float64Array.from(flux, (value, at) => {
    const [from, to] = [Math.max(0, at - reach), Math.min(flux.length, at + reach + 1)];
    return Math.max(0, value - ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from));
  });
}

/** Correlates a signal without its mean with itself `lag` frames later; 1 for a signal that repeats exactly. */
function correlate(signal: Float64Array, lag: number): number {
  let [product, one, other] = [0, 0, 0];
  for (let at = 0; at + lag < signal.length; at += 1) {
    const [a, b] = [signal[at] ?? 0, signal[at + lag] ?? 0];
    product += a * b;
    one += a * a;
    other += b * b;
  }
  return one === 0 || other === 0 ? 0 : product / Math.sqrt(one * other);
}

/** Smooths over a few frames, because players are never exact. */
const smooth = (signal: Float64Array): Float64Array =>
  signal.map((_, at) => {
    let sum = 0;
    for (let by = -4; by <= 4; by += 1) sum += (signal[at + by] ?? 0) * (5 - Math.abs(by));
    return sum / 25;
  });

function normalize(samples: Float32Array): Float32Array {
  const loudest = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 1e-6);
  return samples.map((sample) => sample / loudest);
}

const removeMean = (signal: Float64Array): Float64Array => {
  const mean = signal.reduce((sum, value) => sum + value, 0) / signal.length;
  return signal.map((value) => value - mean);
};

/** Finds the top of a parabola through three values one apart, as an offset from the middle one. */
function findTop(left: number, middle: number, right: number): number {
  const bend = left - 2 * middle + right;
  return bend >= 0 ? 0 : (left - right) / (2 * bend);
}

/** Weights a tempo by how likely people would tap it. */
const likelihood = (tempo: number): number => Math.exp(-0.5 * (Math.log2(tempo / USUAL_TEMPO) / SPREAD) ** 2);

/** A lag, and how well the onsets fit their copies one and two lags later. */
interface Beat {
  readonly lag: number;
  readonly fit: number;
}

/** Whether onsets are as sharp and frequent as those of a beat. */
function hasBeat(onsets: Float64Array): boolean {
  const highest = onsets.reduce((max, value) => Math.max(max, value), 0);
  const isOnset = (value: number, at: number): boolean =>
    value > highest * 0.35 && value >= (onsets[at - 1] ?? 0) && value > (onsets[at + 1] ?? 0);
  const count = onsets.reduce((sum, value, at) => sum + (isOnset(value, at) ? 1 : 0), 0);
  return highest >= MIN_ONSET && count >= (MIN_ONSETS_PER_SECOND * onsets.length) / FRAMES_PER_SECOND;
}

const toLag = (tempo: number): number => (60 * FRAMES_PER_SECOND) / tempo;
/** Turns a lag back into a tempo, by the formula of `toLag`. */
const toTempo = toLag;

const findNear = (lag: number, fitAt: (lag: number) => number): number =>
  Math.max(...[-1, 0, 1].map((by) => fitAt(Math.round(lag) + by)));

/** Lists the beats that divide a loop into whole bars. */
function listLoopBeats(frames: number, fitAt: (lag: number) => number): Beat[] {
  const beats: Beat[] = [];
  for (let count = BAR; frames / count >= toLag(MAX_TEMPO); count += BAR) {
    const lag = frames / count;
    if (lag > toLag(MIN_TEMPO)) continue;
    beats.push({ lag, fit: (findNear(lag, fitAt) + findNear(lag * 2, fitAt)) / 2 });
  }
  return beats;
}

/** Lists the beats at which the onsets fit their copy better than at a little more or less. */
function listBeats(fitAt: (lag: number) => number): Beat[] {
  const beats: Beat[] = [];
  for (let lag = Math.floor(toLag(MAX_TEMPO)); lag <= Math.ceil(toLag(MIN_TEMPO)); lag += 1) {
    const [left, fit, right] = [fitAt(lag - 1), fitAt(lag), fitAt(lag + 1)];
    if (fit < left || fit < right) continue;
    beats.push({ lag: lag + findTop(left, fit, right), fit: (fit + findNear(lag * 2, fitAt)) / 2 });
  }
  return beats;
}

/** Makes a lag more precise by its multiples. */
function refine(lag: number, frames: number, fitAt: (lag: number) => number): number {
  let refined = lag;
  for (const times of [2, 4, 8]) {
    const near = Math.round(refined * times);
    if (near * 2 > frames) break;
    const by = [-2, -1, 0, 1, 2].reduce((best, each) => (fitAt(near + each) > fitAt(near + best) ? each : best), 0);
    if (Math.abs(by) === 2 || fitAt(near + by) < MIN_FIT) break;
    refined = (near + by) / times;
  }
  return refined;
}

/**
 * Measures the tempo in beats per minute by autocorrelation of onsets; null for a short sound or one without a clear
 * beat. A sound as short as a loop has to be one: its length is that of whole bars.
 * @param samples one channel at `MEASURED_RATE`
 */
export function measureTempo(samples: Float32Array): number | null {
  if (samples.length < MIN_SECONDS * MEASURED_RATE) return null;
  const found = findOnsets(normalize(samples));
  if (!hasBeat(found)) return null;
  const onsets = removeMean(smooth(found));
  const known = new Map<number, number>();
  const fitAt = (lag: number): number => {
    const fit = known.get(lag) ?? correlate(onsets, lag);
    known.set(lag, fit);
    return fit;
  };
  const frames = samples.length / HOP;
  const isLoop = samples.length < MAX_LOOP_SECONDS * MEASURED_RATE;
  const beats = isLoop ? listLoopBeats(frames, fitAt) : listBeats(fitAt);
  const score = ({ lag, fit }: Beat): number => fit * likelihood(toTempo(lag));
  const best = beats.reduce<Beat | null>(
    (one, other) => (one === null || score(other) > score(one) ? other : one),
    null,
  );
  if (best === null || best.fit < MIN_FIT) return null;
  return Math.round(toTempo(isLoop ? best.lag : refine(best.lag, frames, fitAt)));
}
