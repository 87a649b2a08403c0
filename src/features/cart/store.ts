import { type Selectable, sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/pool.ts';
import type { CartLine } from '../../platform/database/schema.ts';

export type CartLineRow = Omit<Selectable<CartLine>, 'account_id'>;

/** Lines that are added to one cart at the same time take turns; the database takes the same lock. */
export async function lockCart(tx: Transaction, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 31))`.execute(tx);
}

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

/** A line that is there already keeps its place and takes the price that has been seen now. */
export async function putLine(
  tx: Transaction,
  line: {
    readonly accountId: string;
    readonly contentId: string;
    readonly variantId: string;
    readonly priceSeen: number;
  },
): Promise<CartLineRow> {
  return tx
    .insertInto('cart_line')
    .values({
      account_id: line.accountId,
      content_id: line.contentId,
      variant_id: line.variantId,
      price_seen: line.priceSeen,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'variant_id']).doUpdateSet({ price_seen: line.priceSeen }),
    )
    .returning(['content_id', 'variant_id', 'price_seen', 'added_at'])
    .executeTakeFirstOrThrow();
}

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

export async function removeLines(tx: Transaction, accountId: string, variantIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('cart_line')
    .where('account_id', '=', accountId)
    .where('variant_id', '=', sql<string>`any(${variantIds}::uuid[])`)
    .execute();
}

export async function removeAllLines(tx: Transaction, accountId: string): Promise<void> {
  await tx.deleteFrom('cart_line').where('account_id', '=', accountId).execute();
}
