import type { DrawingElement } from './parse-drawing.ts';

const shapes = new Set('path rect circle ellipse line polyline polygon text tspan textPath use'.split(' '));
/** Elements whose paints don't appear in the picture as they are, or that other elements repeat with paints of theirs. */
const hidden = new Set(['clipPath', 'mask']);
/** Elements that have colours of their own, so that a drawing with them has no single paint. */
const painted = new Set(['linearGradient', 'radialGradient', 'pattern', 'filter', 'style']);
const colorAnimations = /^(fill|stroke|color|stop-color)$/;
const BLACK = '#000000';
const CURRENT_COLOR = 'currentcolor';
const IMPORTANT = '!important';

/** Shape of a paint that can be replaced; the database has the same rule. */
export const paintPattern = /^(#[0-9a-f]{6}|[a-z]{3,30})$/;

const named: Readonly<Record<string, string>> = { black: BLACK, white: '#ffffff', '#000': BLACK, '#fff': '#ffffff' };

/** Normalizes a paint, so that different spellings of a colour are equal. */
function toPaint(text: string): string {
  const words = text.trim().toLowerCase();
  const paint = words.endsWith(IMPORTANT) ? words.slice(0, -IMPORTANT.length).trimEnd() : words;
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(paint);
  if (short !== null)
    return `#${short
      .slice(1)
      .map((digit) => digit.repeat(2))
      .join('')}`;
  return named[paint] ?? paint;
}

const isDrawn = (paint: string): boolean => !['none', 'transparent', ''].includes(paint);

function readOwn({ attributes }: DrawingElement, property: string): string | undefined {
  const inStyle = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(attributes['style'] ?? '')?.[1];
  const own = inStyle ?? attributes[property];
  return own === undefined || own.trim() === 'inherit' ? undefined : toPaint(own);
}

interface Inherited {
  readonly fill: string | undefined;
  readonly stroke: string | undefined;
  /** Whether the elements are drawn where another one refers to them, with its paints. */
  readonly isReferred: boolean;
}

/** Collects the paints that are drawn. @returns false if the drawing has colours that can't be replaced */
function collectPaints(element: DrawingElement, inherited: Inherited, paints: Set<string>): boolean {
  const { name, attributes, children } = element;
  if (hidden.has(name)) return true;
  if (painted.has(name)) return false;
  if (/^(animate|set)$/.test(name) && colorAnimations.test(attributes['attributeName'] ?? '')) return false;
  const fill = readOwn(element, 'fill') ?? inherited.fill;
  const stroke = readOwn(element, 'stroke') ?? inherited.stroke;
  const isReferred = inherited.isReferred || name === 'defs' || name === 'symbol' || name === 'marker';
  if (shapes.has(name)) {
    if (fill !== undefined || !isReferred) paints.add(fill ?? BLACK);
    if (stroke !== undefined) paints.add(stroke);
  }
  return children.every(
    (child) => typeof child === 'string' || collectPaints(child, { fill, stroke, isReferred }, paints),
  );
}

/**
 * Finds the only paint of a drawing: a colour such as `#ff0000`, or `currentcolor`. Null if it has several, a gradient,
 * a pattern, a filter or a style sheet.
 */
export function findPaint(root: DrawingElement): string | null {
  const paints = new Set<string>();
  const isPlain = collectPaints(root, { fill: undefined, stroke: undefined, isReferred: false }, paints);
  const drawn = [...paints].filter(isDrawn);
  const [paint] = drawn;
  return isPlain && paint !== undefined && drawn.length === 1 && paintPattern.test(paint) ? paint : null;
}

/** Replaces the only paint of a drawing by a colour such as `#ff0000`. */
export function recolor(root: DrawingElement, paint: string, color: string): DrawingElement {
  const replaceIn = (element: DrawingElement): DrawingElement => {
    const { name, attributes, children } = element;
    if (hidden.has(name)) return element;
    const own = { ...attributes };
    for (const property of ['fill', 'stroke', 'color'])
      if (own[property] !== undefined && toPaint(own[property]) === paint) own[property] = color;
    if (own['style'] !== undefined)
      own['style'] = own['style'].replace(
        /((?:^|;)\s*(?:fill|stroke|color)\s*:\s*)([^;]+)/gi,
        (all, head: string, value: string) => (toPaint(value) === paint ? `${head}${color}` : all),
      );
    return {
      name,
      attributes: own,
      children: children.map((child) => (typeof child === 'string' ? child : replaceIn(child))),
    };
  };
  const changed = replaceIn(root);
  // Shapes without a fill of their own are black.
  if (paint === BLACK && readOwn(root, 'fill') === undefined) changed.attributes['fill'] = color;
  if (paint === CURRENT_COLOR) changed.attributes['color'] = color;
  return changed;
}
