import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { findOrderNumbers, readLines, readOrder } from '../store/orders.ts';
import { readLinesOfRefunds, readRefunds } from '../store/refunds.ts';
import { readOrderOfLine, readOrdersOfLines } from '../store/sold-lines.ts';
import { findParticulars, type Particulars } from './particulars.ts';

export { findPaidOrders } from '../store/sold-lines.ts';
export { findOrderNumbers };

export interface SoldLine {
  readonly id: string;
  /** Number of the line, from 1. */
  readonly lineNumber: number;
  readonly contributorId: string;
  readonly contentId: string;
  readonly title: string;
  readonly variantName: string;
  readonly contentVersion: number;
  readonly licence: { readonly code: string; readonly version: number };
  /** What was charged, in minor units. */
  readonly price: number;
  /** VAT within the price, and its rate in basis points; null if VAT was off. */
  readonly vat: number;
  readonly vatBasisPoints: number | null;
  /** Price without a sale and the coupon. */
  readonly listPrice: number;
}

export interface SoldOrder {
  readonly id: string;
  readonly number: number;
  /** Account of the buyer; null if the account was deleted. */
  readonly accountId: string | null;
  /** Null until a name was given, and after the account was deleted. */
  readonly particulars: Particulars | null;
  readonly locale: 'en' | 'bn';
  readonly currency: string;
  readonly total: number;
  /** VAT within the total. */
  readonly vat: number;
  /** Provider that received the payment; null for a free order. */
  readonly provider: string | null;
  readonly orderedAt: Date;
  /** When the order was paid; null until then. */
  readonly paidAt: Date | null;
  /** The bundle whose works it has; null if it has none. */
  readonly bundleId: string | null;
  readonly lines: readonly SoldLine[];
  /** Completed refunds, oldest first. */
  readonly refunds: readonly {
    readonly id: string;
    readonly at: Date;
    readonly amount: number;
    readonly lineIds: readonly string[];
    /** The bank's or wallet's reference of the transfer; null if the provider refunded the payment itself. */
    readonly transferReference: string | null;
  }[];
}

/** Facts about an order for its documents; undefined if it doesn't exist. */
export async function findSoldOrder(db: Database, orderId: string): Promise<SoldOrder | undefined> {
  const order = await readOrder(db, orderId);
  if (order === undefined) return undefined;
  const [lines, refunds, particulars] = await Promise.all([
    readLines(db, [orderId]),
    readRefunds(db, [orderId]),
    findParticulars(db, [orderId]),
  ]);
  const linesByRefund = await readLinesOfRefunds(
    db,
    refunds.map(({ id }) => id),
  );
  const completed: SoldOrder['refunds'][number][] = [];
  for (const { id, amount, status, ended_at, transfer_reference: transferReference } of refunds)
    if (status === 'completed' && ended_at !== null)
      completed.push({ id, at: ended_at, amount, lineIds: linesByRefund.get(id) ?? [], transferReference });
  return {
    id: order.id,
    number: order.number,
    accountId: order.account_id,
    particulars: particulars.get(orderId) ?? null,
    locale: order.locale,
    currency: order.currency,
    total: order.total,
    vat: lines.reduce((sum, { vat }) => sum + vat, 0),
    provider: order.provider,
    orderedAt: order.created_at,
    paidAt: order.paid_at,
    bundleId: lines[0]?.bundle_id ?? null,
    lines: lines.map((line) => ({
      id: line.id,
      lineNumber: line.position + 1,
      contributorId: line.contributor_id,
      contentId: line.content_id,
      title: line.title,
      variantName: line.variant_name,
      contentVersion: line.content_version,
      licence: { code: line.licence_code, version: line.licence_version },
      price: line.price,
      vat: line.vat,
      vatBasisPoints: line.vat_basis_points,
      listPrice: line.price + line.sale_discount + line.bundle_discount + line.coupon_discount,
    })),
    refunds: completed,
  };
}

/** The order of a line, with only that line. */
export async function findSoldLine(
  db: Database,
  lineId: string,
): Promise<{ readonly order: SoldOrder; readonly line: SoldLine } | undefined> {
  const orderId = await readOrderOfLine(db, lineId);
  const order = orderId === undefined ? undefined : await findSoldOrder(db, orderId);
  const line = order?.lines.find(({ id }) => id === lineId);
  return order === undefined || line === undefined ? undefined : { order, line };
}

/** Order numbers by order id. */
export async function nameOrders({ db }: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await findOrderNumbers(db, ids))].map(([id, number]) => [id, String(number)]));
}

/** The order of each of these lines, by line. */
export async function findOrdersOfLines(
  db: Database,
  lineIds: readonly string[],
): Promise<
  ReadonlyMap<
    string,
    { readonly orderId: string; readonly number: number; readonly isRefunding: boolean; readonly isNamed: boolean }
  >
> {
  const rows = await readOrdersOfLines(db, lineIds);
  return new Map(
    rows.map(({ line_id, id, number, is_refunding, is_named }) => [
      line_id,
      { orderId: id, number, isRefunding: is_refunding, isNamed: is_named },
    ]),
  );
}
