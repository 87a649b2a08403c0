import type { Context } from '../../../platform/context.ts';
import { newId } from '../../../platform/database/id.ts';
import type { AnswerOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type Identity, IdentityError, type SignInMethod } from '../../../platform/identity/identity.ts';
import { keyedHash, tokenHash } from '../../../platform/identity/sealed.ts';
import type { accountsContract } from '../contract.ts';
import { say } from '../rules/texts.ts';
import { usernamesFor } from '../rules/username.ts';
import { type AccountRow, addAccount, lockAccount, updateAccount } from '../store/account.ts';
import { addIdentity, claimToken, lockSubject, readIdentity, touchIdentity } from '../store/identity.ts';
import type { PersonParts } from './parts.ts';
import { authUserOf, publicPersonOf } from './presented.ts';
import { openSession } from './sessions.ts';

type SignedIn = AnswerOf<typeof accountsContract.signInPhone>;

/** One answer for every token that proves nothing; why is in the log. */
function refused(ctx: Context, reason: string): Problem {
  ctx.platform.log.warn({ requestId: ctx.requestId, reason }, 'sign-in refused');
  return new Problem('unauthenticated', { detail: say('not_signed_in', ctx.locale) });
}

/** Outside of any transaction: the provider's keys may have to be fetched. */
export async function verified(ctx: Context, idToken: string, method: SignInMethod): Promise<Identity> {
  try {
    return await ctx.platform.identity.verify(idToken, method, ctx.now);
  } catch (error) {
    if (error instanceof IdentityError) throw refused(ctx, error.message);
    throw error;
  }
}

/** A token that was used by another browser was taken from it on its way. */
export async function takeToken(ctx: Context, idToken: string): Promise<void> {
  const client = keyedHash(
    ctx.platform.config.secret,
    'sign-in client',
    `${ctx.address}\n${ctx.headers.get('user-agent')}`,
  );
  if (!(await claimToken(ctx.db, tokenHash(idToken), client))) throw refused(ctx, 'token used before');
}

export const labelOf = (identity: Identity): string => identity.phone ?? identity.email ?? '';

async function newAccount(ctx: Context, identity: Identity): Promise<string> {
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
    if (await addAccount(ctx.db, account)) return id;
  }
  throw new Problem('unavailable', { retryAfter: 1 });
}

/** What a sign-in tells that the account doesn't know yet; nothing that the person set is overwritten. */
async function fillIn(ctx: Context, account: AccountRow, identity: Identity): Promise<void> {
  const change = {
    ...(account.phone === null && identity.phone !== null ? { phone: identity.phone } : {}),
    ...(account.email === null && identity.email !== null
      ? { email: identity.email, email_verified: identity.emailVerified }
      : {}),
  };
  if (Object.keys(change).length > 0) await updateAccount(ctx.db, account.id, change);
}

async function enter(ctx: Context, identity: Identity): Promise<{ id: string; created: boolean }> {
  const { issuer, subject, method } = identity;
  await lockSubject(ctx.db, issuer, subject);
  const known = await readIdentity(ctx.db, issuer, subject);
  if (known !== undefined) {
    await touchIdentity(ctx.db, { issuer, subject, method, label: labelOf(identity) });
    return { id: known.account_id, created: false };
  }
  const id = await newAccount(ctx, identity);
  await addIdentity(ctx.db, { issuer, subject, account_id: id, method, label: labelOf(identity) });
  return { id, created: true };
}

/**
 * Exchanges the identity provider's token for a session of ours. A person is the provider's subject: the first time
 * makes an account, and an e-mail or phone that somebody else has changes nothing.
 * @throws Problem `unauthenticated`, the same for every token that is not good
 */
export async function signIn(
  ctx: Context,
  asked: { idToken: string; method: SignInMethod; isContributor: boolean },
  parts: PersonParts,
): Promise<SignedIn> {
  const identity = await verified(ctx, asked.idToken, asked.method);
  return ctx.db.transaction().execute(async (tx) => {
    const own: Context = { ...ctx, db: tx };
    await takeToken(own, asked.idToken);
    const { id, created } = await enter(own, identity);
    const account = await lockAccount(tx, id);
    if (account === undefined) throw new Problem('internal');
    await fillIn(own, account, identity);
    await openSession(own, 'user', id, asked.method);
    if (asked.isContributor && account.status === 'active')
      for (const part of parts) await part.apply?.(own, id, publicPersonOf(account));
    const now = { ...account, email: account.email ?? identity.email };
    return { user: authUserOf(now), created };
  });
}
