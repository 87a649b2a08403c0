import type { Context, UserActor } from '../../../platform/context.ts';
import { translate } from '../rules/messages.ts';
import { type AccountRow, readAccount } from '../store/account.ts';

const describeSuspension = (ctx: Context, { suspended_reason: reason }: AccountRow): string =>
  reason === null || reason === ''
    ? translate('suspended', ctx.locale)
    : translate('suspended_because', ctx.locale, { reason });

/** The account that a session belongs to; undefined where it was deleted. */
export async function resolveUser(
  ctx: Context,
  { ownerId, sessionId }: { readonly ownerId: string; readonly sessionId: string },
): Promise<UserActor | undefined> {
  const row = await readAccount(ctx.db, ownerId);
  if (row === undefined || row.status === 'deleted') return undefined;
  const restricted = row.status === 'suspended' ? describeSuspension(ctx, row) : null;
  return { kind: 'user', id: row.id, sessionId, restricted, contributorId: null };
}
