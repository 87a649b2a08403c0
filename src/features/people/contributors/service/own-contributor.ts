import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { userActor } from '../../sessions/service/actor.ts';
import { lockOwnContributor, readOwnContributor } from '../store/contributors.ts';

export { canWithdraw } from '../rules/standing.ts';
export { selectOwnContributor } from '../store/contributors.ts';

export interface OwnContributor {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly status: string;
}

/**
 * The caller's contributor in any status, because suspended contributors can still see their earnings.
 * @throws Problem `forbidden` for an account that isn't a contributor
 */
export async function requireOwnContributor(ctx: Context): Promise<OwnContributor> {
  const row = await readOwnContributor(ctx.db, userActor(ctx).id);
  if (row === undefined || !hasAccepted(row)) throw new Problem('forbidden');
  const { id, username, name, status } = row;
  return { id, username, name, status };
}

/**
 * Whether the row is a contributor's in any status, and not an applicant's who hasn't accepted the terms. Affiliates
 * have none to accept.
 */
export const hasAccepted = (
  row: { readonly terms_version: string | null; readonly status: string } | undefined,
): boolean => row !== undefined && (row.terms_version !== null || row.status === 'affiliate');

/** Contributor of any account; undefined for an account without one. */
export async function findOwnContributor(ctx: Context, accountId: string): Promise<OwnContributor | undefined> {
  const row = await readOwnContributor(ctx.db, accountId);
  return row && { id: row.id, username: row.username, name: row.name, status: row.status };
}

/** Locks the account's contributor until the transaction ends. @returns its id, if the account has one */
export async function lockContributorOf(ctx: TransactionContext, accountId: string): Promise<string | undefined> {
  return (await lockOwnContributor(ctx.tx, accountId))?.id;
}
