/** Columns of a sheet. */
const COLUMNS = 10;

const share = (at: number, count: number): string => `${count < 2 ? 0 : (at * 100) / (count - 1)}%`;

/** CSS that shows one cell of a sheet as the background of a box. */
export function toCellStyle(at: number, cells: number): { backgroundPosition: string; backgroundSize: string } {
  const columns = Math.min(COLUMNS, cells);
  const rows = Math.ceil(cells / columns);
  return {
    backgroundPosition: `${share(at % columns, columns)} ${share(Math.floor(at / columns), rows)}`,
    backgroundSize: `${columns * 100}% ${rows * 100}%`,
  };
}
