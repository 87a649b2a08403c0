import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { Latest, LatestEntries, LatestEntry } from '../../../../../ui/admin/latest.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { ordersAdminContract } from '../../contract/admin.ts';
import { OrderStatusMark } from '../order-status.tsx';
import { nameOrder } from './order-list.tsx';

/** The last orders of a person. */
export function PersonOrders({ id, orders }: { id: string; orders: OutputOf<typeof ordersAdminContract.every> }) {
  return (
    <Latest title={m.orders_title()} {...(orders.total === 0 ? {} : { href: `/admin/orders?buyer=${id}` })}>
      <LatestEntries none={m.orders_admin_person_none()}>
        {orders.items.map((order) => (
          <LatestEntry
            key={order._id}
            href={`/admin/orders/${order._id}`}
            title={`${nameOrder(order)} · ${formatMoney(order.total, order.currency)}`}
            detail={order.titles.join(', ')}
            end={
              <>
                <OrderStatusMark status={order.status} />
                <span className="block">
                  <DhakaTime at={order.createdAt} />
                </span>
              </>
            }
          />
        ))}
      </LatestEntries>
    </Latest>
  );
}
