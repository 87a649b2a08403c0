import { ACCENT, getLineHeight, INK, MUTED, PAGE, RULE, type TextStyle } from './page.ts';
import type { PdfWriter } from './writer.ts';

export interface Frame {
  /** SVG paths of 32 × 32 units: the filled shape, and white strokes on it. */
  readonly mark: { readonly fill: string; readonly stroke: string };
  readonly siteName: string;
  /** Kind of the document, shown at the right of every header. */
  readonly kind: string;
  /** The site's operator with contact details. */
  readonly contact: string;
  readonly describePage: (page: number, pages: number) => string;
}

const NAME: TextStyle = { size: 18, weight: 600, color: INK };
const KIND: TextStyle = { size: 9.5, color: MUTED, align: 'right' };
const FOOT: TextStyle = { size: 8.5, color: MUTED };
const WIDTH = PAGE.right - PAGE.left;
const MARK = 28;
const FOOT_TOP = 788;
const NUMBER_WIDTH = 110;

function drawMark({ document }: PdfWriter, { fill, stroke }: Frame['mark'], x: number, y: number): void {
  document
    .save()
    .translate(x, y)
    .scale(MARK / 32);
  document.path(fill).fill(ACCENT);
  document.path(stroke).lineWidth(2.4).lineCap('round').stroke('#ffffff');
  document.restore();
}

const drawRule = ({ document }: PdfWriter, y: number): void => {
  document.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.75).stroke(RULE);
};

/** Draws header and footer of every page; called last, when the number of pages is known. */
export function drawFrame(writer: PdfWriter, frame: Frame): void {
  const { start, count } = writer.document.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    writer.document.switchToPage(start + page);
    writer.drawAside(() => {
      drawMark(writer, frame.mark, PAGE.left, 48);
      const name = writer.breakText(frame.siteName, WIDTH / 2, NAME).slice(0, 1);
      writer.drawLines(name, { x: PAGE.left + MARK + 9, top: 48.5, width: WIDTH / 2 }, NAME);
      const kind = writer.breakText(frame.kind, WIDTH / 3, KIND).slice(0, 1);
      writer.drawLines(kind, { x: PAGE.right - WIDTH / 3, top: 55, width: WIDTH / 3 }, KIND);
      drawRule(writer, 90);
      drawRule(writer, FOOT_TOP - 6);
      const width = WIDTH - NUMBER_WIDTH;
      const contact = writer.breakText(frame.contact, width, FOOT).slice(0, 3);
      writer.drawLines(contact, { x: PAGE.left, top: FOOT_TOP, width }, FOOT);
      const number: TextStyle = { ...FOOT, align: 'right' };
      const lines = writer.breakText(frame.describePage(page + 1, count), NUMBER_WIDTH, number);
      writer.drawLines(lines, { x: PAGE.right - NUMBER_WIDTH, top: FOOT_TOP, width: NUMBER_WIDTH }, number);
    });
  }
  // A footer of three lines must end above the page's edge.
  if (FOOT_TOP + 3 * getLineHeight(FOOT) > PAGE.height) throw new Error('The foot does not fit.');
}
