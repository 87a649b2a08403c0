import type { Texture } from './texture.ts';

/** Linear light of sRGB bytes. */
const linear = Float32Array.from({ length: 256 }, (_, at) => {
  const value = at / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/** Opacity of alpha bytes. */
const share = Float32Array.from({ length: 256 }, (_, at) => at / 255);

function wrap(place: number, size: number, mode: Texture['wraps'][0]): number {
  if (mode === 'clamped') return Math.max(0, Math.min(size - 1, place));
  const around = ((place % size) + size) % size;
  return mode === 'mirrored' && Math.floor(place / size) % 2 !== 0 ? size - 1 - around : around;
}

/**
 * Multiplies a colour by what a texture has at a place, between its four nearest pixels.
 * @param detail pixels of the largest size for a pixel of the drawing, by which the size is chosen
 * @param color red, green, blue and alpha, which is changed
 */
export function sampleTexture(texture: Texture, u: number, v: number, detail: number, color: Float64Array): void {
  const { levels, wraps, change } = texture;
  const smaller = Math.max(0, Math.round(Math.log2(Math.max(1, detail))));
  const level = levels[Math.min(levels.length - 1, smaller)];
  if (level === undefined || !Number.isFinite(u) || !Number.isFinite(v)) return;
  const { width, height, pixels } = level;
  const x = ((change[0] ?? 1) * u + (change[2] ?? 0) * v + (change[4] ?? 0)) * width - 0.5;
  const y = ((change[1] ?? 0) * u + (change[3] ?? 1) * v + (change[5] ?? 0)) * height - 0.5;
  const column = Math.floor(x);
  const row = Math.floor(y);
  const left = wrap(column, width, wraps[0]) * 4;
  const right = wrap(column + 1, width, wraps[0]) * 4;
  const top = wrap(row, height, wraps[1]) * width * 4;
  const bottom = wrap(row + 1, height, wraps[1]) * width * 4;
  const across = x - column;
  const down = y - row;
  for (let channel = 0; channel < 4; channel += 1) {
    const table = channel === 3 ? share : linear;
    const a = table[pixels[top + left + channel] ?? 0] ?? 0;
    const b = table[pixels[top + right + channel] ?? 0] ?? 0;
    const c = table[pixels[bottom + left + channel] ?? 0] ?? 0;
    const d = table[pixels[bottom + right + channel] ?? 0] ?? 0;
    const upper = a + (b - a) * across;
    color[channel] = (color[channel] ?? 0) * (upper + (c + (d - c) * across - upper) * down);
  }
}
