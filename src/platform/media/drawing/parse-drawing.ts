import sax from 'sax';
import { UnsafeSvgError } from '../check-svg.ts';

/** An element of a cleaned drawing. */
export interface DrawingElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: (DrawingElement | string)[];
}

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
/** Maximum length of a drawing; longer ones are only in the archive. */
export const MAX_DRAWING_LENGTH = 512_000;
const MAX_ELEMENTS = 20_000;
const MAX_DEPTH = 100;
const MAX_ATTRIBUTES = 100;
/** Maximum length of an attribute, except those in `long`. */
const MAX_VALUE = 200;
const long = new Set(
  'd path points values style keyTimes keyPoints keySplines tableValues x y dx dy rotate'.split(' '),
);

const kept = new Set(
  `svg g path rect circle ellipse line polyline polygon text tspan textPath defs symbol use switch marker
  clipPath mask pattern linearGradient radialGradient stop style title desc
  animate animateMotion animateTransform mpath set
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
);
/** Elements that are removed, because they draw nothing. */
const leftOut = new Set(['metadata', 'script', 'view', 'cursor']);
/** Elements whose text and white space are significant. */
const withText = new Set(['text', 'tspan', 'textPath', 'style', 'title', 'desc']);
const events = /^on/i;
const outside = /url\(\s*["']?\s*(?!["']?#)|(?:javascript|vbscript|https?|file|data)\s*:/i;
/**
 * CSS that could load something, or hide that it does: escapes, at-rules other than animations, and functions with
 * URLs.
 */
const unsafeStyle = /\\|@(?!keyframes\b|-webkit-keyframes\b|media\b)|(?:image|image-set|src|expression)\s*\(|<!--/i;

const isSafeValue = (value: string): boolean => !outside.test(value) && value.length <= MAX_DRAWING_LENGTH;
const isSafeStyle = (css: string): boolean => isSafeValue(css) && !unsafeStyle.test(css);

/** Name under which an attribute is kept; undefined if it is left out. */
function toKeptName({ prefix, local, uri, value }: sax.QualifiedAttribute): string | undefined {
  if (events.test(local) || local.startsWith('data-') || !/^[a-z][\w-]*$/i.test(local)) return undefined;
  if (local === 'href') {
    if (!/^#[^\s"'<>]+$/.test(value)) return undefined;
    return uri === XLINK ? 'xlink:href' : prefix === '' ? 'href' : undefined;
  }
  if (prefix === 'xml' && local === 'space') return 'xml:space';
  if (prefix !== '' || local === 'xmlns') return undefined;
  if (local === 'style') return isSafeStyle(value) ? local : undefined;
  // An animation must not change an address or an event handler.
  if (local === 'attributeName' && /href|^on/i.test(value)) return undefined;
  return isSafeValue(value) ? local : undefined;
}

function toElement({ local, attributes }: sax.QualifiedTag): DrawingElement {
  const own: Record<string, string> = {};
  for (const attribute of Object.values(attributes)) {
    const name = toKeptName(attribute);
    if (name === undefined) continue;
    if (attribute.value.length > MAX_VALUE && !long.has(name))
      throw new UnsafeSvgError(`The attribute ${name} is too long.`, 'TOO_COSTLY');
    own[name] = attribute.value;
  }
  return { name: local, attributes: own, children: [] };
}

/**
 * Refuses elements with many attributes. The parser with namespaces compares each attribute with all before it, and
 * reports them only at the end of the tag; the parser without namespaces does neither.
 */
function checkAttributes(text: string): void {
  const parser = sax.parser(true);
  let attributes: Record<string, unknown> = {};
  let count = 0;
  parser.onerror = (error) => {
    throw new UnsafeSvgError(`The XML is broken: ${error.message.split('\n', 1)[0]}`);
  };
  parser.onopentagstart = (tag) => {
    attributes = tag.attributes;
    count = 0;
  };
  parser.onattribute = ({ name }) => {
    count += 1;
    if (count > MAX_ATTRIBUTES) throw new UnsafeSvgError('An element has too many attributes.', 'TOO_COSTLY');
    // The parser reports a repeated attribute again only if it has been removed here.
    delete attributes[name];
  };
  parser.write(text).close();
}

/** Adds a `viewBox`, without which a drawing can't be scaled. */
function addViewBox(root: DrawingElement): void {
  const { viewBox, width = '', height = '' } = root.attributes;
  const [w, h] = [Number.parseFloat(width), Number.parseFloat(height)];
  if (viewBox === undefined && w > 0 && h > 0 && !/%$/.test(width) && !/%$/.test(height))
    root.attributes['viewBox'] = `0 0 ${w} ${h}`;
}

/**
 * Reads a drawing and keeps only elements and attributes that draw: no script, event handler, address, foreign markup,
 * comment or entity. The time is linear in the length, since attributes are counted first.
 * @throws UnsafeSvgError for what is no SVG, is too large, or would look different without what has to be left out
 */
export function parseDrawing(text: string): DrawingElement {
  if (text.length > MAX_DRAWING_LENGTH) throw new UnsafeSvgError('The drawing is too long.', 'TOO_COSTLY');
  const source = text.replace(/^\ufeff/, '');
  checkAttributes(source);
  const parser = sax.parser(true, { xmlns: true });
  const open: DrawingElement[] = [];
  let root: DrawingElement | undefined;
  let [skipped, count] = [0, 0];
  parser.onerror = (error) => {
    throw new UnsafeSvgError(`The XML is broken: ${error.message.split('\n', 1)[0]}`);
  };
  parser.onopentag = (tag) => {
    const qualified = tag as sax.QualifiedTag;
    const { local, uri } = qualified;
    count += 1;
    if (skipped > 0 || (root !== undefined && (uri !== SVG_NAMESPACE || leftOut.has(local)))) {
      skipped += 1;
      return;
    }
    if (uri !== SVG_NAMESPACE || !kept.has(local) || (root === undefined && local !== 'svg'))
      throw new UnsafeSvgError(`The drawing contains ${local}.`, 'ACTIVE_CONTENT');
    if (count > MAX_ELEMENTS || open.length > MAX_DEPTH)
      throw new UnsafeSvgError('The drawing has too many elements.', 'TOO_COSTLY');
    const element = toElement(qualified);
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  };
  parser.onclosetag = () => {
    if (skipped > 0) skipped -= 1;
    else open.pop();
  };
  const addText = (words: string): void => {
    const parent = open.at(-1);
    if (skipped > 0 || parent === undefined || !withText.has(parent.name)) return;
    if (parent.name === 'style' && !isSafeStyle(words))
      throw new UnsafeSvgError('The drawing’s style loads something.', 'EXTERNAL_REFERENCE');
    parent.children.push(words);
  };
  parser.ontext = addText;
  parser.oncdata = addText;
  parser.write(source).close();
  if (root === undefined) throw new UnsafeSvgError('There is no SVG element in the file.');
  addViewBox(root);
  return root;
}
