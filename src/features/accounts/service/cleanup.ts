import type { Context } from '../../../platform/context.ts';
import { deleteExpiredAttempts } from '../../admins/store.ts';
import { deleteExpiredSessions } from '../../sessions/store.ts';
import { deleteExpiredTokens } from '../store/identity.ts';

/** What is over: sessions, spent tokens, failed tries. */
export async function deleteExpired(ctx: Context): Promise<void> {
  await deleteExpiredSessions(ctx.db);
  await deleteExpiredTokens(ctx.db);
  await deleteExpiredAttempts(ctx.db);
}
