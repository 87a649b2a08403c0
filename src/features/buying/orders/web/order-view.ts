import type * as z from 'zod';
import type { IconName } from '../../../../ui/components/icon.tsx';
import type { ListPage } from '../../../../ui/lists/fetch-new-items.ts';
import { getLocale } from '../../../../ui/locale.ts';
import { formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { chooseTitles } from '../../../catalogue/catalogue/web/to-card-view.ts';
import type { OrderStatus, ordersContract } from '../contract/orders.ts';

export type OrderView = z.output<typeof ordersContract.single.output>;
export type OrderLineView = OrderView['lines'][number];
/** An order as the list returns it. */
export type ListedOrder = z.output<typeof ordersContract.all.output>['items'][number];

/** Whether the line can be downloaded. */
export const isOwnedLine = ({ certificate, isRefunded }: Pick<OrderLineView, 'certificate' | 'isRefunded'>): boolean =>
  certificate !== null && !isRefunded;

interface StatusLook {
  readonly icon: IconName;
  readonly color: string;
  readonly label: () => string;
}

export const statusLooks: Readonly<Record<OrderStatus, StatusLook>> = {
  pending: { icon: 'clock', color: 'text-warning', label: m.orders_status_pending },
  on_hold: { icon: 'clock', color: 'text-warning', label: m.orders_status_on_hold },
  paid: { icon: 'check', color: 'text-success', label: m.orders_status_paid },
  failed: { icon: 'ban', color: 'text-danger', label: m.orders_status_failed },
  cancelled: { icon: 'ban', color: 'text-muted', label: m.orders_status_cancelled },
  expired: { icon: 'clock', color: 'text-muted', label: m.orders_status_expired },
  refunded: { icon: 'rotate-ccw', color: 'text-muted', label: m.orders_status_refunded },
};

export const toOrderPage = ({
  items,
  nextCursor,
}: z.output<typeof ordersContract.all.output>): ListPage<ListedOrder> => ({ items, next: nextCursor });

/** The refunded amount of an order, in minor units. */
export const sumRefunds = ({ refunds }: Pick<OrderView, 'refunds'>): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** VAT within what refunds left of the total, in minor units; 0 if VAT was off. */
export const findKeptVat = ({ vat, taxPapers }: Pick<OrderView, 'vat' | 'taxPapers'>): number =>
  taxPapers.reduce((kept, paper) => (paper.kind === 'credit_note' ? kept - paper.vat : kept), vat ?? 0);

/** Status to show: an order past its time to pay counts as expired before the job has changed it. */
export const findShownStatus = ({ status }: Pick<OrderView, 'status'>, isOver: boolean): OrderStatus =>
  status === 'pending' && isOver ? 'expired' : status;

/** Address of the certificate in the page's language. */
export const toCertificateAddress = (code: string): string =>
  `/api/v1/order/certificate/${code}?language=${getLocale()}`;
export const toReceiptAddress = (orderId: string): string => `/api/v1/order/receipt/${orderId}?language=${getLocale()}`;

/** Address of a tax invoice or credit note. */
export const toTaxPaperAddress = (id: string): string => `/api/v1/order/tax-paper/${id}?language=${getLocale()}`;

/** Address of the ZIP with the receipts of a month such as `2026-11`. */
export const toMonthAddress = (month: string): string => `/api/v1/order/receipts/${month}?language=${getLocale()}`;

/** Dhaka is six hours ahead of UTC all year. */
const AHEAD_MS = 6 * 3_600_000;

export interface OrderMonth {
  /** Month in Dhaka such as `2026-11`, of the payment or, for unpaid orders, of the creation. */
  readonly month: string;
  /** A time within the month. */
  readonly at: string;
  readonly orders: readonly ListedOrder[];
}

/** Groups orders by month and keeps their order. */
export function groupByMonth(orders: readonly ListedOrder[]): OrderMonth[] {
  const toTime = ({ paidAt, createdAt }: ListedOrder): string => paidAt ?? createdAt;
  const byMonth = Map.groupBy(orders, (order) =>
    new Date(Date.parse(toTime(order)) + AHEAD_MS).toISOString().slice(0, 7),
  );
  return [...byMonth].map(([month, own]) => ({ month, at: own[0] === undefined ? '' : toTime(own[0]), orders: own }));
}

/** Titles of a line, the page's language first; only the ordered title if the work was renamed. */
export const toTitles = ({
  title,
  language,
  translatedTitle,
}: Pick<ListedOrder['lines'][number], 'title' | 'language' | 'translatedTitle'>) =>
  language === null
    ? { title, lang: undefined, secondTitle: null }
    : chooseTitles({ title, language, translatedTitle });

/** Formats an order number such as `1013` in the page's digits. */
export const formatOrderNumber = (number: number): string => formatNumber(number, { useGrouping: false });
