import type { Context, TransactionContext } from '../../../platform/context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { computeKeyedHash, hashToken } from '../../../platform/identity/encryption.ts';
import { type Identity, IdentityError, IdentityUnavailableError } from '../../../platform/identity/identity.ts';
import type { SignInMethod } from '../../../platform/identity/methods.ts';
import { translate } from '../rules/messages.ts';
import { claimToken } from '../store.ts';

/** One response for every token that proves nothing; the reason is in the log. */
function refuseToken(ctx: Context, reason: string): Problem {
  ctx.platform.log.warn({ requestId: ctx.requestId, reason }, 'sign-in refused');
  return new Problem('unauthenticated', { detail: translate('not_signed_in', ctx.locale) });
}

/**
 * Outside of any transaction: the provider's keys may have to be fetched.
 * @throws Problem `unauthenticated`, the same for every bad token; `unavailable` while the provider can't be reached
 */
export async function verifyToken(ctx: Context, idToken: string, method: SignInMethod): Promise<Identity> {
  try {
    return await ctx.platform.identity.verify(idToken, method, ctx.now);
  } catch (error) {
    // Nothing can be said of the token: the person tries again in a moment.
    if (error instanceof IdentityUnavailableError) {
      ctx.platform.log.error({ err: error, requestId: ctx.requestId }, 'the identity provider can not be reached');
      throw new Problem('unavailable', { retryAfter: 10 });
    }
    if (error instanceof IdentityError) throw refuseToken(ctx, error.message);
    throw error;
  }
}

/**
 * Marks a token as used by this browser.
 * @throws Problem `unauthenticated` where another browser has used it: one of the two has stolen it
 */
export async function consumeToken(ctx: TransactionContext, request: RequestScope, idToken: string): Promise<void> {
  const client = computeKeyedHash(
    ctx.platform.config.secret,
    'sign-in client',
    `${request.address}\n${request.headers.get('user-agent')}`,
  );
  if (!(await claimToken(ctx.tx, hashToken(idToken), client))) throw refuseToken(ctx, 'token used before');
}
