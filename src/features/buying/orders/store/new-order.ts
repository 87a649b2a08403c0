import { sql } from 'kysely';
import { combineReads, type Reads } from '../../../../platform/database/combine-reads.ts';
import { compileOnce } from '../../../../platform/database/compile-once.ts';
import type { Transaction } from '../../../../platform/database/pool.ts';
import type { ParticularsInput } from '../contract/particulars.ts';
import type { OrderRow } from './orders.ts';
import { selectLastParticulars } from './particulars.ts';

export interface NewOrder {
  readonly id: string;
  readonly accountId: string;
  readonly buyerName: string;
  readonly requestKey: string;
  readonly requestHash: string;
  readonly locale: 'en' | 'bn';
  readonly currency: string;
  readonly total: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Number of the VAT settings that apply; null if VAT is off. */
  readonly vatSetting: number | null;
  /** The coupon that reduces the order; null if there is none. */
  readonly coupon: { readonly id: string; readonly code: string } | null;
  /** Licensee of the order; undefined if the name is given later. */
  readonly particulars: ParticularsInput | undefined;
}

/** What a sale or a bundle, and a coupon take off a line's list price, in minor units. */
export interface LineDiscounts {
  readonly saleId: string | null;
  readonly sale: number;
  readonly couponId: string | null;
  readonly coupon: number;
  readonly bundleId: string | null;
  readonly bundle: number;
  /** The part that the site bears. */
  readonly siteBorne: number;
}

/** The part of an affiliate in a line, in minor units. */
export interface LineAffiliate {
  readonly contributorId: string;
  readonly basisPoints: number;
  readonly amount: number;
}

export interface NewOrderLine {
  readonly id: string;
  readonly contentId: string;
  readonly variantId: string;
  readonly contributorId: string;
  readonly title: string;
  readonly variantName: string;
  readonly contentVersion: number;
  readonly licenceCode: string;
  readonly licenceVersion: number;
  /** What is charged, in minor units. */
  readonly price: number;
  readonly discounts: LineDiscounts;
  readonly feeBasisPoints: number;
  /** How the price is divided; `fee` is without the affiliate's part. */
  readonly parts: { readonly vat: number; readonly fee: number; readonly feeVat: number };
  /** Rate of VAT; null if VAT is off. */
  readonly vatBasisPoints: number | null;
  /** Who gets a part of the site's fee, because the buyer followed their link; null if there is nobody. */
  readonly affiliate: LineAffiliate | null;
  /** Agreement that splits the earnings; null if the contributor gets them all. */
  readonly agreementId: string | null;
  /** The order line that this line upgrades. */
  readonly upgradesLineId: string | null;
}

const insertOrder = compileOnce(
  (_tx: Transaction, order: string, lines: string, particulars: string) => sql<OrderRow>`
    with given as (select * from json_populate_record(null::customer_order, ${order}::json)),
    added as (
      insert into customer_order (
        id, account_id, buyer_name, request_key, request_hash, locale, currency, total, created_at, expires_at, titles,
        coupon_id, coupon_code, vat_setting)
      select id, account_id, buyer_name, request_key, request_hash, locale, currency, total, created_at, expires_at, titles,
        coupon_id, coupon_code, vat_setting
      from given
      returning id, number, account_id, buyer_name, request_hash, locale, status, currency, total, provider, created_at,
        expires_at, paid_at, coupon_code, vat_setting
    ),
    lines as (
      insert into order_line (
        id, order_id, position, content_id, variant_id, contributor_id, title, variant_name, content_version, licence_code,
        licence_version, price, fee_basis_points, fee, agreement_id, upgrades_line_id, sale_id, sale_discount, coupon_id,
        coupon_discount, site_borne, vat_basis_points, vat, fee_vat, affiliate_id,
        affiliate_basis_points, affiliate_amount, bundle_id, bundle_discount)
      select id, order_id, position, content_id, variant_id, contributor_id, title, variant_name, content_version, licence_code,
        licence_version, price, fee_basis_points, fee, agreement_id, upgrades_line_id, sale_id, sale_discount, coupon_id,
        coupon_discount, site_borne, vat_basis_points, vat, fee_vat, affiliate_id,
        affiliate_basis_points, affiliate_amount, bundle_id, bundle_discount
      from json_populate_recordset(null::order_line, ${lines}::json)
    ),
    named as (
      insert into order_particulars (order_id, version, name, company, address, tax_number, created_at)
      select order_id, 1, name, company, address, tax_number, created_at
      from json_populate_recordset(null::order_particulars, ${particulars}::json)
    )
    select * from added`,
);

