import type { Drawing } from './icon-set.ts';

/**
 * Parses an SVG file as a drawing. The root's view box and style are kept; prolog, metadata and comments are removed.
 */
export function parseDrawing(name: string, svg: string): Drawing {
  const root = /<svg\b[^>]*>/i.exec(svg);
  if (root === null) throw new Error(`${name} holds no SVG.`);
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]+)"/.exec(root[0])?.[1] ?? '')
    .split(/[\s,]+/)
    .map(Number);
  const inherited = ['style', 'fill', 'fill-rule', 'shape-rendering']
    .flatMap((attribute) => new RegExp(`\\s${attribute}="[^"]*"`).exec(root[0])?.[0] ?? [])
    .join('');
  const body = svg
    .slice(root.index + root[0].length, svg.lastIndexOf('</svg>'))
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<metadata[\s\S]*?<\/metadata>/g, '')
    .replace(/\s(serif|sodipodi|inkscape):[\w-]+="[^"]*"/g, '')
    .replace(/>\s+</g, '><');
  return { name, body: `<g${inherited}>${body}</g>`, left, top, width, height };
}
