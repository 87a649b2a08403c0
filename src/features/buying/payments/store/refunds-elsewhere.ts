import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

const isRefused = (status: string): boolean => status === 'failed' || status === 'elsewhere';

/**
 * The provider's names of the site's refunds, and whether a call for them may have succeeded without our learning its
 * name.
 */
export async function listOwnRefunds(db: Database, paymentId: string) {
  const rows = await db
    .selectFrom('payment_refund as r')
    .leftJoin('payment_decision as d', (join) =>
      join
        .onRef('d.payment_refund_id', '=', 'r.id')
        .on('d.decision', '=', 'elsewhere')
        .on('r.refund_id', 'is not', null),
    )
    .where('r.payment_id', '=', paymentId)
    .select(['r.id', 'r.reference', 'r.status'])
    // An owner who settled a refund of the order has recorded its name. The provider has to report a surplus, too: the
    // ledger doesn't contain a surplus refund that the provider hadn't reported when an owner named it, so admins must
    // be notified of it.
    .select((eb) => eb.fn.coalesce('d.reference', 'r.provider_refund').as('provider_refund'))
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('payment_call as c')
            .select('c.id')
            .whereRef('c.payment_refund_id', '=', 'r.id')
            .where('c.kind', '=', 'refund')
            .where((is) => is.or([is('c.outcome', 'is', null), is('c.outcome', 'in', ['in_doubt', 'abandoned'])])),
        )
        .as('is_doubtful'),
    )
    .execute();
  return rows.map(({ id, reference, provider_refund: providerRefund, status, is_doubtful }) => ({
    id,
    isRefused: isRefused(status),
    reference,
    providerRefund,
    isLost: Boolean(is_doubtful) && providerRefund === null && !isRefused(status),
  }));
}

export interface RefundElsewhere {
  readonly providerRefund: string;
  /** Amount in minor units. */
  readonly amount: number;
  /** The site's refund, if the provider had refused it before. */
  readonly paymentRefundId?: string;
}

/** @returns true if the refund was unknown */
export async function addRefundElsewhere(
  tx: Transaction,
  paymentId: string,
  refund: RefundElsewhere,
): Promise<boolean> {
  const result = await tx
    .insertInto('payment_refund_elsewhere')
    .values({
      payment_id: paymentId,
      provider_refund: refund.providerRefund,
      amount: refund.amount,
      payment_refund_id: refund.paymentRefundId ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/**
 * Recent payments, newest first, whose refunds the provider wasn't asked about for a day, or for a quarter of the time
 * since the payment.
 */
export async function readPaymentsToCompare(
  db: Database,
  of: { readonly providers: readonly string[]; readonly days: number; readonly limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from payment
    where status = 'completed' and provider = any(${of.providers}::text[])
      and paid_at > now() - make_interval(days => ${of.days})
      and coalesce(refunds_asked_at, paid_at) < now() - greatest(interval '1 day', (now() - paid_at) / 4)
    order by paid_at desc
    limit ${of.limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Amount in minor units refunded outside the site, under the given name, or under any name if none is given. */
export async function sumRefundsElsewhere(
  db: Database,
  paymentId: string,
  name: string | null = null,
): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    select coalesce(sum(amount), 0)::bigint as sum from payment_refund_elsewhere
    where payment_id = ${paymentId} and provider_refund = coalesce(${name}, provider_refund)`.execute(db);
  return rows[0]?.sum ?? 0;
}

/** Whether the name belongs to another refund of the payment, settled by an owner or sent by the site. */
export async function isNameTaken(
  db: Database,
  { paymentId, name, without }: { readonly paymentId: string; readonly name: string; readonly without: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from payment_decision where payment_id = ${paymentId} and decision = 'elsewhere' and reference = ${name}
    union all
    select from payment_refund
    where payment_id = ${paymentId} and provider_refund = ${name} and status <> 'failed' and id <> ${without}
    limit 1`.execute(db);
  return rows.length > 0;
}

/** The provider's name for a refund that it first refused and then completed after all. */
export async function readLateRefund(db: Database, paymentRefundId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_refund_elsewhere')
    .select('provider_refund')
    .where('payment_refund_id', '=', paymentRefundId)
    .executeTakeFirst();
  return row?.provider_refund;
}

/**
 * The provider's names for all known refunds of a payment: the site's, those made outside, and those that owners
 * recorded. `without`: leaves out one of the site's refunds and what an owner recorded about it.
 */
export async function listKnownRefunds(
  db: Database,
  paymentId: string,
  { without }: { readonly without?: string } = {},
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select provider_refund as name from payment_refund
    where payment_id = ${paymentId} and provider_refund is not null and id is distinct from ${without ?? null}::uuid
    union select provider_refund from payment_refund_elsewhere where payment_id = ${paymentId}
    union select reference from payment_decision where payment_id = ${paymentId} and decision = 'elsewhere'
      and payment_refund_id is distinct from ${without ?? null}::uuid`.execute(db);
  return rows.map(({ name }) => name);
}
