import { sql } from 'kysely';
import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { createSorting, type SortedPage, sortPage } from '../../../../platform/database/sorting.ts';
import type { anomalyKinds } from '../contract/admin.ts';

type AnomalyKind = (typeof anomalyKinds)[number];

export interface Anomaly {
  readonly kind: AnomalyKind;
  readonly expected?: string;
  readonly actual?: string;
}

/** Kinds that anybody can trigger repeatedly, so a repetition must not remove an admin's mark. */
const forgeable: ReadonlySet<AnomalyKind> = new Set(['signature']);

/**
 * Each charge beyond the paying one is listed once, newest first, within the column's length, because an admin may have
 * to refund it.
 */
const addCharge = (charge: string) => sql<string>`(
  select case when ${charge} = any(string_to_array(payment_anomaly.actual, ', ')) then payment_anomaly.actual
    when length(named) > 300 then left(named, 299) || '…' else named end
  from (values (${charge} || ', ' || payment_anomaly.actual)) as charges (named))`;

/** Records an anomaly, in one row per attempt and kind. A repetition makes a seen anomaly new again. */
export async function addAnomaly(tx: Transaction, paymentId: string, anomaly: Anomaly): Promise<void> {
  const { kind, expected = '', actual = '' } = anomaly;
  await tx
    .insertInto('payment_anomaly')
    .values({ id: createId(), payment_id: paymentId, kind, expected, actual })
    .onConflict((conflict) =>
      conflict.columns(['payment_id', 'kind']).doUpdateSet({
        expected,
        actual: kind === 'paid_twice' ? addCharge(actual) : actual,
        times: sql`least(payment_anomaly.times, 2000000000) + 1`,
        last_at: sql`now()`,
        ...(forgeable.has(kind) ? {} : { seen_at: null, seen_by: null }),
      }),
    )
    .execute();
}

/**
 * Status of the refunds of an anomaly, in a query of `payment_anomaly` as `a`; null unless its whole amount is
 * refunded.
 */
export const moneyBack = sql<'sent' | 'refused' | 'returned' | null>`case
  when a.kind in ('paid_twice', 'surplus', 'no_buyer', 'bought_twice') then (
    select case
      when not string_to_array(a.actual, ', ') <@ array_agg(r.transaction_id) then null
      when bool_or(r.status in ('requested', 'sent', 'processing', 'unknown')) then 'sent'
      when bool_or(r.status = 'failed' and not exists (select from payment_decision d where d.payment_refund_id = r.id)
        and not exists (select from payment_refund again where again.payment_id = r.payment_id
          and again.transaction_id = r.transaction_id and again.id > r.id and again.status in ('completed', 'elsewhere')))
        then 'refused'
      when bool_or(r.status in ('completed', 'elsewhere')) then 'returned'
    end
    from payment_refund r
    where r.payment_id = a.payment_id
      and case when a.kind = 'bought_twice' then r.reason in ('Bought twice', 'paid_twice') else r.refund_id is null end
  )
end`;

export interface AnomalyFilter {
  readonly status: 'new' | 'all';
  readonly kind: string | undefined;
}

/**
 * Sort order of the indexes `payment_anomaly_newest` and `payment_anomaly_kind`, and of their counterparts for unseen
 * anomalies.
 */
export const anomalySorting = createSorting(
  {
    last: { kind: 'time', by: sql`a.last_at` },
    anomaly: { kind: 'text', by: sql`a.kind` },
  },
  sql`a.id`,
);

const filterAnomalies = (db: Database, { status, kind }: AnomalyFilter) =>
  db
    .selectFrom('payment_anomaly as a')
    .$if(status === 'new', (all) => all.where('a.seen_at', 'is', null))
    .$if(kind !== undefined, (all) => all.where('a.kind', '=', kind ?? ''));

export const readAnomalies = (db: Database, filter: AnomalyFilter, page: SortedPage<'last' | 'anomaly'>) =>
  sortPage(
    filterAnomalies(db, filter)
      .innerJoin('payment as p', 'p.id', 'a.payment_id')
      .selectAll('a')
      .select([
        moneyBack.as('money_back'),
        'p.order_id',
        'p.provider',
        'p.reference',
        'p.currency',
        sql<boolean>`a.kind = 'refund_refused' and exists (
        select from payment_refund r where r.payment_id = a.payment_id and r.refund_id is null and r.status = 'failed'
          and not exists (select from payment_decision d where d.payment_refund_id = r.id))`.as('is_undecided'),
      ]),
    anomalySorting,
    page,
  ).execute();

/** Counts matching anomalies, up to `max`. */
export async function countAnomalies(db: Database, filter: AnomalyFilter, max: number): Promise<number> {
  const row = await db
    .selectFrom(filterAnomalies(db, filter).select('a.id').limit(max).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** @returns the anomaly's kind and payment; undefined if it doesn't exist */
export async function setSeen(tx: Transaction, id: string, adminId: string | null) {
  return tx
    .updateTable('payment_anomaly')
    .set(adminId === null ? { seen_at: null, seen_by: null } : { seen_at: sql<Date>`now()`, seen_by: adminId })
    .where('id', '=', id)
    .returning(['kind', 'payment_id'])
    .executeTakeFirst();
}
