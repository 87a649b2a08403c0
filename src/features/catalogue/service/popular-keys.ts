import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { readPublicCategories } from '../../categories/service.ts';
import type { catalogueContract } from '../contract.ts';
import { normalizeKeyword } from '../rules/suggestions.ts';
import { readPopular, rebuildPopular } from '../store/popular-keys.ts';
import { insertSearch } from '../store/suggestions.ts';

type Contract = typeof catalogueContract;

const MAX_KEYS = 20;
const MAX_KEYS_BY_CATEGORY = 10;
const MAX_KEYWORD_LENGTH = 60;

/** `GET /content-category/popular-keys/category` */
export async function listPopularByCategory(ctx: Context): Promise<OutputOf<Contract['popularByCategory']>> {
  const [categories, keys] = await Promise.all([
    readPublicCategories(ctx.db),
    readPopular(ctx.db, undefined, MAX_KEYS_BY_CATEGORY),
  ]);
  return {
    items: categories.map((category) => ({ category, keys: keys.filter((key) => key.scope === `c:${category.key}`) })),
  };
}

/** `GET /content-category/popular-keys/all` */
export async function listPopular(ctx: Context): Promise<OutputOf<Contract['popularAll']>> {
  return { items: await readPopular(ctx.db, ['*'], MAX_KEYS) };
}

/** `GET /content-category/popular-keys/{x}`. @throws Problem `not_found` */
export async function listPopularInCategory(
  ctx: Context,
  { params }: InputOf<Contract['popularOne']>,
): Promise<OutputOf<Contract['popularOne']>> {
  const [category] = await readPublicCategories(ctx.db, params.x);
  if (category === undefined) throw new Problem('not_found');
  return { items: await readPopular(ctx.db, [`c:${category.key}`], MAX_KEYS) };
}

/** Counts that this visitor searched for a keyword, once a day; what is no keyword of the catalogue is not stored. */
export function recordSearch(ctx: Context, request: RequestScope, query: string): void {
  const keyword = normalizeKeyword(query);
  if (keyword === '' || keyword.length > MAX_KEYWORD_LENGTH) return;
  const visitor = request.visitor();
  ctx.platform.backgroundWrites.enqueue(`search|${visitor}|${keyword}`, (db) =>
    db.transaction().execute((tx) => insertSearch(tx, keyword, visitor)),
  );
}

/** The job behind popular keys. */
export async function refreshPopularKeys(db: Database): Promise<void> {
  const categories = await readPublicCategories(db);
  await db.transaction().execute((tx) =>
    rebuildPopular(
      tx,
      categories.map(({ key }) => key),
    ),
  );
}
