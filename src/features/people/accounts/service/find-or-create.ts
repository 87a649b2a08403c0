import type { PublicProfile } from '../../../../platform/account-data.ts';
import type { TransactionContext } from '../../../../platform/context.ts';
import { createId } from '../../../../platform/database/id.ts';
import { getDigits } from '../../../../platform/digits.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { Identity } from '../../../../platform/identity/identity.ts';
import { suggestUsernames } from '../rules/username.ts';
import { type AccountChange, type AccountRow, addAccount, lockAccount, updateAccount } from '../store/account.ts';
import { addIdentity, lockSubject, readIdentity, touchIdentity } from '../store/identity.ts';
import { cancelPendingDeletion } from '../store/pending-deletion.ts';
import { type AuthUser, toAuthUser, toPublicProfile } from './presenters.ts';
import { isUsernameAllowed, withoutReservedName } from './reserved-names.ts';

/** Phone number or e-mail by which people recognize an identity. */
export const toLabel = (identity: Identity): string => identity.phone ?? identity.email ?? '';

async function createAccount(ctx: TransactionContext, identity: Identity): Promise<string> {
  const id = createId();
  const name = withoutReservedName(ctx, identity.name ?? '');
  for (const username of suggestUsernames(name, Math.random)) {
    if (!(await isUsernameAllowed(ctx, username, id))) continue;
    const account = {
      id,
      username,
      name,
      email: identity.email,
      email_verified: identity.emailVerified,
      phone: identity.phone,
      language: ctx.locale,
      digits: getDigits(),
    };
    if (await addAccount(ctx.tx, account)) return id;
  }
  throw new Problem('unavailable', { retryAfter: 1 });
}

/**
 * Adds an identity's phone number and e-mail if the account has none; it never overwrites what the person set. A typed
 * e-mail becomes verified if the identity proves the same address.
 * @returns the changes
 */
export async function backfillContact(
  ctx: TransactionContext,
  account: AccountRow,
  identity: Identity,
): Promise<AccountChange> {
  const confirmsEmail =
    identity.emailVerified && !account.email_verified && account.email?.toLowerCase() === identity.email?.toLowerCase();
  const change = {
    ...(account.phone === null && identity.phone !== null ? { phone: identity.phone } : {}),
    ...((account.email === null || confirmsEmail) && identity.email !== null
      ? { email: identity.email, email_verified: identity.emailVerified }
      : {}),
  };
  if (Object.keys(change).length > 0) await updateAccount(ctx.tx, account.id, change);
  return change;
}

export interface FoundAccount {
  readonly user: AuthUser;
  readonly profile: PublicProfile;
  readonly isActive: boolean;
  readonly created: boolean;
}

/**
 * Finds the account of an identity by the provider's subject, or creates it. An e-mail or phone number that another
 * account has makes no difference.
 * @returns undefined if the account was deleted while this call waited for its lock; a second call creates another one
 * @throws Problem `unavailable` while the provider is deleting this subject
 */
export async function findOrCreateAccount(
  ctx: TransactionContext,
  identity: Identity,
): Promise<FoundAccount | undefined> {
  const { issuer, subject, method } = identity;
  await lockSubject(ctx.tx, issuer, subject);
  const existing = await readIdentity(ctx.tx, issuer, subject);
  const id = existing?.account_id ?? (await createAccount(ctx, identity));
  const row = await lockAccount(ctx.tx, id);
  if (row === undefined || row.status === 'deleted') return undefined;
  if (existing !== undefined) await touchIdentity(ctx.tx, issuer, subject, toLabel(identity));
  else {
    if (!(await cancelPendingDeletion(ctx.tx, issuer, subject))) throw new Problem('unavailable', { retryAfter: 5 });
    await addIdentity(ctx.tx, { issuer, subject, account_id: id, method, label: toLabel(identity) });
  }
  const account = { ...row, ...(await backfillContact(ctx, row, identity)) };
  return {
    user: toAuthUser(account),
    profile: toPublicProfile(account),
    isActive: account.status === 'active',
    created: existing === undefined,
  };
}
