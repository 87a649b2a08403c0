import type { Context } from '../../../../platform/context.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { type Certificate, findCertificates } from '../../downloads/service/entitlements.ts';
import type { ordersContract } from '../contract/orders.ts';
import type { NewOrderLine } from '../store/new-order.ts';
import { type OrderLineRow, type OrderRow, readLines, readOrder } from '../store/orders.ts';

type Order = OutputOf<typeof ordersContract.create>;

const toLine = (row: OrderLineRow, certificate: Certificate | undefined): Order['lines'][number] => ({
  _id: row.id,
  contentId: row.content_id,
  variantId: row.variant_id,
  title: row.title,
  variantName: row.variant_name,
  licence: { code: row.licence_code, version: row.licence_version },
  price: row.price,
  listPrice: row.price + row.sale_discount + row.bundle_discount + row.coupon_discount,
  isRefunded: Boolean(row.is_refunded),
  isRefunding: row.is_refunding,
  certificate: certificate?.code ?? null,
  isUpgrade: row.upgrades_line_id !== null,
  isInBundle: row.bundle_id !== null,
});

/** What the coupon takes off the lines, and their VAT. */
interface Sums {
  readonly discount: number;
  readonly vat: number;
}

const toOrder = (row: OrderRow, lines: Order['lines'], { discount, vat }: Sums): Order => ({
  _id: row.id,
  number: row.number,
  status: row.status,
  currency: row.currency,
  total: row.total,
  vat: row.vat_setting === null ? null : vat,
  coupon: row.coupon_code === null ? null : { code: row.coupon_code, discount },
  provider: row.provider,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  paidAt: row.paid_at?.toISOString() ?? null,
  lines,
});

/** Presents an order that was just created. */
export function presentNewOrder(row: OrderRow, lines: readonly NewOrderLine[]): Order {
  return toOrder(
    row,
    lines.map((line) => ({
      _id: line.id,
      contentId: line.contentId,
      variantId: line.variantId,
      title: line.title,
      variantName: line.variantName,
      licence: { code: line.licenceCode, version: line.licenceVersion },
      price: line.price,
      listPrice: line.price + line.discounts.sale + line.discounts.bundle + line.discounts.coupon,
      isRefunded: false,
      isRefunding: false,
      certificate: null,
      isUpgrade: line.upgradesLineId !== null,
      isInBundle: line.discounts.bundleId !== null,
    })),
    {
      discount: lines.reduce((sum, { discounts }) => sum + discounts.coupon, 0),
      vat: lines.reduce((sum, { parts }) => sum + parts.vat, 0),
    },
  );
}

/** Orders as their buyer sees them, in the given order. */
export async function presentOrders(ctx: Context, rows: readonly OrderRow[]): Promise<Order[]> {
  const lines = await readLines(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const certificates = await findCertificates(
    ctx.db,
    lines.map(({ id }) => id),
  );
  const byOrder = Map.groupBy(lines, (line) => line.order_id);
  return rows.map((row) => {
    const own = byOrder.get(row.id) ?? [];
    return toOrder(
      row,
      own.map((line) => toLine(line, certificates.get(line.id))),
      {
        discount: own.reduce((sum, { coupon_discount }) => sum + coupon_discount, 0),
        vat: own.reduce((sum, { vat }) => sum + vat, 0),
      },
    );
  });
}

/** @throws Problem `not_found` */
export async function presentOrder(ctx: Context, id: string): Promise<Order> {
  const row = await readOrder(ctx.db, id);
  const [order] = row === undefined ? [] : await presentOrders(ctx, [row]);
  if (order === undefined) throw new Problem('not_found');
  return order;
}
