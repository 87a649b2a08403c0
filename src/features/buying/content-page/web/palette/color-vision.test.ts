import { describe, expect, it } from 'vitest';
import { findConfused, seeColor, visions } from './color-vision.ts';

const color = (name: string, hex: string) => ({ name, hex, isLight: true });
const [red, green, blue] = [color('Red', '#c23b22'), color('Green', '#6b7a1f'), color('Blue', '#1f4e9d')];

describe('a colour as others see it', () => {
  it('keeps black, white and grey, except for rounding', () => {
    for (const vision of visions)
      for (const [hex, grey] of [
        ['#000000', 0],
        ['#ffffff', 255],
        ['#808080', 128],
      ] as const)
        for (const at of [1, 3, 5])
          expect(Math.abs(Number.parseInt(seeColor(hex, vision).slice(at, at + 2), 16) - grey)).toBeLessThanOrEqual(1);
  });

  it('is the same for the usual vision, darker red without red cones, and grey without any', () => {
    expect(seeColor('#ff0000', 'usual')).toBe('#ff0000');
    expect(seeColor('#ff0000', 'protanopia')).toBe('#6d5f00');
    expect(seeColor('#ff0000', 'achromatopsia')).toBe('#7f7f7f');
  });
});

describe('pairs that look alike', () => {
  it('are red and green without green cones, and not with all', () => {
    expect(findConfused([red, green, blue], 'deuteranopia')).toEqual([[red, green]]);
    expect(findConfused([red, green, blue], 'usual')).toEqual([]);
  });

  it('are neither equal colours nor searched in long palettes', () => {
    expect(findConfused([red, red], 'protanopia')).toEqual([]);
    expect(
      findConfused(
        Array.from({ length: 61 }, (_, at) => (at % 2 === 0 ? red : green)),
        'deuteranopia',
      ),
    ).toEqual([]);
  });
});
