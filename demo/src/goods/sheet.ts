import PDFDocument from 'pdfkit';
import type { FaceName } from '../slides/lettering.ts';
import { letterPath } from '../slides/lettering.ts';
import { type Shape, toPathData } from './pen.ts';

/** A line of text; `x` is its start, middle or end, depending on the anchor. */
export interface Words {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly face: FaceName;
  readonly size: number;
  readonly color: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Maximum width; a longer line is set smaller. */
  readonly width?: number;
}

export type Part = Shape | Words;

/** One printed page; lengths are in points. */
export interface Sheet {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
}

export const isWords = (part: Part): part is Words => 'text' in part;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

export function drawShape({ path, fill, stroke, width = 1, opacity, dash }: Shape): string {
  const painted =
    stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${Number(width.toFixed(2))}" stroke-linecap="round"`;
  const dashed = dash === undefined ? '' : ` stroke-dasharray="${dash.map((each) => each.toFixed(1)).join(' ')}"`;
  return `<path d="${toPathData(path)}" fill="${fill ?? 'none'}"${painted}${dashed}${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;
}

/** Cached outlines of texts, because drawings and the PDF of a sheet share them, and shaping takes most of the time. */
const outlines = new WeakMap<Words, ReturnType<typeof letterPath>>();

function outline(words: Words): ReturnType<typeof letterPath> {
  const { text, x, y, ...setting } = words;
  const known = outlines.get(words) ?? letterPath(text, x, y, setting);
  outlines.set(words, known);
  return known;
}

function drawWords(words: Words): string {
  const { d, x: left } = outline(words);
  return `<path aria-label="${escapeXml(words.text)}" transform="translate(${left.toFixed(2)} ${words.y.toFixed(2)})" fill="${words.color}" d="${d}"/>`;
}

const bodies = new WeakMap<Sheet, string>();

/** Returns the content of the sheet's `<svg>`, for its file and for the pictures that show the sheet. */
export function sheetBody(sheet: Sheet): string {
  const known =
    bodies.get(sheet) ?? sheet.parts.map((part) => (isWords(part) ? drawWords(part) : drawShape(part))).join('');
  bodies.set(sheet, known);
  return known;
}

/** Creates an SVG whose letters are outlines, so that a printer needs no font. */
export const toSvg = (sheet: Sheet): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${sheet.width}pt" height="${sheet.height}pt" viewBox="0 0 ${sheet.width} ${sheet.height}">${sheetBody(sheet)}</svg>\n`;

function paintShape(pdf: PDFKit.PDFDocument, { path, fill, stroke, width = 1, opacity = 1, dash }: Shape): void {
  pdf.save().opacity(opacity).path(toPathData(path));
  if (stroke !== undefined) {
    pdf.lineWidth(width).lineCap('round');
    if (dash !== undefined) pdf.dash(dash[0], { space: dash[1] });
  }
  if (fill !== undefined && stroke !== undefined) pdf.fillAndStroke(fill, stroke);
  else if (fill !== undefined) pdf.fill(fill);
  else if (stroke !== undefined) pdf.stroke(stroke);
  pdf.restore();
}

/** Creates a PDF with one page per sheet and letters as outlines, which print shops in Dhaka require. */
export async function toPdf(title: string, sheets: readonly Sheet[]): Promise<Buffer> {
  const made = new Date(Date.UTC(2026, 0, 1));
  const info = { Title: title, Author: 'Arbor', CreationDate: made, ModDate: made };
  const pdf = new PDFDocument({ autoFirstPage: false, margin: 0, font: '', info });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', () => resolve());
    pdf.on('error', reject);
  });
  for (const { width, height, parts } of sheets) {
    pdf.addPage({ size: [width, height], margin: 0 });
    for (const part of parts) {
      if (!isWords(part)) {
        paintShape(pdf, part);
        continue;
      }
      const line = outline(part);
      if (line.d !== '') pdf.save().translate(line.x, line.y).path(line.d).fill(part.color).restore();
    }
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
