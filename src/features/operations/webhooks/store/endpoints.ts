import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { createSorting, type SortedPage, sortPage } from '../../../../platform/database/sorting.ts';
import type { WebhookEventType } from '../contract/events.ts';

export type DisabledBy = 'admin' | 'gone' | 'failing';

const selectEndpoints = (db: Database) =>
  db
    .selectFrom('webhook_endpoint as e')
    .select([
      'e.id',
      'e.url',
      'e.description',
      'e.events',
      'e.is_enabled',
      'e.disabled_by',
      'e.failing_since',
      'e.created_by',
      'e.created_at',
    ])
    .select((expression) =>
      expression
        .selectFrom('webhook_secret as s')
        .select('s.expires_at')
        .whereRef('s.endpoint_id', '=', 'e.id')
        .where('s.expires_at', '>', sql<Date>`now()`)
        .as('previous_until'),
    )
    .$narrowType<{ events: WebhookEventType[]; disabled_by: DisabledBy | null }>();

export type EndpointRow = Awaited<ReturnType<ReturnType<typeof selectEndpoints>['execute']>>[number];

/**
 * Sorts by host, number of events, or status: off, failing, on. It uses no index, because a site has at most 20
 * endpoints.
 */
export const endpointSorting = createSorting(
  {
    added: { kind: 'id' },
    url: { kind: 'text', by: sql`lower(left(split_part(e.url, '//', 2), 40))` },
    events: { kind: 'number', by: sql`cardinality(e.events)` },
    state: { kind: 'number', by: sql`e.is_enabled::int * 2 - (e.is_enabled and e.failing_since is not null)::int` },
  },
  sql`e.id`,
);

export const readEndpoints = (db: Database, page: SortedPage<'added' | 'url' | 'events' | 'state'>) =>
  sortPage(selectEndpoints(db), endpointSorting, page).execute();

export async function countEndpoints(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('webhook_endpoint')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export const readEndpoint = (db: Database, id: string): Promise<EndpointRow | undefined> =>
  selectEndpoints(db).where('e.id', '=', id).executeTakeFirst();

/** Locks an endpoint against changes and deletion until the transaction ends; events can still be stored for it. */
export const lockEndpoint = (tx: Transaction, id: string): Promise<EndpointRow | undefined> =>
  selectEndpoints(tx).where('e.id', '=', id).forNoKeyUpdate('e').executeTakeFirst();

/** Serializes the creation of endpoints, so that concurrent calls can't exceed the maximum. */
export async function lockAdding(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhook_endpoint', 13))`.execute(tx);
}

export async function addEndpoint(
  tx: Transaction,
  row: Pick<EndpointRow, 'id' | 'url' | 'description' | 'events' | 'created_by'>,
): Promise<void> {
  await tx.insertInto('webhook_endpoint').values(row).execute();
}

export async function updateEndpoint(
  tx: Transaction,
  id: string,
  change: Partial<Pick<EndpointRow, 'url' | 'description' | 'events' | 'is_enabled' | 'disabled_by' | 'failing_since'>>,
): Promise<void> {
  await tx.updateTable('webhook_endpoint').set(change).where('id', '=', id).execute();
}

export async function deleteEndpoint(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom('webhook_endpoint').where('id', '=', id).execute();
}

/**
 * Endpoints that subscribe to an event, locked against deletion until the transaction ends. Skips an endpoint that is
 * being deleted, so that a sale doesn't wait for it.
 */
export const selectListeners = (tx: Transaction, type: WebhookEventType) =>
  tx
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('is_enabled', '=', true)
    .where(sql<boolean>`${type} = any(events)`)
    .orderBy('id')
    .forKeyShare()
    .skipLocked();
