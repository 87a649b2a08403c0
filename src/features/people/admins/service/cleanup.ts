import { type Context, inTransaction } from '../../../../platform/context.ts';
import { deleteExpiredAttempts } from '../store/attempts.ts';

/** Resets the first counter after a login; the shared ones only take back the count of this attempt. */
export const deleteExpired = (ctx: Context): Promise<void> => inTransaction(ctx, ({ tx }) => deleteExpiredAttempts(tx));
