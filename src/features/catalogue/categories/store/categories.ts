import { type SqlBool, sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** A category or subcategory, as the API names one. */
export interface CategoryName {
  readonly _id: string;
  readonly key: string;
  readonly name: string;
  readonly nameBn: string | null;
}

interface CoveredSubcategory extends CategoryName {
  /** The content chosen as cover. */
  readonly coverId: string | null;
}

const subcategories = sql<CoveredSubcategory[]>`coalesce((
  select json_agg(s) from (
    select id as _id, key, name, name_bn as "nameBn", cover_id as "coverId" from subcategory
    where category_id = category.id and published order by position, name
  ) s
), '[]')`.as('subcategories');

/** All subcategories, published or not. */
const allSubcategories = sql<(CoveredSubcategory & { readonly published: boolean })[]>`coalesce((
  select json_agg(s) from (
    select id as _id, key, name, name_bn as "nameBn", cover_id as "coverId", published from subcategory
    where category_id = category.id order by position, name
  ) s
), '[]')`.as('subcategories');

const coverIds = sql<
  string[]
>`array(select content_id from category_cover where category_id = category.id order by position)`.as('coverIds');

const selectCategories = (db: Database) =>
  db
    .selectFrom('category')
    .select([
      'id as _id',
      'key',
      'name',
      'name_bn as nameBn',
      'description',
      'description_bn as descriptionBn',
      coverIds,
    ])
    .orderBy('position')
    .orderBy('name');

const selectPublic = (db: Database) => selectCategories(db).select(subcategories).where('published', '=', true);

const hasKeyOrId = (keyOrId: string) => sql<SqlBool>`(key = ${keyOrId} or id::text = ${keyOrId})`;

const readAllPublic = compileOnce(selectPublic);
const readOnePublic = compileOnce((db: Database, keyOrId: string) => selectPublic(db).where(hasKeyOrId(keyOrId)));

/** Published categories in order; only one if `keyOrId` is given. */
export const readPublic = (db: Database, keyOrId?: string) =>
  keyOrId === undefined ? readAllPublic(db) : readOnePublic(db, keyOrId);

export type PublicCategory = Awaited<ReturnType<typeof readPublic>>[number];

/** Keys of published categories with this key or id: one or none. */
export const readPublicKeys = compileOnce((db: Database, keyOrId: string) =>
  db.selectFrom('category').select('key').where('published', '=', true).where(hasKeyOrId(keyOrId)),
);

/** Every category with every subcategory. */
export const readAllCategories = (db: Database) =>
  selectCategories(db).select([allSubcategories, 'published', 'position']).execute();

export async function findCategoryKey(db: Database, id: string): Promise<string | undefined> {
  return (await db.selectFrom('category').select('key').where('id', '=', id).executeTakeFirst())?.key;
}

export async function findSubcategoryKey(db: Database, id: string): Promise<string | undefined> {
  return (await db.selectFrom('subcategory').select('key').where('id', '=', id).executeTakeFirst())?.key;
}

/** The key of the category that a subcategory belongs to. */
export async function findParentKey(db: Database, subcategoryKey: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('subcategory')
    .innerJoin('category', 'category.id', 'subcategory.category_id')
    .select('category.key')
    .where('subcategory.key', '=', subcategoryKey)
    .executeTakeFirst();
  return row?.key;
}

/** Names of all published categories and subcategories; `categoryKey` is null for a category. */
export const readCategoryNames = compileOnce((db: Database) =>
  db
    .selectFrom('category')
    .select(['key', 'name', 'name_bn as nameBn', sql<string | null>`null`.as('categoryKey')])
    .where('published', '=', true)
    .unionAll(
      db
        .selectFrom('subcategory as s')
        .innerJoin('category as c', 'c.id', 's.category_id')
        .select(['s.key', 's.name', 's.name_bn as nameBn', sql<string | null>`c.key`.as('categoryKey')])
        .where('c.published', '=', true)
        .where('s.published', '=', true),
    ),
);

/** Whether the name or a word in it matches a LIKE pattern for a lower-case prefix. */
const hasPrefix = (table: 'category' | 'subcategory', prefix: string) => {
  const [name, nameBn] = [sql.ref(`${table}.name`), sql.ref(`${table}.name_bn`)];
  return sql<SqlBool>`(lower(${name}) like ${prefix} or lower(${name}) like ${`% ${prefix}`} or ${nameBn} like ${prefix})`;
};

interface FoundPlace {
  readonly kind: 'category' | 'subcategory';
  readonly key: string;
  readonly name: string;
  readonly nameBn: string | null;
}

/**
 * Published categories, then subcategories, whose name or a word in it matches a LIKE pattern for a lower-case prefix;
 * at most `max` of each.
 */
export async function searchPlaces(db: Database, prefix: string, max: number): Promise<FoundPlace[]> {
  const { rows } = await sql<FoundPlace>`
    select kind, key, name, name_bn as "nameBn" from (
      (select 'category' as kind, key, name, name_bn, position from category
        where published and ${hasPrefix('category', prefix)} order by position limit ${max})
      union all
      (select 'subcategory', subcategory.key, subcategory.name, subcategory.name_bn, subcategory.position
        from subcategory join category on category.id = category_id
        where category.published and subcategory.published and ${hasPrefix('subcategory', prefix)}
        order by subcategory.position limit ${max})
    ) place order by kind, position`.execute(db);
  return rows;
}

const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** Locks these categories against changes until the transaction ends, in the order of ids, as everywhere. */
export async function lockCategories(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.selectFrom('category').select('id').where('id', '=', isOneOf(ids)).orderBy('id').forShare().execute();
}

/** The given categories that are published, as cards name them. */
export async function readPublicPlacesById(db: Database, ids: readonly string[]): Promise<CategoryName[]> {
  return db
    .selectFrom('category')
    .select(['id as _id', 'key', 'name', 'name_bn as nameBn'])
    .where('id', '=', isOneOf(ids))
    .where('published', '=', true)
    .execute();
}

export async function readSubcategoriesById(db: Database, ids: readonly string[]): Promise<CategoryName[]> {
  return db
    .selectFrom('subcategory')
    .select(['id as _id', 'key', 'name', 'name_bn as nameBn'])
    .where('id', '=', isOneOf(ids))
    .where('published', '=', true)
    .execute();
}

/** The given categories, published or not. */
export async function readPlaces(db: Database, ids: readonly string[]) {
  return selectCategories(db).select([subcategories, 'published']).where('id', '=', isOneOf(ids)).execute();
}

/** Whether the category or subcategory exists, published or not. */
export async function hasPlace(db: Database, level: 'category' | 'subcategory', id: string): Promise<boolean> {
  return (await db.selectFrom(level).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Id of the category with this key, published or not. */
export async function findCategoryIdByKey(db: Database, key: string): Promise<string | undefined> {
  return (await db.selectFrom('category').select('id').where('key', '=', key).executeTakeFirst())?.id;
}
