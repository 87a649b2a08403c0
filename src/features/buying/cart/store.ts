import { type Expression, type Selectable, sql } from 'kysely';
import { combineReads, type Reads, writeByReads } from '../../../platform/database/combine-reads.ts';
import { compileOnce } from '../../../platform/database/compile-once.ts';
import { isOneOf } from '../../../platform/database/one-of.ts';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import type { CartLine } from '../../../platform/database/schema.ts';

export type CartLineRow = Omit<Selectable<CartLine>, 'account_id'>;

type SelectFacts<On extends Database, R extends Reads> = (
  db: On,
  accountId: string,
  contentIds: readonly string[],
  variantIds: readonly string[],
) => R;

/** Creates a function that runs other features' queries about an account's lines as one statement. */
export const createFactReader = <R extends Reads>(select: SelectFacts<Database, R>) => combineReads(select);

/** Lines of a cart, newest first. */
export async function readLines(db: Database, accountId: string): Promise<CartLineRow[]> {
  return db
    .selectFrom('cart_line')
    .select(['content_id', 'variant_id', 'price_seen', 'added_at'])
    .where('account_id', '=', accountId)
    .orderBy('added_at', 'desc')
    .orderBy('variant_id', 'desc')
    .execute();
}

/** Queries of other features that decide whether a line may be added. */
type AddingReads = Reads &
  Readonly<{
    /** Locks the account, so that no line is added to an account that is being deleted. */
    buyer: Expression<{ id: string }>;
    offers: Expression<{ id: string; content_id: string; contributor_id: string; price: number | null }>;
    /** Cards of public works only. */
    cards: Expression<{ content_id: string }>;
    owned: Expression<{ variant_id: string }>;
    /** The buyer as a contributor. */
    self: Expression<{ id: string }>;
  }>;

/**
 * Makes the function that adds a line if its work is public, for sale, not bought and not the buyer's own. A line that
 * exists keeps its position and takes the given price, or the current price if none is given. The function returns one
 * row with the line and the facts that allowed or refused it. The database refuses a line in a full cart (see
 * `isFull`), even if several are added concurrently.
 */
export const createLineAdder = <R extends AddingReads>(select: SelectFacts<Transaction, R>) =>
  compileOnce(
    (
      tx: Transaction,
      accountId: string,
      contentIds: readonly string[],
      variantIds: readonly string[],
      priceSeen: number | null,
    ) =>
      writeByReads(
        select(tx, accountId, contentIds, variantIds),
        sql<CartLineRow>`
          insert into cart_line (account_id, content_id, variant_id, price_seen)
          select buyer.id, offers.content_id, offers.id, coalesce(${priceSeen}::bigint, offers.price)
          from buyer, offers
          where offers.content_id = (select content_id from cards) and offers.price is not null
            and not exists (select from owned) and offers.contributor_id is distinct from (select id from self)
          on conflict (account_id, variant_id) do update set price_seen = excluded.price_seen
          returning content_id, variant_id, price_seen, added_at`,
      ),
  );

/** Whether the row includes a cart line; without one, the row only has the facts that refused it. */
export const hasLine = <Row extends { readonly [Column in keyof CartLineRow]: CartLineRow[Column] | null }>(
  row: Row,
): row is Row & CartLineRow => row.variant_id !== null;

/** Whether the database refused a line because the cart is full. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'cart_line_size';

/** @returns whether the line was in the cart */
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

const deleteLines = compileOnce((tx: Transaction, accountId: string, variantIds: readonly string[]) =>
  tx.deleteFrom('cart_line').where('account_id', '=', accountId).where('variant_id', '=', isOneOf(variantIds)),
);

/** Removes variants from the cart once they are bought. */
export async function removeBought(tx: Transaction, accountId: string, variantIds: readonly string[]): Promise<void> {
  await deleteLines(tx, accountId, variantIds);
}

export async function removeAllLines(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('cart_line').where('account_id', '=', accountId).execute();
}
