const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const ENTRY_LENGTH = 46;
const MAX_COMMENT_LENGTH = 0xffff;
const MAX_FORMATS = 40;

/** Terms and notes that come with the work, and what systems add. */
const accompanying = /^(licen[cs]e|ofl|copying|notice|read[-_ ]?me|__macosx|\.)/i;

function findEnd(bytes: Buffer): number {
  for (let at = bytes.length - END_LENGTH; at >= Math.max(0, bytes.length - END_LENGTH - MAX_COMMENT_LENGTH); at -= 1) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw new Error('This is no ZIP archive: it has no directory.');
}

/** Paths in a ZIP archive, as its directory lists them. @throws Error for what is no ZIP archive, or is cut short */
export function listZipPaths(bytes: Buffer): string[] {
  const end = findEnd(bytes);
  const paths: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new Error('The directory of this ZIP archive is damaged.');
    const nameEnd = at + ENTRY_LENGTH + bytes.readUInt16LE(at + 28);
    paths.push(bytes.toString('utf8', at + ENTRY_LENGTH, nameEnd));
    at = nameEnd + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return paths;
}

/**
 * Formats of the works in a ZIP archive, by the endings of their names: `png`, `svg`. Terms and notes that lie beside
 * them don't count. @throws Error for what is no ZIP archive
 */
export function listZipFormats(bytes: Buffer): string[] {
  const formats = listZipPaths(bytes).flatMap((path) => {
    const parts = path.split('/');
    if (parts.some((part) => accompanying.test(part))) return [];
    const ending = /\.([a-z0-9]{1,12})$/i.exec(parts.at(-1) ?? '')?.[1];
    return ending === undefined ? [] : [ending.toLowerCase()];
  });
  return [...new Set(formats)].toSorted().slice(0, MAX_FORMATS);
}
