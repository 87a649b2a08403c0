import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { ZipFile } from 'yazl';

/** A generated file in the form that common programs write: three of each of ten kinds. */
export interface RealFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** Draws a river under a sun in one colour, `#rrggbb`. */
const drawRiver = (color: string, at: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640" viewBox="0 0 960 640">` +
  `<rect width="960" height="640" fill="${color}"/><circle cx="${160 + at * 220}" cy="${150 + at * 40}" r="${60 + at * 25}" fill="#fff6d8"/>` +
  `<path d="M0 ${420 + at * 30} C240 ${300 - at * 40} 520 ${560 + at * 20} 960 ${380 + at * 45} V640 H0Z" fill="#10222e"/></svg>`;

const colors = {
  jpeg: ['#d9232e', '#c2571a', '#a03060'],
  png: ['#1f7a4d', '#4d7a1f', '#1f7a72'],
  webp: ['#2457c5', '#5a3fb0', '#2a8fc9'],
  gif: ['#e0b020', '#c98a2a', '#d6c84a'],
  tiff: ['#7a5a3c', '#5c4a3c', '#8c6a4c'],
  svg: ['#e06a9a', '#c04a7a', '#f08ab0'],
} as const;

type Raster = Exclude<keyof typeof colors, 'svg'>;

const drawRaster = (kind: Raster, at: number): Promise<Buffer> =>
  sharp(Buffer.from(drawRiver(colors[kind][at] ?? '', at)))
    .toFormat(kind)
    .toBuffer();

/** Creates a PDF of one page with a rectangle and a line of text. */
function createPdf(at: number): Buffer {
  const drawing = `0.${at + 2} 0.4 0.6 rg 60 200 ${200 + at * 80} 300 re f BT /F1 32 Tf 60 600 Td (Leaflet ${at + 1}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

/** Creates one second of a tone, 16 bits, mono. */
function createWav(at: number): Buffer {
  const rate = 22_050;
  const wav = Buffer.alloc(44 + rate * 2);
  wav.write('RIFF', 0);
  wav.writeUInt32LE(36 + rate * 2, 4);
  wav.write('WAVEfmt ', 8);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(rate, 24);
  wav.writeUInt32LE(rate * 2, 28);
  wav.writeUInt16LE(2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36);
  wav.writeUInt32LE(rate * 2, 40);
  for (let step = 0; step < rate; step += 1)
    wav.writeInt16LE(Math.round(12_000 * Math.sin((step * 2 * Math.PI * (220 + at * 110)) / rate)), 44 + step * 2);
  return wav;
}

const letters = ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abc', '0123456789 abcdefgh'];

/** Creates a real font with some of its letters. */
const createTtf = (at: number): Promise<Buffer> =>
  subsetFont(
    readFileSync(
      join(import.meta.dirname, '../../node_modules/@fontsource/poppins/files/poppins-latin-600-normal.woff2'),
    ),
    letters[at] ?? '',
    { targetFormat: 'truetype' },
  );

async function createZip(at: number): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(drawRiver(colors.svg[at] ?? '', at)), `kit-${at + 1}/river.svg`);
  zip.addBuffer(Buffer.from(`Kit ${at + 1}\n`), `kit-${at + 1}/read me.txt`);
  zip.end();
  return buffer(zip.outputStream);
}

const kinds: readonly (readonly [
  name: string,
  ending: string,
  mediaType: string,
  make: (at: number) => Buffer | Promise<Buffer>,
])[] = [
  ['Dawn', 'jpg', 'image/jpeg', (at) => drawRaster('jpeg', at)],
  // These pictures have the ZIPs' names, because they show their contents.
  ['Kit', 'png', 'image/png', (at) => drawRaster('png', at)],
  ['Mist', 'webp', 'image/webp', (at) => drawRaster('webp', at)],
  ['Spark', 'gif', 'image/gif', (at) => drawRaster('gif', at)],
  ['Field', 'tiff', 'image/tiff', (at) => drawRaster('tiff', at)],
  ['Petal', 'svg', 'image/svg+xml', (at) => Buffer.from(drawRiver(colors.svg[at] ?? '', at))],
  ['Leaflet', 'pdf', 'application/pdf', createPdf],
  ['Letters', 'ttf', 'font/ttf', createTtf],
  ['Bell', 'wav', 'audio/wav', createWav],
  ['Kit', 'zip', 'application/zip', createZip],
];

/** Creates thirty files; the ZIPs have the base names of the PNGs. */
export const createRealFiles = (): Promise<RealFile[]> =>
  Promise.all(
    kinds.flatMap(([name, ending, mediaType, make]) =>
      [0, 1, 2].map(async (at) => ({ name: `${name} ${at + 1}.${ending}`, mediaType, bytes: await make(at) })),
    ),
  );
