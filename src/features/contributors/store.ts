import { sql } from 'kysely';
import { isId } from '../../platform/database/id.ts';
import type { Database, Transaction } from '../../platform/database/pool.ts';

export interface ContributorRow {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly bio: string;
  readonly website: string | null;
  readonly image_key: string | null;
  readonly created_at: Date;
  readonly contents: number;
  readonly downloads: number;
  readonly views: number;
}

/** An active contributor, by identifier or username, with totals over everything of theirs that is public. */
export async function readContributor(db: Database, idOrUsername: string): Promise<ContributorRow | undefined> {
  const { rows } = await sql<ContributorRow>`
    select u.id, u.username, u.name, u.bio, u.website, u.image_key, u.created_at,
      coalesce((select n from term_count where scope = '*' and term = 'u:' || u.id), 0) as contents,
      coalesce(sum(t.downloads), 0)::bigint as downloads, coalesce(sum(t.views), 0)::bigint as views
    from contributor u left join content c on c.contributor_id = u.id and c.status = 'published' left join content_stat t on t.content_id = c.id
    where u.status = 'active' and ${isId(idOrUsername) ? sql`u.id = ${idOrUsername}::uuid` : sql`u.username = ${idOrUsername}`}
    group by u.id`.execute(db);
  return rows[0];
}

export async function readContributorId(db: Database, username: string): Promise<string | undefined> {
  return (await db.selectFrom('contributor').select('id').where('username', '=', username).executeTakeFirst())?.id;
}

export interface OwnContributorRow {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly bio: string;
  readonly website: string | null;
  readonly status: string;
  readonly terms_accepted_at: Date | null;
  readonly created_at: Date;
}

export async function readOwnContributor(db: Database, accountId: string): Promise<OwnContributorRow | undefined> {
  return db
    .selectFrom('contributor')
    .select(['id', 'username', 'name', 'bio', 'website', 'status', 'terms_accepted_at', 'created_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/**
 * A contributor that an account becomes has its identifier, so that their picture has one address. Nothing is added
 * where there is one already, or the username is another's.
 */
export async function addContributor(
  tx: Transaction,
  of: { accountId: string; username: string; name: string; bio: string; imageKey: string | null },
): Promise<void> {
  await tx
    .insertInto('contributor')
    .values({
      id: of.accountId,
      account_id: of.accountId,
      username: of.username,
      name: of.name,
      bio: of.bio,
      image_key: of.imageKey,
      status: 'pending',
      terms_accepted_at: sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False where another contributor has the username: the unique key says so, however close they came. */
export async function updateContributor(
  tx: Transaction,
  accountId: string,
  change: { username: string; name: string; bio: string; image_key: string | null },
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

/** False where works hang on it. */
export async function removeContributor(tx: Transaction, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ works: boolean }>`
    select exists (select from content c join contributor u on u.id = c.contributor_id where u.account_id = ${accountId}::uuid) as works`.execute(
    tx,
  );
  if (rows[0]?.works === true) return false;
  await tx.deleteFrom('contributor').where('account_id', '=', accountId).execute();
  return true;
}

export async function closeContributor(tx: Transaction, accountId: string, username: string): Promise<void> {
  await tx
    .updateTable('contributor')
    .set({ username, name: 'Deleted contributor', bio: '', website: null, image_key: null, status: 'closed' })
    .where('account_id', '=', accountId)
    .execute();
}
