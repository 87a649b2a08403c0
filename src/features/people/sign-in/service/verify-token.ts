import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { computeKeyedHash, hashToken } from '../../../../platform/identity/encryption.ts';
import { type Identity, IdentityError, IdentityUnavailableError } from '../../../../platform/identity/identity.ts';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { refuseProof, type VerifyProof } from '../../accounts/service/recent-sign-in.ts';
import { translate } from '../rules/messages.ts';
import { claimToken } from '../store.ts';

/** Creates one error for every kind of invalid token; the log has the reason. */
function refuseToken(ctx: Context, reason: string): Problem {
  ctx.platform.log.warn({ requestId: ctx.requestId, reason }, 'sign-in refused');
  return new Problem('unauthenticated', { detail: translate('not_signed_in', ctx.locale) });
}

/** Without the provider's answer the token can't be verified, so the person is asked to try again. */
function toUnavailable(ctx: Context, error: unknown): unknown {
  if (!(error instanceof IdentityUnavailableError)) return error;
  ctx.platform.log.error({ err: error, requestId: ctx.requestId }, 'the identity provider can not be reached');
  return new Problem('unavailable', { retryAfter: 10 });
}

/**
 * Verifies a token outside of any transaction, because the provider's keys may have to be fetched.
 * @throws Problem `unauthenticated`, the same for every invalid token; `unavailable` while the provider can't be
 * reached
 */
export async function verifyToken(ctx: Context, idToken: string, method: SignInMethod): Promise<Identity> {
  try {
    return await ctx.platform.identity.verify(idToken, method, ctx.now);
  } catch (error) {
    if (error instanceof IdentityError) throw refuseToken(ctx, error.message);
    throw toUnavailable(ctx, error);
  }
}

/**
 * Marks a token as used by this browser for one purpose.
 * @returns false if it was used by another browser, which suggests theft, or for another purpose
 */
async function claim(
  ctx: TransactionContext,
  request: RequestScope,
  idToken: string,
  purpose: string,
): Promise<boolean> {
  const client = computeKeyedHash(
    ctx.platform.config.secret,
    'sign-in client',
    `${request.address}\n${request.headers.get('user-agent')}\n${purpose}`,
  );
  return claimToken(ctx.tx, hashToken(idToken), client);
}

/** @throws Problem `unauthenticated` if the token was used by another browser or for another purpose */
export async function consumeToken(
  ctx: TransactionContext,
  request: RequestScope,
  idToken: string,
  purpose: string,
): Promise<void> {
  if (!(await claim(ctx, request, idToken, purpose))) throw refuseToken(ctx, 'token used before');
}

/** Verifies a proof of a recent sign-in; the feature `accounts` decides whether the identity belongs to the account. */
export const verifyProof: VerifyProof = async (ctx, request, { method, idToken }, purpose) => {
  try {
    return {
      identity: await ctx.platform.identity.verify(idToken, method, ctx.now),
      consume: async (own) => {
        if (!(await claim(own, request, idToken, purpose))) throw refuseProof(own, 'token used before');
      },
    };
  } catch (error) {
    if (error instanceof IdentityError) throw refuseProof(ctx, error.message);
    throw toUnavailable(ctx, error);
  }
};
