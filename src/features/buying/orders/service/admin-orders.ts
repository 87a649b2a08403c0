import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { countTotal, cutPage, parsePage, toSortPosition } from '../../../../platform/pagination.ts';
import { readLicenceNames } from '../../../catalogue/licences/service/licences.ts';
import { toNotes } from '../../../operations/desk/service/notes.ts';
import { findAccountIds } from '../../../people/accounts/service/users.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import { findDownloadedLines } from '../../downloads/service/entitlements.ts';
import type { ordersAdminContract } from '../contract/admin.ts';
import { toRefundEnd } from '../rules/refunds.ts';
import { parseOrderNumber, parseReceiptNumber } from '../rules/search.ts';
import {
  countAllOrders,
  isShort,
  type OrderFilters,
  type OrderSearch,
  orderSorting,
  readAllOrders,
} from '../store/admin-orders.ts';
import { readNotes } from '../store/notes.ts';
import { type OrderRow, readLines, readOrder } from '../store/orders.ts';
import { readCertificateDownload } from '../store/particulars.ts';
import { findOrderOfReceipt } from '../store/receipts.ts';
import { readLinesOfRefunds, readRefunds } from '../store/refunds.ts';
import { readBuyers, toBuyer } from './buyers.ts';
import { listParticulars } from './particulars.ts';
import { addPreviews } from './pictured.ts';
import { presentOrders } from './present.ts';
import { findReceiptNumbers } from './receipts.ts';
import { findRequestsOf } from './requests/refund-queue.ts';
import { findTaxPapers } from './tax/papers.ts';

type Contract = typeof ordersAdminContract;
type Summary = OutputOf<Contract['every']>['items'][number];
type Whole = OutputOf<Contract['showAny']>;

export interface OrderSearchDeps {
  /** Orders whose payment or refund has this reference, the site's or the provider's. */
  readonly findOrdersByReference: (ctx: Context, text: string) => Promise<string[]>;
}

/** Maximum number of accounts that a search considers. */
const MAX_ACCOUNTS = 100;
const DAY_MS = 86_400_000;

async function toSummaries(ctx: Context, rows: readonly OrderRow[]): Promise<Summary[]> {
  const ids = rows.map(({ id }) => id);
  const [lines, refunds, contacts] = await Promise.all([
    readLines(ctx.db, ids),
    readRefunds(ctx.db, ids),
    readBuyers(ctx, rows),
  ]);
  return rows.map((row) => {
    const own = refunds.filter(({ order_id }) => order_id === row.id);
    return {
      _id: row.id,
      number: row.number,
      status: row.status,
      currency: row.currency,
      total: row.total,
      provider: row.provider,
      createdAt: row.created_at.toISOString(),
      paidAt: row.paid_at?.toISOString() ?? null,
      buyer: toBuyer(row, contacts),
      titles: lines.filter(({ order_id }) => order_id === row.id).map(({ title }) => title),
      refunded: own.filter(({ status }) => status === 'completed').reduce((sum, { amount }) => sum + amount, 0),
      isRefunding: own.some(({ status }) => status === 'requested'),
    };
  });
}

async function toSearch(ctx: Context, q: string, deps: OrderSearchDeps): Promise<OrderSearch | undefined> {
  const words = q.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const receipt = parseReceiptNumber(q);
  const [accountIds, orderIds, ofReceipt] = await Promise.all([
    words.some(isShort) ? [] : findAccountIds(ctx.db, words, MAX_ACCOUNTS),
    deps.findOrdersByReference(ctx, q.trim()),
    receipt && findOrderOfReceipt(ctx.db, receipt),
  ]);
  return {
    words,
    number: parseOrderNumber(q),
    accountIds,
    orderIds: ofReceipt === undefined ? orderIds : [...orderIds, ofReceipt],
  };
}

type ListQuery = InputOf<Contract['every']>['query'];
type PageQuery = Pick<ListQuery, 'sort' | 'limit' | 'cursor'> & { readonly isCounted?: boolean };

/** Turns a query into filters, with the accounts and orders that match its words; undefined if no order can match. */
export async function toOrderFilters(
  ctx: Context,
  { q, status, provider, days, buyer }: Omit<ListQuery, 'limit' | 'cursor'>,
  deps: OrderSearchDeps,
): Promise<OrderFilters | undefined> {
  if (buyer !== undefined && !isId(buyer)) return undefined;
  const search = q === undefined ? undefined : await toSearch(ctx, q, deps);
  const since = days === undefined ? undefined : new Date(ctx.now.getTime() - Number(days) * DAY_MS);
  return { search, status, provider, since, buyerId: buyer };
}

