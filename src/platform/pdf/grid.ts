import { getLineHeight, INK, PAGE, type TextStyle } from './page.ts';
import type { PdfWriter } from './writer.ts';

/** Column of a form's table, in points; the widths of a table add up to that of the page's content. */
export interface GridColumn {
  readonly title: string;
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
}

export interface GridRow {
  readonly cells: readonly string[];
  readonly isStrong?: boolean;
  /** Whether all cells are centred, such as the numbers of the columns. */
  readonly isCentered?: boolean;
}

const PADDING = 3;
const HEAD_SIZE = 6.5;
const SIZE = 7.5;
const MIN_SIZE = 5;
const LINE = '#8d8794';

/** Reduces the font size until no word is broken, so that a large amount stays on one line. */
function fitWords(writer: PdfWriter, text: string, width: number, style: TextStyle): TextStyle {
  const longest = text.split(/\s+/u).reduce((long, word) => (word.length > long.length ? word : long), '');
  let { size } = style;
  while (size > MIN_SIZE && writer.breakText(longest, width, { ...style, size }).length > 1) size -= 0.25;
  return { ...style, size };
}

function drawRow(
  writer: PdfWriter,
  table: PDFKit.PDFStructureElement,
  columns: readonly GridColumn[],
  { row, type }: { readonly row: GridRow; readonly type: 'TH' | 'TD' },
): void {
  let left: number = PAGE.left;
  const cells = columns.map(({ width, align = 'left' }, index) => {
    const text = row.cells[index] ?? '';
    const inner = width - 2 * PADDING;
    const style = fitWords(writer, text, inner, {
      size: type === 'TH' ? HEAD_SIZE : SIZE,
      color: INK,
      align: type === 'TH' || row.isCentered === true ? 'center' : align,
      weight: type === 'TH' || row.isStrong === true ? 600 : 400,
    });
    const x = left;
    left += width;
    return { lines: writer.breakText(text, inner, style), style, x, width };
  });
  const height = Math.max(...cells.map(({ lines, style }) => lines.length * getLineHeight(style))) + 2 * PADDING;
  writer.makeRoom(height);
  const element = writer.open('TR', {}, table);
  for (const { lines, style, x, width } of cells) {
    const box = { x: x + PADDING, top: writer.y + PADDING, width: width - 2 * PADDING };
    writer.tag(type, () => writer.drawLines(lines, box, style), element);
  }
  element.end();
  writer.drawAside(() => {
    for (const { x, width } of cells) writer.document.rect(x, writer.y, width, height).lineWidth(0.5).stroke(LINE);
  });
  writer.y += height;
}

/** Draws a table with lines around all cells and small type, as official forms have. Rows aren't split between pages. */
export function addGrid(writer: PdfWriter, columns: readonly GridColumn[], rows: readonly GridRow[]): void {
  const table = writer.open('Table');
  drawRow(writer, table, columns, { row: { cells: columns.map(({ title }) => title) }, type: 'TH' });
  for (const row of rows) drawRow(writer, table, columns, { row, type: 'TD' });
  table.end();
  writer.y += 10;
}
