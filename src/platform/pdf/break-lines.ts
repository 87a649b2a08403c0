import { type Cluster, shapeText } from './shape-text.ts';
import type { Typeface } from './typefaces.ts';

export interface Line {
  readonly clusters: readonly Cluster[];
  /** Width in thousandths of the font size. */
  readonly width: number;
}

const measure = (clusters: readonly Cluster[]): number => clusters.reduce((sum, { advance }) => sum + advance, 0);
const toLine = (clusters: readonly Cluster[]): Line => ({ clusters, width: measure(clusters) });

/** Splits a word wider than a line between clusters, so that conjuncts stay whole. */
function cutWord(clusters: readonly Cluster[], width: number): Cluster[][] {
  const pieces: Cluster[][] = [[]];
  let used = 0;
  for (const cluster of clusters) {
    if (used + cluster.advance > width && used > 0) {
      pieces.push([]);
      used = 0;
    }
    pieces.at(-1)?.push(cluster);
    used += cluster.advance;
  }
  return pieces;
}

/**
 * Breaks text into lines: at line breaks, between words, and inside a word only if it is wider than a line.
 * @param width thousandths of the font size
 */
export function breakLines(text: string, width: number, faces: readonly Typeface[]): Line[] {
  const lines: Line[] = [];
  for (const paragraph of text.split(/\r?\n/)) {
    let line: Cluster[] = [];
    let used = 0;
    for (const word of paragraph.split(/[ \t]+/).filter(Boolean)) {
      const space = line.length > 0 ? shapeText(' ', faces) : [];
      const pieces = cutWord(shapeText(word, faces), width);
      const [first = []] = pieces;
      if (pieces.length === 1 && used + measure(space) + measure(first) <= width) {
        line.push(...space, ...first);
        used += measure(space) + measure(first);
        continue;
      }
      if (line.length > 0) lines.push(toLine(line));
      for (const piece of pieces.slice(0, -1)) lines.push(toLine(piece));
      line = [...(pieces.at(-1) ?? [])];
      used = measure(line);
    }
    lines.push(toLine(line));
  }
  return lines;
}
