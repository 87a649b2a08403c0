import type { Context } from '../../../platform/context.ts';
import { forgetOldTries } from '../../admins/store.ts';
import { deleteExpiredSessions } from '../../sessions/store.ts';
import { forgetOldTokens } from '../store/identity.ts';

/** What is over: sessions, spent tokens, failed tries. */
export async function deleteExpired(ctx: Context): Promise<void> {
  await deleteExpiredSessions(ctx.db);
  await forgetOldTokens(ctx.db);
  await forgetOldTries(ctx.db);
}
