import { type Context, inTransaction } from '../../../../platform/context.ts';
import { deleteEndedTokens } from '../store.ts';

/** Job that deletes tokens that ended 90 days ago. */
export const deleteEnded = (ctx: Context): Promise<void> => inTransaction(ctx, ({ tx }) => deleteEndedTokens(tx));
