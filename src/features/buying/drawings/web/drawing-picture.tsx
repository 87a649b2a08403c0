import type { CSSProperties } from 'react';
import { SHEET_COLUMNS, SHEET_ROWS, SheetCell } from '../../../../ui/components/media/sheet-cell.tsx';
import { type DrawingView, type LookView, type SetView, toPicture } from './drawing-view.ts';

const CELLS = SHEET_COLUMNS * SHEET_ROWS;

interface PictureProps {
  readonly drawing: DrawingView;
  readonly set: SetView;
  readonly look: LookView;
  /** Whether the picture is loaded at once. */
  readonly isUrgent?: boolean;
}

/** An open drawing as SVG; any other as its marked thumbnail. The text beside it names it. */
export function DrawingPicture({ drawing, set, look: { color }, isUrgent = false }: PictureProps) {
  const sheet = `${set.sheets}${Math.floor(drawing.position / CELLS)}.webp`;
  const cell = drawing.position % CELLS;
  if (color !== '' && drawing.paint !== null) {
    const mask: CSSProperties = drawing.isOpen
      ? { mask: `url("${toPicture(set.contentId, drawing)}") center / contain no-repeat` }
      : {
          maskImage: `url("${sheet}")`,
          maskSize: `${SHEET_COLUMNS * 100}% ${SHEET_ROWS * 100}%`,
          maskPosition: `${((cell % SHEET_COLUMNS) * 100) / (SHEET_COLUMNS - 1)}% ${(Math.floor(cell / SHEET_COLUMNS) * 100) / (SHEET_ROWS - 1)}%`,
        };
    return <span className="block size-full" style={{ ...mask, background: color }} />;
  }
  const loading = isUrgent ? 'eager' : 'lazy';
  if (drawing.isOpen)
    return (
      <img
        src={toPicture(set.contentId, drawing)}
        alt=""
        loading={loading}
        decoding="async"
        className="size-full object-contain"
      />
    );
  return <SheetCell sheet={sheet} cell={cell} alt="" loading={loading} />;
}
