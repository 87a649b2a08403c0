import { type Expression, type Selectable, sql } from 'kysely';
import { combineReads, type Reads } from '../../platform/database/combine-reads.ts';
import { prepareOnce } from '../../platform/database/compile-once.ts';
import { isOneOf } from '../../platform/database/one-of.ts';
import type { Database, Transaction } from '../../platform/database/pool.ts';
import type { CartLine } from '../../platform/database/schema.ts';
import { sendLater } from '../../platform/database/send-plan.ts';

export type CartLineRow = Omit<Selectable<CartLine>, 'account_id'>;

type SelectFacts<On extends Database, R extends Reads> = (
  db: On,
  accountId: string,
  contentIds: readonly string[],
  variantIds: readonly string[],
) => R;

/** What queries of other features find of an account's lines, by one statement. */
export const createFactReader = <R extends Reads>(select: SelectFacts<Database, R>) => combineReads(select);

/**
 * The same for a line that is to be added, once the account and its cart are locked: lines that are added to one cart at the
 * same time take turns. The database takes the same lock.
 */
export const createLockingFactReader = <R extends Reads>(
  selectAccount: (tx: Transaction, accountId: string) => Expression<{ id: string }>,
  select: SelectFacts<Transaction, R>,
) =>
  combineReads((tx: Transaction, accountId: string, contentIds: readonly string[], variantIds: readonly string[]) => ({
    account: selectAccount(tx, accountId),
    cart: sql<{
      is_locked: true;
    }>`select pg_advisory_xact_lock(hashtextextended(${accountId}, 31)) is not null as is_locked`,
    ...select(tx, accountId, contentIds, variantIds),
  }));

/** The last added first. */
export async function readLines(db: Database, accountId: string): Promise<CartLineRow[]> {
  return db
    .selectFrom('cart_line')
    .select(['content_id', 'variant_id', 'price_seen', 'added_at'])
    .where('account_id', '=', accountId)
    .orderBy('added_at', 'desc')
    .orderBy('variant_id', 'desc')
    .execute();
}

/**
 * The statement that puts a line in. One that is there already keeps its place and takes the price that has been seen now. No row
 * where the cart has `max` other lines.
 */
export const insertLine = prepareOnce(
  (_tx: Transaction, accountId: string, contentId: string, variantId: string, priceSeen: number, max: number) =>
    sql<CartLineRow>`
      insert into cart_line (account_id, content_id, variant_id, price_seen)
      select ${accountId}::uuid, ${contentId}::uuid, ${variantId}::uuid, ${priceSeen}::bigint
      where (select count(*) from cart_line where account_id = ${accountId}::uuid and variant_id <> ${variantId}::uuid) < ${max}::int
      on conflict (account_id, variant_id) do update set price_seen = excluded.price_seen
      returning content_id, variant_id, price_seen, added_at`,
);

/** Answers whether it was there. */
export async function removeLine(
  tx: Transaction,
  line: { readonly accountId: string; readonly contentId: string; readonly variantId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('cart_line')
    .where('account_id', '=', line.accountId)
    .where('variant_id', '=', line.variantId)
    .where('content_id', '=', line.contentId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const deleteLines = prepareOnce((tx: Transaction, accountId: string, variantIds: readonly string[]) =>
  tx.deleteFrom('cart_line').where('account_id', '=', accountId).where('variant_id', '=', isOneOf(variantIds)),
);

export const removeLines = (tx: Transaction, accountId: string, variantIds: readonly string[]): Promise<void> =>
  sendLater(tx, deleteLines(tx, accountId, variantIds));

export async function removeAllLines(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('cart_line').where('account_id', '=', accountId).execute();
}
