import { ACCENT, getLineHeight, INK, MUTED, PAGE, type TextStyle } from './page.ts';
import type { PdfWriter } from './writer.ts';

const WIDTH = PAGE.right - PAGE.left;
const BODY: TextStyle = { size: 10.5, color: INK };
const LABEL: TextStyle = { size: 10.5, color: MUTED };

interface ParagraphOptions {
  readonly style?: TextStyle;
  /** Type in the structure tree: `P`, `H1`, `H2`. */
  readonly type?: string;
  /** Space below in points. */
  readonly after?: number;
  /** Right end in points from the left margin. Default: the whole line. */
  readonly width?: number;
}

/** Adds flowing text, which continues on further pages. */
export function addParagraph(writer: PdfWriter, text: string, options: ParagraphOptions = {}): void {
  const { style = BODY, type = 'P', after = 8, width = WIDTH } = options;
  const lines = writer.breakText(text, width, style);
  const height = getLineHeight(style);
  const element = writer.open(type);
  for (let next = 0; next < lines.length; ) {
    writer.makeRoom(height);
    const fits = Math.max(1, Math.floor((PAGE.bottom - writer.y) / height));
    const part = lines.slice(next, next + fits);
    element.add(() => writer.drawLines(part, { x: PAGE.left, top: writer.y, width }, style));
    writer.y += part.length * height;
    next += part.length;
  }
  element.end();
  writer.y += after;
}

/** Adds the title of the document. */
export const addTitle = (writer: PdfWriter, text: string): void =>
  addParagraph(writer, text, { type: 'H1', style: { size: 24, weight: 600 }, after: 6 });

/** Adds the heading of a section, which stays on the page of the following content. */
export function addHeading(writer: PdfWriter, text: string): void {
  writer.y += 8;
  writer.makeRoom(70);
  addParagraph(writer, text, { type: 'H2', style: { size: 13, weight: 600 }, after: 4 });
}

export interface Fact {
  readonly label: string;
  readonly value: string;
}

interface FactsPlace {
  /** Left end in points from the left margin. */
  readonly left?: number;
  readonly width?: number;
  readonly labelWidth?: number;
}

/** Breaks label and value into lines, and measures them. */
function layOutFact(
  writer: PdfWriter,
  { label, value }: Fact,
  { width = WIDTH, labelWidth = 128 }: Omit<FactsPlace, 'left'>,
) {
  const valueWidth = width - labelWidth - 12;
  const labels = writer.breakText(label, labelWidth, LABEL);
  const values = writer.breakText(value, valueWidth, BODY);
  const height = Math.max(labels.length, values.length) * getLineHeight(BODY) + 3;
  return { labels, values, labelWidth, valueWidth, height };
}

/** Adds a two-column list of labels and values. */
export function addFacts(writer: PdfWriter, facts: readonly Fact[], place: FactsPlace = {}): void {
  const left = PAGE.left + (place.left ?? 0);
  const list = writer.open('L');
  for (const fact of facts) {
    const { labels, values, labelWidth, valueWidth, height } = layOutFact(writer, fact, place);
    writer.makeRoom(height);
    const item = writer.open('LI', {}, list);
    writer.tag('Lbl', () => writer.drawLines(labels, { x: left, top: writer.y, width: labelWidth }, LABEL), item);
    const x = left + labelWidth + 12;
    writer.tag('LBody', () => writer.drawLines(values, { x, top: writer.y, width: valueWidth }, BODY), item);
    item.end();
    writer.y += height;
  }
  list.end();
  writer.y += 8;
}

/** Adds two lists of labels and values beside each other, or below each other if they don't fit on the page. */
export function addFactColumns(writer: PdfWriter, first: readonly Fact[], second: readonly Fact[]): void {
  const gap = 16;
  const width = (WIDTH - gap) / 2;
  const place = { width, labelWidth: 104 };
  const measure = (facts: readonly Fact[]): number =>
    facts.reduce((sum, fact) => sum + layOutFact(writer, fact, place).height, 0);
  const height = Math.max(measure(first), measure(second));
  if (height > PAGE.bottom - PAGE.top) {
    for (const facts of [first, second]) addFacts(writer, facts);
    return;
  }
  writer.makeRoom(height);
  const top = writer.y;
  addFacts(writer, first, place);
  writer.y = top;
  addFacts(writer, second, { ...place, left: width + gap });
  writer.y = top + height + 8;
}

export interface Mark {
  readonly text: string;
  /** `condition`: allowed under a condition. */
  readonly answer: 'yes' | 'no' | 'condition';
}

function drawTick({ document }: PdfWriter, answer: Mark['answer'], x: number, y: number): void {
  document.save().translate(x, y).lineWidth(1.6).lineCap('round').lineJoin('round');
  if (answer === 'yes') document.moveTo(0, 4.5).lineTo(3, 7.5).lineTo(9, 0.5).stroke('#1d7a45');
  // Draws an exclamation mark.
  else if (answer === 'condition')
    document.moveTo(4.25, 0.5).lineTo(4.25, 4.75).moveTo(4.25, 7.5).lineTo(4.25, 7.6).stroke(MUTED);
  else document.moveTo(1, 1).lineTo(7.5, 7.5).moveTo(7.5, 1).lineTo(1, 7.5).stroke(ACCENT);
  document.restore();
}

/**
 * Adds a list of permissions with a tick, prohibitions with a cross, and conditions. The symbols aren't read aloud, so
 * the text must be clear by itself.
 */
export function addMarks(writer: PdfWriter, marks: readonly Mark[]): void {
  const indent = 18;
  const list = writer.open('L');
  for (const { text, answer } of marks) {
    const lines = writer.breakText(text, WIDTH - indent, BODY);
    const height = lines.length * getLineHeight(BODY) + 3;
    writer.makeRoom(height);
    const item = writer.open('LI', {}, list);
    writer.tag(
      'LBody',
      () => {
        drawTick(writer, answer, PAGE.left, writer.y + 4);
        writer.drawLines(lines, { x: PAGE.left + indent, top: writer.y, width: WIDTH - indent }, BODY);
      },
      item,
    );
    item.end();
    writer.y += height;
  }
  list.end();
  writer.y += 8;
}
