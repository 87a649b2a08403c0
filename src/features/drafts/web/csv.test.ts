import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseCsv, parseSeparated, writeCsv } from './csv.ts';

it('writes what spreadsheets read, with no formula in it', () => {
  expect(
    writeCsv([
      ['নৌকা', 'a "b", c'],
      ['=1+1', '-2'],
      ['two\nlines', '@x'],
    ]),
  ).toBe('\ufeffনৌকা,"a ""b"", c"\r\n\'=1+1,\'-2\r\n"two\nlines",\'@x\r\n');
});

it('reads commas, semicolons and tabs, with quotes and line ends of any kind', () => {
  const rows = [
    ['id', 'title'],
    ['1', 'A, "b"'],
    ['2', 'two\r\nlines'],
  ];
  expect(parseCsv('id,title\r\n1,"A, ""b"""\n2,"two\r\nlines"')).toEqual(rows);
  expect(parseCsv('\ufeffid;title\n1;"A, ""b"""\n2;"two\r\nlines"\n\n')).toEqual(rows);
  expect(parseSeparated('a\tb\n"c\n1"\td', '\t')).toEqual([
    ['a', 'b'],
    ['c\n1', 'd'],
  ]);
});

it('reads back whatever it writes', () => {
  const cell = fc.string().filter((text) => !text.startsWith("'") && !text.startsWith('\ufeff'));
  const rows = fc.array(fc.tuple(fc.constant('id'), cell, cell), { minLength: 1 });
  fc.assert(
    fc.property(rows, (all) => {
      expect(parseSeparated(writeCsv(all), ',')).toEqual(all);
    }),
  );
});
