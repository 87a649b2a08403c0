import { type Context, inTransaction } from '../../../../platform/context.ts';
import { deleteExpiredAttempts } from '../store/attempts.ts';

/** Job that deletes outdated counters of failed logins. */
export const deleteExpired = (ctx: Context): Promise<void> => inTransaction(ctx, ({ tx }) => deleteExpiredAttempts(tx));
