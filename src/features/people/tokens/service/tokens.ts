import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { createId, isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { createToken, hashToken } from '../../../../platform/identity/encryption.ts';
import { formatWholeIn } from '../../../../platform/local-format.ts';
import { lockActiveAccount } from '../../accounts/service/active-account.ts';
import { mailAccount } from '../../accounts/service/mail.ts';
import { requireRecentSignIn } from '../../accounts/service/recent-sign-in.ts';
import { mailAdmin } from '../../admins/service/mail-owners.ts';
import { requirePassword } from '../../admins/service/security.ts';
import { recordNotice } from '../../notices/service/record.ts';
import { adminActor, userActor } from '../../sessions/service/actor.ts';
import { verifyProof } from '../../sign-in/service/verify-token.ts';
import { MAX_TOKENS, type TokenScope, type tokensContract } from '../contract.ts';
import { translate, writeAdminLetter, writeLetter } from '../rules/messages.ts';
import { listAdminScopes, listUserScopes } from '../rules/offered.ts';
import { getLastFour, toSecret } from '../rules/secret.ts';
import {
  addToken,
  countTokens,
  lockTokensOf,
  readTokens,
  revokeToken,
  type TokenOwner,
  type TokenRow,
} from '../store.ts';

type Contract = typeof tokensContract;
type Created = OutputOf<Contract['create']>;
type Wanted = Omit<InputOf<Contract['create']>['body'], 'proof'>;

const toItem = (row: TokenRow): Created['token'] => ({
  _id: row.id,
  name: row.name,
  lastFour: row.last_four,
  scopes: row.scopes as TokenScope[],
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  isExpired: row.is_expired,
  usedAt: row.used_at?.toISOString() ?? null,
});

const ownUser = (ctx: Context): TokenOwner => ({ realm: 'user', id: userActor(ctx).id });
const ownAdmin = (ctx: Context): TokenOwner => ({ realm: 'admin', id: adminActor(ctx).id });

const findUserScopes = async (ctx: Context): Promise<readonly TokenScope[]> =>
  listUserScopes((await ctx.platform.actors.findContributorId(ctx, userActor(ctx).id)) !== undefined);

/** @throws Problem `bad_input` for a scope that the owner can't give */
function refuseOtherScopes(ctx: Context, wanted: readonly TokenScope[], offered: readonly TokenScope[]): void {
  const other = wanted.find((scope) => !offered.includes(scope));
  if (other !== undefined)
    throw new Problem('bad_input', {
      errors: [{ path: 'scopes', message: translate('scope', ctx.locale, { scope: other }) }],
    });
}

/** @throws Problem `conflict` above the number of tokens of one owner */
async function create(ctx: TransactionContext, owner: TokenOwner, { name, scopes, days }: Wanted) {
  await lockTokensOf(ctx.tx, owner);
  if ((await countTokens(ctx.tx, owner)) >= MAX_TOKENS)
    throw new Problem('conflict', {
      detail: translate('too_many', ctx.locale, { max: formatWholeIn(ctx.locale, MAX_TOKENS) }),
    });
  const secret = toSecret(createToken());
  const row = await addToken(ctx.tx, owner, {
    ...{ id: createId(), name, scopes: [...new Set(scopes)], days },
    ...{ hash: hashToken(secret), lastFour: getLastFour(secret) },
  });
  return { row, created: { token: toItem(row), secret } };
}

/** `GET /user/tokens` */
export const listOwnTokens = async (ctx: Context): Promise<OutputOf<Contract['list']>> => ({
  items: (await readTokens(ctx.db, ownUser(ctx))).map(toItem),
  offered: [...(await findUserScopes(ctx))],
});

/**
 * `POST /user/tokens/create`: a stolen session can't make a token, and the owner hears of each one.
 * @throws Problem `forbidden` without a recent sign-in; `bad_input`; `conflict`
 */
export async function createOwnToken(
  ctx: Context,
  { body: { proof, ...wanted } }: InputOf<Contract['create']>,
  request: RequestScope,
): Promise<Created> {
  refuseOtherScopes(ctx, wanted.scopes, await findUserScopes(ctx));
  const verified = await verifyProof(ctx, request, proof, 'api token');
  return inTransaction(ctx, async (own) => {
    const owner = ownUser(own);
    if (!(await lockActiveAccount(own.tx, owner.id))) throw new Problem('unauthenticated');
    await requireRecentSignIn(own, owner.id, verified, { removes: true });
    const { row, created } = await create(own, owner, wanted);
    await recordNotice(own, owner.id, { code: 'token_created', about: row.name });
    await mailAccount(own, owner.id, 'security', (place) =>
      writeLetter({ name: row.name, expiresAt: row.expires_at }, place),
    );
    return created;
  });
}

/** `DELETE /user/tokens/{id}`. @throws Problem `not_found`, also for another account's or a revoked token */
export async function revokeOwnToken(
  ctx: TransactionContext,
  { params: { id } }: InputOf<Contract['revoke']>,
): Promise<{ done: true }> {
  if (!isId(id) || !(await revokeToken(ctx.tx, ownUser(ctx), id))) throw new Problem('not_found');
  return { done: true };
}

/** `GET /admin/tokens` */
export const listAdminTokens = async (ctx: Context): Promise<OutputOf<Contract['listAdmin']>> => ({
  items: (await readTokens(ctx.db, ownAdmin(ctx))).map(toItem),
  offered: [...listAdminScopes(adminActor(ctx).role)],
});

/**
 * `POST /admin/tokens/create`: the admin hears of each token by e-mail.
 * @throws Problem `bad_input` for a wrong password or scope; `conflict`
 */
export async function createAdminToken(
  ctx: Context,
  { body: { password, ...wanted } }: InputOf<Contract['createAdmin']>,
): Promise<Created> {
  refuseOtherScopes(ctx, wanted.scopes, listAdminScopes(adminActor(ctx).role));
  await requirePassword(ctx, password);
  return inTransaction(ctx, async (own) => {
    const owner = ownAdmin(own);
    const { row, created } = await create(own, owner, wanted);
    const { _id: subjectId, scopes } = created.token;
    const details = { scopes: scopes.join(', '), days: wanted.days };
    await own.platform.audit.record(own, { action: 'token.create', subjectType: 'token', subjectId, details });
    await mailAdmin(
      own,
      owner.id,
      writeAdminLetter({ name: row.name, expiresAt: row.expires_at }, { site: own.platform.origin }),
    );
    return created;
  });
}

/** `DELETE /admin/tokens/{id}`. @throws Problem `not_found`, also for another admin's or a revoked token */
export async function revokeAdminToken(
  ctx: TransactionContext,
  { params: { id } }: InputOf<Contract['revokeAdmin']>,
): Promise<{ done: true }> {
  if (!isId(id) || !(await revokeToken(ctx.tx, ownAdmin(ctx), id))) throw new Problem('not_found');
  await ctx.platform.audit.record(ctx, { action: 'token.revoke', subjectType: 'token', subjectId: id });
  return { done: true };
}

/** `GET /token`. @throws Problem `unauthenticated` without a token */
export async function showCurrentToken(
  _: Context,
  __: unknown,
  { token }: RequestScope,
): Promise<OutputOf<Contract['current']>> {
  if (token === undefined) throw new Problem('unauthenticated');
  const { name, scopes, expiresAt, actor } = token;
  return {
    name,
    scopes: scopes as TokenScope[],
    expiresAt: expiresAt.toISOString(),
    owner: { type: actor.kind, _id: actor.id },
  };
}
