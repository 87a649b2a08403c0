import { type Drawing, placeDrawing } from './icon-set.ts';
import { inkOn, type Look } from './looks.ts';
import { createRandom } from './random.ts';

export interface Sheet {
  width: number;
  height: number;
  look: Look;
  drawings: readonly Drawing[];
  /** Seed that differs between sheets, usually the content's key. */
  seed: string;
}

/** Draws the content of a sheet above its background. */
export type Layout = (sheet: Sheet) => string;

/** Computes the number of columns for which cells are most nearly square. */
function columnsFor(count: number, width: number, height: number): number {
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const odd = Math.abs(Math.log(width / columns / (height / rows))) + ((columns * rows - count) / count) * 2.5;
    if (odd < least) [best, least] = [columns, odd];
  }
  return best;
}

/** Computes a grid with full rows only, because a half-empty last row looks like a mistake. */
function measureGrid(count: number, width: number, height: number): { columns: number; rows: number } {
  const columns = columnsFor(count, width, height);
  return { columns, rows: Math.max(1, Math.floor(count / columns)) };
}

const at = (drawings: readonly Drawing[], index: number): Drawing => drawings[index % drawings.length] as Drawing;

const turned = (inside: string, angle: number, x: number, y: number): string =>
  `<g transform="rotate(${angle.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})">${inside}</g>`;

const disc = (x: number, y: number, radius: number, color: string): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${color}"/>`;

/** Draws drawings in full rows inside a box, each filling `part` of its cell. */
export function gridIn(
  drawings: readonly Drawing[],
  x: number,
  y: number,
  width: number,
  height: number,
  part = 0.68,
): string {
  const { columns, rows } = measureGrid(drawings.length, width, height);
  const [cellWidth, cellHeight] = [width / columns, height / rows];
  const side = Math.min(cellWidth, cellHeight) * part;
  return Array.from({ length: columns * rows }, (_, n) => {
    const left = x + (n % columns) * cellWidth + (cellWidth - side) / 2;
    const top = y + Math.floor(n / columns) * cellHeight + (cellHeight - side) / 2;
    return placeDrawing(at(drawings, n), left, top, side);
  }).join('');
}

export const grid: Layout = ({ width, height, drawings }) => {
  const margin = Math.min(width, height) * 0.08;
  return gridIn(drawings, margin, margin, width - 2 * margin, height - 2 * margin);
};

/** Layout as a checkerboard that reaches the edges. */
export const tiles: Layout = ({ width, height, look, drawings, seed }) => {
  const chance = createRandom(seed);
  const { columns, rows } = measureGrid(drawings.length, width, height);
  const [w, h] = [width / columns, height / rows];
  const side = Math.min(w, h) * 0.62;
  return Array.from({ length: columns * rows }, (_, n) => {
    const [column, row] = [n % columns, Math.floor(n / columns)];
    const fill = (column + row) % 2 === 0 ? look.ground : chance() < 0.12 ? look.accents[2] : look.soft;
    const tile = `<rect x="${(column * w).toFixed(1)}" y="${(row * h).toFixed(1)}" width="${(w + 0.5).toFixed(1)}" height="${(h + 0.5).toFixed(1)}" fill="${fill}"/>`;
    return (
      tile +
      placeDrawing(at(drawings, n), column * w + (w - side) / 2, row * h + (h - side) / 2, side, inkOn(fill, look))
    );
  }).join('');
};

/** Layout with one large drawing on a disc, and the others beside or below it. */
export const hero: Layout = ({ width, height, look, drawings }) => {
  const lying = width >= height;
  const side = lying ? Math.min(height * 0.62, width * 0.42) : Math.min(width * 0.7, height * 0.42);
  const x = lying ? width * 0.26 : width / 2;
  const y = lying ? height / 2 : height * 0.29;
  const rest = drawings.slice(1);
  const gap = Math.min(width, height) * 0.08;
  const others = lying
    ? gridIn(rest, width * 0.52, gap, width * 0.48 - gap, height - 2 * gap, 0.58)
    : gridIn(rest, gap, height * 0.56, width - 2 * gap, height * 0.44 - gap, 0.58);
  return disc(x, y, side * 0.68, look.soft) + placeDrawing(at(drawings, 0), x - side / 2, y - side / 2, side) + others;
};

/** Layout with tilted drawings of different sizes that extend beyond the edges like confetti. */
export const scatter: Layout = ({ width, height, drawings, seed }) => {
  const chance = createRandom(seed);
  const columns = Math.max(4, Math.round(Math.sqrt((drawings.length * 1.15 * width) / height)));
  const pitch = width / columns;
  const parts: string[] = [];
  let n = 0;
  for (let row = -1; row * pitch * 0.9 < height + pitch; row += 1) {
    for (let column = -1; column <= columns; column += 1, n += 1) {
      const x = (column + (row % 2 === 0 ? 0.28 : 0.78)) * pitch + (chance() - 0.5) * pitch * 0.16;
      const y = (row + 0.4) * pitch * 0.9 + (chance() - 0.5) * pitch * 0.16;
      const side = pitch * (0.66 + chance() * 0.22);
      parts.push(turned(placeDrawing(at(drawings, n), x - side / 2, y - side / 2, side), (chance() - 0.5) * 52, x, y));
    }
  }
  return parts.join('');
};

/** Layout with a large drawing in the middle, and the others on rings around it. */
export const orbit: Layout = ({ width, height, look, drawings }) => {
  const [x, y] = [width / 2, height / 2];
  const reach = Math.min(width, height) / 2;
  const middle = reach * 0.56;
  const rings: string[] = [];
  let taken = 1;
  for (let ring = 0; taken < drawings.length && ring < 4; ring += 1) {
    const radius = reach * (0.52 + ring * 0.33);
    const side = reach * 0.2;
    const room = Math.max(6, Math.floor((2 * Math.PI * radius) / (side * 1.75)));
    const count = Math.min(room, Math.max(drawings.length - taken, room));
    rings.push(`<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${look.soft}" stroke-width="3"/>`);
    for (let n = 0; n < count; n += 1) {
      const angle = (n / count) * 2 * Math.PI - Math.PI / 2 + ring * 0.35;
      const [cx, cy] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
      rings.push(
        disc(cx, cy, side * 0.72, look.ground) +
          placeDrawing(at(drawings, taken + n), cx - side / 2, cy - side / 2, side),
      );
    }
    taken += count;
  }
  return (
    disc(x, y, middle * 0.66, look.soft) +
    rings.join('') +
    placeDrawing(at(drawings, 0), x - middle / 2, y - middle / 2, middle)
  );
};

/** Layout with tilted rows in a brick pattern that extend beyond the edges. */
export const slant: Layout = ({ width, height, drawings }) => {
  const pitch = Math.sqrt((width * height) / Math.max(8, drawings.length)) * 0.94;
  const reach = Math.hypot(width, height) / 2;
  const parts: string[] = [];
  let n = 0;
  for (let row = 0, y = -reach; y < reach; row += 1, y += pitch) {
    for (let x = -reach - (row % 2) * pitch * 0.5; x < reach; x += pitch, n += 1) {
      parts.push(placeDrawing(at(drawings, n + row * 3), width / 2 + x, height / 2 + y, pitch * 0.66));
    }
  }
  return turned(parts.join(''), -14, width / 2, height / 2);
};
