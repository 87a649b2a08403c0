import { packageJson } from './package-file.ts';

interface IconData {
  body: string;
  left?: number;
  top?: number;
  width?: number;
  height?: number;
}

interface IconFile extends Omit<IconData, 'body'> {
  icons: Record<string, IconData>;
  aliases?: Record<string, { parent: string; hFlip?: boolean; vFlip?: boolean; rotate?: number }>;
}

/** A drawing as a fragment: the content of its `<svg>`, and its view box. */
export interface Drawing {
  name: string;
  body: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const files = new Map<string, IconFile>();

function readIconFile(set: string): IconFile {
  const known = files.get(set);
  if (known !== undefined) return known;
  const file = packageJson<IconFile>('@iconify-json', set, 'icons.json');
  files.set(set, file);
  return file;
}

export function findIcon(set: string, name: string): Drawing {
  const file = readIconFile(set);
  const icon = file.icons[name] ?? file.icons[file.aliases?.[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`There is no icon ${set}:${name}.`);
  const size = (own: number | undefined, shared: number | undefined): number => own ?? shared ?? 16;
  return {
    name,
    body: icon.body,
    left: icon.left ?? file.left ?? 0,
    top: icon.top ?? file.top ?? 0,
    width: size(icon.width, file.width),
    height: size(icon.height, file.height),
  };
}

export function listIcons(set: string, names: string): Drawing[] {
  const wanted = names.trim().split(/\s+/);
  const missing = wanted.filter((name) => !hasIcon(set, name));
  if (missing.length > 0) throw new Error(`The set ${set} lacks ${missing.join(' ')}.`);
  return wanted.map((name) => findIcon(set, name));
}

const hasIcon = (set: string, name: string): boolean =>
  name in readIconFile(set).icons || name in (readIconFile(set).aliases ?? {});

/** Replaces `currentColor` by a colour; drawings with their own colours stay unchanged. */
export const tint = (drawing: Drawing, color: string): Drawing => ({
  ...drawing,
  body: drawing.body.replaceAll('currentColor', color),
});

/** Converts an animated drawing to its final state: strokes are drawn, parts are visible. */
export const endAnimation = (drawing: Drawing): Drawing => ({
  ...drawing,
  body: drawing.body
    .replace(/\sstroke-dash(array|offset)="[^"]*"/g, '')
    .replace(/\s(fill-opacity|opacity)="0"/g, '')
    .replace(/<(path|circle|rect|g|ellipse)([^>]*)\sr="0"/g, '<$1$2 r="3"'),
});

let used = 0;

/** Prefixes the ids in a drawing, so that two drawings on one sheet don't use each other's gradients. */
function prefixIds(body: string): string {
  const names = [...body.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1] ?? '');
  if (names.length === 0) return body;
  used += 1;
  let renamed = body;
  for (const name of names) {
    const safe = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    renamed = renamed.replace(
      new RegExp(`(\\sid="|url\\(#|href="#|begin="|;)${safe}(?=[").])`, 'g'),
      `$1d${used}-${name}`,
    );
  }
  return renamed;
}

/** Fits a drawing into a square of a sheet; a plain one takes the sheet's ink unless another colour is given. */
export function placeDrawing(drawing: Drawing, x: number, y: number, side: number, color?: string): string {
  const box = `${drawing.left} ${drawing.top} ${drawing.width} ${drawing.height}`;
  const round = (n: number): number => Math.round(n * 10) / 10;
  return `<svg x="${round(x)}" y="${round(y)}" width="${round(side)}" height="${round(side)}" viewBox="${box}"${color === undefined ? '' : ` color="${color}"`}>${prefixIds(drawing.body)}</svg>`;
}

/** Creates a separate SVG file of the drawing. */
export function standaloneSvg(drawing: Drawing): string {
  const { left, top, width, height, body } = drawing;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}">${body}</svg>\n`;
}
