import type { UserActor } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { translate } from '../rules/messages.ts';
import { readStatus } from '../store/account.ts';

const describeSuspension = (ctx: Context, reason: string | null): string =>
  reason === null || reason === ''
    ? translate('suspended', ctx.locale)
    : translate('suspended_because', ctx.locale, { reason });

/** The account that a session belongs to; undefined where it was deleted. */
export async function resolveUser(
  ctx: Context,
  { ownerId, sessionId }: { readonly ownerId: string; readonly sessionId: string },
): Promise<UserActor | undefined> {
  const row = await readStatus(ctx.db, ownerId);
  if (row === undefined || row.status === 'deleted') return undefined;
  const restricted = row.status === 'suspended' ? describeSuspension(ctx, row.suspended_reason) : null;
  return { kind: 'user', id: ownerId, sessionId, restricted, contributorId: null };
}
