import type { Context } from '../../../../platform/context.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { categoriesContract } from '../contract/categories.ts';
import { toKey } from '../rules/key.ts';
import {
  type CategoryName,
  lockRows,
  type PublicCategory as PublicCategoryRow,
  readAllCategories,
  readByPrefix,
  readCategoryKey,
  readIdByKey,
  readNames,
  readParentKey,
  readPlaces,
  readPublic,
  readPublicKeys,
  readPublicPlaces,
  readSubcategoriesByPrefix,
  readSubcategoryKey,
  readSubcategoryPlaces,
} from '../store/categories.ts';
import { readCategoryBehind, readSubcategoryBehind } from '../store/retired-keys.ts';
import { readCoverPictures } from './cover-pictures.ts';

export type PublicCategory = PublicCategoryRow;

/** The key that a name gives, or empty where nothing of it can stand in an address. */
export const toAddressKey = (name: string): string => toKey(name);

/** The key that a category goes by now, which went by this one. */
export const findCategoryBehind = (db: Database, key: string): Promise<string | undefined> =>
  readCategoryBehind(db, key);

/** The key that a subcategory goes by now, which went by this one. */
export const findSubcategoryBehind = (db: Database, key: string): Promise<string | undefined> =>
  readSubcategoryBehind(db, key);

export interface CategoriesDeps {
  /** Numbers of public contents by facet: `c:<category>`, `s:<subcategory>`. */
  readonly countContent: (db: Database, facets: readonly string[]) => Promise<ReadonlyMap<string, number>>;
}

/** `GET /content-category/all`, for admins; counts are of what is public. */
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

/** Published categories in their order, each with its subcategories; one of them where `keyOrId` is there. */
export const readPublicCategories = (db: Database, keyOrId?: string): Promise<PublicCategory[]> =>
  readPublic(db, keyOrId);

/** The key of a published category that is named by it or by its identifier. */
export const findPublicCategoryKey = async (db: Database, keyOrId: string): Promise<string | undefined> =>
  (await readPublicKeys(db, keyOrId))[0]?.key;

export const findCategoryKey = (db: Database, id: string): Promise<string | undefined> => readCategoryKey(db, id);
export const findSubcategoryKey = (db: Database, id: string): Promise<string | undefined> => readSubcategoryKey(db, id);

/** The key of the category that a subcategory belongs to. */
export const findParentKey = (db: Database, subcategoryKey: string): Promise<string | undefined> =>
  readParentKey(db, subcategoryKey);

interface Name {
  readonly key: string;
  readonly name: string;
  readonly nameBn: string | null;
}

/** Names of everything published; `categoryKey` is null for a category. */
export const readCategoryNames = (db: Database): Promise<(Name & { categoryKey: string | null })[]> => readNames(db);

/** Published categories whose name, or a word of it, matches a LIKE pattern for a prefix in lower case. */
export const searchCategories = (db: Database, prefix: string, max: number): Promise<Name[]> =>
  readByPrefix(db, prefix, max);

export const searchSubcategories = (db: Database, prefix: string, max: number): Promise<Name[]> =>
  readSubcategoriesByPrefix(db, prefix, max);

/** Keeps these categories from changing until the transaction ends. In the order of identifiers, as everywhere. */
export const lockCategories = (tx: Transaction, ids: readonly string[]): Promise<void> => lockRows(tx, ids);

/** The published ones of these categories, as cards name them. */
export const readPublicPlacesById = (db: Database, ids: readonly string[]): Promise<CategoryName[]> =>
  readPublicPlaces(db, ids);

export const readSubcategoriesById = (db: Database, ids: readonly string[]): Promise<CategoryName[]> =>
  readSubcategoryPlaces(db, ids);

export interface CategoryPlace {
  readonly _id: string;
  readonly name: CategoryName;
  readonly published: boolean;
  readonly hasSubcategories: boolean;
  readonly subcategoryIds: readonly string[];
}

/** These categories, published or not: what may be chosen for a content. */
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

/** The category of a key, published or not. */
export const findCategoryIdByKey = (db: Database, key: string): Promise<string | undefined> => readIdByKey(db, key);
