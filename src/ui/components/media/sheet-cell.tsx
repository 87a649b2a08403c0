/** Columns and rows of pictures in a sheet of thumbnails. */
export const [SHEET_COLUMNS, SHEET_ROWS] = [4, 3];

interface SheetCellProps {
  readonly sheet: string;
  /** Place of the picture in the sheet, row by row. */
  readonly cell: number;
  readonly alt: string;
  readonly loading?: 'eager' | 'lazy';
  readonly className?: string;
}

/** One picture of a sheet that several share. */
export function SheetCell({ sheet, cell, alt, loading = 'lazy', className = '' }: SheetCellProps) {
  const [column, row] = [cell % SHEET_COLUMNS, Math.floor(cell / SHEET_COLUMNS)];
  return (
    <span className={`relative block size-full overflow-hidden ${className}`}>
      <img
        src={sheet}
        alt={alt}
        loading={loading}
        decoding="async"
        draggable={false}
        className="absolute max-w-none"
        style={{
          width: `${SHEET_COLUMNS * 100}%`,
          height: `${SHEET_ROWS * 100}%`,
          left: `${column * -100}%`,
          top: `${row * -100}%`,
        }}
      />
    </span>
  );
}
