import type { Readable } from 'node:stream';

/** Error for a line that exceeds the maximum length. */
export class LineTooLongError extends Error {}

/**
 * Reads lines of UTF-8 without their line breaks; an incomplete last line is dropped.
 * @param maxBytes maximum length of a line; no more is held in memory
 * @throws LineTooLongError
 */
export async function* readLines(source: Readable, maxBytes: number): AsyncGenerator<string, undefined> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const part of source as AsyncIterable<Buffer>) {
    let rest = part;
    for (let end = rest.indexOf(0x0a); end !== -1; end = rest.indexOf(0x0a)) {
      if (length + end > maxBytes) throw new LineTooLongError(`More than ${maxBytes} bytes in a line.`);
      yield Buffer.concat([...parts, rest.subarray(0, end)]).toString('utf8');
      [parts, length, rest] = [[], 0, rest.subarray(end + 1)];
    }
    parts.push(rest);
    length += rest.length;
    if (length > maxBytes) throw new LineTooLongError(`More than ${maxBytes} bytes in a line.`);
  }
  return undefined;
}
