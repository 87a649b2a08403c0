import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Reads a person's reviews for the data export: their notes and the answers, without internal notes. */
export async function readReviewsOf(db: Database, contributorId: string) {
  return db
    .selectFrom('submission as s')
    .select([
      ...(['s.content_id', 's.number', 's.kind', 's.note', 's.submitted_at', 's.decision', 's.decided_at'] as const),
      's.message',
      sql<unknown>`coalesce((select json_agg(r.code) from submission_reason r where r.submission_id = s.id), '[]')`.as(
        'reasons',
      ),
    ])
    .where('s.contributor_id', '=', contributorId)
    .orderBy('s.id')
    .execute();
}

/** Deletes a person's notes to reviewers; the submissions themselves stay with the work. */
export async function clearNotes(tx: Transaction, contributorId: string): Promise<void> {
  await tx.updateTable('submission').set({ note: '' }).where('contributor_id', '=', contributorId).execute();
}
