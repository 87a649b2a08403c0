import type { Context, TransactionContext } from '../../platform/context.ts';
import type { Database } from '../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { AccountDataSource, PublicProfile } from '../accounts/service/account-data.ts';
import { readOwnProfile, usernameTaken } from '../accounts/service/profile.ts';
import { userActor } from '../sessions/service/actor.ts';
import type { contributorsContract } from './contract.ts';
import {
  addContributor,
  closeContributor,
  type OwnContributorRow,
  readContributor,
  readContributorId,
  readOwnContributor,
  removeContributor,
  updateContributor,
} from './store.ts';

type Single = typeof contributorsContract.single;

/** `GET /contributor/single/{id}`. @throws Problem `not_found`, for suspended people too */
export async function showContributor(ctx: Context, { params }: InputOf<Single>): Promise<OutputOf<Single>> {
  const row = await readContributor(ctx.db, params.id);
  if (row === undefined) throw new Problem('not_found');
  const { id, username, name, bio, website, image_key, created_at, contents, downloads, views } = row;
  return {
    _id: id,
    username,
    name,
    bio,
    website,
    image: image_key === null ? null : `/media/${id}/${image_key}`,
    createdAt: created_at.toISOString(),
    totals: { contents, downloads, views },
  };
}

export const findContributorIdByUsername = (db: Database, username: string): Promise<string | undefined> =>
  readContributorId(db, username);

type Own = OutputOf<typeof contributorsContract.apply>['contributor'];

const toOwnContributor = (row: OwnContributorRow): Own => ({
  _id: row.id,
  username: row.username,
  name: row.name,
  status: row.status as Own['status'],
  withdrawOptions: [],
  createdAt: row.created_at.toISOString(),
});

/** `GET /contributor/account` */
export async function showAccount(ctx: Context): Promise<OutputOf<typeof contributorsContract.account>> {
  const row = await readOwnContributor(ctx.db, userActor(ctx).id);
  return { contributor: row === undefined ? null : toOwnContributor(row) };
}

async function applyAs(ctx: TransactionContext, accountId: string, person: PublicProfile): Promise<OwnContributorRow> {
  const { username, name, bio, imageKey } = person;
  // A contributor of the catalogue may have had this name before accounts had names.
  for (const candidate of [username, `${username.slice(0, 30)}-${accountId.slice(-6)}`]) {
    await addContributor(ctx.tx, {
      accountId,
      username: candidate,
      name: name === '' ? username : name,
      bio,
      imageKey,
    });
    const row = await readOwnContributor(ctx.db, accountId);
    if (row !== undefined) return row;
  }
  throw new Problem('conflict');
}

/** `POST /contributor/apply`: an application, never a right: an admin's approval makes it one. Twice is once. */
export async function applyToContribute(ctx: TransactionContext): Promise<OutputOf<typeof contributorsContract.apply>> {
  const { id } = userActor(ctx);
  const { username, name, bio, image } = await readOwnProfile(ctx);
  const imageKey = image?.split('/').at(-1) ?? null;
  return { contributor: toOwnContributor(await applyAs(ctx, id, { username, name, bio, imageKey })) };
}

const mayWork = new Set(['pending', 'active']);

/** Who may do what contributors do: those who applied may prepare drafts already. */
export async function findContributorId(ctx: Context, accountId: string): Promise<string | undefined> {
  const row = await readOwnContributor(ctx.db, accountId);
  return row !== undefined && mayWork.has(row.status) ? row.id : undefined;
}

/** One that has another name than the account keeps it. */
async function syncProfile(
  ctx: TransactionContext,
  accountId: string,
  person: PublicProfile,
  before: PublicProfile,
): Promise<void> {
  const row = await readOwnContributor(ctx.db, accountId);
  if (row === undefined) return;
  const username = row.username === before.username ? person.username : row.username;
  const name = person.name === '' ? username : person.name;
  const change = { username, name, bio: person.bio, image_key: person.imageKey };
  if (!(await updateContributor(ctx.tx, accountId, change))) throw usernameTaken(ctx);
}

/** A maker whose works were published stays as a name without a person: who has a work, keeps it. */
async function closeOrRemove(ctx: TransactionContext, accountId: string): Promise<void> {
  if (await removeContributor(ctx.tx, accountId)) return;
  await closeContributor(ctx.tx, accountId, `deleted-${accountId.replaceAll('-', '').slice(-12)}`);
}

export const contributorAccountData: AccountDataSource = {
  name: 'contributor',
  exportData: (ctx, accountId) => readOwnContributor(ctx.db, accountId),
  eraseData: closeOrRemove,
  apply: async (ctx, accountId, person) => {
    await applyAs(ctx, accountId, person);
  },
  onProfileChange: syncProfile,
};
