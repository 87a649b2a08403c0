import type { Actor } from '../../../../platform/actor.ts';
import { type Context, inTransaction } from '../../../../platform/context.ts';
import type { TokenCaller } from '../../../../platform/http/api-tokens.ts';
import { hashToken } from '../../../../platform/identity/encryption.ts';
import { users } from '../../accounts/service/actor.ts';
import { admins } from '../../admins/service/actor.ts';
import type { People } from '../../sessions/service/resolve-actor.ts';
import { isSecret } from '../rules/secret.ts';
import { findLiveToken, touchToken } from '../store.ts';

const identify = <Row>(
  ctx: Context,
  { toActor }: People<Row>,
  found: { readonly ownerId: string; readonly sessionId: string; readonly owner: unknown },
): Actor | undefined => toActor(ctx, { ...found, owner: found.owner as Row | null });

/** Finds a valid token with its owner, reading both for every request, so that a revoked one ends at once. */
export async function findToken(ctx: Context, given: string): Promise<TokenCaller | undefined> {
  if (!isSecret(given)) return undefined;
  const row = await findLiveToken(ctx.db, hashToken(given), { user: users.select, admin: admins.select });
  if (row === undefined) return undefined;
  const { id, name, scopes, expires_at: expiresAt, account_id: accountId, admin_id: adminId } = row;
  const actor =
    accountId === null
      ? identify(ctx, admins, { ownerId: adminId ?? '', sessionId: id, owner: row.admin })
      : identify(ctx, users, { ownerId: accountId, sessionId: id, owner: row.account });
  if (actor === undefined || actor.kind === 'visitor') return undefined;
  if (row.is_stale) await inTransaction(ctx, ({ tx }) => touchToken(tx, id));
  return { id, name, scopes, expiresAt, actor };
}
