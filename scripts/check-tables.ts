import { parseSync, Visitor } from 'vite';
import { type Finding, isTest, splitFeaturePath, type Tree } from './repo-rules.ts';
import { listCteNames, placeholder, readSql } from './sql-tables.ts';

/** Tables of src/platform. The tables of a feature are listed in its tables.ts. */
const platformTables = ['mail', 'rate_limit', 'setting', 'migration'];
const platformPrefixes = ['development_'];
/** Tables about the deployment, whose rows have different owners. */
const sharedTables = ['setting'];

const SCHEMA = 'src/platform/database/schema.ts';

interface Use {
  readonly tables: readonly string[];
  readonly writes: boolean;
  readonly start: number;
  /** Whether an enclosing function has a transaction as its first parameter. */
  readonly inTransaction: boolean;
}

const reads = new Set(['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'from', 'using']);
const changes = new Set(['insertInto', 'updateTable', 'deleteFrom', 'replaceInto', 'mergeInto']);
const locks = new Set(['forUpdate', 'forShare', 'forNoKeyUpdate', 'forKeyShare']);

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

interface FunctionNode extends Node {
  readonly params: readonly { readonly start: number; readonly end: number }[];
}

/** Lists the tables in a file's queries, and whether the queries write. */
function readUses(path: string, source: string): Use[] {
  const uses: Use[] = [];
  const cteNames = new Set<string>();
  const functions: boolean[] = [];
  const isTransaction = ({ params: [first] }: FunctionNode): boolean =>
    first !== undefined && /:\s*(Transaction|TransactionContext)\b/.test(source.slice(first.start, first.end));
  const enter = (node: FunctionNode) => functions.push(isTransaction(node));
  const leave = () => functions.pop();
  const add = (start: number, tables: readonly string[], writes: boolean) =>
    uses.push({ tables, writes, start, inTransaction: functions.some((each) => each) });
  const addSql = (start: number, text: string) => {
    for (const name of listCteNames(text)) cteNames.add(name);
    const { tables, writes } = readSql(text);
    add(start, tables, writes);
  };
  const visitor = new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    TaggedTemplateExpression(node) {
      if (node.tag.type === 'Identifier' && node.tag.name === 'sql')
        addSql(node.start, node.quasi.quasis.map((each) => each.value.raw).join(placeholder));
    },
    CallExpression({ callee, arguments: [first], start }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const method = callee.property.name;
      const text = first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined;
      if (locks.has(method)) add(start, [], true);
      else if (method === 'query' && text !== undefined) addSql(start, text);
      else if (method === 'with' && text !== undefined) cteNames.add(text.replace(/\s*\(.*/s, ''));
      else if (callee.object.type === 'Identifier' && callee.object.name === 'sql' && method === 'table' && text)
        add(start, [text], false);
      else if (
        changes.has(method) ||
        (reads.has(method) && callee.object.type !== 'Identifier') ||
        method === 'selectFrom'
      )
        add(start, text === undefined ? [] : [text.split(/\s/)[0] ?? ''], changes.has(method));
      // The name is the argument in `.with((cte) => cte('name').materialized(), …)`.
      if (method === 'materialized' && callee.object.type === 'CallExpression') {
        const [name] = callee.object.arguments;
        if (name?.type === 'Literal') cteNames.add(String(name.value));
      }
    },
  });
  visitor.visit(parseSync(path, source).program);
  return uses.map((use) => ({ ...use, tables: use.tables.filter((table) => !cteNames.has(table)) }));
}

/** Lists the tables of the migrated database from the generated types. */
function listTables(tree: Tree): Set<string> {
  const body = /export interface DB \{([^}]*)\}/.exec(tree.get(SCHEMA) ?? '')?.[1] ?? '';
  return new Set([...body.matchAll(/^\s*"?([\w.]+)"?:/gm)].map((match) => match[1] ?? ''));
}

function getOwner(path: string): string | undefined {
  if (path.startsWith('src/features/')) return splitFeaturePath(path)?.feature;
  return path.startsWith('src/') ? 'platform' : undefined;
}

/**
 * Checks that every table has one owner, that only its files name the table, and that stores write in the caller's
 * transaction.
 */
export function checkTables(tree: Tree): Finding[] {
  const findings: Finding[] = [];
  const tables = listTables(tree);
  const owners = new Map<string, string>();
  for (const table of tables)
    if (platformTables.includes(table) || platformPrefixes.some((prefix) => table.startsWith(prefix)))
      owners.set(table, 'platform');
  for (const [path, source] of tree) {
    const { feature, rest } = splitFeaturePath(path) ?? {};
    if (feature === undefined || rest !== 'tables.ts') continue;
    for (const match of source.matchAll(/'([a-z_.]+)'/g)) {
      const [, table = ''] = match;
      const line = source.slice(0, match.index).split('\n').length;
      const other = owners.get(table);
      if (!tables.has(table)) findings.push({ path, line, message: `«${table}» is no table of the schema.` });
      else if (other !== undefined) findings.push({ path, line, message: `«${table}» belongs to ${other} already.` });
      else owners.set(table, feature);
    }
  }
  for (const table of tables)
    if (!owners.has(table))
      findings.push({ path: SCHEMA, line: 1, message: `«${table}» has no owner: name it in tables.ts of a feature.` });
  for (const [path, source] of tree) {
    const owner = getOwner(path);
    if (owner === undefined || !path.endsWith('.ts') || isTest(path) || path === SCHEMA) continue;
    const isStore = /^store(\.ts|\/)/.test(splitFeaturePath(path)?.rest ?? '');
    for (const use of readUses(path, source)) {
      const line = source.slice(0, use.start).split('\n').length;
      for (const table of use.tables) {
        const other = owners.get(table);
        if (other !== undefined && other !== owner && !sharedTables.includes(table))
          findings.push({ path, line, message: `«${table}» belongs to ${other}: call its service.` });
      }
      if (isStore && use.writes && !use.inTransaction)
        findings.push({
          path,
          line,
          message: 'writes or locks outside a transaction: let the function take «tx: Transaction» first.',
        });
    }
  }
  return findings;
}
