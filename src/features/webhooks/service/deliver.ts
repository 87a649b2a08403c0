import { type Context, inTransaction, type TransactionContext } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/id.ts';
import { reachStep } from '../../../platform/payments/fail-point.ts';
import { writeBody } from '../rules/body.ts';
import { findRetryDelay, isGivenUp } from '../rules/schedule.ts';
import { type AttemptEnd, claimDelivery, endAttempt, endDelivery } from '../store/attempts.ts';
import { type DeliveryRow, lockDelivery, readDelivery } from '../store/deliveries.ts';
import { type EndpointRow, lockEndpoint, readEndpoint, updateEndpoint } from '../store/endpoints.ts';
import { readSecrets } from '../store/secrets.ts';
import { deliverJob } from './announce.ts';
import { decryptSecret } from './encrypted-column.ts';
import { createSignatureHeaders } from './signature.ts';
import { tellOwners } from './tell-owners.ts';

const TIMEOUT_MS = 15_000;
/** Longer than a call can take: whoever finds it over knows that the process died. */
export const LEASE_SECONDS = 45;
const GONE = 410;

interface Claim {
  readonly delivery: DeliveryRow;
  readonly endpoint: EndpointRow;
  /** Of the attempt. */
  readonly number: number;
  readonly secrets: readonly string[];
}

/** Takes a delivery in hand; one whose endpoint is off is given up instead. */
async function claim(ctx: TransactionContext, deliveryId: string): Promise<Claim | undefined> {
  const found = await readDelivery(ctx.tx, deliveryId);
  const endpoint = found && (await readEndpoint(ctx.tx, found.endpoint_id));
  if (endpoint === undefined) return undefined;
  if (!endpoint.is_enabled) {
    const held = await lockDelivery(ctx.tx, deliveryId);
    if (held?.state === 'pending' && !held.is_leased)
      await endDelivery(ctx.tx, deliveryId, { state: 'failed', status: held.last_status, error: 'disabled' });
    return undefined;
  }
  const number = await claimDelivery(ctx.tx, deliveryId, LEASE_SECONDS);
  // Tried again by the queue until the lease is over: should that process be dead, this job is what is left.
  if (number === undefined && found?.is_leased === true) throw new Error('Another process has this delivery in hand.');
  const delivery = number === undefined ? undefined : await readDelivery(ctx.tx, deliveryId);
  if (number === undefined || delivery === undefined) return undefined;
  const rows = await readSecrets(ctx.tx, endpoint.id);
  return { delivery, endpoint, number, secrets: rows.map((row) => decryptSecret(ctx.platform.encryption, row)) };
}

/** Calls the endpoint once. Never throws for what the other side does. */
async function call({ outbound }: Context['platform'], { delivery, endpoint, secrets }: Claim): Promise<AttemptEnd> {
  const started = performance.now();
  const end = (rest: Pick<AttemptEnd, 'status' | 'error'>): AttemptEnd => ({
    milliseconds: Math.round(performance.now() - started),
    ...rest,
  });
  const body = writeBody(delivery);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Arbor-Webhooks/1',
    ...createSignatureHeaders(secrets, { id: delivery.event_id, sentAt: new Date(), body }),
  };
  const answer = await outbound.post(new URL(endpoint.url), { headers, body, milliseconds: TIMEOUT_MS });
  if (typeof answer === 'string') return end({ status: null, error: answer });
  // Programs can answer with any number; the rest are no status of HTTP.
  const status = answer.status >= 100 && answer.status <= 599 ? answer.status : null;
  if (status === null) return end({ status, error: 'status' });
  if (status >= 200 && status < 300) return end({ status, error: null });
  return end({ status, error: status >= 300 && status < 400 ? 'redirect' : 'status' });
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

/** Notes how a call ended, and what follows from it. */
async function note(
  ctx: TransactionContext,
  { delivery, number, endpoint: claimed }: Claim,
  end: AttemptEnd,
): Promise<void> {
  const { tx } = ctx;
  // Before the delivery, as whoever deletes the endpoint locks them.
  const endpoint = await lockEndpoint(tx, delivery.endpoint_id);
  const held = endpoint && (await lockDelivery(tx, delivery.id));
  if (endpoint === undefined || held === undefined) return;
  await endAttempt(tx, { deliveryId: held.id, number }, end);
  // Another process has taken it over since, or an owner has begun it again.
  if (held.attempts !== number || held.state !== 'pending') return;
  const { status, error } = end;
  if (status !== null && error === null) {
    await endDelivery(tx, held.id, { state: 'delivered', status });
    if (endpoint.failing_since !== null) await updateEndpoint(tx, endpoint.id, { failing_since: null });
    return;
  }
  if (error === null) return;
  const failingSince = endpoint.failing_since ?? ctx.now;
  const seconds = status === GONE ? undefined : findRetryDelay(held.tries, Math.random());
  if (seconds === undefined) await endDelivery(tx, held.id, { state: 'failed', status, error });
  else {
    const nextAt = await endDelivery(tx, held.id, { state: 'pending', seconds, status, error });
    if (nextAt !== null)
      await ctx.platform.jobs.enqueue(tx, deliverJob, { deliveryId: held.id }, { startAfter: nextAt });
  }
  // What another address answered says nothing about the one it has now.
  if (!endpoint.is_enabled || endpoint.url !== claimed.url) return;
  if (status === GONE) await switchOff(ctx, endpoint, 'gone', failingSince);
  else if (isGivenUp(failingSince, held.tries, ctx.now)) await switchOff(ctx, endpoint, 'failing', failingSince);
  else if (endpoint.failing_since === null) await updateEndpoint(tx, endpoint.id, { failing_since: failingSince });
}

/**
 * A job: makes the call of a delivery whose time has come. A death before the note makes it again, with the same `webhook-id`: at least
 * once, and known as one. Two processes never call at the same time.
 */
export async function deliverWebhook(ctx: Context, deliveryId: string): Promise<void> {
  const claimed = isId(deliveryId) ? await inTransaction(ctx, (own) => claim(own, deliveryId)) : undefined;
  if (claimed === undefined) return;
  reachStep('webhook 1: in hand');
  const end = await call(ctx.platform, claimed);
  reachStep('webhook 2: called');
  await inTransaction({ ...ctx, now: new Date() }, (own) => note(own, claimed, end));
}