/** Adds an order with its lines, in the given order. */
export async function addOrder(tx: Transaction, order: NewOrder, lines: readonly NewOrderLine[]): Promise<OrderRow> {
  const row = {
    id: order.id,
    account_id: order.accountId,
    buyer_name: order.buyerName,
    request_key: order.requestKey,
    request_hash: order.requestHash,
    locale: order.locale,
    currency: order.currency,
    total: order.total,
    created_at: order.createdAt,
    expires_at: order.expiresAt,
    coupon_id: order.coupon?.id ?? null,
    coupon_code: order.coupon?.code ?? null,
    vat_setting: order.vatSetting,
    titles: lines.map(({ title }) => title).join(' '),
  };
  const lineRows = lines.map((line, position) => ({
    id: line.id,
    order_id: order.id,
    position,
    content_id: line.contentId,
    variant_id: line.variantId,
    contributor_id: line.contributorId,
    title: line.title,
    variant_name: line.variantName,
    content_version: line.contentVersion,
    licence_code: line.licenceCode,
    licence_version: line.licenceVersion,
    price: line.price,
    fee_basis_points: line.feeBasisPoints,
    fee: line.parts.fee,
    vat_basis_points: line.vatBasisPoints,
    vat: line.parts.vat,
    fee_vat: line.parts.feeVat,
    agreement_id: line.agreementId,
    upgrades_line_id: line.upgradesLineId,
    sale_id: line.discounts.saleId,
    sale_discount: line.discounts.sale,
    coupon_id: line.discounts.couponId,
    coupon_discount: line.discounts.coupon,
    site_borne: line.discounts.siteBorne,
    bundle_id: line.discounts.bundleId,
    bundle_discount: line.discounts.bundle,
    affiliate_id: line.affiliate?.contributorId ?? null,
    affiliate_basis_points: line.affiliate?.basisPoints ?? null,
    affiliate_amount: line.affiliate?.amount ?? 0,
  }));
  const { particulars } = order;
  const namedRows =
    particulars === undefined
      ? []
      : [
          {
            order_id: order.id,
            name: particulars.name,
            company: particulars.company,
            address: particulars.address,
            tax_number: particulars.taxNumber,
            created_at: order.createdAt,
          },
        ];
  const [added] = await insertOrder(tx, JSON.stringify(row), JSON.stringify(lineRows), JSON.stringify(namedRows));
  if (added === undefined) throw new Error('the statement answers the order');
  return added;
}

/** Whether the account has paid an order that wasn't free, how many of its orders use a coupon, and the last of those to be paid. */
const selectCouponHistory = (_tx: Transaction, accountId: string, code: string | null) => sql<{
  has_bought: boolean;
  own_uses: number;
  unpaid: { id: string; number: number } | null;
}>`
  select coalesce(bool_or(o.paid_at is not null and o.total > 0), false) as has_bought,
    count(*) filter (where o.coupon_code = ${code}::text and holds_coupon(o.status))::int as own_uses,
    (array_agg(json_build_object('id', o.id, 'number', o.number) order by o.id desc)
      filter (where o.coupon_code = ${code}::text and o.status = 'pending'))[1] as unpaid
  from customer_order o where o.account_id = ${accountId} and ${code}::text is not null`;

/**
 * Creates a function that reads, by one statement, the results of other features' queries about the order's variants,
 * and any order with the same key.
 */
export const createFactReader = <R extends Reads>(
  select: (
    tx: Transaction,
    accountId: string,
    at: Date,
    code: string | null,
    ...ids: [variants: readonly string[], contents: readonly string[]]
  ) => R,
) =>
  combineReads(
    (
      tx: Transaction,
      accountId: string,
      requestKey: string,
      at: Date,
      code: string | null,
      ...ids: [variants: readonly string[], contents: readonly string[]]
    ) => ({
      before: tx
        .selectFrom('customer_order')
        .select(['id', 'request_hash'])
        .where('account_id', '=', accountId)
        .where('request_key', '=', requestKey),
      last: selectLastParticulars(tx, accountId),
      history: selectCouponHistory(tx, accountId, code),
      ...select(tx, accountId, at, code, ...ids),
    }),
  );
