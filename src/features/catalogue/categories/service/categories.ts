import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { categoriesContract } from '../contract/categories.ts';
import { toKey } from '../rules/key.ts';
import {
  type CategoryName,
  type PublicCategory as PublicCategoryRow,
  readAllCategories,
  readPlaces,
  readPublic,
  readPublicKeys,
} from '../store/categories.ts';

import { readCoverPictures } from './cover-pictures.ts';

export {
  findCategoryIdByKey,
  findCategoryKey,
  findParentKey,
  findSubcategoryKey,
  lockCategories,
  readCategoryNames,
  readPublicPlacesById,
  readSubcategoriesById,
  searchPlaces,
} from '../store/categories.ts';
export { findCategoryBehind, findSubcategoryBehind } from '../store/retired-keys.ts';

export type PublicCategory = PublicCategoryRow;

/** Derives a key from a name; empty if no character can be used in an address. */
export const toAddressKey = (name: string): string => toKey(name);

export interface CategoriesDeps {
  /** Numbers of public contents by facet: `c:<category>`, `s:<subcategory>`. */
  readonly countContent: (db: Database, facets: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** `GET /content-category/all`, for admins; counts include only public contents. */
export async function listAll(
  ctx: Context,
  { countContent }: CategoriesDeps,
): Promise<OutputOf<typeof categoriesContract.all>> {
  const categories = await readAllCategories(ctx.db);
  const facets = categories.flatMap(({ key, subcategories }) => [
    `c:${key}`,
    ...subcategories.map((each) => `s:${each.key}`),
  ]);
  const counts = await countContent(ctx.db, facets);
  const pictures = await readCoverPictures(
    ctx.db,
    categories.flatMap(({ _id, subcategories }) => [_id, ...subcategories.map((each) => each._id)]),
  );
  return {
    items: categories.map((category) => ({
      ...category,
      picture: pictures.get(category._id) ?? null,
      contentCount: counts.get(`c:${category.key}`) ?? 0,
      subcategories: category.subcategories.map((each) => ({
        ...each,
        picture: pictures.get(each._id) ?? null,
        contentCount: counts.get(`s:${each.key}`) ?? 0,
      })),
    })),
  };
}

/** Published categories in order, each with its subcategories; only one if `keyOrId` is given. */
export const readPublicCategories = (db: Database, keyOrId?: string): Promise<PublicCategory[]> =>
  readPublic(db, keyOrId);

/** Key of the published category with this key or id. */
export const findPublicCategoryKey = async (db: Database, keyOrId: string): Promise<string | undefined> =>
  (await readPublicKeys(db, keyOrId))[0]?.key;

export interface CategoryPlace {
  readonly _id: string;
  readonly name: CategoryName;
  readonly published: boolean;
  readonly hasSubcategories: boolean;
  readonly subcategoryIds: readonly string[];
}

/** The given categories, published or not, which contents may be assigned to. */
export async function readPlacesById(db: Database, ids: readonly string[]): Promise<CategoryPlace[]> {
  const rows = await readPlaces(db, ids);
  return rows.map(({ _id, key, name, nameBn, published, subcategories }) => ({
    _id,
    name: { _id, key, name, nameBn },
    published,
    hasSubcategories: subcategories.length > 0,
    subcategoryIds: subcategories.map((each) => each._id),
  }));
}
