import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

const isRefused = (status: string): boolean => status === 'failed' || status === 'elsewhere';

/** What refunds of ours are known by, and whether a try of them may have been done without our learning its name. */
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
    // An owner who settled a refund of the order has said what that is called. The provider has to report surplus, too: what it
    // has not reported by the time an owner names it has left the bank in the books, and admins must learn otherwise.
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
  /** Minor units. */
  readonly amount: number;
  /** Which of ours it is, where the provider had refused it before. */
  readonly paymentRefundId?: string;
}

/** True for one that wasn't known before. */
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
 * Payments of the last days, the freshest first, whose provider has not been asked what went back of them for a day, or for a
 * quarter of the time since they were paid.
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

/** Minor units that are known to have gone back of a payment past this site, under a name or any. */
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

/** Whether a name stands for another refund of the payment: for what an owner has settled, or the site has sent. */
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

/** The provider's name for money that it had refused to send back before it did so. */
export async function readLateRefund(db: Database, paymentRefundId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_refund_elsewhere')
    .select('provider_refund')
    .where('payment_refund_id', '=', paymentRefundId)
    .executeTakeFirst();
  return row?.provider_refund;
}

/**
 * The provider's names for all that is known to have gone back of a payment, by us or past us, or by an owner's word. `without`: one
 * of ours, and what an owner said of it.
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
