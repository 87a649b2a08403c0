import { type Drawing, placeDrawing } from './icon-set.ts';
import { gridIn, type Layout } from './layouts.ts';
import { inkOn } from './looks.ts';
import { createRandom } from './random.ts';

const at = (drawings: readonly Drawing[], index: number): Drawing => drawings[index % drawings.length] as Drawing;

type Box = readonly [x: number, y: number, width: number, height: number];

/** Tilings of a board of 6 × 4 cells, as boxes in cells. */
const boards: readonly (readonly Box[])[] = [
  [
    [0, 0, 2, 2],
    [2, 0, 1, 1],
    [3, 0, 1, 1],
    [4, 0, 2, 1],
    [2, 1, 2, 1],
    [4, 1, 1, 1],
    [5, 1, 1, 1],
    [0, 2, 1, 1],
    [1, 2, 1, 1],
    [2, 2, 1, 1],
    [3, 2, 1, 1],
    [4, 2, 2, 2],
    [0, 3, 2, 1],
    [2, 3, 1, 1],
    [3, 3, 1, 1],
  ],
  [
    [0, 0, 1, 1],
    [1, 0, 2, 2],
    [3, 0, 1, 1],
    [4, 0, 1, 1],
    [5, 0, 1, 2],
    [0, 1, 1, 2],
    [3, 1, 2, 2],
    [1, 2, 1, 1],
    [2, 2, 1, 1],
    [5, 2, 1, 1],
    [0, 3, 2, 1],
    [2, 3, 1, 1],
    [3, 3, 1, 1],
    [4, 3, 2, 1],
  ],
];

const round = ([x, y, width, height]: Box, radius: number, fill: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" rx="${radius.toFixed(1)}" fill="${fill}"/>`;

/** Layout with rounded tiles of different sizes; portrait sheets rotate the board. */
export const bento: Layout = ({ width, height, look, drawings, seed }) => {
  const chance = createRandom(seed);
  const standing = height > width;
  const board = boards[Math.floor(chance() * boards.length)] ?? [];
  const gap = Math.min(width, height) * 0.022;
  const [columns, rows] = standing ? [4, 6] : [6, 4];
  const [w, h] = [(width - gap) / columns, (height - gap) / rows];
  const fills = [look.soft, look.soft, look.accents[0], look.soft, look.accents[1], look.soft, look.accents[2]];
  return board
    .map(([x, y, across, down], n) => {
      const [c, r, dc, dr] = standing ? [y, x, down, across] : [x, y, across, down];
      const box: Box = [gap + c * w, gap + r * h, dc * w - gap, dr * h - gap];
      const side = Math.min(box[2], box[3]) * (dc * dr > 2 ? 0.68 : 0.62);
      const fill = fills[(n * 3 + Math.floor(chance() * 2)) % fills.length] ?? look.soft;
      return (
        round(box, gap * 1.3, fill) +
        placeDrawing(
          at(drawings, n),
          box[0] + (box[2] - side) / 2,
          box[1] + (box[3] - side) / 2,
          side,
          inkOn(fill, look),
        )
      );
    })
    .join('');
};

/** Layout with a few large drawings that stand on a line with a soft shadow. */
export const shelf: Layout = ({ width, height, look, drawings }) => {
  const count = Math.min(drawings.length, width > height * 1.5 ? 4 : width > height ? 3 : 2);
  const rows = height > width ? 3 : width > height * 1.5 ? 1 : 2;
  const parts: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    const side = Math.min((width / count) * 0.7, (height / rows) * 0.66);
    const floor = ((row + 1) * height) / rows - (height / rows - side) * 0.42;
    parts.push(
      `<rect x="0" y="${(floor - side * 0.02).toFixed(1)}" width="${width}" height="${(height / rows - side) * 0.42 + side * 0.02}" fill="${look.soft}"/>`,
    );
    for (let n = 0; n < count; n += 1) {
      const x = ((n + 0.5) * width) / count;
      parts.push(
        `<ellipse cx="${x}" cy="${floor}" rx="${side * 0.36}" ry="${side * 0.035}" fill="#000" fill-opacity="0.14"/>`,
      );
      parts.push(placeDrawing(at(drawings, row * count + n), x - side / 2, floor - side * 0.985, side));
    }
  }
  return parts.join('');
};

