import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { deleteOldEvents, failLostDeliveries } from '../store/deliveries.ts';
import { deleteExpiredSecrets } from '../store/secrets.ts';

const KEPT_DAYS = 30;
/** The longest wait between two calls, after which somebody has it in hand or nobody ever will. */
const LOST_HOURS = 24;
/** Events of one transaction, each with a delivery to every endpoint. */
const EVENTS = 500;
const DELIVERIES = 1000;

/** Repeats what does so much at a time, each time in a transaction of its own, until there is less to do. */
export async function repeatInBatches(
  ctx: Context,
  size: number,
  work: (ctx: TransactionContext, limit: number) => Promise<number>,
): Promise<void> {
  while ((await inTransaction(ctx, (own) => work(own, size))) === size);
}

/** A job: what happened more than a month ago, with its deliveries, and secrets that count no more; what is lost counts as failed. */
export async function deleteOldWebhooks(ctx: Context): Promise<void> {
  await repeatInBatches(ctx, DELIVERIES, ({ tx }, limit) => failLostDeliveries(tx, { hours: LOST_HOURS, limit }));
  await repeatInBatches(ctx, EVENTS, ({ tx }, limit) => deleteOldEvents(tx, { days: KEPT_DAYS, limit }));
  await inTransaction(ctx, ({ tx }) => deleteExpiredSecrets(tx));
}
