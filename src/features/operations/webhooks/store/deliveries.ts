import { sql } from 'kysely';
import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { createSorting, type SortedPage, sortPage } from '../../../../platform/database/sorting.ts';
import type { DeliveryError, DeliveryState } from '../contract/webhooks.ts';

export interface NewEvent {
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly data: object;
}

/** Adds an event and one delivery per endpoint. @returns the ids of the deliveries */
export async function addEvent(tx: Transaction, event: NewEvent, endpointIds: readonly string[]): Promise<string[]> {
  await tx
    .insertInto('webhook_event')
    .values({ ...event, data: JSON.stringify(event.data) })
    .execute();
  const rows = endpointIds.map((endpoint_id) => ({ id: createId(), event_id: event.id, endpoint_id }));
  await tx.insertInto('webhook_delivery').values(rows).execute();
  return rows.map(({ id }) => id);
}

const selectDeliveries = (db: Database) =>
  db
    .selectFrom('webhook_delivery as d')
    .innerJoin('webhook_event as v', 'v.id', 'd.event_id')
    .selectAll('d')
    .select(['v.type', 'v.version', 'v.data', 'v.created_at as happened_at'])
    .select(sql<boolean>`coalesce(d.leased_until > now(), false)`.as('is_leased'))
    .$narrowType<{ state: DeliveryState; last_error: DeliveryError | null }>();

export type DeliveryRow = Awaited<ReturnType<ReturnType<typeof selectDeliveries>['execute']>>[number];

export const readDelivery = (db: Database, id: string): Promise<DeliveryRow | undefined> =>
  selectDeliveries(db).where('d.id', '=', id).executeTakeFirst();

/** Locks a delivery until the transaction ends. */
export const lockDelivery = (tx: Transaction, id: string): Promise<DeliveryRow | undefined> =>
  selectDeliveries(tx).where('d.id', '=', id).forUpdate('d').executeTakeFirst();

export interface DeliveryFilter {
  readonly endpointId: string;
  readonly state: DeliveryState | undefined;
}

/** Sort orders of the indexes `webhook_delivery_endpoint` and `webhook_delivery_state`. */
export const deliverySorting = createSorting(
  {
    happened: { kind: 'id' },
    state: { kind: 'text', by: sql`d.state` },
  },
  sql`d.id`,
);

export const readDeliveries = (
  db: Database,
  { endpointId, state }: DeliveryFilter,
  page: SortedPage<'happened' | 'state'>,
) =>
  sortPage(
    selectDeliveries(db)
      .where('d.endpoint_id', '=', endpointId)
      .$if(state !== undefined, (all) => all.where('d.state', '=', state ?? 'pending')),
    deliverySorting,
    page,
  ).execute();

/** Counts matching deliveries, up to `max`. */
export async function countDeliveries(
  db: Database,
  { endpointId, state }: DeliveryFilter,
  max: number,
): Promise<number> {
  const { count } = await db
    .selectFrom((all) =>
      all
        .selectFrom('webhook_delivery')
        .select('id')
        .where('endpoint_id', '=', endpointId)
        .$if(state !== undefined, (some) => some.where('state', '=', state ?? 'pending'))
        .limit(max)
        .as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Restarts a delivery with its first attempt. @returns when it is due */
export async function restartDelivery(tx: Transaction, id: string): Promise<void> {
  await tx
    .updateTable('webhook_delivery')
    .set({
      state: 'pending',
      tries: 0,
      next_at: sql<Date>`date_trunc('milliseconds', now())`,
      delivered_at: null,
      leased_until: null,
    })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes a batch of old events without pending deliveries, oldest first, with their deliveries. @returns their number
 */
export async function deleteOldEvents(
  tx: Transaction,
  { days, limit }: { readonly days: number; readonly limit: number },
): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('webhook_event')
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('webhook_event as v')
        .select('v.id')
        .where('v.created_at', '<', sql<Date>`now() - ${days} * interval '1 day'`)
        .where((each) =>
          each.not(
            each.exists(
              each
                .selectFrom('webhook_delivery as d')
                .select('d.id')
                .whereRef('d.event_id', '=', 'v.id')
                .where('d.state', '=', 'pending'),
            ),
          ),
        )
        .orderBy('v.created_at')
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes a batch of an endpoint's unclaimed deliveries. @returns their number */
export async function deleteDeliveries(tx: Transaction, endpointId: string, limit: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('webhook_delivery')
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('webhook_delivery as d')
        .select('d.id')
        .where('d.endpoint_id', '=', endpointId)
        .orderBy('d.id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Marks a batch of long overdue, unclaimed deliveries as failed, because their job was lost. @returns their number */
export async function failLostDeliveries(
  tx: Transaction,
  { hours, limit }: { readonly hours: number; readonly limit: number },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('webhook_delivery')
    .set({ state: 'failed', last_error: 'lost', next_at: null, leased_until: null })
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('webhook_delivery as d')
        .select('d.id')
        .where('d.state', '=', 'pending')
        .where('d.next_at', '<', sql<Date>`now() - ${hours} * interval '1 hour'`)
        .where((either) =>
          either.or([either('d.leased_until', 'is', null), either('d.leased_until', '<=', sql<Date>`now()`)]),
        )
        .orderBy('d.next_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
