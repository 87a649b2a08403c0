import type { Context, TransactionContext } from '../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { userActor } from '../../sessions/service/actor.ts';
import type { accountsContract } from '../contract.ts';
import { translate } from '../rules/messages.ts';
import { type AccountRow, lockAccount, readAccount, updateAccount } from '../store/account.ts';
import { readIdentities } from '../store/identity.ts';
import type { AccountDataSources, PublicProfile } from './account-data.ts';
import { type Profile, toAuthUser, toProfile, toPublicProfile } from './presenters.ts';

/** `GET /user/authenticate`: somebody suspended is told so. */
export async function authenticate(ctx: Context): Promise<OutputOf<typeof accountsContract.authenticate>> {
  const row = await readAccount(ctx.db, userActor(ctx).id);
  if (row === undefined) throw new Problem('unauthenticated');
  return { user: toAuthUser(row) };
}

export async function readOwnProfile(ctx: Context): Promise<Profile> {
  const { id } = userActor(ctx);
  const row = await readAccount(ctx.db, id);
  if (row === undefined) throw new Problem('unauthenticated');
  return toProfile(row, await readIdentities(ctx.db, id));
}

export async function showProfile(
  ctx: Context,
  parts: AccountDataSources,
): Promise<OutputOf<typeof accountsContract.profile>> {
  const { id } = userActor(ctx);
  let downloads = 0;
  for (const part of parts) downloads += (await part.countDownloads?.(ctx, id)) ?? 0;
  return { user: await readOwnProfile(ctx), downloads };
}

/** The database alone can say that a username is free: two may ask for it at the same instant. */
async function write(ctx: TransactionContext, id: string, change: Parameters<typeof updateAccount>[2]): Promise<void> {
  try {
    await updateAccount(ctx.tx, id, change);
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'account_username_key')
      throw usernameTaken(ctx);
    throw error;
  }
}

export const usernameTaken = (ctx: Context): Problem =>
  new Problem('conflict', { errors: [{ path: 'username', message: translate('username_taken', ctx.locale) }] });

const isDifferent = (one: PublicProfile, other: PublicProfile): boolean =>
  one.username !== other.username ||
  one.name !== other.name ||
  one.bio !== other.bio ||
  one.imageKey !== other.imageKey;

/**
 * Changes the account, and with it what features above show of the person, where that is something else now.
 * @throws Problem `unauthenticated` for an account that is suspended or deleted by now; `conflict` with `username`
 */
export async function changeAccount(
  ctx: TransactionContext,
  id: string,
  change: Parameters<typeof updateAccount>[2],
  parts: AccountDataSources,
): Promise<AccountRow> {
  const shown = ['username', 'name', 'bio', 'image_key'].some((field) => field in change);
  if (shown) for (const part of parts) await part.lock?.(ctx, id);
  const before = await lockAccount(ctx.tx, id);
  if (before === undefined || before.status !== 'active') throw new Problem('unauthenticated');
  await write(ctx, id, change);
  const after = toPublicProfile({ ...before, ...change });
  if (isDifferent(after, toPublicProfile(before)))
    for (const part of parts) await part.onProfileChange?.(ctx, id, after, toPublicProfile(before));
  return before;
}

/** `PUT /user/update/profile`. @throws Problem `conflict` with `username`, where somebody has it */
export async function updateProfile(
  ctx: TransactionContext,
  { body }: InputOf<typeof accountsContract.updateProfile>,
  parts: AccountDataSources,
): Promise<OutputOf<typeof accountsContract.updateProfile>> {
  const { id } = userActor(ctx);
  const { username, name, bio, language, emails } = body;
  if (username?.startsWith('deleted-') === true) throw usernameTaken(ctx);
  const change = {
    ...(username === undefined ? {} : { username }),
    ...(name === undefined ? {} : { name }),
    ...(bio === undefined ? {} : { bio }),
    ...(language === undefined ? {} : { language }),
    ...(emails === undefined ? {} : { emails: [...new Set(emails)] }),
  };
  await changeAccount(ctx, id, change, parts);
  return { user: await readOwnProfile(ctx) };
}
