import type { PublicProfile } from '../../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { findNotices } from '../../notices/service/bell.ts';
import { userActor } from '../../sessions/service/actor.ts';
import type { accountsContract } from '../contract/accounts.ts';
import { translate } from '../rules/messages.ts';
import { type AccountChange, type AccountRow, lockAccount, readAccount, updateAccount } from '../store/account.ts';
import { readIdentities } from '../store/identity.ts';
import { type AuthUser, type Profile, toAuthUser, toProfile, toPublicProfile } from './presenters.ts';
import { refuseReservedNames } from './reserved-names.ts';

/** @throws Problem `unauthenticated` for a deleted account */
export async function readAuthUser(ctx: Context, id: string): Promise<AuthUser> {
  const row = await readAccount(ctx.db, id);
  if (row === undefined) throw new Problem('unauthenticated');
  return toAuthUser(row);
}

/** `GET /user/authenticate`: also answers suspended people, with the reason. */
export async function authenticate(ctx: Context): Promise<OutputOf<typeof accountsContract.authenticate>> {
  return { user: await readAuthUser(ctx, userActor(ctx).id) };
}

export async function readOwnProfile(ctx: Context): Promise<Profile> {
  const { id } = userActor(ctx);
  const row = await readAccount(ctx.db, id);
  if (row === undefined) throw new Problem('unauthenticated');
  return toProfile(row, await readIdentities(ctx.db, id), ctx.now);
}

export type CountDownloads = (ctx: Context, accountId: string) => Promise<number>;

/** `GET /user/get/profile` */
export async function showProfile(
  ctx: Context,
  countDownloads: CountDownloads,
): Promise<OutputOf<typeof accountsContract.profile>> {
  const downloads = await countDownloads(ctx, userActor(ctx).id);
  return { user: await readOwnProfile(ctx), downloads, notices: await findNotices(ctx) };
}

/**
 * Changes the account unless the username is taken. The database decides, because two people may choose the same
 * username concurrently.
 */
async function updateUnlessTaken(ctx: TransactionContext, id: string, change: AccountChange): Promise<void> {
  try {
    await updateAccount(ctx.tx, id, change);
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'account_username_key')
      throw createUsernameTakenProblem(ctx);
    throw error;
  }
}

export const createUsernameTakenProblem = (ctx: Context): Problem =>
  new Problem('conflict', { errors: [{ path: 'username', message: translate('username_taken', ctx.locale) }] });

const isDifferent = (one: PublicProfile, other: PublicProfile): boolean =>
  one.username !== other.username ||
  one.name !== other.name ||
  one.bio !== other.bio ||
  one.imageKey !== other.imageKey;

/**
 * Changes the account and, if the public profile changes, notifies the listeners of other features.
 * @returns the account before the change
 * @throws Problem `unauthenticated` for an account that was suspended or deleted; `conflict` with `username`
 */
export async function changeAccount(ctx: TransactionContext, id: string, change: AccountChange): Promise<AccountRow> {
  const { lockers, profileListeners } = ctx.platform.accountData;
  const isPublic = ['username', 'name', 'bio', 'image_key'].some((field) => field in change);
  if (isPublic) for (const { lock } of lockers) await lock(ctx, id);
  const row = await lockAccount(ctx.tx, id);
  if (row === undefined || row.status !== 'active') throw new Problem('unauthenticated');
  await updateUnlessTaken(ctx, id, change);
  const [before, after] = [toPublicProfile(row), toPublicProfile({ ...row, ...change })];
  if (isDifferent(before, after))
    for (const { onProfileChange } of profileListeners) await onProfileChange(ctx, id, after, before);
  return row;
}

/**
 * `PUT /user/update/profile`.
 * @throws Problem `conflict` with `username` if it is taken; `bad_input` for a reserved username or name
 */
export async function updateProfile(
  ctx: TransactionContext,
  { body }: InputOf<typeof accountsContract.updateProfile>,
): Promise<OutputOf<typeof accountsContract.updateProfile>> {
  const { id } = userActor(ctx);
  const { username, name, bio, language, digits, emails } = body;
  if (username?.startsWith('deleted-') === true) throw createUsernameTakenProblem(ctx);
  const before = await readAccount(ctx.db, id);
  await refuseReservedNames(ctx, id, {
    username: username === before?.username ? undefined : username,
    name: name === before?.name ? undefined : name,
  });
  const change = {
    ...(username === undefined ? {} : { username }),
    ...(name === undefined ? {} : { name }),
    ...(bio === undefined ? {} : { bio }),
    ...(language === undefined ? {} : { language }),
    ...(digits === undefined ? {} : { digits }),
    ...(emails === undefined ? {} : { emails: [...new Set(emails)] }),
  };
  await changeAccount(ctx, id, change);
  return { user: await readOwnProfile(ctx) };
}
