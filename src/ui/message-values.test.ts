import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';

/**
 * Numbers in translated texts must go through a function such as `formatCount`; otherwise Bangla sentences would have
 * Latin digits.
 */

type Expression = ESTree.Expression;

const root = join(import.meta.dirname, '../..');

/** Values that are texts or codes, with the message that contains them. */
const texts = [
  // This is the description of a picture.
  'blog_editor_described.text',
  // These are a colour and an address.
  'contributors_page_username_hint.address',
  // This is an HTTP status, such as 404.
  'webhooks_error_status.status',
];

const isNamed = (node: Expression, name: RegExp): boolean => node.type === 'Identifier' && name.test(node.name);

/** Whether a value is an unformatted number, as far as the syntax tree shows that without types. */
function isRawNumber(node: Expression, declared: ReadonlyMap<string, Expression>): boolean {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'number' || (typeof node.value === 'string' && /^[0-9]/.test(node.value));
    case 'Identifier': {
      if (/^M(AX|IN)_/.test(node.name)) return true;
      const value = declared.get(node.name);
      return value !== undefined && value.type === 'CallExpression' && isRawNumber(value, new Map());
    }
    case 'MemberExpression':
      return node.property.type === 'Identifier' && /^(length|size)$/.test(node.property.name);
    case 'CallExpression': {
      const { callee } = node;
      if (isNamed(callee, /^(String|Number)$/)) return true;
      return (
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        /^to(String|Fixed|LocaleString|Precision)$/.test(callee.property.name)
      );
    }
    // Only results of function calls are certainly not raw numbers.
    case 'TemplateLiteral':
      return node.expressions.some(
        (each) => isRawNumber(each, declared) || !['CallExpression', 'ConditionalExpression'].includes(each.type),
      );
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].some((each) => isRawNumber(each, declared));
    case 'LogicalExpression':
      return [node.left, node.right].some((each) => isRawNumber(each, declared));
    case 'BinaryExpression':
      return true;
    default:
      return false;
  }
}

/** Returns the key of a message that is called as `m.key(…)` or `translate('key', …)`; undefined for other calls. */
function nameMessage(
  { callee, arguments: [first] }: ESTree.CallExpression,
  translators: ReadonlySet<string>,
): string | undefined {
  if (callee.type === 'MemberExpression' && isNamed(callee.object, /^m$/))
    return callee.property.type === 'Identifier' ? callee.property.name : 'm';
  if (callee.type !== 'Identifier' || !translators.has(callee.name)) return undefined;
  return first?.type === 'Literal' ? String(first.value) : callee.name;
}

/** Lists raw numbers among the values of messages, as `file:line key.value`. */
function findRawNumbers(path: string, source: string, translators: ReadonlySet<string>): string[] {
  const declared = new Map<string, Expression>();
  const calls: ESTree.CallExpression[] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init !== null) declared.set(id.name, init);
    },
    CallExpression: (call) => void calls.push(call),
  }).visit(parseSync(path, source).program);
  return calls.flatMap((call) => {
    const message = nameMessage(call, translators);
    const values = call.arguments.find((each) => each.type === 'ObjectExpression');
    if (message === undefined || values?.type !== 'ObjectExpression') return [];
    return values.properties.flatMap((property) => {
      if (property.type !== 'Property' || !isRawNumber(property.value, declared)) return [];
      const name = property.key.type === 'Identifier' ? property.key.name : '';
      const line = source.slice(0, property.start).split('\n').length;
      return [`${path}:${line} ${message}.${name}`];
    });
  });
}

describe('a number in a translated text', () => {
  it.each([
    'm.a({ max: String(MAX) })',
    "m.a({ max: '200' })",
    'm.a({ max: 200 })',
    'm.a({ max: MAX_LISTS })',
    'm.a({ count: items.length })',
    `m.a({ count: \`\${count}+\` })`,
    `m.a({ count: \`\${String(count)}+\` })`,
    'm.a({ count: known ? formatCount(count) : String(count) })',
    'm.a({ count: page + 1 })',
    "translate('a', ctx.locale, { max: String(max) })",
    'translate(message, locale, { max: max.toFixed(1) })',
    "const minutes = String(wait); translate('a', locale, { minutes })",
  ])('is found where it is raw: %s', (source) => {
    expect(findRawNumbers('a.ts', source, new Set(['translate']))).toHaveLength(1);
  });

  it.each([
    'm.a({ max: formatCount(MAX_LISTS) })',
    "translate('a', locale, { max: formatNumberIn(locale, MAX_LISTS, {}) })",
    `m.a({ count: \`\${formatCount(count)}\${isMore ? "+" : ""}\` })`,
    'm.a({ title, name: person.name })',
    'other({ max: String(max) })',
  ])('is not where it is written by a formatter, or is none: %s', (source) => {
    expect(findRawNumbers('a.ts', source, new Set(['translate']))).toEqual([]);
  });

  it('is written in the digits of its reader everywhere', () => {
    const paths = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['src/ui/paraglide/**', '**/*.test.*'] });
    expect(paths.length).toBeGreaterThan(1000);
    const files = paths.map((path) => ({ path, source: readFileSync(join(root, path), 'utf8') }));
    const translators = new Set(
      files.flatMap(({ source }) =>
        [...source.matchAll(/const (\w+) = createTranslator\(/g)].map(([, name = '']) => name),
      ),
    );
    expect(translators.size).toBeGreaterThan(5);
    // Most files have no messages, and searching their text is faster than parsing them.
    const calls = new RegExp(`\\b(m\\.|(${[...translators].join('|')})\\()`);
    const found = files
      .filter(({ source }) => calls.test(source))
      .flatMap(({ path, source }) => findRawNumbers(path, source, translators));
    const allowed = found.filter((place) => texts.some((text) => place.endsWith(` ${text}`)));
    expect(found.filter((place) => !allowed.includes(place))).toEqual([]);
    expect(new Set(allowed.map((place) => place.split(' ')[1]))).toEqual(new Set(texts));
  });
});
