import type { UserActor } from '../../../../platform/actor.ts';
import type { Context } from '../../../../platform/context.ts';
import type { People, SessionOwner } from '../../sessions/service/resolve-actor.ts';
import { translate } from '../rules/messages.ts';
import { type AccountStatus, selectStatus } from '../store/account.ts';

const describeSuspension = (ctx: Context, reason: string | null): string =>
  reason === null || reason === ''
    ? translate('suspended', ctx.locale)
    : translate('suspended_because', ctx.locale, { reason });

/** The account as an actor; undefined if the account was deleted. */
function toActor(ctx: Context, { ownerId, sessionId, owner }: SessionOwner<AccountStatus>): UserActor | undefined {
  if (owner === null || owner.status === 'deleted') return undefined;
  const restricted = owner.status === 'suspended' ? describeSuspension(ctx, owner.suspended_reason) : null;
  return { kind: 'user', id: ownerId, sessionId, restricted, contributorId: null };
}

/** Accounts as owners of sessions. */
export const users: People<AccountStatus> = { select: selectStatus, toActor };
