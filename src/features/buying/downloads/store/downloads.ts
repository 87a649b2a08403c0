import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

/** Records a download in one row per account and variant, in which `times` counts days. */
export async function recordDownload(
  tx: Transaction,
  row: { readonly accountId: string; readonly contentId: string; readonly variantId: string },
): Promise<void> {
  await tx
    .insertInto('account_download')
    .values({ account_id: row.accountId, content_id: row.contentId, variant_id: row.variantId })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'variant_id']).doUpdateSet({
        last_at: sql<Date>`now()`,
        times: sql<number>`account_download.times + case when (account_download.last_at at time zone 'UTC')::date < (now() at time zone 'UTC')::date then 1 else 0 end`,
      }),
    )
    .execute();
}

/** All downloads of an account, newest first. */
export const readDownloads = (db: Database, accountId: string) =>
  db
    .selectFrom('account_download')
    .select(['content_id', 'variant_id', 'times', 'first_at', 'last_at'])
    .where('account_id', '=', accountId)
    .orderBy('last_at', 'desc')
    .orderBy('variant_id', 'desc')
    .execute();

export async function sumDownloads(db: Database, accountId: string): Promise<number> {
  const { total } = await db
    .selectFrom('account_download')
    .select(sql<number>`coalesce(sum(times), 0)::int`.as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function removeDownloads(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('account_download').where('account_id', '=', accountId).execute();
}
