import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Reads a person's uploads for the data export: names, times and results. */
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

/** Deletes a contributor's uploads. @returns their identifiers */
export async function removeUploadsOf(tx: Transaction, contributorId: string): Promise<string[]> {
  await tx.deleteFrom('upload_day').where('contributor_id', '=', contributorId).execute();
  const rows = await tx.deleteFrom('upload').where('contributor_id', '=', contributorId).returning('id').execute();
  return rows.map(({ id }) => id);
}
