import type { Database, Transaction } from '../../../../platform/database/pool.ts';

export interface NewReport {
  readonly id: string;
  readonly kind: string;
  /** At most one of `contentId`, `listId` and `ratingId` is set. */
  readonly contentId: string | null;
  readonly listId: string | null;
  readonly ratingId: string | null;
  readonly words: string;
  readonly email: string | null;
  readonly accountId: string | null;
  readonly language: string;
}

export async function addReport(tx: Transaction, report: NewReport): Promise<void> {
  const { id, kind, words, email, language } = report;
  await tx
    .insertInto('report')
    .values({
      id,
      kind,
      words,
      email,
      language,
      content_id: report.contentId,
      list_id: report.listId,
      rating_id: report.ratingId,
      account_id: report.accountId,
    })
    .execute();
}

/** Reads the reports of an account, oldest first. */
export async function readReportsOf(db: Database, accountId: string) {
  return db
    .selectFrom('report')
    .select(['kind', 'content_id', 'list_id', 'rating_id', 'words', 'email', 'status', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
}

/** Removes the sender of an account's reports. The reports themselves stay, because cases depend on them. */
export async function anonymizeReports(tx: Transaction, accountId: string): Promise<void> {
  await tx.updateTable('report').set({ account_id: null, email: null }).where('account_id', '=', accountId).execute();
}
