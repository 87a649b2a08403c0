import * as z from 'zod';
import type { TransactionContext } from '../../../../platform/context.ts';
import { createId } from '../../../../platform/database/id.ts';
import { EVENT_VERSION, type WebhookEventData, type WebhookEventType, webhookEvents } from '../contract/events.ts';
import { addEvent, type NewEvent } from '../store/deliveries.ts';
import { selectListeners } from '../store/endpoints.ts';

export { selectListeners } from '../store/endpoints.ts';

export const deliverJob = { name: 'deliver-webhook', schema: z.strictObject({ deliveryId: z.uuid() }) };

/** Stores an event and sends it to these endpoints after the commit. @returns the deliveries */
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

/** An endpoint that subscribes to an event, locked against deletion until the transaction ends. */
export interface Listener {
  readonly id: string;
}

/** Like `announceEvent`, for endpoints that are already known. */
export async function announceTo<T extends WebhookEventType>(
  ctx: TransactionContext,
  listeners: readonly Listener[],
  type: T,
  data: WebhookEventData<T>,
): Promise<void> {
  if (listeners.length === 0) return;
  // Removes fields that the contract doesn't have.
  const event = { id: createId(), type, data: webhookEvents[type].parse(data) };
  await queueEvent(
    ctx,
    event,
    listeners.map(({ id }) => id),
  );
}

/**
 * Sends an event to all endpoints that subscribe to it. The event is stored in the caller's transaction, so it exists
 * exactly if that commits; without subscribers nothing is stored. Events of one transaction may arrive in any order.
 */
export async function announceEvent<T extends WebhookEventType>(
  ctx: TransactionContext,
  type: T,
  data: WebhookEventData<T>,
): Promise<void> {
  await announceTo(ctx, await selectListeners(ctx.tx, type).execute(), type, data);
}
