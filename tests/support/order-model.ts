/** An order as `POST /order/create` answers it. */
export interface CreatedOrder {
  readonly _id: string;
  readonly status: string;
  readonly total: number;
  readonly lines: readonly { readonly _id: string; readonly variantId: string; readonly price: number }[];
}

/** An order line, in a model without a database. */
export interface ModelOrderLine {
  readonly id: string;
  readonly variantId: string;
  /** Price in minor units. */
  readonly price: number;
  /** Whether the line entitles its buyer to download the variant. */
  isActive: boolean;
  /** Whether the line was refunded. */
  isReturned: boolean;
}

export interface ModelRefund {
  readonly id: string;
  readonly order: ModelOrder;
  readonly lines: readonly ModelOrderLine[];
  state: 'requested' | 'completed' | 'failed';
}

export interface ModelOrder {
  readonly id: string;
  /** Number of its buyer in the model. */
  readonly buyer: number;
  readonly lines: readonly ModelOrderLine[];
  status: string;
  /** Whether a provider was paid; free orders don't occur in the ledger. */
  isPaidByProvider: boolean;
}

/** Expected state of orders, ledger and entitlements by the simplest possible rules. */
export class OrderModel {
  readonly orders: ModelOrder[] = [];
  readonly refunds: ModelRefund[] = [];

  /** Lists lines whose variants another order of the buyer contains. */
  listOwned(order: ModelOrder): ModelOrderLine[] {
    const others = this.orders.filter((each) => each !== order && each.buyer === order.buyer);
    const owned = new Set(
      others.flatMap(({ lines }) => lines.filter(({ isActive }) => isActive).map(({ variantId }) => variantId)),
    );
    return order.lines.filter(({ variantId, price }) => price > 0 && owned.has(variantId));
  }

  /** Pays an order. @returns lines that were bought twice and are refunded */
  pay(order: ModelOrder): readonly ModelOrderLine[] {
    const twice = this.listOwned(order);
    order.status = 'paid';
    order.isPaidByProvider = true;
    for (const line of order.lines) line.isActive = !twice.includes(line);
    return twice;
  }

  askBack(order: ModelOrder, lines: readonly ModelOrderLine[], id: string): ModelRefund {
    for (const line of lines) line.isActive = false;
    const refund: ModelRefund = { id, order, lines, state: 'requested' };
    this.refunds.push(refund);
    return refund;
  }

  complete(refund: ModelRefund): void {
    refund.state = 'completed';
    for (const line of refund.lines) line.isReturned = true;
    if (refund.order.lines.every(({ isReturned }) => isReturned)) refund.order.status = 'refunded';
  }

  /** Settles the lines of a failed refund by a transfer, all at once. */
  settle({ order, lines }: ModelRefund, id: string): void {
    this.complete(this.askBack(order, lines, id));
  }

  fail(refund: ModelRefund): void {
    refund.state = 'failed';
    for (const line of refund.lines) line.isActive = true;
  }
}
