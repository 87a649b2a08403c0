import type { Context } from '../../../platform/context.ts';
import type { AnswerOf, InputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { accountsContract } from '../contract.ts';
import { say } from '../rules/texts.ts';
import { type AccountRow, lockAccount, readAccount, updateAccount } from '../store/account.ts';
import { readIdentities } from '../store/identity.ts';
import type { PersonParts } from './parts.ts';
import { userActor } from './people.ts';
import { authUserOf, type Profile, profileOf, publicPersonOf } from './presented.ts';

/** `GET /user/authenticate`: somebody suspended is told so. */
export async function authenticate(ctx: Context): Promise<AnswerOf<typeof accountsContract.authenticate>> {
  const row = await readAccount(ctx.db, userActor(ctx).id);
  if (row === undefined) throw new Problem('unauthenticated');
  return { user: authUserOf(row) };
}

export async function ownProfile(ctx: Context): Promise<Profile> {
  const { id } = userActor(ctx);
  const row = await readAccount(ctx.db, id);
  if (row === undefined) throw new Problem('unauthenticated');
  return profileOf(row, await readIdentities(ctx.db, id));
}

export async function showProfile(
  ctx: Context,
  parts: PersonParts,
): Promise<AnswerOf<typeof accountsContract.profile>> {
  const { id } = userActor(ctx);
  let downloads = 0;
  for (const part of parts) downloads += (await part.downloads?.(ctx, id)) ?? 0;
  return { user: await ownProfile(ctx), downloads };
}

/** The database alone can say that a username is free: two may ask for it at the same instant. */
async function change(ctx: Context, row: AccountRow, body: Parameters<typeof updateAccount>[2]): Promise<void> {
  try {
    await updateAccount(ctx.db, row.id, body);
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'account_username_key')
      throw usernameTaken(ctx);
    throw error;
  }
}

export const usernameTaken = (ctx: Context): Problem =>
  new Problem('conflict', { errors: [{ path: 'username', message: say('username_taken', ctx.locale) }] });

/** Tells the features above what others may see now. */
export async function tellChanged(ctx: Context, accountId: string, parts: PersonParts): Promise<void> {
  const row = await readAccount(ctx.db, accountId);
  if (row === undefined) return;
  for (const part of parts) await part.changed?.(ctx, accountId, publicPersonOf(row));
}

/** `PUT /user/update/profile`. @throws Problem `conflict` with `username`, where somebody has it */
export async function updateProfile(
  ctx: Context,
  { body }: InputOf<typeof accountsContract.updateProfile>,
  parts: PersonParts,
): Promise<AnswerOf<typeof accountsContract.updateProfile>> {
  const { id } = userActor(ctx);
  const row = await lockAccount(ctx.db, id);
  if (row === undefined) throw new Problem('unauthenticated');
  const { username, name, bio, language, emails } = body;
  if (username !== undefined && username !== row.username && username.startsWith('deleted-')) throw usernameTaken(ctx);
  await change(ctx, row, {
    ...(username === undefined ? {} : { username }),
    ...(name === undefined ? {} : { name }),
    ...(bio === undefined ? {} : { bio }),
    ...(language === undefined ? {} : { language }),
    ...(emails === undefined ? {} : { emails: [...new Set(emails)] }),
  });
  await tellChanged(ctx, id, parts);
  return { user: await ownProfile(ctx) };
}
