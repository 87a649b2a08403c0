import type { EmbeddedMetadata } from '../processed-file.ts';

const MARKER = 0x1c;
const HEADER_BYTES = 5;
const application = 2;
const dataSets: Readonly<Record<number, 'title' | 'keywords' | 'author' | 'description'>> = {
  5: 'title',
  25: 'keywords',
  80: 'author',
  120: 'description',
};

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return bytes.toString('latin1');
  }
}

/** Reads IPTC metadata: data sets that consist of a marker, two numbers, a length and text. */
export function readIptc(bytes: Buffer): EmbeddedMetadata {
  const found = {
    title: [] as string[],
    keywords: [] as string[],
    author: [] as string[],
    description: [] as string[],
  };
  for (let at = bytes.indexOf(MARKER); at !== -1 && at + HEADER_BYTES <= bytes.length; ) {
    const [record, number, size] = [bytes[at + 1], bytes[at + 2] ?? 0, bytes.readUInt16BE(at + 3)];
    const isOurs = record === application || record === 1 || record === 3;
    const name = dataSets[number];
    if (record === application && name !== undefined)
      found[name].push(decode(bytes.subarray(at + HEADER_BYTES, at + HEADER_BYTES + size)));
    at = bytes.indexOf(MARKER, isOurs ? at + HEADER_BYTES + size : at + 1);
  }
  const { title, keywords, author, description } = found;
  return {
    title: title[0] ?? null,
    description: description[0] ?? null,
    keywords,
    author: author.length === 0 ? null : author.join(', '),
  };
}
