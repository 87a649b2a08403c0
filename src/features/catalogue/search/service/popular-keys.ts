import { type Context, inTransaction } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { countKeywords, readKeywordUses } from '../../catalogue/service/keywords.ts';
import { findPublicCategoryKey, readPublicCategories } from '../../categories/service/categories.ts';
import type { searchContract } from '../contract/search.ts';
import { readPinned } from '../store/key-settings.ts';
import { readPopular, replacePopular } from '../store/popular-keys.ts';
import { deleteOldCounts } from '../store/search-counts.ts';
import { deleteOldSearches, readSearchedKeywords } from '../store/searches.ts';
import { readUnwanted, type Unwanted } from './left-out.ts';

type Contract = typeof searchContract;
type PopularKey = OutputOf<Contract['popularAll']>['items'][number];

const MAX_KEYS = 20;
const MAX_KEYS_BY_CATEGORY = 10;
/**
 * Minimum number of networks that searched for a keyword before it counts as searched. Repeated searches of one network
 * count once.
 */
const MIN_SEARCHERS = 3;
/** Period whose searches and downloads determine popularity, in days. */
const DAYS = 30;

type Popular = Awaited<ReturnType<typeof readPopular>>;

/** Reads popular keys. For the whole catalogue, pinned keys are included even if nobody searches for them. */
async function readWithPinned(db: Database, scopes: readonly string[] | undefined): Promise<Popular> {
  const rows = await readPopular(db, scopes);
  if (scopes?.includes('*') !== true) return rows;
  const isKnown = new Set(rows.flatMap(({ scope, key }) => (scope === '*' ? [key] : [])));
  const pinned = await readPinned(db);
  const order = new Map(pinned.map(({ keyword }, at) => [keyword, at]));
  const missing = pinned
    .filter(({ keyword }) => !isKnown.has(keyword))
    .map(({ keyword, label }) => ({ scope: '*', key: keyword, label: label ?? keyword, searchers: 0 }));
  const place = ({ key }: Popular[number]): number => order.get(key) ?? pinned.length;
  return missing.length === 0 ? rows : [...missing, ...rows].sort((a, b) => place(a) - place(b));
}

/** Lists the first `max` popular keys of each scope that have works; of all categories if no scopes are given. */
async function listKeys(
  db: Database,
  scopes: readonly string[] | undefined,
  max: number,
  unwanted?: Unwanted,
): Promise<(scope: string) => PopularKey[]> {
  const rows = await readWithPinned(db, scopes);
  const counts = await countKeywords(db, [...new Set(rows.map(({ key }) => key))]);
  return (wanted) =>
    rows
      .flatMap(({ scope, key, label, searchers }) => {
        const count = counts.get(key);
        const isShown = scope === wanted && unwanted?.hasKeyword(key) !== true;
        return isShown && count !== undefined ? [{ key, label, count, searched: searchers > 0 }] : [];
      })
      .slice(0, max);
}

/** `GET /content-category/popular-keys/category` */
export async function listPopularByCategory(ctx: Context): Promise<OutputOf<Contract['popularByCategory']>> {
  const [categories, keysOf] = await Promise.all([
    readPublicCategories(ctx.db),
    listKeys(ctx.db, undefined, MAX_KEYS_BY_CATEGORY),
  ]);
  return { items: categories.map((category) => ({ category, keys: keysOf(`c:${category.key}`) })) };
}

/** `GET /content-category/popular-keys/all` */
export async function listPopular(
  ctx: Context,
  { query }: InputOf<Contract['popularAll']>,
  request: RequestScope,
): Promise<OutputOf<Contract['popularAll']>> {
  const unwanted = await readUnwanted(ctx, request, query.personal);
  return { items: (await listKeys(ctx.db, ['*'], MAX_KEYS, unwanted))('*') };
}

/** `GET /content-category/popular-keys/{x}`. @throws Problem `not_found` */
export async function listPopularInCategory(
  ctx: Context,
  { params, query }: InputOf<Contract['listPopularInCategory']>,
  request: RequestScope,
): Promise<OutputOf<Contract['listPopularInCategory']>> {
  const key = await findPublicCategoryKey(ctx.db, params.x);
  if (key === undefined) throw new Problem('not_found');
  const scope = `c:${key}`;
  const unwanted = await readUnwanted(ctx, request, query.personal);
  return { items: (await listKeys(ctx.db, [scope], MAX_KEYS, unwanted))(scope) };
}

/** Job that recomputes popular keys. */
export async function refreshPopularKeys(ctx: Context): Promise<void> {
  const categories = await readPublicCategories(ctx.db);
  await inTransaction(ctx, async ({ tx }) => {
    const searched = await readSearchedKeywords(tx, DAYS, MIN_SEARCHERS);
    const keys = categories.map(({ key }) => key);
    const words = searched.map(({ keyword }) => keyword);
    await replacePopular(tx, await readKeywordUses(tx, keys, words, DAYS), searched);
    await deleteOldSearches(tx, DAYS);
    await deleteOldCounts(tx);
  });
}
