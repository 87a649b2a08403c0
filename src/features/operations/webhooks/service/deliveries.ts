import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { cutPage, MAX_TOTAL, parsePage, toSortPosition, toTotal } from '../../../../platform/pagination.ts';
import { TEST_EVENT } from '../contract/events.ts';
import type { webhooksContract } from '../contract/webhooks.ts';
import { writeBody } from '../rules/body.ts';
import { translate } from '../rules/messages.ts';
import { readAttempts } from '../store/attempts.ts';
import {
  countDeliveries,
  type DeliveryRow,
  deliverySorting,
  lockDelivery,
  readDeliveries,
  readDelivery,
  restartDelivery,
} from '../store/deliveries.ts';
import { type EndpointRow, lockEndpoint, readEndpoint } from '../store/endpoints.ts';
import { deliverJob, queueEvent } from './announce.ts';

type Contract = typeof webhooksContract;
type Delivery = OutputOf<Contract['test']>['delivery'];

const toDelivery = (row: DeliveryRow): Delivery => ({
  _id: row.id,
  event: { _id: row.event_id, type: row.type, at: row.happened_at.toISOString() },
  state: row.state,
  attempts: row.attempts,
  nextAt: row.next_at?.toISOString() ?? null,
  lastStatus: row.last_status,
  lastError: row.last_error,
  deliveredAt: row.delivered_at?.toISOString() ?? null,
});

/** @throws Problem `not_found` */
async function findDelivery(ctx: Context, id: string): Promise<DeliveryRow> {
  const row = isId(id) ? await readDelivery(ctx.db, id) : undefined;
  if (row === undefined) throw new Problem('not_found');
  return row;
}

/** @throws Problem `not_found`; `conflict` for an endpoint that is off */
async function lockEnabled(ctx: TransactionContext, id: string): Promise<EndpointRow> {
  const endpoint = isId(id) ? await lockEndpoint(ctx.tx, id) : undefined;
  if (endpoint === undefined) throw new Problem('not_found');
  if (!endpoint.is_enabled) throw new Problem('conflict', { detail: translate('is_off', ctx.locale) });
  return endpoint;
}

/** `GET /webhooks/deliveries/{id}`. @throws Problem `not_found`; `bad_input` for a cursor of another list */
export async function listDeliveries(
  ctx: Context,
  { params, query: { state, ...query } }: InputOf<Contract['deliveries']>,
): Promise<OutputOf<Contract['deliveries']>> {
  const endpoint = isId(params.id) ? await readEndpoint(ctx.db, params.id) : undefined;
  if (endpoint === undefined) throw new Problem('not_found');
  const page = parsePage(ctx, deliverySorting.cursors, query);
  const filter = { endpointId: endpoint.id, state };
  const read = await readDeliveries(ctx.db, filter, page);
  const { rows, nextCursor } = cutPage(deliverySorting.cursors, page, read, toSortPosition);
  const total = await countDeliveries(ctx.db, filter, MAX_TOTAL + 1);
  return { items: rows.map(toDelivery), nextCursor, ...toTotal(total) };
}

/** `GET /webhooks/delivery/{id}`. @throws Problem `not_found` */
export async function showDelivery(
  ctx: Context,
  { params }: InputOf<Contract['delivery']>,
): Promise<OutputOf<Contract['delivery']>> {
  const row = await findDelivery(ctx, params.id);
  const attempts = await readAttempts(ctx.db, row.id);
  return {
    delivery: toDelivery(row),
    body: writeBody(row),
    attempts: attempts.map(({ started_at, ...attempt }) => ({ ...attempt, at: started_at.toISOString() })),
  };
}

/** `POST /webhooks/test/{id}`. @throws Problem `not_found`; `conflict` for an endpoint that is off */
export async function sendTest(
  ctx: TransactionContext,
  { params }: InputOf<Contract['test']>,
): Promise<OutputOf<Contract['test']>> {
  const endpoint = await lockEnabled(ctx, params.id);
  const event = { id: createId(), type: TEST_EVENT, data: { site: ctx.platform.origin } };
  const [deliveryId = ''] = await queueEvent(ctx, event, [endpoint.id]);
  await ctx.platform.audit.record(ctx, {
    action: 'webhook.test',
    subjectType: 'webhook',
    subjectId: endpoint.id,
    details: { host: new URL(endpoint.url).host },
  });
  return { delivery: toDelivery(await findDelivery(ctx, deliveryId)) };
}

/**
 * `POST /webhooks/replay/{id}`: sends the same event id, so that a receiver can detect a duplicate.
 * @throws Problem `not_found`; `conflict` for an endpoint that is off, and while the delivery is being sent
 */
export async function replayDelivery(
  ctx: TransactionContext,
  { params }: InputOf<Contract['replay']>,
): Promise<OutputOf<Contract['replay']>> {
  const found = await findDelivery(ctx, params.id);
  const endpoint = await lockEnabled(ctx, found.endpoint_id);
  const row = await lockDelivery(ctx.tx, found.id);
  if (row === undefined) throw new Problem('not_found');
  if (row.is_leased) throw new Problem('conflict', { detail: translate('in_hand', ctx.locale) });
  await restartDelivery(ctx.tx, row.id);
  await ctx.platform.jobs.enqueue(ctx.tx, deliverJob, { deliveryId: row.id });
  await ctx.platform.audit.record(ctx, {
    action: 'webhook.replay',
    subjectType: 'webhook',
    subjectId: endpoint.id,
    details: { event: row.type, delivery: row.id },
  });
  return { delivery: toDelivery(await findDelivery(ctx, row.id)) };
}
