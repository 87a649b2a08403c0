import { type EmbeddedFace, toHexText } from './embedded-face.ts';
import type { Cluster } from './shape-text.ts';

/**
 * Text of further glyphs if several glyphs draw one text: the first has the text, and readers ignore this character.
 */
const NOTHING = '\u{200b}';

export interface LinePlace {
  /** Start of the baseline, in points from the page's upper left corner. */
  readonly x: number;
  readonly y: number;
  /** Font size in points. */
  readonly size: number;
  readonly color: string;
  readonly embed: (cluster: Cluster) => EmbeddedFace;
}

const digits = (value: number): string => String(Number(value.toFixed(2)));

/** Splits clusters between neighbours for which `isCut` is true. */
function split(clusters: readonly Cluster[], isCut: (before: Cluster, after: Cluster) => boolean): Cluster[][] {
  const parts: Cluster[][] = [];
  for (const cluster of clusters) {
    const part = parts.at(-1);
    const before = part?.at(-1);
    if (part === undefined || before === undefined || isCut(before, cluster)) parts.push([cluster]);
    else part.push(cluster);
  }
  return parts;
}

const isSpace = ({ text }: Cluster): boolean => text.trim() === '';

/** Splits into words, each with the space after it. */
const splitWords = (clusters: readonly Cluster[]): Cluster[][] =>
  split(clusters, (before, after) => isSpace(before) && !isSpace(after));

/**
 * Encodes the text of a cluster: its first letter has the whole width, and the others follow as blanks without width.
 * Some readers treat a glyph as a zero-width mark if one of its letters is.
 */
function encodeText({ text, advance }: Cluster, glyph: number, face: EmbeddedFace): string[] {
  const [letter = '', ...rest] = text;
  const codes = [face.encode(glyph, letter, advance)];
  if (rest.length > 0) codes.push(face.encode(face.blank, rest.join(''), 0));
  return codes;
}

/**
 * Operators that show a word. The first glyphs of its clusters are one string, each with its cluster's width, so that
 * readers that guess spaces from gaps find none inside; the clusters' other glyphs are placed afterwards.
 */
function showWord(word: readonly Cluster[], place: LinePlace, current: { face: EmbeddedFace | undefined }): string {
  const put = (x: number, y: number): string => `1 0 0 -1 ${digits(x)} ${digits(y)} Tm`;
  const operators: string[] = [];
  let pen = 0;
  for (const run of split(word, (before, after) => before.face !== after.face)) {
    const [start] = run;
    if (start === undefined) continue;
    const face = place.embed(start);
    if (face !== current.face) operators.push(`/${face.key} ${digits(place.size)} Tf`);
    face.use();
    current.face = face;
    const others: string[] = [];
    const codes: string[] = [];
    const runStart = pen;
    for (const cluster of run) {
      let at = pen;
      for (const [index, glyph] of cluster.glyphs.entries()) {
        if (index === 0) codes.push(...encodeText(cluster, glyph.id, face));
        else {
          const x = place.x + ((at + glyph.xOffset) * place.size) / 1000;
          const y = place.y - (glyph.yOffset * place.size) / 1000;
          others.push(`${put(x, y)} <${face.encode(glyph.id, NOTHING, 0)}> Tj`);
        }
        at += glyph.advance;
      }
      pen += cluster.advance;
    }
    const x = place.x + (runStart * place.size) / 1000;
    operators.push(`${put(x, place.y)} <${codes.join('')}> Tj`, ...others);
  }
  return operators.join('\n');
}

/** Draws a shaped line. */
export function drawLine(document: PDFKit.PDFDocument, clusters: readonly Cluster[], place: LinePlace): void {
  const operators: string[] = [];
  const current: { face: EmbeddedFace | undefined } = { face: undefined };
  let { x } = place;
  // If glyphs don't match letters one to one, each word has an `ActualText` with the space after it.
  const isMarked = clusters.some(({ glyphs, text }) => glyphs.length > 1 || text.length > 1);
  for (const word of splitWords(clusters)) {
    const shown = showWord(word, { ...place, x }, current);
    const text = toHexText(word.map((cluster) => cluster.text).join(''));
    operators.push(isMarked ? `/Span <</ActualText <feff${text}>>> BDC ${shown} EMC` : shown);
    x += (word.reduce((sum, { advance }) => sum + advance, 0) * place.size) / 1000;
  }
  document.fillColor(place.color);
  document.addContent(`BT ${operators.join('\n')} ET`);
}
