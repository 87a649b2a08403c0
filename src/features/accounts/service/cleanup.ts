import type { Context } from '../../../platform/context.ts';
import { forgetOldTries } from '../../admins/store.ts';
import { forgetOldSessions } from '../../sessions/store.ts';
import { forgetOldTokens } from '../store/identity.ts';

/** What is over: sessions, spent tokens, failed tries. */
export async function forgetOld(ctx: Context): Promise<void> {
  await forgetOldSessions(ctx.db);
  await forgetOldTokens(ctx.db);
  await forgetOldTries(ctx.db);
}
