import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { Correction } from '../contract/correction.ts';

/** Corrections of a submission, in the order of the form. `id`: a column in a query on `submission`. */
export const correctionsOf = (id: string) => sql<Correction[]>`coalesce((
  select json_agg(json_build_object('field', field, 'before', before, 'after', after)
    order by array_position(array['title', 'description', 'keywords', 'category', 'subcategories', 'ai'], field))
  from submission_correction where submission_id = ${sql.ref(id)}
), '[]')`;

export async function readCorrections(db: Database, submissionId: string): Promise<Correction[]> {
  const row = await db
    .selectFrom('submission')
    .select(correctionsOf('submission.id').as('corrections'))
    .where('id', '=', submissionId)
    .executeTakeFirst();
  return row?.corrections ?? [];
}

/**
 * Stores, for each field, the value before the first correction and the current one; a field that has its first value
 * again is removed.
 */
export async function saveCorrections(
  tx: Transaction,
  submissionId: string,
  adminId: string,
  corrections: readonly Correction[],
): Promise<void> {
  for (const { field, before, after } of corrections) {
    const now = JSON.stringify(after);
    const undone = await sql`
      delete from submission_correction
      where submission_id = ${submissionId} and field = ${field} and before = ${now}::jsonb`.execute(tx);
    if (undone.numAffectedRows !== 0n) continue;
    await sql`
      insert into submission_correction (submission_id, field, before, after, corrected_by)
      values (${submissionId}, ${field}, ${JSON.stringify(before)}::jsonb, ${now}::jsonb, ${adminId})
      on conflict (submission_id, field)
      do update set after = excluded.after, corrected_by = excluded.corrected_by, corrected_at = now()`.execute(tx);
  }
}
