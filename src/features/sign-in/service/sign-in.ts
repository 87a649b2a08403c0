import { type Context, inTransaction, type TransactionContext } from '../../../platform/context.ts';
import { newId } from '../../../platform/database/id.ts';
import type { OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { keyedHash, tokenHash } from '../../../platform/identity/encryption.ts';
import { type Identity, IdentityError, IdentityUnavailableError } from '../../../platform/identity/identity.ts';
import type { SignInMethod } from '../../../platform/identity/methods.ts';
import type { accountsContract } from '../../accounts/contract.ts';
import { translate } from '../../accounts/rules/messages.ts';
import { usernamesFor } from '../../accounts/rules/username.ts';
import type { AccountDataSources } from '../../accounts/service/account-data.ts';
import { toAuthUser, toPublicProfile } from '../../accounts/service/presenters.ts';
import { type AccountRow, addAccount, lockAccount, updateAccount } from '../../accounts/store/account.ts';
import { addIdentity, claimToken, lockSubject, readIdentity, touchIdentity } from '../../accounts/store/identity.ts';
import { cancelPendingDeletion } from '../../accounts/store/pending-deletion.ts';
import { openSession } from '../../sessions/service/sessions.ts';

type SignedIn = OutputOf<typeof accountsContract.signInPhone>;

/** One answer for every token that proves nothing; why is in the log. */
function refused(ctx: Context, reason: string): Problem {
  ctx.platform.log.warn({ requestId: ctx.requestId, reason }, 'sign-in refused');
  return new Problem('unauthenticated', { detail: translate('not_signed_in', ctx.locale) });
}

/** Outside of any transaction: the provider's keys may have to be fetched. */
export async function verifyToken(ctx: Context, idToken: string, method: SignInMethod): Promise<Identity> {
  try {
    return await ctx.platform.identity.verify(idToken, method, ctx.now);
  } catch (error) {
    // Nothing can be said of the token: the person tries again in a moment.
    if (error instanceof IdentityUnavailableError) {
      ctx.platform.log.error({ err: error, requestId: ctx.requestId }, 'the identity provider can not be reached');
      throw new Problem('unavailable', { retryAfter: 10 });
    }
    if (error instanceof IdentityError) throw refused(ctx, error.message);
    throw error;
  }
}

/** A token that was used by another browser was taken from it on its way. */
export async function consumeToken(ctx: TransactionContext, request: RequestScope, idToken: string): Promise<void> {
  const client = keyedHash(
    ctx.platform.config.secret,
    'sign-in client',
    `${request.address}\n${request.headers.get('user-agent')}`,
  );
  if (!(await claimToken(ctx.tx, tokenHash(idToken), client))) throw refused(ctx, 'token used before');
}

export const toLabel = (identity: Identity): string => identity.phone ?? identity.email ?? '';

async function newAccount(ctx: TransactionContext, identity: Identity): Promise<string> {
  const id = newId();
  for (const username of usernamesFor(identity.name, Math.random)) {
    const account = {
      id,
      username,
      name: identity.name ?? '',
      email: identity.email,
      email_verified: identity.emailVerified,
      phone: identity.phone,
      language: ctx.locale,
    };
    if (await addAccount(ctx.tx, account)) return id;
  }
  throw new Problem('unavailable', { retryAfter: 1 });
}

/** What a sign-in tells that the account doesn't know yet; nothing that the person set is overwritten. */
async function backfillContact(ctx: TransactionContext, account: AccountRow, identity: Identity): Promise<void> {
  const change = {
    ...(account.phone === null && identity.phone !== null ? { phone: identity.phone } : {}),
    ...(account.email === null && identity.email !== null
      ? { email: identity.email, email_verified: identity.emailVerified }
      : {}),
  };
  if (Object.keys(change).length > 0) await updateAccount(ctx.tx, account.id, change);
}

interface Entered {
  readonly account: AccountRow;
  readonly created: boolean;
}

/** Undefined where the account was deleted while this waited for it: the next look finds nobody, and makes somebody new. */
async function findOrCreateAccount(ctx: TransactionContext, identity: Identity): Promise<Entered | undefined> {
  const { issuer, subject, method } = identity;
  await lockSubject(ctx.tx, issuer, subject);
  const known = await readIdentity(ctx.db, issuer, subject);
  const id = known?.account_id ?? (await newAccount(ctx, identity));
  const account = await lockAccount(ctx.tx, id);
  if (account === undefined || account.status === 'deleted') return undefined;
  if (known !== undefined) await touchIdentity(ctx.tx, issuer, subject, toLabel(identity));
  else {
    if (!(await cancelPendingDeletion(ctx.tx, issuer, subject))) throw new Problem('unavailable', { retryAfter: 5 });
    await addIdentity(ctx.tx, { issuer, subject, account_id: id, method, label: toLabel(identity) });
  }
  return { account, created: known === undefined };
}

interface SignInOptions {
  readonly idToken: string;
  readonly method: SignInMethod;
  readonly isContributor: boolean;
}

/**
 * Exchanges the identity provider's token for a session of ours. A person is the provider's subject: the first time
 * makes an account, and an e-mail or phone that somebody else has changes nothing.
 * @throws Problem `unauthenticated`, the same for every token that is not good
 */
export async function signIn(
  ctx: Context,
  request: RequestScope,
  options: SignInOptions,
  sources: AccountDataSources,
): Promise<SignedIn> {
  const identity = await verifyToken(ctx, options.idToken, options.method);
  for (let tries = 0; tries < 3; tries += 1) {
    const entered = await inTransaction(ctx, (own) => signInAs(own, request, identity, options, sources));
    if (entered !== undefined) return entered;
  }
  throw new Problem('unavailable', { retryAfter: 1 });
}

async function signInAs(
  ctx: TransactionContext,
  request: RequestScope,
  identity: Identity,
  { idToken, method, isContributor }: SignInOptions,
  sources: AccountDataSources,
): Promise<SignedIn | undefined> {
  await consumeToken(ctx, request, idToken);
  const entered = await findOrCreateAccount(ctx, identity);
  if (entered === undefined) return undefined;
  const { account, created } = entered;
  await backfillContact(ctx, account, identity);
  await openSession(ctx, request, 'user', account.id, method);
  if (isContributor && account.status === 'active')
    for (const source of sources) await source.apply?.(ctx, account.id, toPublicProfile(account));
  return { user: toAuthUser({ ...account, email: account.email ?? identity.email }), created };
}
