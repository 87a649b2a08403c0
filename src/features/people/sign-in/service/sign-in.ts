import type { PublicProfile } from '../../../../platform/account-data.ts';
import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import type { Identity } from '../../../../platform/identity/identity.ts';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { findOrCreateAccount } from '../../accounts/service/find-or-create.ts';
import { readAuthUser } from '../../accounts/service/profile.ts';
import { openSession } from '../../sessions/service/open-session.ts';
import type { signInContract } from '../contract.ts';
import { consumeToken, verifyToken } from './verify-token.ts';

type SignedIn = OutputOf<typeof signInContract.phone>;

/** Applies on behalf of an account to become a contributor. */
export type ApplyToContribute = (ctx: TransactionContext, accountId: string, profile: PublicProfile) => Promise<void>;

export interface SignInOptions {
  readonly idToken: string;
  readonly method: SignInMethod;
  /** Function that applies to become a contributor; undefined if the person doesn't apply. */
  readonly apply: ApplyToContribute | undefined;
}

async function openSessionFor(
  ctx: TransactionContext,
  request: RequestScope,
  identity: Identity,
  { idToken, method, apply }: SignInOptions,
): Promise<SignedIn | undefined> {
  await consumeToken(ctx, request, idToken, 'sign in');
  const account = await findOrCreateAccount(ctx, identity);
  if (account === undefined) return undefined;
  const { user, profile, isActive, created } = account;
  await openSession(ctx, request, 'user', user.userId, method);
  if (!isActive || apply === undefined) return { user, created };
  await apply(ctx, user.userId, profile);
  return { user: await readAuthUser(ctx, user.userId), created };
}

/**
 * `POST /user/sign-in/…`: exchanges the identity provider's token for a session; the first sign-in creates an account.
 * @throws Problem `unauthenticated`, the same for every invalid token; `unavailable` while the provider can't be
 * reached
 */
export async function signIn(ctx: Context, request: RequestScope, options: SignInOptions): Promise<SignedIn> {
  const identity = await verifyToken(ctx, options.idToken, options.method);
  // If the account is being deleted concurrently, the next attempt creates another one.
  for (let attempts = 0; attempts < 3; attempts += 1) {
    const signedIn = await inTransaction(ctx, (own) => openSessionFor(own, request, identity, options));
    if (signedIn !== undefined) return signedIn;
  }
  throw new Problem('unavailable', { retryAfter: 1 });
}
