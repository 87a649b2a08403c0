import { cpus } from 'node:os';
import type pg from 'pg';
import { createRandom } from '../demo/src/random.ts';
import { median } from './load.ts';

/** A valid query by its parameters; `path` is the operation or page. */
type Query = Readonly<Record<string, string>>;

interface Measured {
  readonly query: Query;
  /** Duration of the whole call in milliseconds. */
  readonly ms: number;
  readonly status: number;
  /** Parts of the result that were left out or refused to save time. */
  readonly shed: string;
}

/** Values of each parameter in tested queries; an empty value leaves the parameter out. */
type Axes = Readonly<Record<string, readonly string[]>>;

const SAMPLES = 400;
const KEPT = 24;
const STEPS = 6;
const ROUNDS = 5;
const TOP = 10;

async function readWords(client: pg.ClientBase, order: string, limit: number, condition = 'true'): Promise<string[]> {
  const { rows } = await client.query<{ word: string }>(
    `select d.word from dictionary d join term_count t on t.scope = '*' and t.term = d.stem
     where d.word ~ '^[a-z]{4,}$' and t.n > 0 and ${condition} order by t.n ${order}, d.word limit ${limit}`,
  );
  return rows.map(({ word }) => word);
}

const toCursor = (sort: string, value: number, id: string): string =>
  Buffer.from(JSON.stringify([sort, { tier: 0, value, id }])).toString('base64url');

/** Reads values of all filters from this database: frequent, rare and made-up words, all choices, and deep pages. */
async function readAxes(client: pg.ClientBase): Promise<Axes> {
  const common = await readWords(client, 'desc', 40);
  const rare = await readWords(client, 'asc', 40);
  const middle = await readWords(client, 'desc', 8, 't.n < 3000');
  const misspelt = rare.map((word) => `${word.slice(0, 2)}q${word.slice(2)}`);
  const text = (words: readonly string[], from: number, to: number, by = ' '): string => words.slice(from, to).join(by);
  const { rows } = await client.query<{ username: string }>(
    'select username from contributor order by username limit 1',
  );
  const { rows: keys } = await client.query<{ key: string }>(
    `select substr(term, 3) as key from term_count where scope = '*' and term like 'c:%' order by n desc`,
  );
  const none = '00000000-0000-7000-8000-000000000000';
  return {
    path: ['/api/v1/content/all', '/api/v1/content/all', '/api/v1/content/facets', '/content'],
    q: [
      '',
      '',
      text(common, 0, 1),
      text(common, 0, 2),
      text(common, 0, 8),
      text(common, 30, 31),
      text(middle, 0, 1),
      text(middle, 0, 2),
      text(rare, 0, 1),
      `${text(common, 0, 1)} ${text(rare, 0, 1)}`,
      text(misspelt, 0, 1),
      text(misspelt, 0, 8),
      `${text(common, 0, 4)} ${text(misspelt, 0, 4)}`,
    ],
    category: ['', '', keys[0]?.key ?? '', keys.at(-1)?.key ?? '', 'nothing'],
    subcategory: ['', '', `${keys[0]?.key}-1`],
    keyword: ['', '', text(common, 0, 1), text(rare, 0, 1)],
    contributor: ['', '', rows[0]?.username ?? ''],
    price: ['', 'free', 'paid', '0-', '1-999999999999', '-99999', '14900-14900', '7-8', '9-3', '99900-'],
    format: ['', '', 'svg', 'svg,png,zip,jpg,woff2,psd,wav,glb', 'none'],
    orientation: ['', '', 'landscape', 'landscape,portrait,square'],
    color: ['', '', 'red', 'red,green,blue,yellow,black,white,purple'],
    licence: ['', '', 'synthetic', 'none'],
    ai: ['', 'only', 'exclude'],
    not: [
      '',
      text(common, 0, 1),
      text(common, 0, 20, ','),
      text(common, 20, 40, ','),
      text(rare, 0, 20, ','),
      text(middle, 0, 8, ','),
    ],
    sort: ['', 'relevance', 'newest', 'popular', 'price-asc', 'price-desc'],
    limit: ['', '100', '1'],
    cursor: [
      '',
      '',
      '',
      toCursor('newest', 1, none),
      toCursor('popular', 1, none),
      toCursor('popular', 0, none),
      toCursor('price-asc', 99_900, none),
      toCursor('price-desc', 1, none),
      toCursor('relevance', 1, none),
    ],
  };
}

