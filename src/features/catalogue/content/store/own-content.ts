import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../../platform/database/pool.ts';
import type { ContentStatus, OwnContent } from '../contract/own-content.ts';

/** Condition that the title or a keyword of a content matches each of these regular expressions, in lower case. */
export const matchesWords = (patterns: readonly string[]): RawBuilder<boolean> =>
  sql`${sql.join(
    [
      sql`true`,
      ...patterns.map(
        (pattern) => sql`(lower(title) ~ ${pattern}
      or exists (select from content_keyword where content_id = content.id and keyword ~ ${pattern}))`,
      ),
    ],
    sql` and `,
  )}`;

const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

/** Query that selects the name of a licence as JSON, by its code. */
export type SelectLicenceName = (code: Expression<string>) => Expression<OwnContent['variants'][number]['licenceName']>;

const selectVariants = (selectLicenceName: SelectLicenceName) => sql<OwnContent['variants']>`coalesce((
  select json_agg(v) from (
    select variant.id as _id, name, licence_code as licence,
      (${selectLicenceName(sql.ref('licence_code'))}) as "licenceName", price, revision_of is not null as "isPublished", coalesce((
      select json_agg(f) from (
        select file.id as _id, vf.name, format, contained_formats as "containedFormats", media_type as "mediaType", size,
          width, height, sha256, figures
        from variant_file vf join file on file.id = vf.file_id where vf.variant_id = variant.id order by vf.position
      ) f
    ), '[]') as files
    from variant where content_id = content.id order by position
  ) v
), '[]')`;

const previews = sql<OwnContent['previews']>`coalesce((
  select json_agg(p) from (
    select id as _id, kind, alt, caption, translated_caption as "translatedCaption", width, height, widths, avif_widths as "avifWidths", file_id as "fileId", asset, mockup,
      source ->> 'name' as "fileName",
      coalesce((select json_agg(c ->> 'hex') from jsonb_array_elements(colors) with ordinality as e (c, n) where n <= 2), '[]') as colors
    from preview where content_id = content.id order by position
  ) p
), '[]')`;

const releases = sql<OwnContent['releases']>`coalesce((
  select json_agg(json_build_object('_id', id, 'kind', kind, 'name', name) order by created_at, id)
  from content_release where content_id = content.id
), '[]')`;

/** Reads all data of contents, in any status, that their contributor can edit. */
export async function readOwn(db: Database, ids: readonly string[], selectLicenceName: SelectLicenceName) {
  return db
    .selectFrom('content')
    .select([
      'id',
      'contributor_id',
      'status',
      'revision_of',
      'version',
      'title',
      'translated_title',
      'language',
      'description',
      'category_id',
      'ai',
      'shows_people',
      'shows_property',
      'change_note',
      'suggested',
      'created_at',
      'updated_at',
      'submitted_at',
      'published_at',
      'unpublished_code',
      'unpublished_reason',
      sql<string | null>`(select id from content r where r.revision_of = content.id)`.as('revision_id'),
      sql<
        string[]
      >`array(select subcategory_id from content_subcategory where content_id = content.id order by position)`.as(
        'subcategory_ids',
      ),
      sql<string[]>`array(select keyword from content_keyword where content_id = content.id order by position)`.as(
        'keywords',
      ),
      selectVariants(selectLicenceName).as('variants'),
      previews.as('previews'),
      releases.as('releases'),
    ])
    .where('id', '=', isOneOf(ids))
    .execute();
}
export type OwnRow = Awaited<ReturnType<typeof readOwn>>[number];

export interface OwnFilters {
  readonly statuses: readonly ContentStatus[];
  /** Regular expressions in lower case; the title or a keyword has to match each of them. */
  readonly patterns: readonly string[];
}

/** Reads identifiers of a contributor's contents, newest first. Each status is read by an index in that order. */
export async function readOwnIds(
  db: Database,
  contributorId: string,
  { statuses, patterns }: OwnFilters,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${statuses}::text[]) as wanted (status) cross join lateral (
      select id from content
      where contributor_id = ${contributorId} and status = wanted.status
        and (${after ?? null}::uuid is null or id < ${after ?? null}::uuid)
        and ${matchesWords(patterns)}
      order by id desc limit ${limit}
    ) found order by id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Counts a contributor's contents by status. */
export async function countByStatus(db: Database, contributorId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('content')
    .select((eb) => ['status', eb.fn.countAll<number>().as('n')])
    .where('contributor_id', '=', contributorId)
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, n }) => [status, n]));
}

/** Counts the contents that match a search, up to `max`. */
export async function countOwn(db: Database, contributorId: string, filters: OwnFilters, max: number): Promise<number> {
  return (await readOwnIds(db, contributorId, filters, { after: undefined, limit: max })).length;
}

/** Finds the content and contributor of a preview, and the published preview that it replaces. */
export async function findPreviewOwner(db: Database, previewId: string) {
  return db
    .selectFrom('preview')
    .innerJoin('content', 'content.id', 'preview.content_id')
    .select(['content_id', 'contributor_id', 'preview.revision_of'])
    .where('preview.id', '=', previewId)
    .executeTakeFirst();
}

/** Selects all contents of a contributor, for features that count their own rows by content. */
export const selectContentsOf = (db: Database, contributorId: string) =>
  db.selectFrom('content').select('content.id').where('contributor_id', '=', contributorId);

/** The query of one work for another feature's statement: a row with `id`. */
export const selectContent = (db: Database, id: string) =>
  db.selectFrom('content').select('content.id').where('content.id', '=', id);

/** Those of these works that exist; with a contributor, only the contributor's own. Revisions are left out. */
export async function findWorksOf(
  db: Database,
  contributorId: string | null,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('content')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('revision_of', 'is', null)
    .$if(contributorId !== null, (all) => all.where('contributor_id', '=', contributorId ?? ''))
    .execute();
  return rows.map(({ id }) => id);
}

/** Selects the categories in which a contributor has works. */
export const selectCategoriesOf = (db: Database, contributorId: string) =>
  db
    .selectFrom('content')
    .select('content.category_id')
    .where('contributor_id', '=', contributorId)
    .where('category_id', 'is not', null);

/** Finds a contributor's work in any status; undefined for works of other contributors and for revisions. */
export const findOwnWork = (db: Database, contributorId: string, id: string) =>
  db
    .selectFrom('content')
    .select(['id', 'title'])
    .where('id', '=', id)
    .where('contributor_id', '=', contributorId)
    .where('revision_of', 'is', null)
    .executeTakeFirst();
