import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { DeliveryError } from '../contract/webhooks.ts';

/** The last fifty attempts, newest first. */
export const readAttempts = (db: Database, deliveryId: string) =>
  db
    .selectFrom('webhook_attempt')
    .select(['number', 'started_at', 'milliseconds', 'status', 'error'])
    .$narrowType<{ error: DeliveryError | null }>()
    .where('delivery_id', '=', deliveryId)
    .orderBy('number', 'desc')
    .limit(50)
    .execute();

/**
 * Claims a due delivery and records the attempt before the call is made.
 * @returns the number of the attempt; undefined if the delivery has ended, is not due, or is claimed by another process
 */
export async function claimDelivery(
  tx: Transaction,
  deliveryId: string,
  leaseSeconds: number,
): Promise<number | undefined> {
  const claimed = await tx
    .updateTable('webhook_delivery')
    .set({
      attempts: sql<number>`attempts + 1`,
      tries: sql<number>`tries + 1`,
      leased_until: sql<Date>`now() + ${leaseSeconds} * interval '1 second'`,
    })
    .where('id', '=', deliveryId)
    .where('state', '=', 'pending')
    .where('next_at', '<=', sql<Date>`now()`)
    .where((either) => either.or([either('leased_until', 'is', null), either('leased_until', '<=', sql<Date>`now()`)]))
    .returning('attempts')
    .executeTakeFirst();
  if (claimed === undefined) return undefined;
  await tx.insertInto('webhook_attempt').values({ delivery_id: deliveryId, number: claimed.attempts }).execute();
  return claimed.attempts;
}

/** Number of current calls to failing endpoints, except for one delivery. */
export async function countFailingCalls(
  tx: Transaction,
  { endpointId, exceptId }: { readonly endpointId: string; readonly exceptId: string },
): Promise<{ readonly own: number; readonly all: number }> {
  return tx
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_endpoint as e', 'e.id', 'd.endpoint_id')
    .where('d.leased_until', '>', sql<Date>`now()`)
    .where('d.id', '<>', exceptId)
    .where('e.failing_since', 'is not', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('e.id', '=', endpointId).as('own'),
    ])
    .executeTakeFirstOrThrow();
}

/** Defers an unclaimed due delivery. @returns the new time; undefined if it isn't due or has ended */
export async function deferDelivery(tx: Transaction, deliveryId: string, seconds: number): Promise<Date | undefined> {
  const row = await tx
    .updateTable('webhook_delivery')
    .set({ next_at: sql<Date>`date_trunc('milliseconds', clock_timestamp() + ${seconds} * interval '1 second')` })
    .where('id', '=', deliveryId)
    .where('state', '=', 'pending')
    .where('next_at', '<=', sql<Date>`now()`)
    .where((either) => either.or([either('leased_until', 'is', null), either('leased_until', '<=', sql<Date>`now()`)]))
    .returning('next_at')
    .executeTakeFirst();
  return row?.next_at ?? undefined;
}

export interface AttemptEnd {
  readonly milliseconds: number;
  readonly status: number | null;
  readonly error: Exclude<DeliveryError, 'disabled'> | null;
}

export async function endAttempt(
  tx: Transaction,
  { deliveryId, number }: { readonly deliveryId: string; readonly number: number },
  end: AttemptEnd,
): Promise<void> {
  await tx
    .updateTable('webhook_attempt')
    .set(end)
    .where('delivery_id', '=', deliveryId)
    .where('number', '=', number)
    .execute();
}

/** Outcome of a delivery: it succeeded, is retried after some seconds, or is given up. */
export type DeliveryEnd =
  | { readonly state: 'delivered'; readonly status: number }
  | {
      readonly state: 'pending';
      readonly seconds: number;
      readonly status: number | null;
      readonly error: DeliveryError;
    }
  | { readonly state: 'failed'; readonly status: number | null; readonly error: DeliveryError };

/** @returns when the next attempt is due; null if there is none */
export async function endDelivery(tx: Transaction, deliveryId: string, end: DeliveryEnd): Promise<Date | null> {
  const { next_at } = await tx
    .updateTable('webhook_delivery')
    .set({
      state: end.state,
      last_status: end.status,
      last_error: end.state === 'delivered' ? null : end.error,
      next_at:
        end.state === 'pending'
          ? sql<Date>`date_trunc('milliseconds', clock_timestamp() + ${end.seconds} * interval '1 second')`
          : null,
      delivered_at: end.state === 'delivered' ? sql<Date>`now()` : null,
      leased_until: null,
    })
    .where('id', '=', deliveryId)
    .returning('next_at')
    .executeTakeFirstOrThrow();
  return next_at;
}
