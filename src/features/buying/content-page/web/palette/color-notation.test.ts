import { describe, expect, it } from 'vitest';
import { makeGradient, measureContrast, notations, writeColor, writePalette } from './color-notation.ts';

const sea = { name: 'Deep Sea 2', hex: '#336699', isLight: false };
const lily = { name: 'শাপলা', hex: '#ff8000', isLight: true };

describe('writeColor', () => {
  it('writes each notation', () => {
    expect(notations.map((notation) => writeColor(sea, notation))).toEqual([
      '#336699',
      'rgb(51 102 153)',
      'oklch(49.93% 0.0987 250.4)',
      '--deep-sea-2: #336699;',
      '--color-deep-sea-2: #336699;',
    ]);
    expect(writeColor(lily, 'css')).toBe('--শাপলা: #ff8000;');
  });
});

describe('writePalette', () => {
  it('writes a line for each colour, or a block of variables', () => {
    expect(writePalette([sea, lily], 'hex')).toBe('#336699\n#ff8000');
    expect(writePalette([sea], 'tailwind')).toBe('@theme {\n  --color-deep-sea-2: #336699;\n}\n');
  });

  it('gives colours of one name different variables', () => {
    const twice = [sea, { ...sea, hex: '#113355' }];
    expect(writePalette(twice, 'css')).toBe(':root {\n  --deep-sea-2: #336699;\n  --deep-sea-2-2: #113355;\n}\n');
  });
});

describe('measureContrast', () => {
  it('measures the ratio and the level of WCAG 2.2', () => {
    expect(measureContrast('#000000', '#ffffff').ratio).toBeCloseTo(21, 5);
    // Known pairs around the limits: #767676 is the lightest grey that reaches 4.5 on white.
    expect(measureContrast('#767676', '#ffffff').level).toBe('aa');
    expect(measureContrast('#777777', '#ffffff').level).toBe('large');
    expect(measureContrast('#595959', '#ffffff').level).toBe('aaa');
    expect(measureContrast('#aaaaaa', '#ffffff').level).toBe('none');
  });

  it('measures lightness contrast as the examples of APCA', () => {
    expect(measureContrast('#888888', '#ffffff').lightness).toBeCloseTo(63.06, 1);
    expect(measureContrast('#ffffff', '#888888').lightness).toBeCloseTo(-68.54, 1);
    expect(measureContrast('#000000', '#aaaaaa').lightness).toBeCloseTo(58.15, 1);
  });
});

describe('makeGradient', () => {
  it('begins and ends with the two colours, in seven steps', () => {
    const { css, colors } = makeGradient('#ff0000', '#0000ff', 'srgb');
    expect(css).toBe('linear-gradient(90deg in srgb, #ff0000, #0000ff)');
    expect(colors).toEqual(['#ff0000', '#d5002b', '#aa0055', '#800080', '#5500aa', '#2a00d5', '#0000ff']);
    expect(makeGradient('#ff0000', '#ff0000', 'oklch').colors).toEqual(Array.from({ length: 7 }, () => '#ff0000'));
  });
});
