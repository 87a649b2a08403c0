import type { Context } from '../../../platform/context.ts';
import type { InputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { previewKey } from '../../../platform/storage/storage.ts';
import type { accountsContract } from '../contract.ts';
import { say } from '../rules/texts.ts';
import { emptyAccount, lockAccount, readAccount } from '../store/account.ts';
import { addDeparted, readDeparted, removeDeparted, removeIdentities } from '../store/identity.ts';
import { removeSessions } from '../store/session.ts';
import type { PersonParts } from './parts.ts';
import { userActor } from './people.ts';

async function refuseWhileOwed(ctx: Context, id: string, parts: PersonParts): Promise<void> {
  for (const part of parts) {
    const reason = await part.hindrance?.(ctx, id);
    if (reason !== undefined) throw new Problem('conflict', { detail: reason });
  }
}

/**
 * `DELETE /user/delete/profile`: personal data goes at once, in one transaction; the row stays as an identifier that
 * accounting can point to. The picture goes first: cut short, the account has lost its picture, nothing else.
 * @throws Problem `bad_input` with `confirm`; `conflict` with what has to be settled first
 */
export async function deleteProfile(
  ctx: Context,
  { body, query }: InputOf<typeof accountsContract.deleteProfile>,
  parts: PersonParts,
): Promise<{ done: true }> {
  const { id } = userActor(ctx);
  const row = await readAccount(ctx.db, id);
  if (row === undefined) throw new Problem('unauthenticated');
  const { username } = row;
  if ((body?.confirm ?? query.confirm)?.trim().toLowerCase() !== username)
    throw new Problem('bad_input', {
      errors: [{ path: 'confirm', message: say('confirm_username', ctx.locale, { username }) }],
    });
  await refuseWhileOwed(ctx, id, parts);
  if (row.image_key !== null) await ctx.platform.storage.remove(previewKey(id, row.image_key));
  await ctx.db.transaction().execute(async (tx) => {
    const own = { ...ctx, db: tx };
    const locked = await lockAccount(tx, id);
    if (locked === undefined || locked.status === 'deleted') throw new Problem('unauthenticated');
    await refuseWhileOwed(own, id, parts);
    for (const part of parts) await part.erase(own, id);
    const gone = await removeIdentities(tx, id);
    await addDeparted(
      tx,
      gone.map(({ subject }) => subject),
    );
    await removeSessions(tx, id);
    await emptyAccount(tx, id, `deleted-${id.replaceAll('-', '').slice(-12)}`);
  });
  ctx.cookies.end('user');
  await ctx.platform.jobs.send('forget-people');
  return { done: true };
}

/** A job: has the identity provider forget who left. What fails stays for the next run. */
export async function forgetDeparted(ctx: Context): Promise<void> {
  for (const subject of await readDeparted(ctx.db)) {
    await ctx.platform.identity.forget(subject);
    await removeDeparted(ctx.db, subject);
  }
}
