import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { ReviewTemplate } from '../../../../platform/database/schema.ts';

const columns = ['id', 'title', 'en', 'bn'] as const;

export type TemplateRow = Pick<Selectable<ReviewTemplate>, (typeof columns)[number]>;

export const readTemplates = (db: Database): Promise<TemplateRow[]> =>
  db.selectFrom('review_template').select(columns).orderBy(sql`lower(title)`).execute();

/** Prevents others from adding or renaming templates until the transaction ends. */
export const lockTemplates = (tx: Transaction): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('review_template', 0))`.execute(tx);

export async function addTemplate(tx: Transaction, template: TemplateRow, adminId: string): Promise<void> {
  await tx
    .insertInto('review_template')
    .values({ ...template, changed_by: adminId })
    .execute();
}

/** Changes a template. @returns false if it doesn't exist */
export async function updateTemplate(
  tx: Transaction,
  { id, ...texts }: TemplateRow,
  adminId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('review_template')
    .set({ ...texts, changed_by: adminId, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Deletes a template. @returns its title; undefined if it doesn't exist */
export async function deleteTemplate(tx: Transaction, id: string): Promise<string | undefined> {
  const row = await tx.deleteFrom('review_template').where('id', '=', id).returning('title').executeTakeFirst();
  return row?.title;
}