/** `GET /order/every`. @throws Problem `bad_input` for a cursor of another list or sort */
export const listAllOrders = async (
  ctx: Context,
  { query }: InputOf<Contract['every']>,
  deps: OrderSearchDeps,
): Promise<OutputOf<Contract['every']>> => listOrdersBy(ctx, await toOrderFilters(ctx, query, deps), query);

/** A page of the orders that match the filters. @throws Problem `bad_input` for a cursor of another list or sort */
export async function listOrdersBy(
  ctx: Context,
  filters: OrderFilters | undefined,
  query: PageQuery,
): Promise<OutputOf<Contract['every']>> {
  const page = parsePage(ctx, orderSorting.cursors, query);
  if (filters === undefined) return { items: [], nextCursor: null, total: 0, totalIsMore: false };
  const read = await readAllOrders(ctx.db, filters, page);
  const { rows, nextCursor } = cutPage(orderSorting.cursors, page, read, toSortPosition);
  const total = await countTotal(query, (max) => countAllOrders(ctx.db, filters, max));
  return { items: await toSummaries(ctx, rows), nextCursor, ...total };
}

async function readSoldLines(ctx: Context, row: OrderRow): Promise<Whole['order']> {
  const [orders, lines] = await Promise.all([presentOrders(ctx, [row]), readLines(ctx.db, [row.id])]);
  const [order] = await addPreviews(ctx, orders);
  if (order === undefined) throw new Problem('not_found');
  const contributors = await readContributorsById(
    ctx.db,
    lines.flatMap((line) => [line.contributor_id, line.affiliate_id ?? []].flat()),
  );
  const licences = new Map((await readLicenceNames(ctx.db)).map((licence) => [licence.code, licence]));
  const downloaded = await findDownloadedLines(
    ctx.db,
    lines.map(({ id }) => id),
  );
  const byId = new Map(lines.map((line) => [line.id, line]));
  return {
    ...order,
    lines: order.lines.map((line) => {
      const row = byId.get(line._id);
      const contributorId = row?.contributor_id ?? '';
      const affiliate = contributors.get(row?.affiliate_id ?? '');
      return {
        ...line,
        licence: { ...line.licence, name: line.licence.code, nameBn: null, ...licences.get(line.licence.code) },
        contributor: { _id: contributorId, name: contributors.get(contributorId)?.name ?? '' },
        fee: (row?.fee ?? 0) + (row?.fee_vat ?? 0),
        affiliate:
          affiliate === undefined
            ? null
            : {
                _id: affiliate.id,
                accountId: affiliate.accountId,
                name: affiliate.name,
                amount: row?.affiliate_amount ?? 0,
              },
        isDownloaded: downloaded.has(line._id),
      };
    }),
  };
}

async function toRefunds(ctx: Context, orderId: string): Promise<Whole['refunds']> {
  const rows = await readRefunds(ctx.db, [orderId]);
  const [admins, linesByRefund] = await Promise.all([
    findAdminNames(ctx, [...new Set(rows.flatMap((row) => row.admin_id ?? []))]),
    readLinesOfRefunds(
      ctx.db,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => ({
    _id: row.id,
    status: row.status,
    amount: row.amount,
    reason: row.reason,
    note: row.note,
    admin: admins.get(row.admin_id ?? '')?.name ?? null,
    requestedAt: row.requested_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    lineIds: linesByRefund.get(row.id) ?? [],
    transferReference: row.transfer_reference,
  }));
}

/** Maximum number of notes shown per order, newest first. */
const MAX_NOTES = 100;

/** `GET /order/every/{id}`. @throws Problem `not_found` */
export async function showAnyOrder(ctx: Context, { params: { id } }: InputOf<Contract['showAny']>): Promise<Whole> {
  const row = isId(id) ? await readOrder(ctx.db, id) : undefined;
  if (row === undefined) throw new Problem('not_found');
  const [order, contacts, refunds, refundRequests] = await Promise.all([
    readSoldLines(ctx, row),
    readBuyers(ctx, [row]),
    toRefunds(ctx, id),
    findRequestsOf(ctx, id),
  ]);
  const days = ctx.platform.config.ARBOR_REFUND_DAYS;
  const refundableUntil = row.paid_at === null ? null : toRefundEnd(row.paid_at, days).toISOString();
  return {
    order,
    buyer: toBuyer(row, contacts),
    particulars: await listParticulars(ctx.db, id),
    certificateDownloadedAt: (await readCertificateDownload(ctx.db, id))?.toISOString() ?? null,
    receiptNumber: (await findReceiptNumbers(ctx.db, [id])).get(id) ?? null,
    taxPapers: row.vat_setting === null ? [] : ((await findTaxPapers(ctx.db, [id])).get(id) ?? []),
    refunds,
    refundableUntil,
    refundRequests,
    notes: await toNotes(ctx, await readNotes(ctx.db, [id], MAX_NOTES)),
  };
}