function toAddress({ path = '', ...rest }: Query): string {
  const parameters = new URLSearchParams(Object.entries(rest).filter(([, value]) => value !== ''));
  return `${path}?${parameters}`;
}

/** Removes a cursor that belongs to another sort order. */
function repair(query: Query): Query {
  const { cursor = '', sort = '' } = query;
  const of = cursor === '' ? '' : (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [string])[0];
  return { ...query, ...(cursor === '' || of === sort ? {} : { sort: of }) };
}

let asked = 0;

async function ask(origin: string, query: Query): Promise<Measured> {
  asked += 1;
  const headers = { 'x-forwarded-for': `10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}` };
  const began = performance.now();
  const response = await fetch(`${origin}${toAddress(query)}`, { headers });
  const text = await response.text();
  const ms = performance.now() - began;
  const isUncounted = text.includes('"count":null');
  const isAtLeast = /"total":\d{1,3},"totalIsMore":true/.test(text);
  const shed = response.status >= 429 ? String(response.status) : isUncounted ? 'counts' : isAtLeast ? 'the total' : '';
  return { query, ms, status: response.status, shed };
}

const byCost = (a: Measured, b: Measured): number => b.ms - a.ms;

/**
 * Tries random queries, then repeatedly changes one parameter of the most expensive one; returns the ten most expensive
 * ones.
 */
export async function findDearest(
  client: pg.ClientBase,
  origin: string,
  say: (line: string) => void,
): Promise<Measured[]> {
  const axes = await readAxes(client);
  const names = Object.keys(axes);
  const chance = createRandom('dearest');
  const pick = (name: string): string => axes[name]?.[Math.floor(chance() * (axes[name]?.length ?? 0))] ?? '';
  const found = new Map<string, Measured>();
  const attempt = async (query: Query): Promise<void> => {
    const whole = repair(query);
    const address = toAddress(whole);
    if (found.has(address)) return;
    const measured = await ask(origin, whole);
    if (measured.status === 200 || measured.status >= 429) found.set(address, measured);
  };
  for (let at = 0; at < SAMPLES; at += 1) await attempt(Object.fromEntries(names.map((name) => [name, pick(name)])));
  say(`${found.size} queries tried; the dearest ${[...found.values()].sort(byCost)[0]?.ms.toFixed(0)} ms`);
  for (let step = 0; step < STEPS; step += 1)
    for (const { query } of [...found.values()].sort(byCost).slice(0, KEPT)) {
      const name = names[Math.floor(chance() * names.length)] ?? '';
      await attempt({ ...query, [name]: pick(name) });
    }
  const dearest: Measured[] = [];
  for (const { query } of [...found.values()].sort(byCost).slice(0, 2 * TOP)) {
    const again: Measured[] = [];
    for (let round = 0; round < ROUNDS; round += 1) again.push(await ask(origin, query));
    const [last] = again.slice(-1);
    if (last !== undefined) dearest.push({ ...last, ms: median(again.map(({ ms }) => ms)) });
  }
  return dearest.sort(byCost).slice(0, TOP);
}

const cut = (value: string): string => (value.length > 60 ? `${value.slice(0, 57)}…` : value);

/** Introduction above the tables of bench/dearest.md. */
export const introduceDearest = (): string => `# The dearest queries

Written by \`npm run bench -- --sizes 1000000 --cases dearest\`: ${SAMPLES} legal queries at random over all parameters, then the dearest changed
by one parameter again and again, the last ${2 * TOP} of them ${ROUNDS} times each; the median of the whole call, without the cache. What takes longer than
\`ARBOR_SEARCH_MS\` is shed: \`503\` is a search that was refused with \`Retry-After\`, *counts* are left out beside the filters, *the total*
is "at least".

Measured ${new Date().toISOString().slice(0, 10)} on ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), Node ${process.version}.
`;

/** Formats the table of bench/dearest.md. */
export function reportDearest(size: number, dearest: readonly Measured[]): string {
  const lines = dearest.map(({ query: { path = '', ...rest }, ms, shed }, at) => {
    const parameters = Object.entries(rest).filter(([, value]) => value !== '');
    return `| ${at + 1} | \`${path}\` | ${parameters.map(([name, value]) => `\`${name}=${cut(value)}\``).join(' ')} | ${ms.toFixed(0)} | ${shed} |`;
  });
  return [
    `${size.toLocaleString('en')} works:`,
    '',
    '| | call | parameters | ms | shed |',
    '| ---: | --- | --- | ---: | --- |',
    ...lines,
    '',
  ].join('\n');
}
