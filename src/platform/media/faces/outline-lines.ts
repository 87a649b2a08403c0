import { Feature, type Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { cutGlyph } from './cut-glyph.ts';

/** Scripts that are shaped by rules of their own; other characters join the run before them. */
const scripts = ['Latin', 'Bengali', 'Devanagari', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Tamil', 'Thai'].map(
  (name) => new RegExp(`^\\p{Script=${name}}$`, 'u'),
);
/** Maximum length of all outlines of a picture, so that drawing them takes bounded time. */
const MAX_PATH = 3_000_000;

/** Maximum width of the lines that cut letters, in pixels. */
const MAX_CUT = 1.2;

class TooCostlyTextError extends Error {}

function splitByScript(text: string): string[] {
  const runs: { script: RegExp | undefined; text: string }[] = [];
  for (const letter of text) {
    const script = scripts.find((each) => each.test(letter));
    const last = runs.at(-1);
    if (last !== undefined && (script === undefined || last.script === undefined || last.script === script)) {
      last.text += letter;
      last.script ??= script;
    } else runs.push({ script, text: letter });
  }
  return runs.map((run) => run.text);
}

interface Shaped {
  readonly width: number;
  readonly glyphs: readonly { readonly id: number; readonly x: number; readonly y: number; readonly advance: number }[];
}

/** A font at a place of its axes, with the features that are switched. */
export interface SetFont {
  readonly font: Font;
  readonly features: readonly string[];
}

const buffer = new ShapingBuffer();

/** Shapes text with the font only; glyph 0 stands for what it lacks. Lengths are in units of the font. */
function shapeText({ font, features }: SetFont, text: string): Shaped {
  const glyphs: Shaped['glyphs'][number][] = [];
  let width = 0;
  for (const run of splitByScript(text)) {
    buffer.clearContents();
    buffer.addText(run);
    buffer.guessSegmentProperties();
    shape(
      font,
      buffer,
      features.flatMap((each) => Feature.fromString(each) ?? []),
    );
    const positions = buffer.getGlyphPositions();
    for (const [at, { codepoint }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
      glyphs.push({ id: codepoint, x: width + xOffset, y: yOffset, advance: xAdvance });
      width += xAdvance;
    }
  }
  return { width, glyphs };
}

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** Breaks a paragraph at spaces, and words that are wider than a line between letters. */
function breakLines(set: SetFont, paragraph: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (text: string): boolean => shapeText(set, text.trimEnd()).width <= width;
  const add = (part: string): void => {
    if (line !== '' && !fits(line + part)) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += part;
  };
  for (const word of paragraph.match(/\S+\s*|\s+/g) ?? [''])
    if (fits(word)) add(word);
    else for (const { segment } of graphemes.segment(word)) add(segment);
  return [...lines, line.trimEnd()];
}

/** A hollow box for a character that the font lacks. */
const drawBox = (x: number, upem: number, advance: number): string => {
  const [width, height, stroke] = [Math.max(advance, upem * 0.5) * 0.8, upem * 0.68, upem * 0.04];
  return `<path transform="translate(${x} 0)" fill="none" stroke="#000" stroke-width="${stroke}" d="M${stroke} 0H${width}V${height}H${stroke}Z"/>`;
};

export interface TextBlock {
  readonly width: number;
  /** Font size in pixels. */
  readonly size: number;
  readonly align: 'left' | 'center' | 'right';
  readonly maxLines: number;
}

/**
 * Sets text in lines as SVG elements.
 * @returns the elements, and the height of all lines in pixels
 * @throws TooCostlyTextError
 */
export function outlineLines(
  set: SetFont,
  text: string,
  { width, size, align, maxLines }: TextBlock,
): { svg: string; height: number } {
  const { font } = set;
  const { upem } = font.face;
  const { ascender, descender, lineGap } = font.hExtents();
  const scale = size / upem;
  const [above, below] = [Math.max(ascender, upem * 0.8), Math.max(-descender, upem * 0.25)];
  const step = (above + below + Math.max(0, lineGap)) * scale;
  const lines = text.split('\n').flatMap((paragraph) => breakLines(set, paragraph, width / scale));
  const paths = new Map<number, string>();
  const cuts = new Map<number, string>();
  let length = 0;
  const draw = (line: string, at: number): string => {
    const shaped = shapeText(set, line);
    const room = width - shaped.width * scale;
    const left = Math.max(0, align === 'left' ? 0 : align === 'center' ? room / 2 : room);
    const parts = shaped.glyphs.map(({ id, x, y, advance }) => {
      if (id === 0) return drawBox(x, upem, advance);
      const path = paths.get(id) ?? font.glyphToPath(id);
      paths.set(id, path);
      length += path.length;
      if (length > MAX_PATH) throw new TooCostlyTextError('The letters have too many points.');
      return path === '' ? '' : `<path transform="translate(${x} ${y})" d="${path}"/>`;
    });
    const cutting = shaped.glyphs.map(({ id, x, y }) => {
      const path = cuts.get(id) ?? cutGlyph(font, id);
      cuts.set(id, path);
      return path === '' ? '' : `<path transform="translate(${x} ${y})" d="${path}"/>`;
    });
    const stroke = Math.min(MAX_CUT / scale, upem * 0.02);
    const base = at * step + above * scale;
    return `<g transform="translate(${left.toFixed(2)} ${base.toFixed(2)}) scale(${scale} ${-scale})">${parts.join('')}<g fill="none" stroke="#fff" stroke-width="${stroke}">${cutting.join('')}</g></g>`;
  };
  const shown = lines.slice(0, maxLines);
  return { svg: shown.map(draw).join(''), height: Math.ceil(shown.length * step) };
}
