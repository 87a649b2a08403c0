/** Tables in a text of SQL. */
export interface SqlUse {
  readonly tables: readonly string[];
  /** Whether the text inserts, updates, deletes or locks. */
  readonly writes: boolean;
}

/** Placeholder for a parameter or another fragment in a text. */
export const placeholder = ' $ ';

const tokens = /'(?:[^']|'')*'|"[^"]*"|[a-z_][a-z0-9_.]*|[(),$;]/gi;
/** Keywords that end the list of tables after FROM. */
const clauses = new Set(
  'where group order limit offset having union except intersect returning window for set select'.split(' '),
);
/** Functions with FROM in their arguments: `extract(epoch from …)` names no table. */
const functionsWithFrom = new Set(['extract', 'substring', 'trim', 'overlay', 'position']);
const locks = /\bfor\s+(no\s+key\s+)?(update|share|key\s+share)\b|\bpg_(try_)?advisory_/i;

const withoutComments = (text: string): string => text.replace(/--[^\n]*/g, ' ').replace(/\/\*[\s\S]*?\*\//g, ' ');

/** Lists the names of subqueries that a text defines by WITH. */
export function listCteNames(text: string): string[] {
  const pattern =
    /(?:\bwith(?:\s+recursive)?|[,)])\s+([a-z_]\w*)\s*(?:\([^()]*\)\s*)?as\s+(?:(?:not\s+)?materialized\s+)?\(/gi;
  return [...withoutComments(text).matchAll(pattern)].map((match) => (match[1] ?? '').toLowerCase());
}

/** Whether a table's name follows this word, given the word before it. */
function beginsTables(word: string, before: string, insideFunction: boolean): boolean {
  if (word === 'join' || word === 'into') return true;
  if (word === 'from') return before !== 'distinct' && !insideFunction;
  return word === 'update' && !['for', 'do', 'key', 'on', 'before', 'after', 'or'].includes(before);
}

/** Lists the tables after FROM, JOIN, INTO and UPDATE, as written; subqueries and functions in FROM are left out. */
export function readSql(text: string): SqlUse {
  const source = withoutComments(text).toLowerCase();
  const words = source.match(tokens) ?? [];
  const tables = new Set<string>();
  /**
   * State for each open parenthesis: whether a list of tables is being read, and whether it belongs to a function with
   * FROM.
   */
  const depths = [{ inList: false, isFunction: false }];
  let expectsTable = false;
  for (const [at, word] of words.entries()) {
    const level = depths.at(-1);
    const before = words[at - 1] ?? '';
    if (level === undefined) break;
    if (word === '(') {
      depths.push({ inList: false, isFunction: functionsWithFrom.has(before) });
      expectsTable = false;
    } else if (word === ')') {
      if (depths.length > 1) depths.pop();
    } else if (word === ',') {
      expectsTable = level.inList;
    } else if (beginsTables(word, before, level.isFunction)) {
      expectsTable = true;
      level.inList = word === 'from' || word === 'join';
    } else if (expectsTable && word !== 'lateral' && word !== 'only') {
      if (/^["a-z_]/.test(word) && words[at + 1] !== '(') tables.add(word.replaceAll('"', '').replace(/^public\./, ''));
      expectsTable = false;
    } else if (clauses.has(word)) level.inList = false;
  }
  // `into t (a, b)` is a table with its columns, not a function.
  for (const match of source.matchAll(/\binsert\s+into\s+"?([a-z_][\w.]*)/g)) tables.add(match[1] ?? '');
  const writes =
    /\binsert\s+into\b|\bdelete\s+from\b|\bmerge\s+into\b|\btruncate\b/.test(source) ||
    /(?<!\b(for|do|key)\s+)\bupdate\s+[a-z_"]+\s+(as\s+)?(\w+\s+)?set\b/.test(source) ||
    locks.test(source);
  return { tables: [...tables], writes };
}
