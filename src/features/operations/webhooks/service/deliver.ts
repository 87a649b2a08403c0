import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { OutsideAnswer } from '../../../../platform/outbound/post-outside.ts';
import { reachStep } from '../../../../platform/payments/fail-point.ts';
import { TEST_EVENT } from '../contract/events.ts';
import { writeBody } from '../rules/body.ts';
import { parseRetryAfter } from '../rules/retry-after.ts';
import { findDeferral, findRetryDelay, isGivenUp } from '../rules/schedule.ts';
import {
  type AttemptEnd,
  claimDelivery,
  countFailingCalls,
  deferDelivery,
  endAttempt,
  endDelivery,
} from '../store/attempts.ts';
import { type DeliveryRow, lockDelivery, readDelivery } from '../store/deliveries.ts';
import { type EndpointRow, lockEndpoint, readEndpoint, updateEndpoint } from '../store/endpoints.ts';
import { readSecrets } from '../store/secrets.ts';
import { deliverJob } from './announce.ts';
import { decryptSecret } from './encrypted-column.ts';
import { createSignatureHeaders } from './signature.ts';
import { tellOwners } from './tell-owners.ts';

const TIMEOUT_MS = 15_000;
/** Lease of a delivery in seconds, longer than a call can take; after it, the process counts as dead. */
export const LEASE_SECONDS = 45;
const GONE = 410;
/** HTTP statuses with which a `Retry-After` header is respected. */
const BUSY = new Set([429, 503]);
/** Maximum number of concurrent calls to all failing endpoints, so that slow ones don't delay working ones. */
const MAX_FAILING_CALLS = 2;

interface Claim {
  readonly delivery: DeliveryRow;
  readonly endpoint: EndpointRow;
  /** Number of the attempt. */
  readonly number: number;
  readonly secrets: readonly string[];
}

/**
 * Defers a delivery to a failing endpoint if that endpoint or too many failing ones are being called. This doesn't
 * count as an attempt. Test events are never deferred.
 * @returns whether it was deferred
 */
async function putOff(ctx: TransactionContext, { id, type }: DeliveryRow, endpoint: EndpointRow): Promise<boolean> {
  if (endpoint.failing_since === null || type === TEST_EVENT) return false;
  // Serializes concurrent deliveries to the endpoint.
  await lockEndpoint(ctx.tx, endpoint.id);
  const calls = await countFailingCalls(ctx.tx, { endpointId: endpoint.id, exceptId: id });
  if (calls.own === 0 && calls.all < MAX_FAILING_CALLS) return false;
  const nextAt = await deferDelivery(ctx.tx, id, findDeferral(Math.random()));
  if (nextAt !== undefined)
    await ctx.platform.jobs.enqueue(ctx.tx, deliverJob, { deliveryId: id }, { startAfter: nextAt });
  return true;
}

/** Claims a delivery, or gives it up if its endpoint is off; undefined if there is nothing to call. */
async function claim(ctx: TransactionContext, deliveryId: string): Promise<Claim | undefined> {
  const found = await readDelivery(ctx.tx, deliveryId);
  const endpoint = found && (await readEndpoint(ctx.tx, found.endpoint_id));
  if (found === undefined || endpoint === undefined) return undefined;
  if (!endpoint.is_enabled) {
    const held = await lockDelivery(ctx.tx, deliveryId);
    if (held?.state === 'pending' && !held.is_leased)
      await endDelivery(ctx.tx, deliveryId, { state: 'failed', status: held.last_status, error: 'disabled' });
    return undefined;
  }
  if (!found.is_leased && found.state === 'pending' && (await putOff(ctx, found, endpoint))) return undefined;
  const number = await claimDelivery(ctx.tx, deliveryId, LEASE_SECONDS);
  // The queue retries this job until the lease ends; if the other process is dead, this job makes the call.
  if (number === undefined && found.is_leased) throw new Error('Another process has this delivery in hand.');
  const delivery = number === undefined ? undefined : await readDelivery(ctx.tx, deliveryId);
  if (number === undefined || delivery === undefined) return undefined;
  const rows = await readSecrets(ctx.tx, endpoint.id);
  return { delivery, endpoint, number, secrets: rows.map((row) => decryptSecret(ctx.platform.encryption, row)) };
}

interface Called {
  readonly end: AttemptEnd;
  /** Value of the `Retry-After` header. */
  readonly retryAfter: string | undefined;
}

