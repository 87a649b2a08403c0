import { sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { NoticeSubject, ReportedStatus } from '../rules/status.ts';
import { type PaymentRow, readPaymentOfNotice } from './payments.ts';

/** A provider's notice; the keys identify its attempt. */
export interface NewNotice {
  readonly eventId: string;
  readonly about: NoticeSubject;
  readonly claim: ReportedStatus | undefined;
  readonly reference: string | undefined;
  readonly providerReference: string | undefined;
  readonly transactionId: string | undefined;
}

// An attempt found by our own reference takes precedence.
const insertOrCount = compileOnce(
  (
    _tx: Transaction,
    provider: string,
    eventId: string,
    about: NoticeSubject,
    claim: ReportedStatus | null,
    reference: string | null,
    providerReference: string | null,
    transactionId: string | null,
  ) => sql<{ deliveries: number }>`
    insert into payment_notice (provider, event_id, about, claim, payment_id)
    values (${provider}, ${eventId}, ${about}, ${claim}, coalesce(
    (select id from payment where provider = ${provider} and reference = ${reference}),
    (select id from payment where provider = ${provider} and provider_reference = ${providerReference}),
    (select id from payment where provider = ${provider} and transaction_id = ${transactionId})))
    on conflict (provider, event_id) do update set deliveries = least(payment_notice.deliveries, 2000000000) + 1
    returning deliveries`,
);

/** A new notice, with its attempt if there is one. */
export interface KeptNotice {
  readonly payment: PaymentRow | undefined;
}

/** Stores a notice and finds its attempt. Undefined for a repeated event, which is only counted. */
export async function addNotice(
  tx: Transaction,
  provider: string,
  { eventId, about, claim, ...key }: NewNotice,
): Promise<KeptNotice | undefined> {
  const keys = [key.reference ?? null, key.providerReference ?? null, key.transactionId ?? null] as const;
  const [row] = await insertOrCount(tx, provider, eventId, about, claim ?? null, ...keys);
  return row?.deliveries === 1 ? { payment: await readPaymentOfNotice(tx, provider, eventId) } : undefined;
}

const updateHandled = compileOnce((tx: Transaction, provider: string, eventId: string) =>
  tx
    .updateTable('payment_notice')
    .set({ handled_at: sql`now()` })
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('handled_at', 'is', null),
);

export async function endNotice(tx: Transaction, provider: string, eventId: string): Promise<void> {
  await updateHandled(tx, provider, eventId);
}

/** Unhandled notices that are some time old: their process died, or the provider could not be reached. */
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
