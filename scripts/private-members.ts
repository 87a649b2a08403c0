import { parseSync, Visitor } from 'vite';
import { parseImports } from './imports.ts';
import { type Finding, isGenerated, type Tree } from './repo-rules.ts';

/**
 * Whether a name is private to the database driver or its pool: it begins with an underscore, or the types leave it
 * out. `_id` is a key of our own API.
 */
const isPrivate = (name: string): boolean =>
  /^_[a-z]/.test(name) && name !== '_id'
    ? true
    : ['parsedStatements', 'submittedNamedStatements', 'prepareValue', 'activeQuery', 'queryQueue'].includes(name);

/** Private names that no other library has, so that they are refused everywhere. */
const driverNames: ReadonlySet<string> = new Set([
  '_activeQuery',
  '_pulseQueryQueue',
  '_queryQueue',
  '_queryable',
  '_send',
  '_sentQueryQueue',
  '_txStatus',
  'parsedStatements',
  'prepareValue',
  'submittedNamedStatements',
]);

interface Place {
  readonly start: number;
  readonly message: string;
}

const instead = 'one release of the driver may lack it: use what its documentation and types name.';

function findPlaces(path: string, source: string, usesDriver: boolean): Place[] {
  const places: Place[] = [];
  const look = (node: { readonly start: number }, key: unknown): void => {
    const name = readName(key);
    if (name === undefined || !(driverNames.has(name) || (usesDriver && isPrivate(name)))) return;
    places.push({ start: node.start, message: `«${name}» is a private member of the driver: ${instead}` });
  };
  new Visitor({
    MemberExpression: (node) => look(node, node.property),
    Property: (node) => look(node, node.key),
    TSPropertySignature: (node) => look(node, node.key),
    TSMethodSignature: (node) => look(node, node.key),
    TSAsExpression: (node) => {
      const { expression } = node;
      if (!usesDriver || expression.type !== 'TSAsExpression' || expression.typeAnnotation.type !== 'TSUnknownKeyword')
        return;
      const message = `«as unknown as» beside the driver gives it members that its types don't have: ${instead}`;
      places.push({ start: node.start, message });
    },
  }).visit(parseSync(path, source).program);
  return places;
}

function readName(key: unknown): string | undefined {
  if (typeof key !== 'object' || key === null) return undefined;
  if ('name' in key && typeof key.name === 'string') return key.name;
  return 'value' in key && typeof key.value === 'string' ? key.value : undefined;
}

/** Finds uses of private members of the database driver, and casts that give access to them. */
export function findPrivateMembers(tree: Tree): Finding[] {
  return [...tree]
    .filter(([path]) => /\.tsx?$/.test(path) && !isGenerated(path))
    .flatMap(([path, source]) => {
      const usesDriver = parseImports(path, source).some(({ specifier }) => /^pg(-pool)?(\/|$)/.test(specifier));
      return findPlaces(path, source, usesDriver).map(({ start, message }) => ({
        path,
        line: source.slice(0, start).split('\n').length,
        message,
      }));
    });
}
