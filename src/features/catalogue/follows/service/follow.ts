import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { countTotal, cutPage, MAX_TOTAL, parsePage } from '../../../../platform/pagination.ts';
import { lockActiveAccount } from '../../../people/accounts/service/active-account.ts';
import {
  findContributorIdByAccount,
  readActiveContributors,
  readContributorsById,
  selectActiveContributors,
} from '../../../people/contributors/service/references.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import type { followsContract } from '../contract.ts';
import { followCursors } from '../rules/cursors.ts';
import { translate } from '../rules/messages.ts';
import {
  addFollow,
  countFollowed,
  countFollowers,
  isFollowing,
  readFollowPage,
  readFollowsOf,
  removeFollow,
  removeFollowsOf,
} from '../store/follows.ts';

type Contract = typeof followsContract;

/**
 * `PUT /follow/contributor/{id}`
 * @throws Problem `not_found` for a contributor who isn't active, unless the caller stops following; `conflict` for
 * the caller's own contributor
 */
export async function followContributor(
  ctx: TransactionContext,
  { params: { id }, body: { isFollowed } }: InputOf<Contract['follow']>,
): Promise<OutputOf<Contract['follow']>> {
  const { id: accountId } = userActor(ctx);
  if (!isId(id)) throw new Problem('not_found');
  if (!isFollowed) {
    await removeFollow(ctx.tx, accountId, id);
    return { isFollowed };
  }
  const isActive = await lockActiveAccount(ctx.tx, accountId);
  if (!isActive || (await readActiveContributors(ctx.tx, [id])).length === 0) throw new Problem('not_found');
  if ((await findContributorIdByAccount(ctx.tx, accountId)) === id)
    throw new Problem('conflict', { detail: translate('own', ctx.locale) });
  await addFollow(ctx.tx, accountId, id);
  return { isFollowed };
}

/** `GET /follow/contributor/{id}`. @throws Problem `not_found` for a contributor who isn't active */
export async function showFollow(
  { db, actor }: Context,
  { params: { id }, query: { counted } }: InputOf<Contract['state']>,
): Promise<OutputOf<Contract['state']>> {
  if (!isId(id) || (await readActiveContributors(db, [id])).length === 0) throw new Problem('not_found');
  const accountId = actor.kind === 'user' ? actor.id : undefined;
  return {
    isFollowed: accountId !== undefined && (await isFollowing(db, accountId, id)),
    isOwn: accountId !== undefined && (await findContributorIdByAccount(db, accountId)) === id,
    followers: counted === undefined ? null : await countFollowers(db, id, MAX_TOTAL),
  };
}

/** `GET /follow/mine`. @throws Problem `bad_input` for a cursor of another list */
export async function listFollowed(
  ctx: Context,
  { query }: InputOf<Contract['mine']>,
): Promise<OutputOf<Contract['mine']>> {
  const { id: accountId } = userActor(ctx);
  const page = parsePage(ctx, followCursors, { ...query, sort: 'newest' });
  const active = selectActiveContributors(ctx.db);
  const read = await readFollowPage(ctx.db, accountId, active, page);
  const { rows, nextCursor } = cutPage(followCursors, page, read, ({ value, id }) => ({ value, id }));
  const contributors = await readActiveContributors(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(contributors.map((each) => [each._id, each]));
  const items = rows.flatMap(({ id, created_at: since }) => {
    const found = byId.get(id);
    if (found === undefined) return [];
    const { _id, username, name, image } = found;
    return [{ _id, username, name, image, since: since.toISOString() }];
  });
  const total = await countTotal(query, (max) => countFollowed(ctx.db, accountId, active, max));
  return { items, nextCursor, ...total };
}

export const followsAccountData: readonly AccountDataHandler[] = [
  {
    kind: 'exporter',
    name: 'follows',
    exportData: async ({ db }, accountId) => {
      const rows = await readFollowsOf(db, accountId);
      const contributors = await readContributorsById(
        db,
        rows.map(({ contributor_id }) => contributor_id),
      );
      return rows.map(({ contributor_id: id, created_at: since }) => ({
        contributor: contributors.get(id)?.username ?? '',
        since,
      }));
    },
  },
  { kind: 'eraser', eraseData: (ctx, accountId) => removeFollowsOf(ctx.tx, accountId) },
];
