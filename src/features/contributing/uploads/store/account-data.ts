import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** What a person gets of their uploads: what they sent, when, and what became of it. */
export async function readOwnUploads(db: Database, contributorId: string) {
  return db
    .selectFrom('upload')
    .select([
      'id',
      'name',
      'folder',
      'size',
      'received',
      'claimed_sha256',
      'status',
      'refusal',
      'taken_at',
      'created_at',
    ])
    .where('contributor_id', '=', contributorId)
    .orderBy('id')
    .execute();
}

/** @returns the identifiers of those that are gone */
export async function removeUploadsOf(tx: Transaction, contributorId: string): Promise<string[]> {
  await tx.deleteFrom('upload_day').where('contributor_id', '=', contributorId).execute();
  const rows = await tx.deleteFrom('upload').where('contributor_id', '=', contributorId).returning('id').execute();
  return rows.map(({ id }) => id);
}
