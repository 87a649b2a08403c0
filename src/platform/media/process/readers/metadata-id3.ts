import type { EmbeddedMetadata } from '../processed-file.ts';

const HEADER_BYTES = 10;

/** Reads an integer in which seven bits of each byte count. */
const readSyncSafe = (bytes: Buffer, at: number): number =>
  [0, 1, 2, 3].reduce((sum, offset) => sum * 128 + ((bytes[at + offset] ?? 0) & 127), 0);

const swap = (text: Buffer): string =>
  Buffer.from(text.subarray(0, text.length - (text.length % 2)))
    .swap16()
    .toString('utf16le');

function decode(body: Buffer): string {
  const text = body.subarray(1);
  switch (body[0]) {
    case 1:
      return text[0] === 0xfe ? swap(text.subarray(2)) : text.subarray(2).toString('utf16le');
    case 2:
      return swap(text);
    case 3:
      return text.toString('utf8');
    default:
      return text.toString('latin1');
  }
}

/** Reads title and artist of an MP3 from a leading tag of version 2.3 or 2.4. */
export function readId3(bytes: Buffer): Pick<EmbeddedMetadata, 'title' | 'author'> {
  const found = new Map<string, string>();
  const version = bytes[3];
  if (bytes.toString('latin1', 0, 3) === 'ID3' && (version === 3 || version === 4)) {
    const end = Math.min(bytes.length, HEADER_BYTES + readSyncSafe(bytes, 6));
    for (let at = HEADER_BYTES; at + HEADER_BYTES <= end; ) {
      const name = bytes.toString('latin1', at, at + 4);
      const size = version === 4 ? readSyncSafe(bytes, at + 4) : bytes.readUInt32BE(at + 4);
      if (!/^[A-Z0-9]{4}$/.test(name) || size < 1 || at + HEADER_BYTES + size > end) break;
      const body = Buffer.from(bytes.subarray(at + HEADER_BYTES, at + HEADER_BYTES + size));
      if (name.startsWith('T')) found.set(name, decode(body).split('\0', 1)[0] ?? '');
      at += HEADER_BYTES + size;
    }
  }
  return { title: found.get('TIT2') ?? null, author: found.get('TPE1') ?? null };
}
