import type { TransactionContext } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { Identity } from '../../../../platform/identity/identity.ts';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { recordNotice } from '../../notices/service/record.ts';
import { revokeSessionsOfOtherMethods } from '../../sessions/service/open-session.ts';
import { translate } from '../rules/messages.ts';
import { type AccountChange, type AccountRow, lockAccount, updateAccount } from '../store/account.ts';
import {
  addIdentity,
  type IdentityRow,
  lockSubject,
  readIdentities,
  readIdentity,
  removeIdentities,
} from '../store/identity.ts';
import { addPendingDeletions, cancelPendingDeletion } from '../store/pending-deletion.ts';
import { backfillContact, toLabel } from './find-or-create.ts';
import { type Profile, toMethods } from './presenters.ts';
import { requireRecentSignIn, type VerifiedProof } from './recent-sign-in.ts';

type Methods = Profile['methods'];

/**
 * Links a sign-in method to an account and notifies the owner. An identity that belongs to another account stays there.
 * @throws Problem `unauthenticated` for an account that was suspended or deleted; `forbidden` without a recent sign-in;
 * `conflict` if the identity belongs to another account or the account already has this method; `unavailable` while the
 * provider is deleting the subject
 */
export async function linkIdentity(
  ctx: TransactionContext,
  accountId: string,
  identity: Identity,
  proof: VerifiedProof,
): Promise<Methods> {
  const { tx, locale } = ctx;
  const { issuer, subject, method } = identity;
  await lockSubject(tx, issuer, subject);
  const account = await lockAccount(tx, accountId);
  if (account === undefined || account.status !== 'active') throw new Problem('unauthenticated');
  await requireRecentSignIn(ctx, accountId, proof, { removes: false });
  const existing = await readIdentity(tx, issuer, subject);
  if (existing !== undefined && existing.account_id !== accountId)
    throw new Problem('conflict', { detail: translate('linked_elsewhere', locale) });
  const others = (await readIdentities(tx, accountId)).filter((each) => each.subject !== subject);
  if (others.some((each) => each.method === method))
    throw new Problem('conflict', { detail: translate('method_taken', locale) });
  if (!(await cancelPendingDeletion(tx, issuer, subject))) throw new Problem('unavailable', { retryAfter: 5 });
  if (existing === undefined) {
    await addIdentity(tx, { issuer, subject, account_id: accountId, method, label: toLabel(identity) });
    await recordNotice(ctx, accountId, { code: 'method_linked', method });
  }
  await backfillContact(ctx, account, identity);
  return toMethods(await readIdentities(tx, accountId), ctx.now);
}

/** Clears the account's phone or e-mail if it came from a removed sign-in method. */
function removeContact(account: AccountRow, removed: readonly IdentityRow[]): AccountChange {
  const labels = new Set(removed.map(({ label }) => label));
  return {
    ...(account.phone !== null && labels.has(account.phone) ? { phone: null } : {}),
    ...(account.email !== null && labels.has(account.email) ? { email: null, email_verified: false } : {}),
  };
}

/**
 * Removes a sign-in method, ends the sessions that it opened, and notifies the owner. The provider deletes its record a
 * week later.
 * @returns the remaining methods and the ended sessions
 * @throws Problem `forbidden` without a recent sign-in by an established method; `not_found` if the account doesn't
 * have the method; `conflict` for the last one
 */
export async function unlinkIdentity(
  ctx: TransactionContext,
  accountId: string,
  method: SignInMethod,
  proof: VerifiedProof,
): Promise<{ methods: Methods; endedSessions: readonly string[] }> {
  const account = await lockAccount(ctx.tx, accountId);
  if (account === undefined || account.status !== 'active') throw new Problem('unauthenticated');
  await requireRecentSignIn(ctx, accountId, proof, { removes: true });
  const removed = await removeIdentities(ctx.tx, accountId, method);
  if (removed.length === 0) throw new Problem('not_found');
  const left = await readIdentities(ctx.tx, accountId);
  if (left.length === 0) throw new Problem('conflict', { detail: translate('last_method', ctx.locale) });
  await addPendingDeletions(ctx.tx, removed);
  await updateAccount(ctx.tx, accountId, removeContact(account, removed));
  await recordNotice(ctx, accountId, { code: 'method_unlinked', method });
  const methods = toMethods(left, ctx.now);
  const kept = methods.map((each) => each.method);
  return { methods, endedSessions: await revokeSessionsOfOtherMethods(ctx.tx, accountId, kept) };
}
