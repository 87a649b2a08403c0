/**
 * Tone curve of Reinhard with a white point: light from 0 to `white` becomes 0 to 1, and can be computed back. It is
 * applied to the strongest of the three colours, and the others keep their proportion to it.
 */
export const applyCurve = (light: number, white: number): number =>
  Math.min(1, (light * (1 + light / white ** 2)) / (1 + light));

/** Computes the light back from a value of the tone curve. */
export function invertCurve(value: number, white: number): number {
  const rest = 1 - value;
  return (white ** 2 / 2) * (Math.sqrt(rest ** 2 + (4 * value) / white ** 2) - rest);
}

export const toSrgb = (linear: number): number =>
  linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;

export const fromSrgb = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

const SAMPLES = 20_000;
/** Where the middle of a scene is placed, in stops below a lit white wall. */
const MIDDLE = -2.2;
/** Maximum correction of dark and bright maps, in stops, so that a night stays darker than a day. */
const [MAX_RAISED, MAX_LOWERED] = [3, 16];

/**
 * Chooses an exposure in stops: the geometric mean of the light becomes middle grey. Values below a hundredth of bright
 * ones count as a hundredth, because the dark drapes of a studio would make its lamps too bright.
 * @param data red, green, blue and alpha of each pixel
 */
export function chooseExposure(data: Float32Array): number {
  const pixels = data.length / 4;
  const step = Math.max(1, Math.floor(pixels / SAMPLES));
  const lights: number[] = [];
  for (let at = 0; at < pixels; at += step)
    lights.push(Math.max(data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0));
  lights.sort((one, other) => one - other);
  const bright = Math.max(1e-6, lights[Math.floor(lights.length * 0.95)] ?? 0);
  const sum = lights.reduce((total, light) => total + Math.log2(Math.min(bright, Math.max(bright / 100, light))), 0);
  return Math.max(-MAX_LOWERED, Math.min(MAX_RAISED, MIDDLE - sum / lights.length));
}
