import type { Drawing } from './icon-set.ts';
import { type LookName, looks, type ShapeName, shapes } from './looks.ts';
import { drawPicture, type Picture } from './pixels.ts';

/** Splits drawings into rows of about equal length, in order. */
function splitRows(drawings: readonly Drawing[], count: number, gap: number): Drawing[][] {
  const total = drawings.reduce((sum, drawing) => sum + drawing.width + gap, 0);
  const rows: Drawing[][] = [[]];
  let length = 0;
  for (const drawing of drawings) {
    if (length > (total / count) * rows.length - (drawing.width + gap) / 2 && rows.length < count) rows.push([]);
    rows.at(-1)?.push(drawing);
    length += drawing.width + gap;
  }
  return rows;
}

/** Draws objects side by side on shelves, all at the same scale. A negative gap lets them overlap. */
export function lineupPicture(
  drawings: readonly Drawing[],
  rowCount: number,
  gap: number,
  lookName: LookName,
  shape: ShapeName,
): Promise<Picture> {
  const look = looks[lookName];
  const [width, height] = shapes[shape];
  const rows = splitRows(drawings, rowCount, gap).map((row) => ({
    row,
    length: row.reduce((sum, drawing) => sum + drawing.width + gap, -gap),
    tall: Math.max(...row.map((drawing) => drawing.height)),
  }));
  const tallest = rows.reduce((sum, { tall }) => sum + tall, 0);
  const scale = Math.min((width * 0.94) / Math.max(...rows.map(({ length }) => length)), (height * 0.84) / tallest);
  const space = (height - tallest * scale) / (rows.length + 0.6);
  const parts: string[] = [];
  let floor = 0;
  rows.forEach(({ row, length, tall }, at) => {
    floor += space + tall * scale;
    parts.push(
      `<rect y="${floor.toFixed(1)}" width="${width}" height="${(at === rows.length - 1 ? height : space * 0.3).toFixed(1)}" fill="${look.soft}"/>`,
    );
    let x = (width - length * scale) / 2;
    for (const { left, top, width: w, height: h, body } of row) {
      parts.push(
        `<svg x="${x.toFixed(1)}" y="${(floor - h * scale).toFixed(1)}" width="${(w * scale).toFixed(1)}" height="${(h * scale).toFixed(1)}" viewBox="${left} ${top} ${w} ${h}">${body}</svg>`,
      );
      x += (w + gap) * scale;
    }
  });
  return drawPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${look.ground}"/>${parts.join('')}</svg>`,
    width,
    height,
  );
}
