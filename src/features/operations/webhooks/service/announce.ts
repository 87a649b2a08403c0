import * as z from 'zod';
import type { TransactionContext } from '../../../../platform/context.ts';
import { createId } from '../../../../platform/database/id.ts';
import { EVENT_VERSION, type WebhookEventData, type WebhookEventType, webhookEvents } from '../contract/events.ts';
import { addEvent, type NewEvent } from '../store/deliveries.ts';
import { selectListeners } from '../store/endpoints.ts';

export { selectListeners } from '../store/endpoints.ts';

export const deliverJob = { name: 'deliver-webhook', schema: z.strictObject({ deliveryId: z.uuid() }) };

/** Writes an event and sends it to these endpoints once the transaction has committed. @returns its deliveries */
export async function queueEvent(
  { tx, platform }: TransactionContext,
  event: Omit<NewEvent, 'version'>,
  endpointIds: readonly string[],
): Promise<string[]> {
  const deliveryIds = await addEvent(tx, { ...event, version: EVENT_VERSION }, endpointIds);
  await platform.jobs.enqueueAll(
    tx,
    deliverJob,
    deliveryIds.map((deliveryId) => ({ deliveryId })),
  );
  return deliveryIds;
}

/** An endpoint that subscribes to an event; it is not deleted until the transaction ends. */
export interface Listener {
  readonly id: string;
}

/** What `announceEvent` does, to endpoints that are known already. */
export async function announceTo<T extends WebhookEventType>(
  ctx: TransactionContext,
  listeners: readonly Listener[],
  type: T,
  data: WebhookEventData<T>,
): Promise<void> {
  if (listeners.length === 0) return;
  // What the contract doesn't name never leaves.
  const event = { id: createId(), type, data: webhookEvents[type].parse(data) };
  await queueEvent(
    ctx,
    event,
    listeners.map(({ id }) => id),
  );
}

/**
 * Tells every endpoint that wants to know what happened, in the transaction in which it does: neither is there without the other.
 * Nothing is written where nobody wants to know. What is announced in one transaction can arrive in another order.
 */
export async function announceEvent<T extends WebhookEventType>(
  ctx: TransactionContext,
  type: T,
  data: WebhookEventData<T>,
): Promise<void> {
  await announceTo(ctx, await selectListeners(ctx.tx, type).execute(), type, data);
}
