import { type DrawingElement, SVG_NAMESPACE } from './parse-drawing.ts';

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeValue = (value: string): string =>
  escapeText(value).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');

const usesXlink = ({ attributes, children }: DrawingElement): boolean =>
  'xlink:href' in attributes || children.some((child) => typeof child !== 'string' && usesXlink(child));

function writeElement({ name, attributes, children }: DrawingElement, namespaces = ''): string {
  const values = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeValue(value)}"`);
  const head = `<${name}${namespaces}${values.join('')}`;
  if (children.length === 0) return `${head}/>`;
  const inside = children.map((child) => (typeof child === 'string' ? escapeText(child) : writeElement(child)));
  return `${head}>${inside.join('')}</${name}>`;
}

/** Writes a drawing as an SVG file. */
export function toSvg(root: DrawingElement): string {
  const xlink = usesXlink(root) ? ' xmlns:xlink="http://www.w3.org/1999/xlink"' : '';
  return writeElement(root, ` xmlns="${SVG_NAMESPACE}"${xlink}`);
}

/** Writes a drawing as an address that holds all of it, for style sheets and pictures. */
export const toDataUri = (root: DrawingElement): string =>
  `data:image/svg+xml,${encodeURIComponent(toSvg(root)).replace(/%(2C|2F|3A|3B|3D)/g, decodeURIComponent)}`;

/** Width divided by height. */
export function readRatio({ attributes: { viewBox = '' } }: DrawingElement): number {
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = width / height;
  return ratio > 0.01 && ratio < 100 ? ratio : 1;
}

/** Sets the size in pixels at which a drawing is drawn; `side` is its longer side. */
export function setSize(root: DrawingElement, side: number): DrawingElement {
  const ratio = readRatio(root);
  const width = Math.max(1, Math.round(ratio >= 1 ? side : side * ratio));
  const height = Math.max(1, Math.round(ratio >= 1 ? side / ratio : side));
  return { ...root, attributes: { ...root.attributes, width: `${width}`, height: `${height}` } };
}

const toCamelCase = (name: string): string => name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Name of an attribute in JSX; `aria-` attributes stay as they are. */
const toJsxName = (name: string): string =>
  name === 'class' ? 'className' : name.startsWith('aria-') ? name : toCamelCase(name);

/** Converts a `style` attribute to an object; custom properties keep their names. */
function toStyleObject(style: string): string {
  const entries = style.split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':');
    if (at === -1) return [];
    const name = declaration.slice(0, at).trim();
    const key = name.startsWith('--') ? name : toCamelCase(name.toLowerCase().replace(/^-ms-/, 'ms-'));
    return [`${JSON.stringify(key)}: ${JSON.stringify(declaration.slice(at + 1).trim())}`];
  });
  return `{{ ${entries.join(', ')} }}`;
}

function toJsxAttribute(name: string, value: string): string {
  if (name === 'style') return `style=${toStyleObject(value)}`;
  // A JSX string has no escapes, so values with quotes are written as expressions.
  return /["&\\\n\r\t{}<>]/.test(value)
    ? `${toJsxName(name)}={${JSON.stringify(value)}}`
    : `${toJsxName(name)}="${value}"`;
}

function writeJsx({ name, attributes, children }: DrawingElement, indent: string, last = ''): string {
  const values = Object.entries(attributes).map(([key, value]) => ` ${toJsxAttribute(key, value)}`);
  const head = `${indent}<${name}${values.join('')}${last}`;
  if (children.length === 0) return `${head} />`;
  const inside = children.map((child) =>
    typeof child === 'string' ? `${indent}  {${JSON.stringify(child)}}` : writeJsx(child, `${indent}  `),
  );
  return `${head}>\n${inside.join('\n')}\n${indent}</${name}>`;
}

/** Name of a component for a slug, such as `ArrowLeft`; `Drawing` for a slug without Latin letters. */
export function toComponentName(slug: string): string {
  const words = slug.match(/[a-z0-9]+/gi) ?? [];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return /^[a-z]/i.test(name) ? name : `Drawing${name}`;
}

/** Writes a drawing as a React component, which passes its props to the SVG element. */
export function toJsx(root: DrawingElement, slug: string): string {
  const drawing = { ...root, attributes: { xmlns: SVG_NAMESPACE, ...root.attributes } };
  return `export function ${toComponentName(slug)}(props) {\n  return (\n${writeJsx(drawing, '    ', ' {...props}')}\n  );\n}\n`;
}
