import type { PublicProfile } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { createUsernameTakenProblem } from '../../accounts/service/profile.ts';
import { refuseReservedNames } from '../../accounts/service/reserved-names.ts';
import { userActor } from '../../sessions/service/actor.ts';
import type { contributorsContract } from '../contract/contributors.ts';
import {
  type ContributorChange,
  lockOwnContributor,
  type OwnContributorRow,
  readOwnContributor,
  updateContributor,
} from '../store/contributors.ts';

type Contract = typeof contributorsContract;
type ContributorProfile = OutputOf<Contract['profile']>['contributor'];

/** Updates copies of a contributor's profile in other features, which depend on this one. */
export interface ContributorContents {
  /**
   * Locks the rows that `reindex` will change. It is called before the contributor is locked, to keep the order of
   * locks.
   */
  readonly lock: (ctx: TransactionContext, accountId: string) => Promise<void>;
  /** Updates lists and search with the contributor's current names; `names` are the former ones. */
  readonly reindex: (ctx: TransactionContext, accountId: string, names: readonly string[]) => Promise<void>;
}

const toProfile = ({ id, username, name, bio, website, image_key }: OwnContributorRow): ContributorProfile => ({
  _id: id,
  username,
  name,
  bio,
  website,
  image: image_key === null ? null : `/media/${id}/${image_key}`,
});

/** `GET /contributor/profile` */
export async function showOwnProfile(ctx: Context): Promise<OutputOf<Contract['profile']>> {
  const row = await readOwnContributor(ctx.db, userActor(ctx).id);
  if (row === undefined) throw new Problem('forbidden');
  return { contributor: toProfile(row) };
}

/** @throws Problem `conflict` with `username` if another contributor has it */
async function change(
  ctx: TransactionContext,
  row: OwnContributorRow,
  accountId: string,
  wanted: ContributorChange,
  { reindex }: ContributorContents,
): Promise<void> {
  if (!(await updateContributor(ctx.tx, accountId, wanted))) throw createUsernameTakenProblem(ctx);
  const after = { ...row, ...wanted };
  if (after.username !== row.username || after.name !== row.name || after.image_key !== row.image_key)
    await reindex(ctx, accountId, [row.username, row.name]);
}

/**
 * `PUT /contributor/update/profile`: a contributor's public page may differ from the account.
 * @throws Problem `conflict` with `username` that is taken or looks like another contributor's; `bad_input` for a
 * reserved username or name
 */
export async function updateOwnProfile(
  ctx: TransactionContext,
  { body }: InputOf<Contract['updateProfile']>,
  contents: ContributorContents,
): Promise<OutputOf<Contract['updateProfile']>> {
  const { id } = userActor(ctx);
  await contents.lock(ctx, id);
  const row = await lockOwnContributor(ctx.tx, id);
  if (row === undefined) throw new Problem('forbidden');
  const { username, name, bio, website } = body;
  if (username?.startsWith('deleted-') === true) throw createUsernameTakenProblem(ctx);
  await refuseReservedNames(ctx, id, {
    username: username === row.username ? undefined : username,
    name: name === row.name ? undefined : name,
  });
  const wanted = {
    ...(username === undefined ? {} : { username }),
    ...(name === undefined ? {} : { name }),
    ...(bio === undefined ? {} : { bio }),
    ...(website === undefined ? {} : { website: website === '' ? null : website }),
  };
  if (Object.keys(wanted).length > 0) await change(ctx, row, id, wanted, contents);
  return { contributor: toProfile({ ...row, ...wanted }) };
}

const nameOf = ({ name, username }: PublicProfile): string => (name === '' ? username : name);

/** Copies changes of the account to the contributor, except for fields in which the two already differed. */
export async function syncProfile(
  ctx: TransactionContext,
  accountId: string,
  profile: PublicProfile,
  before: PublicProfile,
  contents: ContributorContents,
): Promise<void> {
  const row = await readOwnContributor(ctx.tx, accountId);
  if (row === undefined) return;
  const wanted = {
    username: row.username === before.username ? profile.username : row.username,
    name: row.name === nameOf(before) ? nameOf(profile) : row.name,
    bio: row.bio === before.bio ? profile.bio : row.bio,
    image_key: profile.imageKey,
  };
  await change(ctx, row, accountId, wanted, contents);
}
