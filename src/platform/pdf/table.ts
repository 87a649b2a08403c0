import { setImmediate } from 'node:timers/promises';
import { getLineHeight, INK, MUTED, PAGE, RULE, type TextStyle } from './page.ts';
import type { PdfWriter } from './writer.ts';

export interface Column {
  readonly title: string;
  /** Share of the page's width; the shares of a table add up to 1. */
  readonly share: number;
  readonly align?: 'left' | 'right';
}

export interface Row {
  readonly cells: readonly string[];
  readonly isStrong?: boolean;
}

const WIDTH = PAGE.right - PAGE.left;
const GAP = 12;
const PADDING = 5;
const MIN_SIZE = 6;

/** Reduces the font size of a cell whose longest word, such as a large amount, doesn't fit. */
function fitCell(writer: PdfWriter, text: string, width: number, style: TextStyle): TextStyle {
  if (style.align !== 'right') return style;
  let size = style.size;
  while (size > MIN_SIZE && writer.breakText(text, width, { ...style, size }).length > 1) size -= 0.5;
  return { ...style, size };
}

function drawRow(
  writer: PdfWriter,
  table: PDFKit.PDFStructureElement,
  columns: readonly Column[],
  { row, type }: { readonly row: Row; readonly type: 'TH' | 'TD' },
): void {
  let left: number = PAGE.left;
  const cells = columns.map(({ share, align = 'left' }, index) => {
    const width = share * WIDTH - GAP;
    const wanted: TextStyle =
      type === 'TH'
        ? { size: 9, color: MUTED, align }
        : { size: 10.5, color: INK, align, weight: row.isStrong === true ? 600 : 400 };
    const text = row.cells[index] ?? '';
    const style = fitCell(writer, text, width, wanted);
    const x = align === 'right' ? left + GAP : left;
    left += share * WIDTH;
    return { lines: writer.breakText(text, width, style), style, x, width };
  });
  const height = Math.max(...cells.map(({ lines, style }) => lines.length * getLineHeight(style))) + 2 * PADDING;
  writer.makeRoom(height);
  const element = writer.open('TR', {}, table);
  for (const { lines, style, x, width } of cells)
    writer.tag(type, () => writer.drawLines(lines, { x, top: writer.y + PADDING, width }, style), element);
  element.end();
  writer.y += height;
  writer.drawAside(() => {
    writer.document.moveTo(PAGE.left, writer.y).lineTo(PAGE.right, writer.y).lineWidth(0.5).stroke(RULE);
  });
}

/** Number of rows drawn at once, which takes about ten milliseconds. */
const ROWS_AT_ONCE = 10;

/** Draws a table; rows aren't split between pages. It yields to the event loop between groups of rows. */
export async function addTable(writer: PdfWriter, columns: readonly Column[], rows: readonly Row[]): Promise<void> {
  const table = writer.open('Table');
  drawRow(writer, table, columns, { row: { cells: columns.map(({ title }) => title) }, type: 'TH' });
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % ROWS_AT_ONCE === 0) await setImmediate();
    drawRow(writer, table, columns, { row, type: 'TD' });
  }
  table.end();
  writer.y += 12;
}
