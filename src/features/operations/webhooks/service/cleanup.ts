import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { deleteOldEvents, failLostDeliveries } from '../store/deliveries.ts';
import { deleteExpiredSecrets } from '../store/secrets.ts';

const KEPT_DAYS = 30;
/** Hours after which an overdue delivery counts as lost; longer than any delay between two attempts. */
const LOST_HOURS = 24;
/** Maximum number of events per transaction, each with a delivery per endpoint. */
const EVENTS = 500;
const DELIVERIES = 1000;

/** Repeats a batch, each in its own transaction, until one is not full. */
export async function repeatInBatches(
  ctx: Context,
  size: number,
  work: (ctx: TransactionContext, limit: number) => Promise<number>,
): Promise<void> {
  while ((await inTransaction(ctx, (own) => work(own, size))) === size);
}

/**
 * Job that deletes events older than a month with their deliveries, deletes expired secrets, and marks lost deliveries
 * as failed.
 */
export async function deleteOldWebhooks(ctx: Context): Promise<void> {
  await repeatInBatches(ctx, DELIVERIES, ({ tx }, limit) => failLostDeliveries(tx, { hours: LOST_HOURS, limit }));
  await repeatInBatches(ctx, EVENTS, ({ tx }, limit) => deleteOldEvents(tx, { days: KEPT_DAYS, limit }));
  await inTransaction(ctx, ({ tx }) => deleteExpiredSecrets(tx));
}
