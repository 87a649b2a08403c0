import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import type { Identity } from '../../../../platform/identity/identity.ts';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { translate } from '../rules/messages.ts';
import { isEstablished, MAX_PROOF_AGE_MS } from '../rules/recent-sign-in.ts';
import { readIdentities } from '../store/identity.ts';

/** A token of the identity provider, for a way to sign in that the account has. */
export interface Proof {
  readonly method: SignInMethod;
  readonly idToken: string;
}

export interface VerifiedProof {
  readonly identity: Identity;
  /** In the transaction of what it is for: the token then proves nothing else. @throws Problem `forbidden` */
  readonly consume: (ctx: TransactionContext) => Promise<void>;
}

/**
 * Verifies a proof, outside of any transaction. `purpose` names what it is for: a token that was used for one thing
 * does not serve for another.
 * @throws Problem `forbidden` for a token that proves nothing; `unavailable` while the provider can't be reached
 */
export type VerifyProof = (
  ctx: Context,
  request: RequestScope,
  proof: Proof,
  purpose: string,
) => Promise<VerifiedProof>;

/** One refusal for every proof that isn't good; the reason is in the log. */
export function refuseProof(ctx: Context, reason: string): Problem {
  ctx.platform.log.warn({ requestId: ctx.requestId, reason }, 'recent sign-in refused');
  return new Problem('forbidden', { detail: translate('recent_sign_in', ctx.locale) });
}

/**
 * Lets somebody go on who has just signed in again by a way that the account has. The account must be locked.
 * `removes`: something of the owner's goes away, so the way must be established (`isEstablished`).
 * @throws Problem `forbidden`
 */
export async function requireRecentSignIn(
  ctx: TransactionContext,
  accountId: string,
  { identity, consume }: VerifiedProof,
  { removes }: { readonly removes: boolean },
): Promise<void> {
  if (ctx.now.getTime() - identity.authenticatedAt.getTime() > MAX_PROOF_AGE_MS) throw refuseProof(ctx, 'too old');
  const all = await readIdentities(ctx.tx, accountId);
  const own = all.find(({ issuer, subject }) => issuer === identity.issuer && subject === identity.subject);
  if (own === undefined) throw refuseProof(ctx, 'not linked to the account');
  if (removes && !isEstablished(own, all, ctx.now))
    throw new Problem('forbidden', { detail: translate('recently_linked', ctx.locale) });
  await consume(ctx);
}
