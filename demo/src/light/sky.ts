import type { HdrifyImage } from 'hdrify';
import { addNoise } from '../textures/noise.ts';
import type { Color } from './studio.ts';

export interface Sky {
  /** Degrees of the sun above the horizon, and to the right of the middle. */
  readonly sun: readonly [up: number, right: number];
  /** Haze: 2 is clear mountain air, 6 a humid day. */
  readonly turbidity: number;
  /** Share of the sky that clouds cover; 1 is overcast. */
  readonly clouds: number;
  readonly ground: 'water' | 'sand' | 'grass';
  readonly seed: number;
}

/** Coefficients A to E of Preetham's model for luminance and the chromaticities x and y. */
const coefficients: readonly ((turbidity: number) => readonly [number, number, number, number, number])[] = [
  (t) => [0.1787 * t - 1.463, -0.3554 * t + 0.4275, -0.0227 * t + 5.3251, 0.1206 * t - 2.5771, -0.067 * t + 0.3703],
  (t) => [-0.0193 * t - 0.2592, -0.0665 * t + 0.0008, -0.0004 * t + 0.2125, -0.0641 * t - 0.8989, -0.0033 * t + 0.0452],
  (t) => [-0.0167 * t - 0.2608, -0.095 * t + 0.0092, -0.0079 * t + 0.2102, -0.0441 * t - 1.6537, -0.0109 * t + 0.0529],
];

/** Luminance and chromaticities of the zenith, as Preetham, Shirley and Smits give them. */
function zenith(t: number, s: number): Color {
  const chi = (4 / 9 - t / 120) * (Math.PI - 2 * s);
  const cubic = (rows: readonly (readonly number[])[]): number => {
    const [a, b, c] = rows.map(([p = 0, q = 0, r = 0, w = 0]) => p * s ** 3 + q * s ** 2 + r * s + w);
    return (a ?? 0) * t * t + (b ?? 0) * t + (c ?? 0);
  };
  return [
    Math.max(0.2, (4.0453 * t - 4.971) * Math.tan(chi) - 0.2155 * t + 2.4192),
    cubic([
      [0.00166, -0.00375, 0.00209, 0],
      [-0.02903, 0.06377, -0.03202, 0.00394],
      [0.11693, -0.21196, 0.06052, 0.25886],
    ]),
    cubic([
      [0.00275, -0.0061, 0.00317, 0],
      [-0.04214, 0.0897, -0.04153, 0.00516],
      [0.15346, -0.26756, 0.0667, 0.26688],
    ]),
  ];
}

/** Converts luminance and chromaticity to linear sRGB. */
function toRgb(luminance: number, x: number, y: number): Color {
  const [X, Z] = [(x / y) * luminance, ((1 - x - y) / y) * luminance];
  return [
    Math.max(0, 3.2406 * X - 1.5372 * luminance - 0.4986 * Z),
    Math.max(0, -0.9689 * X + 1.8758 * luminance + 0.0415 * Z),
    Math.max(0, 0.0557 * X - 0.204 * luminance + 1.057 * Z),
  ];
}

/** Creates Preetham's sky: the light from a direction, given by its height and its angle to the sun. */
function createSky({ sun, turbidity }: Sky): (up: number, toSun: number) => Color {
  const fromZenith = ((90 - sun[0]) * Math.PI) / 180;
  const [Y, x, y] = zenith(turbidity, fromZenith);
  const terms = coefficients.map((each) => each(turbidity));
  const perez = (n: number, up: number, cosine: number, angle: number): number => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = terms[n] ?? [];
    return (1 + a * Math.exp(b / Math.max(0.02, up))) * (1 + c * Math.exp(d * angle) + e * cosine * cosine);
  };
  const whole = [0, 1, 2].map((n) => perez(n, 1, Math.cos(fromZenith), fromZenith));
  return (up, toSun) => {
    const cosine = Math.cos(toSun);
    const [luminance = 0, cx = 0, cy = 0] = [Y, x, y].map(
      (each, n) => (each * perez(n, up, cosine, toSun)) / (whole[n] ?? 1),
    );
    // Kilocandela per square metre; a lit white wall has about 25.
    return toRgb(luminance / 12, cx, cy);
  };
}

/** Half of the sun's angle is 0.27 degrees; its light is limited to what half precision can hold. */
const [SUN_RADIUS, SUN_LIGHT] = [0.0047, 40_000];
const COARSE = 4;
const NOISE = 512;

/** Soft noise from about -0.5 to 0.5 that repeats at its edges. */
function createNoise(seed: number): (x: number, y: number) => number {
  const field = new Float32Array(NOISE * NOISE);
  for (const [n, cells] of [4, 8, 16, 32, 64].entries())
    addNoise(field, NOISE, { across: cells, down: cells, seed: seed * 17 + n, weight: 0.62 ** n });
  const wrap = (at: number): number => ((at % NOISE) + NOISE) % NOISE;
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - left, y - top];
    const at = (column: number, row: number): number => field[wrap(row) * NOISE + wrap(column)] ?? 0;
    const upper = at(left, top) * (1 - fx) + at(left + 1, top) * fx;
    const lower = at(left, top + 1) * (1 - fx) + at(left + 1, top + 1) * fx;
    return upper * (1 - fy) + lower * fy;
  };
}

