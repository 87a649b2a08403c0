import type { AccountDataHandler, PublicProfile } from '../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../platform/context.ts';
import type { Database } from '../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createUsernameTakenProblem, readOwnProfile } from '../accounts/service/profile.ts';
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

/** What a contributor has published, counted by features above this one. */
export type ReadTotals = (ctx: Context, contributorId: string) => Promise<OutputOf<Single>['totals']>;

/** `GET /contributor/single/{id}`. @throws Problem `not_found`, for contributors who are not active too */
export async function showContributor(
  ctx: Context,
  { params }: InputOf<Single>,
  readTotals: ReadTotals,
): Promise<OutputOf<Single>> {
  const row = await readContributor(ctx.db, params.id);
  if (row === undefined) throw new Problem('not_found');
  const { id, username, name, bio, website, image_key, created_at } = row;
  return {
    _id: id,
    username,
    name,
    bio,
    website,
    image: image_key === null ? null : `/media/${id}/${image_key}`,
    createdAt: created_at.toISOString(),
    totals: await readTotals(ctx, id),
  };
}

export const findContributorIdByUsername = (db: Database, username: string): Promise<string | undefined> =>
  readContributorId(db, username);

type OwnContributor = OutputOf<typeof contributorsContract.apply>['contributor'];

const toOwnContributor = (row: OwnContributorRow): OwnContributor => ({
  _id: row.id,
  username: row.username,
  name: row.name,
  status: row.status as OwnContributor['status'],
  withdrawOptions: [],
  createdAt: row.created_at.toISOString(),
});

/** `GET /contributor/account` */
export async function showAccount(ctx: Context): Promise<OutputOf<typeof contributorsContract.account>> {
  const row = await readOwnContributor(ctx.db, userActor(ctx).id);
  return { contributor: row === undefined ? null : toOwnContributor(row) };
}

async function addApplication(
  ctx: TransactionContext,
  accountId: string,
  { username, name, bio, imageKey }: PublicProfile,
): Promise<OwnContributorRow> {
  // A contributor without an account may have this name already.
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

/**
 * `POST /contributor/apply`. A second application changes nothing. @throws Problem `conflict` for a username that is
 * taken
 */
export async function applyToContribute(ctx: TransactionContext): Promise<OutputOf<typeof contributorsContract.apply>> {
  const { id } = userActor(ctx);
  const { username, name, bio, image } = await readOwnProfile(ctx);
  const imageKey = image?.split('/').at(-1) ?? null;
  return { contributor: toOwnContributor(await addApplication(ctx, id, { username, name, bio, imageKey })) };
}

/** For accounts that ask at sign-in to become contributors. */
export async function applyAtSignIn(ctx: TransactionContext, accountId: string, profile: PublicProfile): Promise<void> {
  await addApplication(ctx, accountId, profile);
}

const workingStatuses: ReadonlySet<string> = new Set(['pending', 'active']);

/** The contributor that an account may work as: those who applied may prepare drafts already. */
export async function findContributorId(ctx: Context, accountId: string): Promise<string | undefined> {
  const row = await readOwnContributor(ctx.db, accountId);
  return row !== undefined && workingStatuses.has(row.status) ? row.id : undefined;
}

/** A contributor whose username differs from the account's keeps it. */
async function syncProfile(
  ctx: TransactionContext,
  accountId: string,
  profile: PublicProfile,
  before: PublicProfile,
): Promise<void> {
  const row = await readOwnContributor(ctx.tx, accountId);
  if (row === undefined) return;
  const username = row.username === before.username ? profile.username : row.username;
  const name = profile.name === '' ? username : profile.name;
  const change = { username, name, bio: profile.bio, image_key: profile.imageKey };
  if (!(await updateContributor(ctx.tx, accountId, change))) throw createUsernameTakenProblem(ctx);
}

/** Whether a contributor has any content, published or not. */
export type HasContent = (ctx: Context, contributorId: string) => Promise<boolean>;

/** `hasContent`: a contributor with content stays as a name without a person, so that buyers keep what they bought. */
export const createContributorAccountData = (hasContent: HasContent): readonly AccountDataHandler[] => [
  {
    kind: 'exporter',
    name: 'contributor',
    exportData: (ctx, accountId) => readOwnContributor(ctx.db, accountId),
  },
  {
    kind: 'eraser',
    eraseData: async (ctx, accountId) => {
      const row = await readOwnContributor(ctx.tx, accountId);
      if (row === undefined) return;
      if (await hasContent(ctx, row.id))
        await closeContributor(ctx.tx, accountId, `deleted-${accountId.replaceAll('-', '').slice(-12)}`);
      else await removeContributor(ctx.tx, accountId);
    },
  },
  { kind: 'profile-listener', onProfileChange: syncProfile },
];
