import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import type { Identity } from '../../../../platform/identity/identity.ts';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { translate } from '../rules/messages.ts';
import { isEstablished, MAX_PROOF_AGE_MS } from '../rules/recent-sign-in.ts';
import { readIdentities } from '../store/identity.ts';

/** A verified token of the identity provider for one of the account's sign-in methods. */
export interface Proof {
  readonly method: SignInMethod;
  readonly idToken: string;
}

export interface VerifiedProof {
  readonly identity: Identity;
  /**
   * Consumes the token, so that it proves nothing else; call it in the transaction that the proof is for. @throws
   * Problem `forbidden`
   */
  readonly consume: (ctx: TransactionContext) => Promise<void>;
}

/**
 * Verifies a proof outside of any transaction. `purpose`: a token that was used for one purpose is refused for another.
 * @throws Problem `forbidden` for an invalid token; `unavailable` while the provider can't be reached
 */
export type VerifyProof = (
  ctx: Context,
  request: RequestScope,
  proof: Proof,
  purpose: string,
) => Promise<VerifiedProof>;

/** Creates one error for every kind of invalid proof; the log has the reason. */
export function refuseProof(ctx: Context, reason: string): Problem {
  ctx.platform.log.warn({ requestId: ctx.requestId, reason }, 'recent sign-in refused');
  return new Problem('forbidden', { detail: translate('recent_sign_in', ctx.locale) });
}

/**
 * Requires that the person has just signed in again by one of the account's methods. The account must be locked.
 * `removes`: the operation deletes something, so the method must be established (see `isEstablished`).
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
