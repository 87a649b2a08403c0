import { type Expression, type Insertable, type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { Discount } from '../../../../platform/database/schema.ts';

const selectDiscounts = (db: Database) =>
  db.selectFrom('discount').selectAll().$narrowType<{
    kind: 'percent' | 'amount';
    scope: 'all' | 'works' | 'categories';
  }>();

export type DiscountRow = Awaited<ReturnType<ReturnType<typeof selectDiscounts>['execute']>>[number];

/** Whose discounts a list shows; `current-site`: the active and upcoming ones of the site. */
export type Owner =
  | { readonly by: 'all' | 'contributors' | 'site' }
  | { readonly by: 'current-site'; readonly now: Date }
  | { readonly by: 'contributor'; readonly id: string };

function isOf(owner: Owner): Expression<SqlBool> {
  if (owner.by === 'contributor') return sql<SqlBool>`contributor_id = ${owner.id}::uuid`;
  if (owner.by === 'contributors') return sql<SqlBool>`contributor_id is not null`;
  if (owner.by === 'site') return sql<SqlBool>`contributor_id is null`;
  if (owner.by === 'current-site')
    return sql<SqlBool>`contributor_id is null and ended_at is null and ends_at > ${owner.now}`;
  return sql<SqlBool>`true`;
}

/** Discounts, newest first, starting after a given id. */
export const readDiscounts = (
  db: Database,
  owner: Owner,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<DiscountRow[]> =>
  selectDiscounts(db)
    .where(isOf(owner))
    .$if(after !== undefined, (all) => all.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export async function countDiscounts(db: Database, owner: Owner, max: number): Promise<number> {
  const { n } = await db
    .selectFrom(db.selectFrom('discount').select('id').where(isOf(owner)).limit(max).as('some'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Locks a discount until the transaction ends; with an owner, only a discount of that contributor. */
export const lockDiscount = (tx: Transaction, id: string, contributorId?: string): Promise<DiscountRow | undefined> =>
  selectDiscounts(tx)
    .where('id', '=', id)
    .$if(contributorId !== undefined, (all) => all.where('contributor_id', '=', contributorId ?? ''))
    .forNoKeyUpdate()
    .executeTakeFirst();

/** Adds a discount. @returns false if its code is taken */
export async function addDiscount(tx: Transaction, discount: Insertable<Discount>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('discount')
    .values(discount)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function endDiscount(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.updateTable('discount').set({ ended_at: at }).where('id', '=', id).execute();
}

/** Ends the discounts of a contributor that haven't ended. */
export async function endDiscountsOf(tx: Transaction, contributorId: string, at: Date): Promise<void> {
  await tx
    .updateTable('discount')
    .set({ ended_at: at })
    .where('contributor_id', '=', contributorId)
    .where('ended_at', 'is', null)
    .where('ends_at', '>', at)
    .execute();
}

/** Selects a coupon by its code, within a statement of another feature. */
export const selectCoupon = (db: Database, code: string | null) =>
  selectDiscounts(db).where('code', '=', sql<string>`${code}::text`);

/** Selects the active sales, within a statement that lists works. */
export const selectRunningSales = (db: Database, now: Date) =>
  db
    .selectFrom('discount')
    .select(['id', 'contributor_id', 'kind', 'value', 'scope', 'work_ids', 'category_ids', 'site_share'])
    .where('code', 'is', null)
    .where('ended_at', 'is', null)
    .where('starts_at', '<=', now)
    .where('ends_at', '>', now);
