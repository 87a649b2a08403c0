import { type Expression, type Insertable, type SqlBool, sql } from 'kysely';
import { isOneOf } from '../../../../platform/database/one-of.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { Bundle, BundleParty, BundleWork } from '../../../../platform/database/schema.ts';

type State = 'proposed' | 'published' | 'declined' | 'ended';
type Answer = 'pending' | 'agreed' | 'declined';

const selectBundles = (db: Database) => db.selectFrom('bundle').selectAll().$narrowType<{ state: State }>();

export type BundleRow = Awaited<ReturnType<ReturnType<typeof selectBundles>['execute']>>[number];

/** Query of the public works among those of another query. */
type SelectListed = (db: Database, contents: Expression<{ id: string }>) => Expression<{ id: string }>;

/** Bundles on sale, with at least so many public works; `contentId`: those with that work. */
interface OnSale {
  readonly of: 'sale';
  readonly contentId: string | undefined;
  readonly minWorks: number;
  readonly selectListedAmong: SelectListed;
}

/** Which bundles a list shows. */
export type Which = { readonly of: 'all' } | { readonly of: 'contributor'; readonly id: string } | OnSale;

interface IdPage {
  readonly after?: string | undefined;
  readonly limit: number;
}

/** `page`: the newest ones that suffice. */
function isOf(db: Database, which: Which, page?: IdPage): Expression<SqlBool> {
  if (which.of === 'all') return sql<SqlBool>`true`;
  // Two short lists in the order of an index each; for an `or`, all bundles would be read.
  if (which.of === 'contributor') {
    const newest = (column: string) => sql`contributor_id = ${which.id}::uuid
      ${page?.after === undefined ? sql`` : sql`and ${sql.ref(column)} < ${page.after}::uuid`}
      ${page === undefined ? sql`` : sql`order by ${sql.ref(column)} desc limit ${page.limit}`}`;
    return sql<SqlBool>`id in (
      (select id from bundle where ${newest('id')})
      union (select bundle_id from bundle_party where ${newest('bundle_id')}))`;
  }
  const listed = which.selectListedAmong(db, sql`select content_id as id from bundle_work where bundle_id = bundle.id`);
  const hasContent =
    which.contentId === undefined
      ? sql`true`
      : sql`id in (select bundle_id from bundle_work where content_id = ${which.contentId}::uuid)`;
  return sql<SqlBool>`(state = 'published' and ${hasContent}
    and (select count(*) from (${listed}) as listed) >= ${which.minWorks})`;
}

/** Bundles, newest first, starting after a given id. */
export const readBundles = (db: Database, which: Which, { after, limit }: IdPage): Promise<BundleRow[]> =>
  selectBundles(db)
    .where(isOf(db, which, { after, limit }))
    .$if(after !== undefined, (all) => all.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function countBundles(db: Database, which: Which, max: number): Promise<number> {
  const { n } = await db
    .selectFrom(
      db
        .selectFrom('bundle')
        .select('id')
        .where(isOf(db, which, { limit: max }))
        .limit(max)
        .as('some'),
    )
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

export const readBundle = (db: Database, id: string): Promise<BundleRow | undefined> =>
  selectBundles(db).where('id', '=', id).executeTakeFirst();

export const readBundlesById = (db: Database, ids: readonly string[]): Promise<BundleRow[]> =>
  selectBundles(db).where('id', '=', isOneOf(ids)).execute();

/** Locks a bundle until the transaction ends. */
export const lockBundle = (tx: Transaction, id: string): Promise<BundleRow | undefined> =>
  selectBundles(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** Locks a bundle, so that its state stays until the transaction ends. */
export const holdBundle = (tx: Transaction, id: string): Promise<BundleRow | undefined> =>
  selectBundles(tx).where('id', '=', id).forShare().executeTakeFirst();

/** Works of bundles, in order. */
export const readWorks = (db: Database, bundleIds: readonly string[]) =>
  db
    .selectFrom('bundle_work')
    .selectAll()
    .where('bundle_id', '=', isOneOf(bundleIds))
    .orderBy('bundle_id')
    .orderBy('position')
    .execute();

export type WorkRow = Awaited<ReturnType<typeof readWorks>>[number];

/** Contributors of the works of bundles, with their answers. */
export const readParties = (db: Database, bundleIds: readonly string[]) =>
  db
    .selectFrom('bundle_party')
    .selectAll()
    .$narrowType<{ answer: Answer }>()
    .where('bundle_id', '=', isOneOf(bundleIds))
    .orderBy('bundle_id')
    .orderBy('contributor_id')
    .execute();

export type PartyRow = Awaited<ReturnType<typeof readParties>>[number];

export async function addBundle(
  tx: Transaction,
  bundle: Insertable<Bundle>,
  parties: readonly Insertable<BundleParty>[],
  works: readonly Insertable<BundleWork>[],
): Promise<void> {
  await tx.insertInto('bundle').values(bundle).execute();
  await tx.insertInto('bundle_party').values(parties).execute();
  await tx.insertInto('bundle_work').values(works).execute();
}

export async function setAnswer(
  tx: Transaction,
  { bundleId, contributorId, answer, at }: { bundleId: string; contributorId: string; answer: Answer; at: Date },
): Promise<void> {
  await tx
    .updateTable('bundle_party')
    .set({ answer, answered_at: at })
    .where('bundle_id', '=', bundleId)
    .where('contributor_id', '=', contributorId)
    .execute();
}

/** Puts a bundle on sale, or ends it. */
export async function setState(
  tx: Transaction,
  id: string,
  state: Exclude<State, 'proposed'>,
  at: Date,
): Promise<void> {
  const times = state === 'published' ? { published_at: at } : { ended_at: at };
  await tx
    .updateTable('bundle')
    .set({ state, ...times })
    .where('id', '=', id)
    .execute();
}

/** Bundles that a contributor made or takes part in and that haven't ended. */
export const lockCurrentOf = (tx: Transaction, contributorId: string): Promise<BundleRow[]> =>
  selectBundles(tx)
    .where(isOf(tx, { of: 'contributor', id: contributorId }))
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
