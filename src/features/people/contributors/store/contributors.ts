import { type Selectable, sql } from 'kysely';
import { isId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { Contributor } from '../../../../platform/database/schema.ts';

const publicColumns = ['id', 'username', 'name', 'bio', 'website', 'image_key', 'is_demo', 'created_at'] as const;

export type ContributorRow = Pick<Selectable<Contributor>, (typeof publicColumns)[number]>;

/** An active contributor by id or username. */
export async function readContributor(db: Database, idOrUsername: string): Promise<ContributorRow | undefined> {
  return db
    .selectFrom('contributor')
    .select(publicColumns)
    .where(isId(idOrUsername) ? 'id' : 'username', '=', idOrUsername)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

export async function findContributorIdByUsername(db: Database, username: string): Promise<string | undefined> {
  return (await db.selectFrom('contributor').select('id').where('username', '=', username).executeTakeFirst())?.id;
}

const ownColumns = [
  'id',
  'username',
  'name',
  'bio',
  'website',
  'image_key',
  'status',
  'status_reason',
  'terms_accepted_at',
  'terms_version',
  'created_at',
] as const;

export type OwnContributorRow = Pick<Selectable<Contributor>, (typeof ownColumns)[number]>;

/** The query of an account's contributor for another feature's statement; see `hasAccepted`. */
export const selectOwnContributor = (db: Database, accountId: string) =>
  db.selectFrom('contributor').select(ownColumns).where('account_id', '=', accountId);

export const readOwnContributor = (db: Database, accountId: string): Promise<OwnContributorRow | undefined> =>
  selectOwnContributor(db, accountId).executeTakeFirst();

/** Locks the account's contributor until the transaction ends. */
export async function lockOwnContributor(tx: Transaction, accountId: string): Promise<OwnContributorRow | undefined> {
  return tx
    .selectFrom('contributor')
    .select(ownColumns)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether another account's contributor has a username or name that looks like this one. */
export async function hasLookAlike(db: Database, username: string, accountId: string): Promise<boolean> {
  const folded = sql<string>`fold_look_alikes(${username})`;
  const row = await db
    .selectFrom('contributor')
    .select('id')
    .where((eb) =>
      eb.or([
        eb(sql`fold_look_alikes(username)`, '=', folded),
        eb.and([eb(sql`fold_look_alikes(name)`, '=', folded), eb(folded, '<>', '')]),
      ]),
    )
    .where('status', 'in', ['active', 'suspended'])
    .where('id', '<>', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Adds the contributor of an account with the account's id, so that the picture has one address. Adds nothing if the
 * account has one or the username is taken.
 */
export async function addContributor(
  tx: Transaction,
  contributor: { accountId: string; username: string; name: string; bio: string; imageKey: string | null },
): Promise<void> {
  const { accountId, username, name, bio, imageKey } = contributor;
  await tx
    .insertInto('contributor')
    .values({
      id: accountId,
      account_id: accountId,
      username,
      name,
      bio,
      image_key: imageKey,
      status: 'pending',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records that an account accepts a version of the terms; a repetition keeps the time of the first acceptance. */
export async function acceptTerms(tx: Transaction, accountId: string, version: string): Promise<void> {
  await tx
    .updateTable('contributor')
    .set({ terms_accepted_at: sql<Date>`now()`, terms_version: version })
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('terms_version', 'is', null), eb('terms_version', '<>', version)]))
    .execute();
}

export type ContributorChange = Partial<Pick<ContributorRow, 'username' | 'name' | 'bio' | 'website' | 'image_key'>>;

/** @returns false if another contributor has the username, which a unique key decides even for concurrent calls */
export async function updateContributor(
  tx: Transaction,
  accountId: string,
  change: ContributorChange,
): Promise<boolean> {
  try {
    await tx.updateTable('contributor').set(change).where('account_id', '=', accountId).execute();
    return true;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'contributor_username_key')
      return false;
    throw error;
  }
}

export async function removeContributor(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('contributor').where('account_id', '=', accountId).execute();
}

export async function closeContributor(tx: Transaction, accountId: string, username: string): Promise<void> {
  await tx
    .updateTable('contributor')
    .set({ username, name: 'Deleted contributor', bio: '', website: null, image_key: null, status: 'closed' })
    .where('account_id', '=', accountId)
    .execute();
}
