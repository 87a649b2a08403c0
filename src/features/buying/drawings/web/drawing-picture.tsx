import type { CSSProperties } from 'react';
import { type DrawingView, type LookView, type SetView, toPicture } from './drawing-view.ts';

const [COLUMNS, ROWS] = [4, 3];
const CELLS = COLUMNS * ROWS;

interface PictureProps {
  readonly drawing: DrawingView;
  readonly set: SetView;
  readonly look: LookView;
  /** Whether the picture is loaded at once. */
  readonly isUrgent?: boolean;
}

/** An open drawing as SVG; any other as its marked thumbnail. The text beside it names it. */
export function DrawingPicture({ drawing, set, look: { colour }, isUrgent = false }: PictureProps) {
  const sheet = `${set.sheets}${Math.floor(drawing.position / CELLS)}.webp`;
  const [column, row] = [drawing.position % COLUMNS, Math.floor((drawing.position % CELLS) / COLUMNS)];
  if (colour !== '' && drawing.paint !== null) {
    const mask: CSSProperties = drawing.isOpen
      ? { mask: `url("${toPicture(set.contentId, drawing)}") center / contain no-repeat` }
      : {
          maskImage: `url("${sheet}")`,
          maskSize: `${COLUMNS * 100}% ${ROWS * 100}%`,
          maskPosition: `${(column * 100) / (COLUMNS - 1)}% ${(row * 100) / (ROWS - 1)}%`,
        };
    return <span className="block size-full" style={{ ...mask, background: colour }} />;
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
  return (
    <span className="relative block size-full overflow-hidden">
      <img
        src={sheet}
        alt=""
        loading={loading}
        decoding="async"
        draggable={false}
        className="absolute max-w-none"
        style={{
          width: `${COLUMNS * 100}%`,
          height: `${ROWS * 100}%`,
          left: `${column * -100}%`,
          top: `${row * -100}%`,
        }}
      />
    </span>
  );
}
