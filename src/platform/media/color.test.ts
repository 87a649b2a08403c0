import { describe, expect, it } from 'vitest';
import { hexToLab, labDistance, toLab } from './color.ts';
import type { ColorName } from './color-names.ts';
import { nameColor } from './name-color.ts';
import { extractDominantColors } from './palette.ts';

describe('Lab', () => {
  it('agrees with the published values', () => {
    expect(toLab(255, 255, 255)[0]).toBeCloseTo(100, 0);
    expect(toLab(0, 0, 0)).toEqual([0, 0, 0]);
    const red = toLab(255, 0, 0);
    expect(red[0]).toBeCloseTo(53.24, 1);
    expect(red[1]).toBeCloseTo(80.09, 1);
    expect(red[2]).toBeCloseTo(67.2, 1);
    expect(labDistance(hexToLab('#336699'), hexToLab('#336699'))).toBe(0);
  });
});

describe('names of colours', () => {
  const cases: readonly (readonly [string, ColorName])[] = [
    ['#d9232e', 'red'],
    ['#ff0000', 'red'],
    ['#ff8c00', 'orange'],
    ['#f28f3b', 'orange'],
    ['#ffd700', 'yellow'],
    ['#fcecc0', 'yellow'],
    ['#1b7f4d', 'green'],
    ['#00ff00', 'green'],
    ['#6b8f3f', 'green'],
    ['#12615d', 'teal'],
    ['#1793a5', 'teal'],
    ['#3f7cac', 'blue'],
    ['#0000ff', 'blue'],
    ['#1b2a49', 'blue'],
    ['#000080', 'blue'],
    ['#4f46e5', 'blue'],
    ['#e6dff3', 'purple'],
    ['#ac96d9', 'purple'],
    ['#4b0082', 'purple'],
    ['#7e3fb2', 'purple'],
    ['#800080', 'purple'],
    ['#ff69b4', 'pink'],
    ['#d95780', 'pink'],
    ['#8b4513', 'brown'],
    ['#6b4a2b', 'brown'],
    ['#000000', 'black'],
    ['#17151a', 'black'],
    ['#808080', 'grey'],
    ['#ffffff', 'white'],
    ['#fbfaf7', 'white'],
  ];
  it.each(cases)('%s is %s', (hex, name) => {
    expect(nameColor(hexToLab(hex))).toBe(name);
  });
});

describe('dominant colours', () => {
  const picture = (...runs: readonly (readonly [number, readonly number[]])[]): Uint8Array =>
    Uint8Array.from(runs.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel).flat()));

  it('are few, ordered by share, and blind to what is transparent', () => {
    const colors = extractDominantColors(
      picture([700, [255, 255, 255, 255]], [200, [217, 35, 46, 255]], [100, [20, 40, 90, 255]], [500, [0, 255, 0, 0]]),
    );
    expect(colors.map(({ hex, share }) => [hex, share])).toEqual([
      ['#ffffff', 0.7],
      ['#d9232e', 0.2],
      ['#14285a', 0.1],
    ]);
  });

  it('melt what looks alike, and are at most six', () => {
    expect(extractDominantColors(picture([50, [200, 30, 40, 255]], [50, [206, 34, 42, 255]]))).toHaveLength(1);
    const many = Array.from(
      { length: 12 },
      (_, n) => [10, [(n % 4) * 85, Math.floor(n / 4) * 120, (n * 53) % 256, 255]] as const,
    );
    expect(extractDominantColors(picture(...many)).length).toBeLessThanOrEqual(6);
    expect(extractDominantColors(new Uint8Array(0))).toEqual([]);
  });
});
