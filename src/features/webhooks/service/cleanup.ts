import { type Context, inTransaction } from '../../../platform/context.ts';
import { deleteOldEvents } from '../store/deliveries.ts';
import { deleteExpiredSecrets } from '../store/secrets.ts';

const KEPT_DAYS = 30;

/** A job: what happened more than a month ago, with its deliveries, and secrets that count no more. */
export const deleteOldWebhooks = (ctx: Context): Promise<void> =>
  inTransaction(ctx, async ({ tx }) => {
    await deleteOldEvents(tx, KEPT_DAYS);
    await deleteExpiredSecrets(tx);
  });
