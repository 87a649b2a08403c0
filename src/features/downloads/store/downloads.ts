import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import type { DownloadPage } from '../rules.ts';

/** One row for each variant; `times` counts days. */
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

/** The time of a cursor, exactly: a float of seconds would lose the last digits. */
const toTime = (microseconds: number) =>
  sql<Date>`('epoch'::timestamptz + ${microseconds}::bigint * interval '1 microsecond')`;

/** Downloads of an account, the last one first: in the order of an index. */
export async function readDownloads(
  db: Database,
  accountId: string,
  { after, limit }: Pick<DownloadPage, 'after'> & { readonly limit?: number },
) {
  return db
    .selectFrom('account_download as d')
    .select([
      'd.content_id',
      'd.variant_id',
      'd.times',
      'd.first_at',
      'd.last_at',
      sql<number>`(extract(epoch from d.last_at) * 1000000)::bigint`.as('last_microseconds'),
    ])
    .where('d.account_id', '=', accountId)
    .$if(after !== undefined, (all) =>
      all.where((eb) =>
        eb(eb.refTuple('d.last_at', 'd.variant_id'), '<', eb.tuple(toTime(after?.at ?? 0), after?.variantId ?? '')),
      ),
    )
    .orderBy('d.last_at', 'desc')
    .orderBy('d.variant_id', 'desc')
    .$if(limit !== undefined, (all) => all.limit(limit ?? 0))
    .execute();
}

export type DownloadRow = Awaited<ReturnType<typeof readDownloads>>[number];

export async function countDownloads(db: Database, accountId: string): Promise<number> {
  const { n } = await db
    .selectFrom('account_download')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return n;
}

export async function removeDownloads(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('account_download').where('account_id', '=', accountId).execute();
}
