import type { AdminActor, UserActor } from '../actor.ts';
import type { Context } from '../context.ts';
import { countTokenCall } from './limit.ts';
import { translate } from './messages.ts';
import type { Operation } from './operation.ts';
import { Problem } from './problem.ts';
import { type RequestScope, toAnonymousScope } from './request-scope.ts';

/** A valid API token, and whom it acts for. */
export interface TokenCaller {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly expiresAt: Date;
  readonly actor: UserActor | AdminActor;
}

/** What an operation asks of an API token: a scope, `any` for every valid token, or more than any token has. */
export type TokenAccess = string | undefined;

/** API tokens of accounts and admins; implemented by features of the product. */
export interface ApiTokens {
  /** Finds a valid token; undefined if it is unknown, expired or revoked, or if its owner may no longer sign in. */
  readonly findToken: (ctx: Context, token: string) => Promise<TokenCaller | undefined>;
  /** Undefined if no token may call the operation, as it is for every operation that isn't listed. */
  readonly getAccess: (operation: Operation) => TokenAccess;
  /** Scope of public reads, which also other sites may call, and in which a token's owner counts as a visitor. */
  readonly publicScope: string;
}

/** The token of `Authorization: Bearer …`; undefined without that header. Other schemes belong to proxies. */
export const readBearerToken = (headers: Headers): string | undefined =>
  /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];

/** A token's request, and headers that its response gets in any case. */
interface Admission {
  readonly request: RequestScope;
  readonly problem: Problem | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** The request without cookies, in which the token's owner is the caller. */
const toTokenScope = (request: RequestScope, token: TokenCaller, isAnonymous: boolean): RequestScope => ({
  ...toAnonymousScope(request),
  token,
  area: token.actor.kind,
  actors: new Map(isAnonymous ? [] : [[token.actor.kind, Promise.resolve(token.actor)]]),
});

/** RFC 6750: says to clients which part of the token's authority is missing. */
const challenge = (error: string): Record<string, string> => ({ 'www-authenticate': `Bearer error="${error}"` });

/**
 * Identifies the owner of a request's API token, counts the call, and checks the token's scopes. The operation's own
 * access is checked afterwards, as for everybody.
 */
export async function admitToken(
  operation: Operation,
  ctx: Context,
  request: RequestScope,
  given: string,
): Promise<Admission> {
  const { apiTokens } = ctx.platform;
  const token = await apiTokens.findToken(ctx, given);
  if (token === undefined) {
    const problem = new Problem('unauthenticated', { detail: translate('token_invalid', ctx.locale) });
    return { request: toAnonymousScope(request), problem, headers: challenge('invalid_token') };
  }
  const scope = apiTokens.getAccess(operation);
  const own = toTokenScope(request, token, scope === apiTokens.publicScope);
  const { headers, retryAfter } = await countTokenCall(ctx, token.id);
  if (retryAfter !== undefined)
    return { request: own, problem: new Problem('too_many_requests', { retryAfter }), headers };
  if (token.actor.restricted !== null)
    return { request: own, problem: new Problem('forbidden', { detail: token.actor.restricted }), headers };
  if (scope === 'any' || (scope !== undefined && token.scopes.includes(scope)))
    return { request: own, problem: undefined, headers };
  const detail =
    scope === undefined ? translate('token_never', ctx.locale) : translate('token_scope', ctx.locale, { scope });
  return {
    request: own,
    problem: new Problem('forbidden', { detail }),
    headers: { ...headers, ...challenge('insufficient_scope') },
  };
}
