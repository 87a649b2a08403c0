import { describe, expect, it } from 'vitest';
import { chooseStyles, type Face, nameFamily, nameStyle } from './choose-styles.ts';

const face = (changes: Partial<Face>): Face => ({
  path: 'a.ttf',
  format: 'ttf',
  family: 'Atma',
  style: 'Regular',
  weight: 400,
  italic: false,
  glyphs: 100,
  axes: [],
  offers: [{ price: 0 }],
  ...changes,
});

describe('the name of a style', () => {
  it('is the font’s own, or that of its weight where the font calls every weight regular', () => {
    expect(nameStyle(face({}))).toBe('Regular');
    expect(nameStyle(face({ style: 'Hairline', weight: 100 }))).toBe('Hairline');
    const semi = face({ family: 'Atma SemiBold', weight: 600 });
    expect([nameStyle(semi), nameFamily(semi)]).toEqual(['SemiBold', 'Atma']);
    expect(nameStyle(face({ style: 'Italic', weight: 300, italic: true }))).toBe('Light Italic');
    expect(nameStyle(face({ axes: [{}] }))).toBe('Variable');
    expect(nameFamily(face({ family: 'Bungee Regular' }))).toBe('Bungee Regular');
  });
});

describe('the styles that are shown', () => {
  it('are one face for each, the free one first, then the one with more glyphs', () => {
    const paid = face({ glyphs: 900, offers: [{ price: 5000 }] });
    const [small, large] = [face({ glyphs: 200 }), face({ glyphs: 300 })];
    expect(chooseStyles([paid, small, large])).toEqual([large]);
    expect(chooseStyles([])).toEqual([]);
  });

  it('leave parts for the web away where a desktop font has the style, and keep styles of equal weight', () => {
    const web = face({ format: 'woff2', family: 'Atma Light', weight: 300 });
    const [fill, outline] = [face({ style: 'Fill' }), face({ style: 'Outline' })];
    const part = face({ format: 'woff2', glyphs: 999 });
    expect(chooseStyles([fill, outline, part, web])).toEqual([web, fill, outline]);
  });

  it('are sorted: variable, then by weight, upright before italic', () => {
    const [bold, italic, variable] = [
      face({ style: 'Bold', weight: 700 }),
      face({ style: 'Italic', italic: true }),
      face({ axes: [{}] }),
    ];
    expect(chooseStyles([bold, italic, face({}), variable])).toEqual([variable, face({}), italic, bold]);
  });
});
