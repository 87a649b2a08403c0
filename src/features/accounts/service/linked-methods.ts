import type { TransactionContext } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Identity } from '../../../platform/identity/identity.ts';
import type { SignInMethod } from '../../../platform/identity/methods.ts';
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

type Methods = Profile['methods'];

/**
 * Adds a way to sign in to an account. An identity that belongs to another account stays there.
 * @throws Problem `unauthenticated` for an account that is suspended or deleted by now; `conflict` where the identity
 * belongs to somebody else, or the account has one of the same method; `unavailable` while the provider is being
 * asked to delete the subject
 */
export async function linkIdentity(ctx: TransactionContext, accountId: string, identity: Identity): Promise<Methods> {
  const { tx, locale } = ctx;
  const { issuer, subject, method } = identity;
  await lockSubject(tx, issuer, subject);
  const account = await lockAccount(tx, accountId);
  if (account === undefined || account.status !== 'active') throw new Problem('unauthenticated');
  const existing = await readIdentity(tx, issuer, subject);
  if (existing !== undefined && existing.account_id !== accountId)
    throw new Problem('conflict', { detail: translate('linked_elsewhere', locale) });
  const others = (await readIdentities(tx, accountId)).filter((each) => each.subject !== subject);
  if (others.some((each) => each.method === method))
    throw new Problem('conflict', { detail: translate('method_taken', locale) });
  if (!(await cancelPendingDeletion(tx, issuer, subject))) throw new Problem('unavailable', { retryAfter: 5 });
  if (existing === undefined)
    await addIdentity(tx, { issuer, subject, account_id: accountId, method, label: toLabel(identity) });
  await backfillContact(ctx, account, identity);
  return toMethods(await readIdentities(tx, accountId));
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
 * Removes a way to sign in; the provider deletes its record of it later.
 * @throws Problem `not_found` where the account doesn't have it; `conflict` for the last one
 */
export async function unlinkIdentity(
  ctx: TransactionContext,
  accountId: string,
  method: SignInMethod,
): Promise<Methods> {
  const account = await lockAccount(ctx.tx, accountId);
  if (account === undefined) throw new Problem('unauthenticated');
  const removed = await removeIdentities(ctx.tx, accountId, method);
  if (removed.length === 0) throw new Problem('not_found');
  const left = await readIdentities(ctx.tx, accountId);
  if (left.length === 0) throw new Problem('conflict', { detail: translate('last_method', ctx.locale) });
  await addPendingDeletions(ctx.tx, removed);
  await updateAccount(ctx.tx, accountId, removeContact(account, removed));
  return toMethods(left);
}