/** Layout with one large drawing in front of rays, in the style of matchbox labels and fair posters. */
export const rays: Layout = ({ width, height, look, drawings }) => {
  const [x, y] = [width / 2, height * 0.5];
  const reach = Math.hypot(width, height);
  const count = 28;
  const wedges = Array.from({ length: count / 2 }, (_, n) => {
    const [from, to] = [(4 * Math.PI * n) / count, (4 * Math.PI * (n + 0.5)) / count];
    return `<path d="M${x} ${y}L${x + Math.cos(from) * reach} ${y + Math.sin(from) * reach}L${x + Math.cos(to) * reach} ${y + Math.sin(to) * reach}Z" fill="${look.soft}"/>`;
  });
  const side = Math.min(width, height) * 0.52;
  const small = Math.min(width, height) * 0.105;
  const others = drawings.slice(1, 17);
  const ring = others.map((drawing, n) => {
    const angle = (n / others.length) * 2 * Math.PI - Math.PI / 2;
    const [cx, cy] = [x + Math.cos(angle) * side * 0.78, y + Math.sin(angle) * side * 0.78];
    return placeDrawing(drawing, cx - small / 2, cy - small / 2, small);
  });
  return `${wedges.join('')}<circle cx="${x}" cy="${y}" r="${side * 0.6}" fill="${look.ground}"/>${placeDrawing(at(drawings, 0), x - side * 0.42, y - side * 0.42, side * 0.84)}${ring.join('')}`;
};

/** Layout with round white stickers that overlap a little. */
export const stickers: Layout = ({ width, height, look, drawings, seed }) => {
  const ink = inkOn('#ffffff', look);
  const chance = createRandom(seed);
  const columns = Math.max(3, Math.round(Math.sqrt((drawings.length * width) / height)));
  const rows = Math.max(2, Math.ceil(drawings.length / columns));
  const [w, h] = [width / (columns + 0.3), height / (rows + 0.25)];
  const radius = Math.min(w, h) * 0.47;
  return Array.from({ length: columns * rows }, (_, n) => {
    const x =
      (n % columns) * w +
      w * 0.65 +
      (chance() - 0.5) * w * 0.16 +
      (Math.floor(n / columns) % 2 === 0 ? -1 : 1) * w * 0.06;
    const y = Math.floor(n / columns) * h + h * 0.62 + (chance() - 0.5) * h * 0.12;
    const angle = (chance() - 0.5) * 36;
    const circle = (dy: number, fill: string): string =>
      `<circle cx="${x.toFixed(1)}" cy="${(y + dy).toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}"/>`;
    return `<g transform="rotate(${angle.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})">${circle(radius * 0.06, 'rgba(0,0,0,0.16)')}${circle(0, '#fff')}${placeDrawing(at(drawings, n), x - radius * 0.66, y - radius * 0.66, radius * 1.32, ink)}</g>`;
  }).join('');
};

/** Layout with colour bands, each with its own drawings. */
export const ribbons: Layout = ({ width, height, look, drawings }) => {
  const rows = height > width ? 6 : width > height * 2 ? 3 : 4;
  const h = height / rows;
  const fills = [look.ground, look.accents[0], look.soft, look.accents[1], look.ground, look.accents[2]];
  const columns = Math.max(3, Math.round(width / (h * 0.95)));
  const pitch = width / columns;
  return Array.from({ length: rows }, (_, row) => {
    const fill = fills[row % fills.length] ?? look.ground;
    const band = `<rect x="0" y="${row * h}" width="${width}" height="${h + 1}" fill="${fill}"/>`;
    const side = Math.min(pitch, h) * 0.6;
    const items = Array.from({ length: columns + (row % 2) }, (_item, n) => {
      const x = (n + (row % 2 === 0 ? 0.5 : 0)) * pitch;
      return placeDrawing(
        at(drawings, row * columns + n),
        x - side / 2,
        row * h + (h - side) / 2,
        side,
        inkOn(fill, look),
      );
    });
    return band + items.join('');
  }).join('');
};

/** Layout with a dense wall of drawings and one window that shows a large drawing. */
export const window: Layout = ({ width, height, look, drawings }) => {
  const side = Math.min(width, height) * 0.5;
  const [x, y] = [(width - side) / 2, (height - side) / 2];
  const wall = gridIn(drawings, width * 0.02, height * 0.02, width * 0.96, height * 0.96, 0.52);
  return `<g opacity="0.55">${wall}</g>${round([x, y, side, side], side * 0.12, look.accents[0])}${placeDrawing(at(drawings, 0), x + side * 0.18, y + side * 0.18, side * 0.64, inkOn(look.accents[0], look))}`;
};
