import { sql } from 'kysely';
import { prepareOnce } from '../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import { endWith, type LastStatement, sendLater } from '../../../platform/database/send-plan.ts';
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

const insertOrCount = prepareOnce(
  (
    _tx: Transaction,
    provider: string,
    eventId: string,
    paymentId: string | null,
    about: NoticeSubject,
    claim: ReportedStatus | null,
  ) => sql<{ deliveries: number }>`
    insert into payment_notice (provider, event_id, payment_id, about, claim)
    values (${provider}, ${eventId}, ${paymentId}::uuid, ${about}, ${claim})
    on conflict (provider, event_id) do update set deliveries = least(payment_notice.deliveries, 2000000000) + 1
    returning deliveries`,
);

/** Keeps a notice. True for an event that wasn't told before; any other is counted. */
export const addNotice = (tx: Transaction, { provider, notice, paymentId }: NewNotice): LastStatement<boolean> =>
  endWith(
    insertOrCount(tx, provider, notice.eventId, paymentId ?? null, notice.about, notice.claim ?? null),
    ([row]) => row?.deliveries === 1,
  );

const updateHandled = prepareOnce((tx: Transaction, provider: string, eventId: string) =>
  tx
    .updateTable('payment_notice')
    .set({ handled_at: sql`now()` })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('handled_at', 'is', null),
);

export const endNotice = (tx: Transaction, provider: string, eventId: string): Promise<void> =>
  sendLater(tx, updateHandled(tx, provider, eventId));

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
