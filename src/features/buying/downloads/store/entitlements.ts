import { type Expression, type RawBuilder, sql } from 'kysely';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import { isOneOf } from '../../../../platform/database/one-of.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

export interface NewEntitlement {
  readonly id: string;
  readonly accountId: string;
  readonly contentId: string;
  readonly variantId: string;
  readonly orderLineId: string;
  readonly certificateCode: string;
  /** Whether the line cost nothing. */
  readonly isFree: boolean;
}

const insertEntitlements = compileOnce(
  (_tx: Transaction, rows: string) => sql`
    insert into entitlement (id, account_id, content_id, variant_id, order_line_id, certificate_code, is_free)
    select id, account_id, content_id, variant_id, order_line_id, certificate_code, is_free
    from json_populate_recordset(null::entitlement, ${rows}::json)
    on conflict (order_line_id) do nothing`,
);

/** A line that has an entitlement keeps it. */
export async function addEntitlements(tx: Transaction, entitlements: readonly NewEntitlement[]): Promise<void> {
  const rows = entitlements.map((row) => ({
    id: row.id,
    account_id: row.accountId,
    content_id: row.contentId,
    variant_id: row.variantId,
    order_line_id: row.orderLineId,
    certificate_code: row.certificateCode,
    is_free: row.isFree,
  }));
  await insertEntitlements(tx, JSON.stringify(rows));
}

export async function setRevoked(
  tx: Transaction,
  orderLineIds: readonly string[],
  revokedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('entitlement')
    .set({ revoked_at: revokedAt })
    .where('order_line_id', '=', isOneOf(orderLineIds))
    .execute();
}

/** Selects what `findOwnedVariants` finds, within another feature's statement; column `variant_id`. */
export const selectOwned = (db: Database, accountId: string, variantIds: readonly string[]) =>
  db
    .selectFrom('entitlement')
    .select('variant_id')
    .where('account_id', '=', accountId)
    .where('variant_id', '=', isOneOf(variantIds))
    .where('revoked_at', 'is', null);

/** Like `selectOwned`, for variants from a subquery with the column `variant_id`. */
export const selectOwnedAmong = (
  db: Database,
  accountId: Expression<string | null>,
  variants: Expression<{ variant_id: string }>,
) =>
  db
    .selectFrom('entitlement')
    .select('variant_id')
    .where('account_id', '=', accountId)
    .where('variant_id', 'in', sql<string>`(${variants})`)
    .where('revoked_at', 'is', null);

/** The given variants that the account may download. */
export async function findOwnedVariants(
  db: Database,
  accountId: string,
  variantIds: readonly string[],
): Promise<Set<string>> {
  const rows = await selectOwned(db, accountId, variantIds).execute();
  return new Set(rows.map(({ variant_id }) => variant_id));
}

/** A content's variants that the account may download, with the order lines that bought them. */
export const readOwnedLinesOf = (db: Database, accountId: string, contentId: string) =>
  db
    .selectFrom('entitlement')
    .select(['variant_id', 'order_line_id'])
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .where('revoked_at', 'is', null)
    .execute();

/** Works of which the account may download a variant, read by the index of its entitlements. */
export async function readOwnedWorks(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('entitlement')
    .select('content_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .execute();
  return rows.map(({ content_id }) => content_id);
}

/**
 * Condition for another feature's statement: the account in a column paid for a variant of the work in another, and
 * wasn't refunded.
 */
export const hasPaidFor = (accountColumn: string, contentColumn: string): RawBuilder<boolean> => sql`
  exists (
    select from entitlement
    where account_id = ${sql.ref(accountColumn)} and content_id = ${sql.ref(contentColumn)}
      and revoked_at is null and not is_free
  )`;

/** Whether the account paid for a variant of the work, and wasn't refunded. */
export async function isPaidWork(db: Database, accountId: string, contentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('entitlement')
    .select('id')
    .where('account_id', '=', accountId)
    .where('content_id', '=', contentId)
    .where('revoked_at', 'is', null)
    .where('is_free', '=', false)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Works that the account paid for, without refunded ones. */
export async function readPaidWorks(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('entitlement')
    .select('content_id')
    .distinct()
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('is_free', '=', false)
    .execute();
  return rows.map(({ content_id }) => content_id);
}

/** Certificate of each order line, and whether it is valid. */
export async function readCertificates(db: Database, orderLineIds: readonly string[]) {
  return db
    .selectFrom('entitlement')
    .select(['order_line_id', 'certificate_code', 'granted_at', 'revoked_at'])
    .where('order_line_id', '=', isOneOf(orderLineIds))
    .execute();
}

export async function readByCertificate(db: Database, code: string) {
  return db
    .selectFrom('entitlement')
    .select(['order_line_id', 'content_id', 'variant_id', 'granted_at', 'revoked_at'])
    .where('certificate_code', '=', code)
    .executeTakeFirst();
}

/** The given lines whose variant the account downloaded after the payment. */
export async function findDownloadedLines(db: Database, orderLineIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('entitlement as e')
    .innerJoin('account_download as d', (join) =>
      join.onRef('d.account_id', '=', 'e.account_id').onRef('d.variant_id', '=', 'e.variant_id'),
    )
    .select('e.order_line_id')
    .where('e.order_line_id', '=', isOneOf(orderLineIds))
    .whereRef('d.last_at', '>=', 'e.granted_at')
    .execute();
  return new Set(rows.map(({ order_line_id }) => order_line_id));
}
