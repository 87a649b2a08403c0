import { type Context, inTransaction } from '../../../../platform/context.ts';
import { deleteExpiredSessions } from '../store.ts';

/** Job that deletes sessions that ended a week ago. */
export const deleteExpired = (ctx: Context): Promise<void> => inTransaction(ctx, ({ tx }) => deleteExpiredSessions(tx));
