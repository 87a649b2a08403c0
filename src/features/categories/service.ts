import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { RequestScope } from '../../platform/http/request-scope.ts';
import { readPopular, rebuildPopular } from '../catalogue/store/popular-keys.ts';
import type { categoriesContract } from './contract.ts';
import { toSuggestion } from './rules.ts';
import {
  insertSearch,
  readAlikeKeywords,
  readAllCategories,
  readCategories,
  readCategoryIdBySubcategory,
  readCategoryKey,
  readSubcategoryKey,
  readSuggestions,
} from './store.ts';

type Contract = typeof categoriesContract;
type Category = OutputOf<Contract['publishedOne']>;

const MAX_KEYS = 20;
const KEYS_EACH = 10;
const MAX_SUGGESTED = 6;
const MAX_KEYWORD = 60;

export async function listPublished(ctx: Context): Promise<OutputOf<Contract['published']>> {
  return { items: await readCategories(ctx.db) };
}

/** `GET /content-category/all`, for admins */
export async function listAll(ctx: Context): Promise<OutputOf<Contract['all']>> {
  return { items: await readAllCategories(ctx.db) };
}

async function published(ctx: Context, keyOrId: string): Promise<Category> {
  const [found] = await readCategories(ctx.db, keyOrId);
  if (found === undefined) throw new Problem('not_found');
  return found;
}

export function showPublished(ctx: Context, { params }: InputOf<Contract['publishedOne']>): Promise<Category> {
  return published(ctx, params.x);
}

export async function showSubkey(
  ctx: Context,
  { params }: InputOf<Contract['subkey']>,
): Promise<OutputOf<Contract['subkey']>> {
  const categoryId = await readCategoryIdBySubcategory(ctx.db, params.key);
  if (categoryId === undefined) throw new Problem('not_found');
  const category = await published(ctx, categoryId);
  const subcategory = category.subcategories.find((each) => each.key === params.key);
  if (subcategory === undefined) throw new Problem('not_found');
  return { subcategory, category };
}

export async function listPopularByCategory(ctx: Context): Promise<OutputOf<Contract['popularByCategory']>> {
  const [categories, keys] = await Promise.all([readCategories(ctx.db), readPopular(ctx.db, undefined, KEYS_EACH)]);
  return {
    items: categories.map((category) => ({ category, keys: keys.filter((key) => key.scope === `c:${category.key}`) })),
  };
}

export async function listPopular(ctx: Context): Promise<OutputOf<Contract['popularAll']>> {
  return { items: await readPopular(ctx.db, ['*'], MAX_KEYS) };
}

export async function listPopularOf(
  ctx: Context,
  { params }: InputOf<Contract['popularOne']>,
): Promise<OutputOf<Contract['popularOne']>> {
  const category = await published(ctx, params.x);
  return { items: await readPopular(ctx.db, [`c:${category.key}`], MAX_KEYS) };
}

/** Suggestions for what has been typed: what begins so; where nothing does, what is spelt alike. */
export async function suggest(
  ctx: Context,
  { params }: InputOf<Contract['recommendation']>,
): Promise<OutputOf<Contract['recommendation']>> {
  const typed = params.x.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');
  if (typed === '') return { items: [] };
  const begun = await readSuggestions(ctx.db, typed, MAX_SUGGESTED);
  const found = begun.length > 0 || typed.length < 3 ? begun : await readAlikeKeywords(ctx.db, typed, MAX_SUGGESTED);
  return { items: found.map(toSuggestion) };
}

export const findCategoryKey = (db: Database, id: string): Promise<string | undefined> => readCategoryKey(db, id);
export const findSubcategoryKey = (db: Database, id: string): Promise<string | undefined> => readSubcategoryKey(db, id);

/** Notes that this visitor searched for a keyword, once a day; what is no keyword of the catalogue is not kept. */
export function recordSearch(ctx: Context, request: RequestScope, query: string): void {
  const keyword = query.normalize('NFC').toLowerCase().trim().replace(/\s+/g, ' ');
  if (keyword === '' || keyword.length > MAX_KEYWORD) return;
  const visitor = request.visitor();
  ctx.platform.backgroundWrites.enqueue(`search|${visitor}|${keyword}`, (db) => insertSearch(db, keyword, visitor));
}

/** The job behind popular keys. */
export const refreshPopularKeys = (db: Database): Promise<void> => db.transaction().execute((tx) => rebuildPopular(tx));
