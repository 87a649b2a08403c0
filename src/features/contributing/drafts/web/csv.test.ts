import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '../../../../ui/csv.ts';
import { decodeTable, parseCsv, parseSeparated } from './csv.ts';

it('writes what spreadsheets read, with no formula in it', () => {
  expect(
    writeCsv([
      ['নৌকা', 'a "b", c'],
      ['=1+1', '-2'],
      [' =1', 'a;=b'],
      ['two\nlines', '@x'],
      ["'quoted'", ''],
    ]),
  ).toBe(`\ufeff"নৌকা","a ""b"", c"\r\n"'=1+1","'-2"\r\n"' =1","a;=b"\r\n"two\nlines","'@x"\r\n"''quoted'",""\r\n`);
});

it('reads commas, semicolons and tabs, with quotes and line ends of any kind', () => {
  const rows = [
    ['id', 'title'],
    ['1', 'A, "b"'],
    ['2', 'two\r\nlines'],
  ];
  expect(parseCsv('id,title\r\n1,"A, ""b"""\n2,"two\r\nlines"')).toEqual(rows);
  expect(parseCsv('\ufeffid;title\n1;"A, ""b"""\n2;"two\r\nlines"\n')).toEqual(rows);
  expect(parseSeparated('a\tb\n"c\n1"\td', '\t')).toEqual([
    ['a', 'b'],
    ['c\n1', 'd'],
  ]);
});

describe('what is pasted', () => {
  it.each([
    ['A\n\nC', [['A'], [''], ['C']]],
    ['A\r\n\r\nC\r\n', [['A'], [''], ['C']]],
    [
      '\tB\n\t',
      [
        ['', 'B'],
        ['', ''],
      ],
    ],
    ['"Sunset" over\tB', [['"Sunset" over', 'B']]],
    ['"Unclosed\nSecond\nThird', [['"Unclosed'], ['Second'], ['Third']]],
    ['say "hi"', [['say "hi"']]],
    ["'=x\t'y", [["'=x", "'y"]]],
    ['', []],
  ])('%j stays in its cells', (text, rows) => {
    expect(parseSeparated(text, '\t')).toEqual(rows);
  });
});

it('reads back whatever it writes', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('"', "'", ',', ';', '\t', '\r', '\n', '=', '-', ' ', 'a', 'ক') }),
  );
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 });
  fc.assert(
    fc.property(rows, (all) => {
      const headed = [['id', 'title'], ...all];
      expect(parseCsv(writeCsv(headed))).toEqual(headed);
    }),
  );
});

it('knows a text that would arrive broken', () => {
  const bytes = (...values: number[]) => new Uint8Array(values).buffer;
  expect(decodeTable(bytes(0xff, 0xfe, 0x41, 0))).toBe('A');
  expect(decodeTable(bytes(0xfe, 0xff, 0, 0x41))).toBe('A');
  expect(decodeTable(new TextEncoder().encode('নৌকা').buffer)).toBe('নৌকা');
  expect(decodeTable(bytes(0x43, 0x61, 0x66, 0xe9))).toBeUndefined();
});
