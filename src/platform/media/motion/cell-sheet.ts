import sharp from 'sharp';

const RGBA = 4;

/** RGBA pixels with their size. */
export interface Cell {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Puts pictures into a sheet of equal cells, each in the middle of its cell. */
export function joinCells(cells: readonly Cell[], width: number, height: number, columns: number): Cell {
  const used = Math.min(columns, cells.length);
  const sheet = { width: width * used, height: height * Math.ceil(cells.length / used) };
  const data = Buffer.alloc(sheet.width * sheet.height * RGBA);
  for (const [at, cell] of cells.entries()) {
    const left = (at % used) * width + Math.floor((width - cell.width) / 2);
    const top = Math.floor(at / used) * height + Math.floor((height - cell.height) / 2);
    const bytes = cell.width * RGBA;
    for (let row = 0; row < cell.height; row += 1)
      cell.data.copy(data, ((top + row) * sheet.width + left) * RGBA, row * bytes, (row + 1) * bytes);
  }
  return { data, ...sheet };
}

export const openCell = ({ data, width, height }: Cell) =>
  sharp(data, { raw: { width, height, channels: RGBA }, limitInputPixels: false });

/** Shrinks a picture to fit into a square. */
export async function shrinkCell(cell: Cell, side: number): Promise<Cell> {
  const { data, info } = await openCell(cell)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Draws lines across the pictures of a sheet, light with a dark edge, so that they show on every colour. */
export async function markCells(sheet: Cell, width: number, height: number): Promise<Cell> {
  const lines = `M0 0L${width} ${height}M${width} 0L0 ${height}M${width / 2} 0L${width} ${height / 2}L${width / 2} ${height}L0 ${height / 2}Z`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none"><path stroke="#17151a" stroke-opacity=".16" stroke-width="4" d="${lines}"/><path stroke="#fff" stroke-opacity=".62" stroke-width="2" d="${lines}"/></svg>`;
  const data = await openCell(sheet)
    .composite([{ input: Buffer.from(svg), tile: true, gravity: 'northwest', blend: 'atop' }])
    .raw()
    .toBuffer();
  return { ...sheet, data };
}
