import type { Context } from '../../../../platform/context.ts';
import { readLastSeen } from '../store.ts';

/** @returns the last visit by account; those who never signed in are missing */
export const findLastSeen = (ctx: Context, accountIds: readonly string[]): Promise<Map<string, Date>> =>
  readLastSeen(ctx.db, accountIds);
