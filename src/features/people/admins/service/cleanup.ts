import { type Context, inTransaction } from '../../../../platform/context.ts';
import { deleteExpiredAttempts } from '../store/attempts.ts';

/** A job: deletes failed logins that count no more. */
export const deleteExpired = (ctx: Context): Promise<void> => inTransaction(ctx, ({ tx }) => deleteExpiredAttempts(tx));
