import { describe, expect, it } from 'vitest';
import { parseCsv, writeCsv } from './csv.ts';
import { parseResults } from './results.ts';

const readCells = (text: string) => parseCsv(text).map(({ cells }) => cells);

describe('the file for the bank', () => {
  it.each(['=1+1', '+88017', '-5', '@SUM(A1)', '\t=1', '\r=1'])('lets no spreadsheet run %j', (text) => {
    expect(
      writeCsv([[text]])
        .slice(1, 3)
        .replace('"', ''),
    ).toMatch(/^'/);
  });

  it('is read back as it was written', () => {
    const rows = [
      ['request', 'a "b"', 'c,d', 'e;f', 'two\nlines', '01712345678'],
      ['1', '=HYPERLINK("x")', '-', 'কৃষ্ণচূড়া', '', 'x'],
    ];
    expect(readCells(writeCsv(rows))).toEqual(rows);
  });

  it('is read with semicolons, without empty lines, and with the rows’ numbers', () => {
    expect(parseCsv('a;b\r\n\r\n;;\r\n1;"2;3"')).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 4, cells: ['1', '2;3'] },
    ]);
  });
});

describe('what the bank did', () => {
  it('is found by columns, in any order and among others', () => {
    const csv = 'Reason,Extra,STATUS,request,Reference\nNo,x,Failed,12,\n,,success,13,TX\n,,,abc,\n,,maybe,14,';
    expect(parseResults(csv)).toEqual([
      { row: 2, request: '12', number: 12, result: 'failed', reference: '', reason: 'No' },
      { row: 3, request: '13', number: 13, result: 'paid', reference: 'TX', reason: '' },
      { row: 4, request: 'abc', number: undefined, result: 'none', reference: '', reason: '' },
      { row: 5, request: '14', number: 14, result: 'unknown', reference: '', reason: '' },
    ]);
  });

  it('needs its columns', () => {
    expect(parseResults('request,status,reference\n1,paid,x')).toBeUndefined();
    expect(parseResults('')).toBeUndefined();
  });
});
