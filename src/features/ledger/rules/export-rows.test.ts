import { expect, it } from 'vitest';
import { parseEndCells, toEndCells } from './export-rows.ts';

const exportedAt = '2026-11-22T10:00:00.000001Z';
const parse = (snapshot: string) => parseEndCells(toEndCells({ exportedAt, rows: 7, snapshot }));

it.each(['1:1:', '731:731:', '5:9:5', '5:9:5,7,8', '9223372036854775806:9223372036854775807:'])(
  'reads an end with the snapshot %s',
  (snapshot) => expect(parse(snapshot)).toEqual({ exportedAt, rows: 7, snapshot }),
);

it.each(['0:1:', '2:1:', '5:9:8,7', '5:9:7,7', '5:9:4', '5:9:9', '5:9:,', '5:9', '-5:9:', ' 5:9:', '5:9:\n'])(
  'reads none with %j',
  (snapshot) => expect(parse(snapshot)).toBe('unreadable'),
);

it('leaves other rows alone', () => expect(parseEndCells(['1', exportedAt])).toBeUndefined());
