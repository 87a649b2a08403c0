import type * as z from 'zod';
import type { IconName } from '../../../../ui/components/icon.tsx';
import type { ListPage } from '../../../../ui/lists/fetch-new-items.ts';
import { getLocale } from '../../../../ui/locale.ts';
import { formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { OrderStatus, ordersContract } from '../contract/orders.ts';

export type OrderView = z.output<typeof ordersContract.single.output>;
export type OrderLineView = OrderView['lines'][number];
/** As a list has it. */
export type ListedOrder = z.output<typeof ordersContract.all.output>['items'][number];

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

/** What has gone back of an order, in minor units. */
export const sumRefunds = ({ refunds }: Pick<OrderView, 'refunds'>): number =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** The status as the page tells it: an order whose time is over can't be paid, before a job has ended it too. */
export const findShownStatus = ({ status }: Pick<OrderView, 'status'>, isOver: boolean): OrderStatus =>
  status === 'pending' && isOver ? 'expired' : status;

/** Papers in the page's language. */
export const toCertificateAddress = (code: string): string =>
  `/api/v1/order/certificate/${code}?language=${getLocale()}`;
export const toReceiptAddress = (orderId: string): string => `/api/v1/order/receipt/${orderId}?language=${getLocale()}`;

/** How a line's title is shown: in which language it is where that isn't the page's, and the title in the page's below it. */
export function toTitles({
  title,
  language,
  translatedTitle,
}: Pick<ListedOrder['lines'][number], 'title' | 'language' | 'translatedTitle'>) {
  const isForeign = language !== null && language !== getLocale();
  return { title, lang: isForeign ? language : undefined, second: isForeign ? translatedTitle : null };
}

/** What people call an order: `1013`, in the page's digits. */
export const formatOrderNumber = (number: number): string => formatNumber(number, { useGrouping: false });
