import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** This module generates hostile files for tests. */

const chunk = (type: string, body: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
};

/** Creates a PNG that declares a size without containing the pixels. */
export function createPngBomb(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Creates a JPEG whose header declares 65,535 × 65,535 pixels. */
export function createJpegBomb(jpeg: Buffer): Buffer {
  const bomb = Buffer.from(jpeg);
  for (let at = 2; at + 4 < bomb.length; at += 2 + bomb.readUInt16BE(at + 2)) {
    const marker = bomb[at + 1] ?? 0;
    if (marker < 0xc0 || marker > 0xc2) continue;
    bomb.writeUInt16BE(0xffff, at + 5);
    bomb.writeUInt16BE(0xffff, at + 7);
    break;
  }
  return bomb;
}

/** Creates a GIF of one pixel and many frames. */
export function createMovingGif(frames: number): Buffer {
  const header = Buffer.from('GIF89a\x01\x00\x01\x00\x80\x00\x00\x00\x00\x00\xff\xff\xff', 'latin1');
  const frame = Buffer.from([
    ...[0x21, 0xf9, 4, 0, 2, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0],
    ...[2, 2, 0x44, 1, 0],
  ]);
  return Buffer.concat([header, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

export interface ZipPart {
  readonly name: string;
  readonly bytes?: Buffer;
  /** File mode as on disk: `0o120777` is a link. */
  readonly mode?: number;
  readonly isEncrypted?: boolean;
  /** Whether the part shares the bytes of the first file instead of having its own. */
  readonly sharesFirst?: boolean;
}

/** Creates a ZIP archive from its parts, valid or not. */
export function createRawZip(parts: readonly ZipPart[]): Buffer {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  const first = parts[0]?.bytes ?? Buffer.alloc(0);
  for (const { name, bytes = Buffer.alloc(0), mode = 0o100644, isEncrypted = false, sharesFirst = false } of parts) {
    const content = sharesFirst ? first : bytes;
    const packed = deflateRawSync(content);
    const label = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(isEncrypted ? 0x801 : 0x800, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(0x21, 6);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, label, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(((mode & 0xffff) << 16) >>> 0, 6);
    rest.writeUInt32LE(sharesFirst ? 0 : offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, rest, label]));
    if (sharesFirst) continue;
    bodies.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, list, end]);
}

/**
 * Creates a PDF of one page.
 * @param catalog additional entries of its first object
 * @param objects additional objects, from number 6
 */
export function createPdf(catalog = '', objects: readonly Buffer[] = []): Buffer {
  const page = 'BT /F1 24 Tf 40 100 Td (Arbor) Tj ET 1 0 0 rg 20 20 80 40 re f';
  const all = [
    Buffer.from(`<</Type/Catalog/Pages 2 0 R${catalog}>>`),
    Buffer.from('<</Type/Pages/Kids[3 0 R]/Count 1>>'),
    Buffer.from('<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>'),
    Buffer.from(`<</Length ${page.length}>>stream\n${page}\nendstream`),
    Buffer.from('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'),
    ...objects,
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  const offsets: number[] = [];
  let at = 9;
  all.forEach((object, index) => {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(at);
    at += part.length;
    parts.push(part);
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = all.length + 1;
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}`));
  parts.push(Buffer.from(`trailer<</Size ${size}/Root 1 0 R>>\nstartxref\n${at}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/**
 * Creates compressed objects, in which a text search finds nothing.
 * @param type spelling of the stream's type
 * @param filter spelling of the filter, with parameters; `pack` compresses the data
 */
export function createObjectStream(
  content: string,
  options: { readonly type?: string; readonly filter?: string; readonly pack?: (bytes: Buffer) => Buffer } = {},
): Buffer {
  const { type = 'ObjStm', filter = '/Filter/FlateDecode', pack = (bytes: Buffer) => deflateSync(bytes) } = options;
  const body = pack(Buffer.from(`20 0 ${content}`));
  return Buffer.concat([
    Buffer.from(`<</Type/${type}/N 1/First 5${filter}/Length ${body.length}>>stream\n`),
    body,
    Buffer.from('\nendstream'),
  ]);
}

/** Creates an uncompressed PSD of one colour with eight bits per channel. */
export function createPsd(
  width: number,
  height: number,
  [red, green, blue]: readonly [number, number, number],
): Buffer {
  const header = Buffer.alloc(26);
  header.write('8BPS', 'latin1');
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(3, 12);
  header.writeUInt32BE(height, 14);
  header.writeUInt32BE(width, 18);
  header.writeUInt16BE(8, 22);
  header.writeUInt16BE(3, 24);
  const planes = [red, green, blue].map((value) => Buffer.alloc(width * height, value));
  return Buffer.concat([header, Buffer.alloc(12), Buffer.alloc(2), ...planes]);
}

/** Creates an SVG of 8.9 kB whose filters take minutes to draw; `number` makes it unique. */
export const createEndlessSvg = (number: number): Uint8Array<ArrayBuffer> => {
  const noise = '<feTurbulence baseFrequency=".9" numOctaves="99"/>'.repeat(170);
  const filter = `<filter id="f" x="0" y="0" width="1" height="1">${noise}</filter>`;
  const drawn = '<rect width="900" height="900" filter="url(#f)"/>';
  return new TextEncoder().encode(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 900"><title>${number}</title>${filter}${drawn}</svg>`,
  );
};
