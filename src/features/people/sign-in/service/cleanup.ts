import { type Context, inTransaction } from '../../../../platform/context.ts';
import { deleteExpiredTokens } from '../store.ts';

/** Job that deletes used tokens after their expiry. */
export const deleteExpired = (ctx: Context): Promise<void> => inTransaction(ctx, ({ tx }) => deleteExpiredTokens(tx));
