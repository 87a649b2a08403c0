import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CSV_MARK, type CsvRow, readCsvRows, writeCsvRow } from './csv.ts';

const readAll = async (parts: AsyncIterable<string>) => {
  const rows: CsvRow[] = [];
  for await (const row of readCsvRows(parts)) rows.push(row);
  return rows;
};

async function* cut(text: string, at: readonly number[]): AsyncGenerator<string> {
  let from = 0;
  for (const each of [...at].sort((a, b) => a - b)) {
    yield text.slice(from, each);
    from = Math.max(from, each);
  }
  yield text.slice(from);
}

it('reads back what was written, however it is cut into parts', async () => {
  const anyCell = fc.oneof(
    fc.string({ unit: 'binary' }).filter((text) => !/^\ufeff/.test(text)),
    fc.constantFrom('', '=1+1', "'", "'=x", 'a"b', 'a,b', 'a\r\nb', ' ', '\n'),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(anyCell, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 5 }),
      fc.array(fc.nat({ max: 60 }), { maxLength: 6 }),
      async (rows, at) => {
        const text = CSV_MARK + rows.map(writeCsvRow).join('');
        const read = await readAll(cut(text, at));
        expect(read.map(({ cells }) => cells)).toEqual(rows);
      },
    ),
  );
});

it('knows the line of each row, either end of a line, and a last row without one that ends inside quotes', async () => {
  const read = await readAll(cut('"a","b\nc"\r\n1,2\n"x","y', [3, 9]));
  expect(read).toEqual([
    { line: 1, cells: ['a', 'b\nc'] },
    { line: 3, cells: ['1', '2'] },
    { line: 4, cells: ['x', 'y'], isUnclosed: true },
  ]);
});
