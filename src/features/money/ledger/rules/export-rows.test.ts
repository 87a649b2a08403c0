import { expect, it } from 'vitest';
import { hashRow } from '../service/hash-row.ts';
import { exportColumns, FIRST_HASH, parseEndCells, toEndCells } from './export-rows.ts';

const exportedAt = '2026-11-22T10:00:00.000001Z';
const parse = (snapshot: string) => parseEndCells(toEndCells({ exportedAt, rows: 7, snapshot }));

it.each(['1:1:', '731:731:', '5:9:5', '5:9:5,7,8', '5:99:10,12', '9223372036854775806:9223372036854775807:'])(
  'reads an end with the snapshot %s',
  (snapshot) => expect(parse(snapshot)).toEqual({ exportedAt, rows: 7, snapshot }),
);

it.each(['0:1:', '2:1:', '5:9:8,7', '5:9:7,7', '5:9:4', '5:9:9', '5:9:,', '5:9', '-5:9:', ' 5:9:', '5:9:\n'])(
  'reads none with %j',
  (snapshot) => expect(parse(snapshot)).toBe('unreadable'),
);

it.each([
  '',
  '2026-11-22T10:00:00Z',
  '2026-13-22T10:00:00.000001Z',
  ' 2026-11-22T10:00:00.000001Z',
  '2026-11-22T10:00:00.000001Z ',
  '2026-11-22T10:00:00.0000001Z',
])('reads none of the time %j', (at) => {
  expect(parseEndCells(toEndCells({ exportedAt: at, rows: 7, snapshot: '1:1:' }))).toBe('unreadable');
});

it('leaves other rows alone', () => {
  expect(parseEndCells(['1', exportedAt])).toBeUndefined();
  expect(parseEndCells([])).toBeUndefined();
  expect(parseEndCells(['end'])).toBe('unreadable');
});

it('writes below the last row when the export began, of how many rows and of what', () => {
  const cells = ['end', exportedAt, '', '5:9:7', '', '', '', '12', '', '', '', ''];
  expect(toEndCells({ exportedAt, rows: 12, snapshot: '5:9:7' })).toEqual(cells);
});

it('has the columns that exported files have', () => {
  expect(exportColumns.join()).toBe(
    'journal,posted_at,kind,source,order_line,outcome,clears_at,transfer,debit,credit,amount,currency,hash',
  );
});

it('begins its chain with zeros, and hashes what a row says after the hash above', () => {
  expect(FIRST_HASH).toBe('0000000000000000000000000000000000000000000000000000000000000000');
  // printf '%s\n["1","৳\\"2"]' $FIRST_HASH | sha256sum
  expect(hashRow(FIRST_HASH, ['1', '৳"2'])).toBe('cc5ee31a3abac5f9e34341c256329ce4a4da62afdb89874cf72829d518db2836');
});
