/** A colour of a palette as `#rrggbb`. */
export interface Swatch {
  name: string;
  hex: string;
}

const channels = (hex: string): [number, number, number] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

/** Writes a palette for GIMP, Inkscape and Krita. */
export const toGpl = (title: string, swatches: readonly Swatch[]): string =>
  `GIMP Palette\nName: ${title}\nColumns: 10\n#\n${swatches
    .map(
      ({ name, hex }) =>
        `${channels(hex)
          .map((c) => String(c).padStart(3))
          .join(' ')}\t${name}`,
    )
    .join('\n')}\n`;

export const toCss = (swatches: readonly Swatch[]): string =>
  `:root {\n${swatches.map(({ name, hex }) => `  --${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}: ${hex};`).join('\n')}\n}\n`;

export const toJson = (swatches: readonly Swatch[]): string =>
  `${JSON.stringify(Object.fromEntries(swatches.map(({ name, hex }) => [name, hex])), null, 2)}\n`;

/** Writes an Adobe Swatch Exchange file, version 1.0: big-endian blocks of global RGB colours. */
export function toAse(swatches: readonly Swatch[]): Buffer {
  const blocks = swatches.map(({ name, hex }) => {
    const text = Buffer.from(`${name}\0`, 'utf16le').swap16();
    const body = Buffer.alloc(2 + text.length + 4 + 12 + 2);
    body.writeUInt16BE(text.length / 2, 0);
    text.copy(body, 2);
    body.write('RGB ', 2 + text.length, 'latin1');
    for (const [at, channel] of channels(hex).entries()) body.writeFloatBE(channel / 255, 6 + text.length + at * 4);
    const head = Buffer.alloc(6);
    head.writeUInt16BE(1, 0);
    head.writeUInt32BE(body.length, 2);
    return Buffer.concat([head, body]);
  });
  const start = Buffer.alloc(12);
  start.write('ASEF', 0, 'latin1');
  start.writeUInt16BE(1, 4);
  start.writeUInt32BE(swatches.length, 8);
  return Buffer.concat([start, ...blocks]);
}

export type SwatchLayout = 'columns' | 'rows' | 'discs' | 'arcs' | 'mosaic';

const toSvg = (width: number, height: number, ground: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${inside}</svg>`;

/** Draws the rows of a palette as a picture. */
export function swatchSvg(
  rows: readonly (readonly string[])[],
  layout: SwatchLayout,
  width: number,
  height: number,
  ground: string,
): string {
  const tall = height / rows.length;
  if (layout === 'arcs') {
    const reach = Math.min(width * 0.5, height * 0.92);
    const rings = rows.map((row, at) => {
      const outer = (reach * (rows.length + 0.6 - at)) / (rows.length + 0.6);
      return row
        .map((color, n) => {
          const [from, to] = [Math.PI + (n / row.length) * Math.PI, Math.PI + ((n + 1) / row.length) * Math.PI];
          const [x, y] = [width / 2, height * 0.96];
          return `<path d="M${x} ${y}L${x + Math.cos(from) * outer} ${y + Math.sin(from) * outer}A${outer} ${outer} 0 0 1 ${x + Math.cos(to) * outer} ${y + Math.sin(to) * outer}Z" fill="${color}" stroke="${ground}" stroke-width="3"/>`;
        })
        .join('');
    });
    return toSvg(width, height, ground, rings.join(''));
  }
  const cells = rows.map((row, y) =>
    row
      .map((color, x) => {
        const wide = width / row.length;
        if (layout === 'discs') {
          const radius = Math.min(wide, tall) * 0.4;
          return `<circle cx="${(x + 0.5) * wide}" cy="${(y + 0.5) * tall}" r="${radius}" fill="${color}"/>`;
        }
        if (layout === 'mosaic')
          return `<rect x="${x * wide + wide * 0.05}" y="${y * tall + tall * 0.05}" width="${wide * 0.9}" height="${tall * 0.9}" rx="${Math.min(wide, tall) * ((x + y) % 2 === 0 ? 0.5 : 0.08)}" fill="${color}"/>`;
        const [x0, y0, w, h] =
          layout === 'columns'
            ? [
                (y * width) / rows.length,
                (x * height) / row.length,
                width / rows.length + 0.5,
                height / row.length + 0.5,
              ]
            : [x * wide, y * tall, wide + 0.5, tall + 0.5];
        return `<rect x="${x0}" y="${y0}" width="${w}" height="${h}" fill="${color}"/>`;
      })
      .join(''),
  );
  return toSvg(width, height, ground, cells.join(''));
}
