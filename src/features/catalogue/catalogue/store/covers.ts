import { type RawBuilder, type Selectable, sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { Listing } from '../../../../platform/database/schema.ts';
import type { Preview } from '../rules/covers.ts';

const preview: RawBuilder<Preview> = sql`card::json -> 'preview'`;
const hasPreview = sql`(card::json ->> 'preview') is not null`;

const selectCategoryCovers = compileOnce(
  (_db: Database, categoryKeys: readonly string[], max: number) =>
    sql<Pick<Selectable<Listing>, 'category_key'> & { covers: Preview[] }>`
    select category_key, covers from unnest(${categoryKeys}::text[]) as category_key cross join lateral (
      select coalesce(json_agg(preview), '[]') as covers from (
        select ${preview} as preview from listing l where l.category_key = category_key.category_key and ${hasPreview}
        order by popularity desc, content_id desc limit ${max}
      ) best
    ) found`,
);

/** Reads previews of the most popular contents of each category. */
export const readCategoryCovers = async (
  db: Database,
  categoryKeys: readonly string[],
  max: number,
): Promise<Map<string, Preview[]>> =>
  new Map((await selectCategoryCovers(db, categoryKeys, max)).map((row) => [row.category_key, row.covers]));

/** Counts the public contents of each group and reads the previews of the first ones, in the group's order. */
export async function readGroups(
  db: Database,
  groups: readonly { readonly key: string; readonly ids: readonly string[] }[],
  max: number,
): Promise<Map<string, { count: number; covers: Preview[] }>> {
  const flat = groups.flatMap(({ key, ids }) => ids.map((id, place) => ({ key, id, place })));
  const { rows } = await sql<{ key: string; count: number; covers: Preview[] }>`
    with member as materialized (
      select key, id, place from unnest(${flat.map(({ key }) => key)}::text[], ${flat.map(({ id }) => id)}::uuid[],
        ${flat.map(({ place }) => place)}::int[]) as chosen (key, id, place)
      where exists (select from listing where content_id = id)
    )
    select key, count(*) as count, (
      select coalesce(json_agg(preview), '[]') from (
        select ${preview} as preview
        from (select id, place from member m where m.key = member.key order by place offset 0) ordered
        join lateral (select card from listing where content_id = id offset 0) cards on ${hasPreview}
        order by place limit ${max}
      ) first
    ) as covers
    from member group by key`.execute(db);
  return new Map(rows.map(({ key, ...group }) => [key, group]));
}
