/** Sides in pixels of the pictures of an icon, for browser tabs, taskbars and desktops. */
export const ICON_SIDES = [16, 32, 48, 256];
const [HEADER_BYTES, ENTRY_BYTES] = [6, 16];

interface IconPicture {
  readonly side: number;
  readonly png: Buffer;
}

/** Writes square PNGs as one ICO file: a directory with an entry for each, then the pictures. */
export function writeIco(pictures: readonly IconPicture[]): Buffer {
  const directory = Buffer.alloc(HEADER_BYTES + pictures.length * ENTRY_BYTES);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let start = directory.length;
  for (const [at, { side, png }] of pictures.entries()) {
    const entry = HEADER_BYTES + at * ENTRY_BYTES;
    // A byte can't hold 256, for which the format has 0.
    directory.writeUInt8(side % 256, entry);
    directory.writeUInt8(side % 256, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(start, entry + 12);
    start += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
