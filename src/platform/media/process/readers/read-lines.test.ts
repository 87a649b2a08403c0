import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { LineTooLongError, readLines } from './read-lines.ts';

async function collectLines(lines: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const line of lines) all.push(line);
  return all;
}

const read = (parts: readonly string[], max = 9): Promise<string[]> =>
  collectLines(
    readLines(
      Readable.from(
        parts.map((part) => Buffer.from(part)),
        { objectMode: false },
      ),
      max,
    ),
  );

it('gives lines however they are cut, and nothing of one that has no end', async () => {
  expect(await read(['one\ntw', 'o\n\nth', 'ree'])).toEqual(['one', 'two', '']);
  const bangla = Buffer.from('চিত্র\n');
  const halves = Readable.from([bangla.subarray(0, 4), bangla.subarray(4)], { objectMode: false });
  expect(await collectLines(readLines(halves, 20))).toEqual(['চিত্র']);
});

it('ends where a line is longer than it may be, before the line has ended', async () => {
  await expect(read(['123456789\n1234567890\n'])).rejects.toBeInstanceOf(LineTooLongError);
  const endless = Readable.from(
    (function* () {
      for (;;) yield Buffer.alloc(1000, 0x61);
    })(),
    { objectMode: false },
  );
  await expect(collectLines(readLines(endless, 5000))).rejects.toBeInstanceOf(LineTooLongError);
});
