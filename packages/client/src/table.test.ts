import { describe, expect, it } from 'vitest';
import { parsePrice } from './fill-in.ts';
import { parseTable } from './table.ts';

describe('a table', () => {
  it.each([
    ['file,title\na.png,Crane', [{ file: 'a.png', title: 'Crane' }]],
    ['\ufeffFile;Title\r\na.png;"Crane; ""one"""\r\n\r\n', [{ file: 'a.png', title: 'Crane; "one"' }]],
    ['file\ttitle\na.png\t"two\nlines"', [{ file: 'a.png', title: 'two\nlines' }]],
    ['file,title\na.png', [{ file: 'a.png', title: '' }]],
    ['', []],
  ])('%j is parsed', (text, rows) => {
    expect(parseTable(text)).toEqual(rows);
  });
});

it.each([
  ['450', 45_000],
  ['99.5', 9950],
  ['1,200.05', 120_005],
  ['Free', 0],
])('the price %s is %d in minor units', (text, minor) => {
  expect(parsePrice(text)).toBe(minor);
});

it.each(['', '-1', '1.234', 'twelve'])('%j is no price', (text) => {
  expect(() => parsePrice(text)).toThrow('no price');
});