/** Outcome of an attempt according to the answer. */
function judge({ status }: OutsideAnswer): Pick<AttemptEnd, 'status' | 'error'> {
  // A server can send any number, but no other numbers are HTTP statuses.
  if (status < 100 || status > 599) return { status: null, error: 'status' };
  if (status >= 200 && status < 300) return { status, error: null };
  return { status, error: status >= 300 && status < 400 ? 'redirect' : 'status' };
}

/** Calls the endpoint once. Never throws for errors of the other server. */
async function call({ outbound }: Context['platform'], { delivery, endpoint, secrets }: Claim): Promise<Called> {
  const started = performance.now();
  const body = writeBody(delivery);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Arbor-Webhooks/1',
    ...createSignatureHeaders(secrets, { id: delivery.event_id, sentAt: new Date(), body }),
  };
  const answer = await outbound.post(new URL(endpoint.url), { headers, body, milliseconds: TIMEOUT_MS });
  const milliseconds = Math.round(performance.now() - started);
  if (typeof answer === 'string') return { end: { milliseconds, status: null, error: answer }, retryAfter: undefined };
  return { end: { milliseconds, ...judge(answer) }, retryAfter: answer.retryAfter };
}

async function switchOff(
  ctx: TransactionContext,
  endpoint: EndpointRow,
  disabledBy: 'gone' | 'failing',
  failingSince: Date,
): Promise<void> {
  await updateEndpoint(ctx.tx, endpoint.id, {
    is_enabled: false,
    disabled_by: disabledBy,
    failing_since: failingSince,
  });
  ctx.platform.log.warn({ endpointId: endpoint.id, disabledBy }, 'a webhook was switched off');
  await tellOwners(ctx, endpoint, disabledBy);
}

/** Records the outcome of a call and updates delivery and endpoint. */
async function note(
  ctx: TransactionContext,
  { delivery, number, endpoint: claimed }: Claim,
  { end, retryAfter }: Called,
): Promise<void> {
  const { tx } = ctx;
  // The endpoint is locked before the delivery, as in its deletion.
  const endpoint = await lockEndpoint(tx, delivery.endpoint_id);
  const held = endpoint && (await lockDelivery(tx, delivery.id));
  if (endpoint === undefined || held === undefined) return;
  await endAttempt(tx, { deliveryId: held.id, number }, end);
  // Another process has claimed the delivery, or an owner has restarted it.
  if (held.attempts !== number || held.state !== 'pending') return;
  const { status, error } = end;
  // The answer of a former URL says nothing about the current one.
  const isSameUrl = endpoint.url === claimed.url;
  if (status !== null && error === null) {
    await endDelivery(tx, held.id, { state: 'delivered', status });
    if (endpoint.failing_since !== null && isSameUrl) await updateEndpoint(tx, endpoint.id, { failing_since: null });
    return;
  }
  if (error === null) return;
  const failingSince = endpoint.failing_since ?? ctx.now;
  const delay = status === GONE ? undefined : findRetryDelay(held.tries, Math.random());
  const asked = status !== null && BUSY.has(status) ? parseRetryAfter(retryAfter, ctx.now) : undefined;
  if (delay === undefined) await endDelivery(tx, held.id, { state: 'failed', status, error });
  else {
    const nextAt = await endDelivery(tx, held.id, {
      state: 'pending',
      seconds: Math.max(delay, asked ?? 0),
      status,
      error,
    });
    if (nextAt !== null)
      await ctx.platform.jobs.enqueue(tx, deliverJob, { deliveryId: held.id }, { startAfter: nextAt });
  }
  if (!endpoint.is_enabled || !isSameUrl) return;
  if (status === GONE) await switchOff(ctx, endpoint, 'gone', failingSince);
  else if (isGivenUp(failingSince, held.tries, ctx.now)) await switchOff(ctx, endpoint, 'failing', failingSince);
  else if (endpoint.failing_since === null) await updateEndpoint(tx, endpoint.id, { failing_since: failingSince });
}

/**
 * Job that sends a due delivery. If the process dies before the outcome is recorded, the call is repeated with the same
 * `webhook-id` (at-least-once delivery). Two processes never send it concurrently.
 */
export async function deliverWebhook(ctx: Context, deliveryId: string): Promise<void> {
  const claimed = isId(deliveryId) ? await inTransaction(ctx, (own) => claim(own, deliveryId)) : undefined;
  if (claimed === undefined) return;
  reachStep('webhook 1: in hand');
  const called = await call(ctx.platform, claimed);
  reachStep('webhook 2: called');
  await inTransaction({ ...ctx, now: new Date() }, (own) => note(own, claimed, called));
}
