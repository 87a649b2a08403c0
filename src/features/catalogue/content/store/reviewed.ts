import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

export interface ContentFilter {
  readonly categoryId?: string | undefined;
  readonly ai?: boolean | undefined;
}

/** Selects identifiers of contents, for filters of other features: `where('content_id', 'in', …)`. */
export const selectContents = (db: Database, { categoryId, ai }: ContentFilter) =>
  db
    .selectFrom('content')
    .select('content.id')
    .$if(categoryId !== undefined, (all) => all.where('category_id', '=', categoryId ?? ''))
    .$if(ai !== undefined, (all) => all.where('ai', '=', ai ?? false));

export type FileFigures = Readonly<Record<string, number | string>>;

export interface PreviewRow {
  readonly _id: string;
  readonly kind: string;
  readonly alt: string;
  readonly caption: string;
  readonly translatedCaption: string | null;
  readonly width: number;
  readonly height: number;
  readonly widths: number[];
  readonly asset: { readonly ext: string; readonly mediaType: string } | null;
}

const previewColumns = sql`id as _id, kind, alt, caption, translated_caption as "translatedCaption", width, height, widths, asset`;

export const firstPreview = sql<PreviewRow | null>`(
  select row_to_json(p) from (
    select ${previewColumns} from preview
    where content_id = content.id order by position limit 1
  ) p
)`;

export async function readPreviewRows(db: Database, ids: readonly string[]): Promise<PreviewRow[]> {
  const { rows } = await sql<PreviewRow>`select ${previewColumns} from preview where id = ${isOneOf(ids)}`.execute(db);
  return rows;
}

/** Reads what reviewers' lists show of contents in any status. */
export async function readWorkSummaries(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('content')
    .select([
      'id',
      'title',
      'status',
      'ai',
      'category_id',
      'contributor_id',
      firstPreview.as('preview'),
      sql<number>`(
        select count(*) from variant v join variant_file f on f.variant_id = v.id where v.content_id = content.id
      )`.as('files'),
    ])
    .where('id', '=', isOneOf(ids))
    .execute();
}

export type WorkSummary = Awaited<ReturnType<typeof readWorkSummaries>>[number];

/** Reads processing's measurements (pages, glyphs, seconds …) of each file of a content, by the file's identifier. */
export async function readFileFigures(db: Database, contentId: string): Promise<ReadonlyMap<string, FileFigures>> {
  const rows = await db
    .selectFrom('variant as v')
    .innerJoin('variant_file as f', 'f.variant_id', 'v.id')
    .select(['f.file_id', sql<FileFigures>`f.figures`.as('figures')])
    .where('v.content_id', '=', contentId)
    .execute();
  return new Map(rows.map(({ file_id, figures }) => [file_id, figures]));
}

/** Reads status, contributor and revised content of a content. */
export async function readContentStanding(db: Database, id: string) {
  return db
    .selectFrom('content')
    .select(['id', 'status', 'revision_of', 'contributor_id', 'title', 'appealed_at'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Like `readContentStanding`, for several contents, in no particular order. */
export async function readContentStandings(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('content')
    .select(['id', 'status', 'revision_of', 'contributor_id', 'appealed_at'])
    .where('id', '=', isOneOf(ids))
    .execute();
}

/** Like `readContentStanding`, with a lock on the content until the transaction ends. */
export async function lockContentStanding(tx: Transaction, id: string) {
  return tx
    .selectFrom('content')
    .select(['id', 'status', 'revision_of', 'contributor_id', 'title', 'appealed_at', 'edited_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function countPublishedContents(db: Database, contributorId: string): Promise<number> {
  const { n } = await db
    .selectFrom('content')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('contributor_id', '=', contributorId)
    .where('status', '=', 'published')
    .executeTakeFirstOrThrow();
  return n;
}

/** Records that the contributor has used the only appeal. */
export async function noteAppeal(tx: Transaction, id: string): Promise<void> {
  await tx.updateTable('content').set({ appealed_at: sql<Date>`now()` }).where('id', '=', id).execute();
}
