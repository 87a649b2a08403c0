import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import {
  findCategoryBehind,
  findParentKey,
  findSubcategoryBehind,
  type PublicCategory,
  readPublicCategories,
} from '../../categories/service/categories.ts';
import { readCoverPictures } from '../../categories/service/cover-pictures.ts';
import type { catalogueContract } from '../contract/catalogue.ts';
import { type Preview, toCover } from '../rules/covers.ts';
import { readCategoryCovers, readGroups } from '../store/covers.ts';
import { readCounts } from '../store/listing.ts';

type Contract = typeof catalogueContract;
type Category = OutputOf<Contract['showCategory']>;

const MAX_COVERS = 4;

/** Counts public contents by facet. */
export const countContent = (db: Database, facets: readonly string[]): Promise<ReadonlyMap<string, number>> =>
  readCounts(db, '*', facets);

/** Joins chosen covers and popular ones, which fill the places of chosen contents that are no longer public. */
const joinCovers = (chosen: readonly Preview[], popular: readonly Preview[], categoryKey: string) =>
  [...chosen, ...popular.filter(({ _id }) => chosen.every((each) => each._id !== _id))]
    .slice(0, MAX_COVERS)
    .map((preview) => toCover(preview, categoryKey));

async function completeCategories(db: Database, categories: readonly PublicCategory[]): Promise<Category[]> {
  const facets = categories.flatMap(({ key, subcategories }) => [
    `c:${key}`,
    ...subcategories.map((each) => `s:${each.key}`),
  ]);
  const keys = categories.map(({ key }) => key);
  // Covers are grouped by identifier, because a category and a subcategory may have the same key.
  const chosen = categories.flatMap(({ _id, coverIds, subcategories }) => [
    { key: _id, ids: coverIds },
    ...subcategories.map((each) => ({ key: each._id, ids: each.coverId === null ? [] : [each.coverId] })),
  ]);
  const [counts, covers, pictures, chosenCovers] = await Promise.all([
    countContent(db, facets),
    readCategoryCovers(db, keys, MAX_COVERS),
    readCoverPictures(
      db,
      chosen.map(({ key }) => key),
    ),
    chosen.every(({ ids }) => ids.length === 0) ? undefined : readGroups(db, chosen, MAX_COVERS),
  ]);
  const findCovers = (id: string) => {
    const picture = pictures.get(id);
    const contents = chosenCovers?.get(id)?.covers ?? [];
    return { uploaded: picture === undefined ? [] : [picture], contents };
  };
  return categories.map(({ coverIds: _, ...category }) => {
    const { uploaded, contents } = findCovers(category._id);
    return {
      ...category,
      contentCount: counts.get(`c:${category.key}`) ?? 0,
      covers: [...uploaded, ...joinCovers(contents, covers.get(category.key) ?? [], category.key)].slice(0, MAX_COVERS),
      subcategories: category.subcategories.map(({ coverId: __, ...each }) => {
        const own = findCovers(each._id);
        return {
          ...each,
          contentCount: counts.get(`s:${each.key}`) ?? 0,
          cover: [...own.uploaded, ...own.contents.map((each) => toCover(each, category.key))][0] ?? null,
        };
      }),
    };
  });
}

/** `GET /content-category/published` */
export async function listCategories(ctx: Context): Promise<OutputOf<Contract['listCategories']>> {
  return { items: await completeCategories(ctx.db, await readPublicCategories(ctx.db)) };
}

async function findCategory(ctx: Context, keyOrId: string): Promise<Category> {
  const places = await readPublicCategories(ctx.db, keyOrId);
  const behind = places.length === 0 ? await findCategoryBehind(ctx.db, keyOrId) : undefined;
  const [found] = await completeCategories(
    ctx.db,
    behind === undefined ? places : await readPublicCategories(ctx.db, behind),
  );
  if (found === undefined) throw new Problem('not_found');
  return found;
}

/** `GET /content-category/published/{x}`: `x` may be a former key. @throws Problem `not_found` */
export const showCategory = (ctx: Context, { params }: InputOf<Contract['showCategory']>): Promise<Category> =>
  findCategory(ctx, params.x);

/** `GET /content-category/subkey/{key}`. @throws Problem `not_found` */
export async function showSubcategory(
  ctx: Context,
  { params }: InputOf<Contract['showSubcategory']>,
): Promise<OutputOf<Contract['showSubcategory']>> {
  const behind = await findSubcategoryBehind(ctx.db, params.key);
  const parent = await findParentKey(ctx.db, behind ?? params.key);
  if (parent === undefined) throw new Problem('not_found');
  const category = await findCategory(ctx, parent);
  const subcategory = category.subcategories.find((each) => each.key === (behind ?? params.key));
  if (subcategory === undefined) throw new Problem('not_found');
  return { subcategory, category };
}
