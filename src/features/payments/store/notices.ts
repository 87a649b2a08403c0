import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import type { NoticeSubject, ReportedStatus } from '../rules/status.ts';

export interface NewNotice {
  readonly provider: string;
  readonly notice: {
    readonly eventId: string;
    readonly about: NoticeSubject;
    readonly claim: ReportedStatus | undefined;
  };
  readonly paymentId: string | undefined;
}

/** True for an event that wasn't told before; any other is counted. */
export async function addNotice(tx: Transaction, { provider, notice, paymentId }: NewNotice): Promise<boolean> {
  const row = await tx
    .insertInto('payment_notice')
    .values({
      provider,
      event_id: notice.eventId,
      payment_id: paymentId ?? null,
      about: notice.about,
      claim: notice.claim ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['provider', 'event_id'])
        .doUpdateSet({ deliveries: sql`least(payment_notice.deliveries, 2000000000) + 1` }),
    )
    .returning('deliveries')
    .executeTakeFirstOrThrow();
  return row.deliveries === 1;
}

export async function endNotice(tx: Transaction, provider: string, eventId: string): Promise<void> {
  await tx
    .updateTable('payment_notice')
    .set({ handled_at: sql`now()` })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('handled_at', 'is', null)
    .execute();
}

/** Told a while ago, and not acted on: whoever received it died, or the provider could not be asked. */
export async function readOpenNotices(db: Database, { seconds, limit }: { seconds: number; limit: number }) {
  return db
    .selectFrom('payment_notice')
    .select(['provider', 'event_id', 'payment_id', 'about', 'claim'])
    .where('handled_at', 'is', null)
    .where('received_at', '<', sql<Date>`now() - make_interval(secs => ${seconds})`)
    .orderBy('received_at')
    .limit(limit)
    .execute();
}
