import { type Context, inTransaction } from '../../../../platform/context.ts';
import { deleteExpiredTokens } from '../store.ts';

/** A job: deletes used tokens that have expired by themselves. */
export const deleteExpired = (ctx: Context): Promise<void> => inTransaction(ctx, ({ tx }) => deleteExpiredTokens(tx));
