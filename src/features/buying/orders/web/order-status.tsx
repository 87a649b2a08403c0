import { Icon } from '../../../../ui/components/icon.tsx';
import type { OrderStatus } from '../contract/orders.ts';
import { statusLooks } from './order-view.ts';

export function OrderStatusMark({ status }: { status: OrderStatus }) {
  const { icon, color, label } = statusLooks[status];
  return (
    <span className={`inline-flex items-center gap-1.5 text-14 font-medium ${color}`}>
      <Icon name={icon} className="size-4" />
      {label()}
    </span>
  );
}
