import { sql } from 'kysely';
import type { Database } from '../../platform/database/pool.ts';

interface CoverRow {
  readonly _id: string;
  readonly width: number;
  readonly height: number;
  readonly widths: number[];
  readonly colors: string[];
  readonly alt: string;
}

export interface CategoryRow {
  readonly _id: string;
  readonly key: string;
  readonly name: string;
  readonly nameBn: string | null;
  readonly description: string;
  readonly descriptionBn: string | null;
  readonly contentCount: number;
  readonly covers: CoverRow[];
  readonly subcategories: { _id: string; key: string; name: string; nameBn: string | null; contentCount: number }[];
}

const COVERS = 4;

/** Published categories with counts and covers; one of them where `keyOrId` is given. */
export async function readCategories(db: Database, keyOrId?: string): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    select g.id as _id, g.key, g.name, g.name_bn as "nameBn", g.description, g.description_bn as "descriptionBn",
      coalesce(t.n, 0) as "contentCount",
      coalesce((select json_agg(cover) from (
        select card -> 'preview' as cover from listing l where l.category_id = g.id and card -> 'preview' <> 'null'
        order by popularity desc, content_id desc limit ${COVERS}) best), '[]') as covers,
      coalesce((select json_agg(json_build_object('_id', s.id, 'key', s.key, 'name', s.name, 'nameBn', s.name_bn, 'contentCount', coalesce(n.n, 0)) order by s.position, s.name)
        from subcategory s left join term_count n on n.scope = '*' and n.term = 's:' || s.key where s.category_id = g.id), '[]') as subcategories
    from category g left join term_count t on t.scope = '*' and t.term = 'c:' || g.key
    where g.published and (${keyOrId ?? null}::text is null or g.key = ${keyOrId ?? null} or g.id::text = ${keyOrId ?? null})
    order by g.position, g.name`.execute(db);
  return rows;
}

export interface AdminCategoryRow extends Omit<CategoryRow, 'covers'> {
  readonly published: boolean;
  readonly position: number;
}

/** Every category with every subcategory; counts are of what is public. */
export async function readAllCategories(db: Database): Promise<AdminCategoryRow[]> {
  const { rows } = await sql<AdminCategoryRow>`
    select g.id as _id, g.key, g.name, g.name_bn as "nameBn", g.description, g.description_bn as "descriptionBn", g.published, g.position,
      coalesce(t.n, 0) as "contentCount",
      coalesce((select json_agg(json_build_object('_id', s.id, 'key', s.key, 'name', s.name, 'nameBn', s.name_bn, 'contentCount', coalesce(n.n, 0)) order by s.position, s.name)
        from subcategory s left join term_count n on n.scope = '*' and n.term = 's:' || s.key where s.category_id = g.id), '[]') as subcategories
    from category g left join term_count t on t.scope = '*' and t.term = 'c:' || g.key
    order by g.position, g.name`.execute(db);
  return rows;
}

export async function readCategoryKey(db: Database, id: string): Promise<string | undefined> {
  return (await db.selectFrom('category').select('key').where('id', '=', id).executeTakeFirst())?.key;
}

export async function readSubcategoryKey(db: Database, id: string): Promise<string | undefined> {
  return (await db.selectFrom('subcategory').select('key').where('id', '=', id).executeTakeFirst())?.key;
}

export async function readCategoryIdBySubcategory(db: Database, subcategoryKey: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('subcategory')
    .select('category_id')
    .where('key', '=', subcategoryKey)
    .executeTakeFirst();
  return row?.category_id;
}

export interface Suggested {
  readonly kind: 'keyword' | 'category' | 'subcategory' | 'contributor';
  readonly key: string;
  readonly text: string;
  readonly text_bn: string | null;
  readonly n: number | null;
}

/** A LIKE pattern that matches what begins so, whatever signs it holds. */
const beginning = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Keywords by use, then categories, subcategories and contributors whose names begin so, or have a word that does. */
export async function readSuggestions(db: Database, typed: string, max: number): Promise<Suggested[]> {
  const prefix = beginning(typed);
  const word = `% ${prefix}`;
  const { rows } = await sql<Suggested>`
    (select 'keyword' as kind, substr(term, 3) as key, substr(term, 3) as text, null as text_bn, n from term_count
      where scope = '*' and term like 'w:%' and term like ${`w:${prefix}`} and n > 0
        and not exists (select from keyword_setting h where h.keyword = substr(term, 3) and h.hidden)
      order by n desc, term limit ${max})
    union all
    (select 'category', key, name, name_bn, null from category
      where published and (lower(name) like ${prefix} or lower(name) like ${word} or name_bn like ${prefix}) order by position limit 3)
    union all
    (select 'subcategory', s.key, s.name, s.name_bn, null from subcategory s join category c on c.id = s.category_id
      where c.published and (lower(s.name) like ${prefix} or lower(s.name) like ${word} or s.name_bn like ${prefix}) order by s.position limit 3)
    union all
    (select 'contributor', id::text, name, null, null from contributor
      where status = 'active' and (lower(name) like ${prefix} or lower(name) like ${word}) order by name limit 2)`.execute(
    db,
  );
  return rows;
}

/** Keywords like what was typed, for when nothing begins so. */
export async function readAlikeKeywords(db: Database, typed: string, max: number): Promise<Suggested[]> {
  const { rows } = await sql<Suggested>`
    select 'keyword' as kind, d.word as key, d.word as text, null as text_bn, t.n from dictionary d
    join term_count t on t.scope = '*' and t.term = d.stem and t.n > 0
    where d.word % ${typed} order by similarity(d.word, ${typed}) desc, t.n desc limit ${max}`.execute(db);
  return rows;
}

export async function insertSearch(db: Database, keyword: string, visitor: string): Promise<void> {
  await sql`
    insert into keyword_search (keyword, day, visitor)
    select ${keyword}, (now() at time zone 'UTC')::date, ${visitor} from term_count
    where scope = '*' and term = ${`w:${keyword}`} and n > 0
    on conflict do nothing`.execute(db);
}
