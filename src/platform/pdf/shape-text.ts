import { Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import type { Typeface } from './typefaces.ts';

export interface Glyph {
  readonly id: number;
  /** Thousandths of the font size, like the next three fields. */
  readonly advance: number;
  readonly xOffset: number;
  readonly yOffset: number;
}

/** Letters that are drawn together: a conjunct with its vowel signs, in logical order. */
export interface Cluster {
  readonly text: string;
  readonly face: Typeface;
  readonly glyphs: readonly Glyph[];
  readonly advance: number;
}

/** Joiners, spaces and combining marks belong to the preceding cluster. */
const followsOn = /^[\s\p{M}\p{Cf}]$/u;

/** Splits text where the font face changes. */
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

/**
 * A single shared buffer, because HarfBuzz allocates outside the heap and only frees a buffer when its object is
 * collected.
 */
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

/** Shapes text from left to right. Letters without a glyph in any face are drawn as the empty box. */
export const shapeText = (text: string, faces: readonly Typeface[]): Cluster[] =>
  splitByFace(text, faces).flatMap((run) => shapeRun(run.text, run.face));