const step = (from: number, to: number, value: number): number => {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Light of the sky that comes back out of deep water. */
const deep: Color = [0.012, 0.03, 0.035];
const grounds: Readonly<Record<'sand' | 'grass', Color>> = { sand: [0.5, 0.42, 0.31], grass: [0.1, 0.14, 0.045] };

/** Computes the light of an open landscape under a sky. */
export function lightSky(sky: Sky, width: number): HdrifyImage {
  const height = width / 2;
  const preetham = createSky(sky);
  const noise = createNoise(sky.seed);
  const [sunUp, sunRight] = sky.sun.map((degrees) => (degrees * Math.PI) / 180) as [number, number];
  const sun: Color = [Math.sin(sunRight) * Math.cos(sunUp), Math.sin(sunUp), -Math.cos(sunRight) * Math.cos(sunUp)];
  const low = Math.exp(-0.035 * sky.turbidity * (1 / Math.max(0.06, sun[1]) - 1));
  // A low sun loses blue more than red.
  const sunColor: Color = [Math.max(0.05, low ** 0.5), Math.max(0.02, low ** 0.9), Math.max(0.006, low ** 1.7)];
  const covered = 1 - step(0.5, 1, sky.clouds);
  const at = (x: number, y: number, z: number): Color => {
    const up = Math.max(0.015, y);
    const toSun = Math.acos(Math.max(-1, Math.min(1, x * sun[0] + y * sun[1] + z * sun[2])));
    const clear = preetham(up, toSun);
    if (sky.clouds === 0) return clear;
    const far = 70 / (up + 0.12);
    const thick = step(0.52 - sky.clouds, 0.95 - sky.clouds * 0.9, noise(x * far + 99, z * far) * 0.7 + 0.06);
    const lit = 0.55 + 0.45 * covered * Math.max(0, Math.cos(toSun)) ** 2;
    const mean = (clear[0] + clear[1] + clear[2]) / 3;
    const grey = (0.35 + 0.4 * mean) * lit * (1 + noise(x * far * 2, z * far * 2 + 31) * 0.5);
    const part = thick * step(0, 0.12, up);
    return [
      clear[0] * (1 - part) + grey * (0.9 + 0.25 * (sunColor[0] ?? 0)) * part,
      clear[1] * (1 - part) + grey * (0.95 + 0.1 * (sunColor[1] ?? 0)) * part,
      clear[2] * (1 - part) + grey * part,
    ];
  };
  const shine = (x: number, y: number, z: number, radius: number): number => {
    const toSun = Math.acos(Math.max(-1, Math.min(1, x * sun[0] + y * sun[1] + z * sun[2])));
    return 1 - step(radius * 0.8, radius * 1.2, toSun);
  };
  const above = at(0, 1, 0);
  const lit = 3.2 * Math.max(0, sun[1]) * covered;
  const groundAt = (x: number, y: number, z: number): Color => {
    const distance = 1.6 / Math.max(0.004, -y);
    const [px, pz] = [x * distance, z * distance];
    const haze = 1 - Math.exp(-distance / 160);
    const horizon = at(x, 0.02, z);
    if (sky.ground === 'water') {
      // Waves look flatter from far away.
      const rough = 0.16 / (1 + distance / 40);
      const [wx, wz] = [noise(px * 9 + 7, pz * 22) * rough, noise(px * 11, pz * 19 + 50) * rough];
      const length = Math.hypot(wx, 1, wz);
      const [nx, ny, nz] = [wx / length, 1 / length, wz / length];
      const into = x * nx + y * ny + z * nz;
      const [rx, ry, rz] = [x - 2 * into * nx, Math.abs(y - 2 * into * ny), z - 2 * into * nz];
      const fresnel = 0.02 + 0.98 * (1 - Math.min(1, -into)) ** 5;
      const mirrored = at(rx, ry, rz);
      const glint = shine(rx, ry, rz, 0.035) * 60 * covered;
      return [0, 1, 2].map(
        (c) =>
          ((mirrored[c] ?? 0) + glint * (sunColor[c] ?? 0)) * fresnel * (1 - haze * 0.5) +
          (above[c] ?? 0) * (deep[c] ?? 0) +
          (horizon[c] ?? 0) * haze * 0.3,
      ) as unknown as Color;
    }
    const bump = 1 + noise(px * 40, pz * 40) * 0.35 + noise(px * 6, pz * 6 + 9) * 0.3;
    return [0, 1, 2].map((c) => {
      const color = (grounds[sky.ground as 'sand' | 'grass'][c] ?? 0) * bump;
      const received = lit * (sunColor[c] ?? 0) + (above[c] ?? 0) * 1.4;
      return color * received * (1 - haze) + (horizon[c] ?? 0) * haze * 0.8;
    }) as unknown as Color;
  };
  const data = new Float32Array(width * height * 4).fill(1);
  for (let y = 0; y < height; y += 1) {
    const down = ((y + 0.5) / height) * Math.PI;
    const [dy, side] = [Math.cos(down), Math.sin(down)];
    let before: Color = [0, 0, 0];
    for (let x = 0; x < width; x += 1) {
      const turn = ((x + 0.5) / width - 0.5) * 2 * Math.PI;
      const [dx, dz] = [Math.sin(turn) * side, -Math.cos(turn) * side];
      // The plain sky changes so slowly that every fourth pixel is computed.
      const isSky = dy >= 0;
      if (!isSky || x % COARSE === 0 || sky.clouds > 0) before = isSky ? at(dx, dy, dz) : groundAt(dx, dy, dz);
      const disc = isSky ? shine(dx, dy, dz, SUN_RADIUS) * SUN_LIGHT * covered ** 3 : 0;
      const index = (y * width + x) * 4;
      for (let c = 0; c < 3; c += 1) data[index + c] = (before[c] ?? 0) + disc * (sunColor[c] ?? 0);
    }
  }
  return { width, height, data, linearColorSpace: 'linear-rec709' };
}
