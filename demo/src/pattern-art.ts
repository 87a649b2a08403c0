import * as heroPatterns from 'hero-patterns';

export interface Tile {
  width: number;
  height: number;
  /** Content of the tile's `<svg>`, with the colour `currentColor`. */
  body: string;
}

/** Extracts a seamless tile of Hero Patterns from the CSS value that the package creates. */
export function toTile(name: string): Tile {
  const pattern = (heroPatterns as Readonly<Record<string, (color: string, opacity: number) => string>>)[name];
  if (pattern === undefined) throw new Error(`There is no pattern ${name}.`);
  const svg = decodeURIComponent(/url\('data:image\/svg\+xml,(.*)'\)/s.exec(pattern('#123456', 1))?.[1] ?? '');
  const root = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const size = (attribute: string): number => Number(new RegExp(`\\s${attribute}="([\\d.]+)`).exec(root)?.[1] ?? 0);
  const inherited = ['fill', 'fill-opacity', 'fill-rule', 'stroke']
    .flatMap((attribute) => new RegExp(`\\s${attribute}="[^"]*"`).exec(root)?.[0] ?? [])
    .join('');
  const inside = svg.slice(svg.indexOf(root) + root.length, svg.lastIndexOf('</svg>'));
  return {
    width: size('width'),
    height: size('height'),
    body: `<g${inherited}>${inside}</g>`.replaceAll('#123456', 'currentColor'),
  };
}

export interface Colors {
  ground: string;
  /** One colour, or two for a diagonal gradient. */
  ink: readonly string[];
}

const opened = (width: number, height: number, view: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${view}">`;

/** Draws one seamless tile in colour. */
export function tileSvg(tile: Tile, { ground, ink }: Colors): string {
  return `${opened(tile.width, tile.height, `0 0 ${tile.width} ${tile.height}`)}<rect width="${tile.width}" height="${tile.height}" fill="${ground}"/><g color="${ink[0]}">${tile.body.replaceAll('currentColor', ink[0] ?? '#000')}</g></svg>`;
}

/**
 * Draws a picture filled with tiles that are `zoom` times their own size. With two inks, the gradient covers the whole
 * picture.
 */
export function fieldSvg(tile: Tile, { ground, ink }: Colors, width: number, height: number, zoom: number): string {
  const pattern = (color: string): string =>
    `<pattern id="p" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse" patternTransform="scale(${zoom})">${tile.body.replaceAll('currentColor', color)}</pattern>`;
  const head = `${opened(width, height, `0 0 ${width} ${height}`)}<rect width="${width}" height="${height}" fill="${ground}"/>`;
  if (ink.length < 2)
    return `${head}<defs>${pattern(ink[0] ?? '#000')}</defs><rect width="${width}" height="${height}" fill="url(#p)"/></svg>`;
  const stops = ink.map((color, at) => `<stop offset="${at / (ink.length - 1)}" stop-color="${color}"/>`).join('');
  return `${head}<defs><linearGradient id="g" x2="1" y2="1">${stops}</linearGradient>${pattern('#fff')}<mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="url(#p)"/></mask></defs><rect width="${width}" height="${height}" fill="url(#g)" mask="url(#m)"/></svg>`;
}
