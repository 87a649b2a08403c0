import { Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import type { Typeface } from './typefaces.ts';

export interface Glyph {
  readonly id: number;
  /** Thousandths of the font size, as the three others. */
  readonly advance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** The letters that are drawn as one: a conjunct with its vowel signs, in the order in which they are written. */
export interface Cluster {
  readonly text: string;
  readonly face: Typeface;
  readonly glyphs: readonly Glyph[];
  readonly advance: number;
}

/** Joiners, spaces and combining marks go with what stands before them. */
const followsOn = /^[\s\p{M}\p{Cf}]$/u;

/** Cuts text where the face changes. */
function splitByFace(text: string, faces: readonly Typeface[]): { text: string; face: Typeface }[] {
  const runs: { text: string; face: Typeface }[] = [];
  for (const letter of text) {
    const last = runs.at(-1);
    const code = letter.codePointAt(0) ?? 0;
    const has = (face: Typeface): boolean => face.font.hasGlyphForCodePoint(code);
    const face =
      last !== undefined && followsOn.test(letter) && has(last.face) ? last.face : (faces.find(has) ?? faces[0]);
    if (face === undefined) throw new Error('There is no face to write with.');
    if (last?.face === face) last.text += letter;
    else runs.push({ text: letter, face });
  }
  return runs;
}

/** One for all: HarfBuzz keeps what it shapes outside the heap, and frees a buffer of its own only once its object is collected. */
const buffer = new ShapingBuffer();

function shapeRun(text: string, face: Typeface): Cluster[] {
  buffer.clearContents();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(face.shaping, buffer);
  const positions = buffer.getGlyphPositions();
  const scale = 1000 / face.font.unitsPerEm;
  const starts: { at: number; glyphs: Glyph[] }[] = [];
  for (const [index, info] of buffer.getGlyphInfos().entries()) {
    const position = positions[index];
    if (position === undefined) continue;
    const { xAdvance, xOffset, yOffset } = position;
    const glyph = { id: info.codepoint, advance: xAdvance * scale, xOffset: xOffset * scale, yOffset: yOffset * scale };
    const last = starts.at(-1);
    if (last?.at === info.cluster) last.glyphs.push(glyph);
    else starts.push({ at: info.cluster, glyphs: [glyph] });
  }
  return starts.map(({ at, glyphs }, index) => ({
    text: text.slice(at, starts[index + 1]?.at ?? text.length),
    face,
    glyphs,
    advance: glyphs.reduce((sum, { advance }) => sum + advance, 0),
  }));
}

/** Text as it is drawn, left to right. Letters that no face has are drawn as its empty box. */
export const shapeText = (text: string, faces: readonly Typeface[]): Cluster[] =>
  splitByFace(text, faces).flatMap((run) => shapeRun(run.text, run.face));
