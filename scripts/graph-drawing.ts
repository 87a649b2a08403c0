import type { Edge } from './graph.ts';

const ROW = 44;
const BOX = { width: 150, height: 28 };
const CENTER = 330;

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Draws one arc: downward imports on the right, upward ones in red on the left, with a width by their number. `spread`:
 * horizontal units per row.
 */
function drawArc(edge: Edge, from: number, to: number, spread: number): string {
  const side = edge.isUp ? -1 : 1;
  const x = CENTER + side * (BOX.width / 2);
  const [y1, y2] = [from * ROW + 30 + side * 4, to * ROW + 30 - side * 4];
  const reach = x + side * (24 + Math.abs(to - from) * spread);
  const width = (0.8 + Math.log2(edge.count) * 0.5).toFixed(1);
  const color = edge.isUp ? '#d9232e' : '#6b6570';
  return `<path d="M${x} ${y1} C${reach} ${y1} ${reach} ${y2} ${x + side * 3} ${y2}" fill="none" stroke="${color}" stroke-width="${width}" stroke-opacity="${edge.isUp ? 0.9 : 0.45}" marker-end="url(#${edge.isUp ? 'up' : 'down'})"><title>${edge.from} imports ${edge.to}: ${edge.count}</title></path>`;
}

function drawBox(part: string, row: number): string {
  const y = row * ROW + 30 - BOX.height / 2;
  const isFloor = ['web', 'ui', 'platform'].includes(part);
  return `<rect x="${CENTER - BOX.width / 2}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="8" fill="${isFloor ? '#17151a' : '#ffffff'}" stroke="#17151a"/><text x="${CENTER}" y="${y + 19}" text-anchor="middle" fill="${isFloor ? '#ffffff' : '#17151a'}">${escapeText(part)}</text>`;
}

const arrow = (id: string, color: string): string =>
  `<marker id="${id}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 8 4 0 8z" fill="${color}"/></marker>`;

/**
 * Draws the parts from top to bottom as an SVG, with downward arrows on the right and upward ones in red on the left.
 */
export function drawGraph(parts: readonly string[], edges: readonly Edge[]): string {
  const height = parts.length * ROW + 40;
  // The spread is limited, so that the longest arc stays inside the drawing.
  const spread = Math.min(15, 300 / parts.length);
  const up = edges.filter(({ isUp }) => isUp).length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 660 ${height}" font-family="Poppins, sans-serif" font-size="14">`,
    `<rect width="660" height="${height}" fill="#faf8f5"/><defs>${arrow('down', '#6b6570')}${arrow('up', '#d9232e')}</defs>`,
    ...edges.map((edge) => drawArc(edge, parts.indexOf(edge.from), parts.indexOf(edge.to), spread)),
    ...parts.map(drawBox),
    `<text x="12" y="${height - 12}" fill="#6b6570" font-size="12">${edges.length} arrows, ${up} up (left, red)</text>`,
    '</svg>\n',
  ].join('\n');
}
