import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { findParentKey, type PublicCategory, readPublicCategories } from '../../categories/service.ts';
import type { catalogueContract } from '../contract.ts';
import { type Preview, toCover } from '../rules/covers.ts';
import { readCategoryCovers } from '../store/covers.ts';
import { readCounts } from '../store/listing.ts';

type Contract = typeof catalogueContract;
type Category = OutputOf<Contract['showCategory']>;

const MAX_COVERS = 4;

/** How many public contents have each of these facets. */
export const countContent = (db: Database, facets: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  readCounts(db, '*', facets);

async function completeCategories(db: Database, categories: readonly PublicCategory[]): Promise<Category[]> {
  const facets = categories.flatMap(({ key, subcategories }) => [
    `c:${key}`,
    ...subcategories.map((each) => `s:${each.key}`),
  ]);
  const keys = categories.map(({ key }) => key);
  const [counts, covers] = await Promise.all([countContent(db, facets), readCategoryCovers(db, keys, MAX_COVERS)]);
  return categories.map((category) => ({
    ...category,
    contentCount: counts.get(`c:${category.key}`) ?? 0,
    covers: (covers.get(category.key) ?? []).map((preview: Preview) => toCover(preview)),
    subcategories: category.subcategories.map((each) => ({ ...each, contentCount: counts.get(`s:${each.key}`) ?? 0 })),
  }));
}

/** `GET /content-category/published` */
export async function listCategories(ctx: Context): Promise<OutputOf<Contract['listCategories']>> {
  return { items: await completeCategories(ctx.db, await readPublicCategories(ctx.db)) };
}

async function findCategory(ctx: Context, keyOrId: string): Promise<Category> {
  const [found] = await completeCategories(ctx.db, await readPublicCategories(ctx.db, keyOrId));
  if (found === undefined) throw new Problem('not_found');
  return found;
}

/** `GET /content-category/published/{x}`. @throws Problem `not_found` */
export const showCategory = (ctx: Context, { params }: InputOf<Contract['showCategory']>): Promise<Category> =>
  findCategory(ctx, params.x);

/** `GET /content-category/subkey/{key}`. @throws Problem `not_found` */
export async function showSubcategory(
  ctx: Context,
  { params }: InputOf<Contract['showSubcategory']>,
): Promise<OutputOf<Contract['showSubcategory']>> {
  const key = await findParentKey(ctx.db, params.key);
  if (key === undefined) throw new Problem('not_found');
  const category = await findCategory(ctx, key);
  const subcategory = category.subcategories.find((each) => each.key === params.key);
  if (subcategory === undefined) throw new Problem('not_found');
  return { subcategory, category };
}
