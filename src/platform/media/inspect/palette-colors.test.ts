import { describe, expect, it } from 'vitest';
import { MAX_COLORS, readPaletteColors } from './palette-colors.ts';

interface AseColor {
  readonly name: string;
  readonly model: string;
  readonly channels: readonly number[];
}

/** An Adobe Swatch Exchange file with a group around its colours. */
function toAse(colors: readonly AseColor[]): Buffer {
  const block = (type: number, body: Buffer): Buffer => {
    const head = Buffer.alloc(6);
    head.writeUInt16BE(type, 0);
    head.writeUInt32BE(body.length, 2);
    return Buffer.concat([head, body]);
  };
  const named = (name: string): Buffer => {
    const text = Buffer.from(`${name}\0`, 'utf16le').swap16();
    const length = Buffer.alloc(2);
    length.writeUInt16BE(text.length / 2);
    return Buffer.concat([length, text]);
  };
  const blocks = colors.map(({ name, model, channels }) => {
    const values = Buffer.alloc(channels.length * 4 + 2);
    for (const [at, value] of channels.entries()) values.writeFloatBE(value, at * 4);
    return block(1, Buffer.concat([named(name), Buffer.from(model, 'latin1'), values]));
  });
  const head = Buffer.from('ASEF\0\x01\0\0\0\0\0\0', 'latin1');
  head.writeUInt32BE(blocks.length + 2, 8);
  return Buffer.concat([head, block(0xc001, named('Group')), ...blocks, block(0xc002, Buffer.alloc(0))]);
}

const readHex = (text: string, format: 'gpl' | 'css' | 'json'): string[][] =>
  readPaletteColors(Buffer.from(text), format).map(({ name, hex }) => [name, hex]);

describe('readPaletteColors', () => {
  it('reads every colour model of a swatch file, with Bangla names', () => {
    const colors = readPaletteColors(
      toAse([
        { name: 'শাপলা', model: 'RGB ', channels: [1, 0.5, 0] },
        { name: 'Fog', model: 'Gray', channels: [0.8] },
        { name: 'Ink', model: 'CMYK', channels: [0, 1, 1, 0.2] },
        { name: 'Sky', model: 'LAB ', channels: [0.7, 0, -40] },
      ]),
      'ase',
    );
    expect(colors.map(({ name, hex }) => [name, hex])).toEqual([
      ['শাপলা', '#ff8000'],
      ['Fog', '#cccccc'],
      ['Ink', '#cc0000'],
      ['Sky', '#85adf4'],
    ]);
    expect(colors.map(({ isLight }) => isLight)).toEqual([true, true, false, true]);
  });

  it('reads the lines of a GIMP palette, with and without names', () => {
    expect(readHex('GIMP Palette\nName: Two\nColumns: 2\n#\n217  35  46\tDeep red\n  0 0 0\n', 'gpl')).toEqual([
      ['Deep red', '#d9232e'],
      ['#000000', '#000000'],
    ]);
  });

  it('reads variables of style sheets in every notation, and leaves other values out', () => {
    const css =
      ':root { /* Warm */ --red: #F00; // first\n --deep-sea: hsl(210 50% 40%); --gap: 4px; --leaf: oklch(60% 0.15 150 / 50%); }';
    expect(readHex(`${css} $night: rgb(10, 20, 30); --named: tomato;`, 'css')).toEqual([
      ['red', '#ff0000'],
      ['deep-sea', '#336699'],
      ['leaf', '#25984d'],
      ['night', '#0a141e'],
    ]);
  });

  it('reads colours at any place of a JSON file, such as design tokens', () => {
    const tokens = { blue: { 100: '#dbeafe', 900: { $type: 'color', $value: '#1E3A8A' } }, notes: 'red' };
    expect(readHex(JSON.stringify(tokens), 'json')).toEqual([
      ['blue 100', '#dbeafe'],
      ['blue 900', '#1e3a8a'],
    ]);
    expect(readHex(JSON.stringify(['#111111', '#222222']), 'json').map(([, hex]) => hex)).toEqual([
      '#111111',
      '#222222',
    ]);
  });

  it('reads hostile texts at once', () => {
    const texts = [
      [`GIMP Palette\n0 0 0 x\n${'\n'.repeat(60_000)}`, 'gpl'],
      [`${' '.repeat(60_000)}0 0 0`, 'gpl'],
      ['-'.repeat(60_000), 'css'],
      ['/*'.repeat(30_000), 'css'],
      [`--a:${' '.repeat(60_000)}x`, 'css'],
      [`--a${' '.repeat(60_000)}:#fff`, 'css'],
      [JSON.stringify(`rgb(${' '.repeat(60_000)})`), 'json'],
      [`${'['.repeat(30_000)}${']'.repeat(30_000)}`, 'json'],
    ] as const;
    const started = performance.now();
    for (const [text, format] of texts) expect(readHex(text, format).length).toBeLessThan(2);
    // An algorithm with quadratic time would take several seconds for each.
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it('answers no colours for files that are broken, and no more than a page shows', () => {
    expect(readPaletteColors(Buffer.from('ASEF\0\x01\0\0\0\0\0\x09short', 'latin1'), 'ase')).toEqual([]);
    expect(readHex('{"a":', 'json')).toEqual([]);
    const many = Array.from({ length: MAX_COLORS + 50 }, (_, at) => `--c${at}: #00000${at % 10};`).join('\n');
    expect(readHex(many, 'css')).toHaveLength(MAX_COLORS);
  });
});
