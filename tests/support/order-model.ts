/** A line of an order, as a model without a database knows it. */
export interface ModelOrderLine {
  readonly id: string;
  readonly variantId: string;
  /** Minor units. */
  readonly price: number;
  /** Whether its buyer can download it because of it. */
  isActive: boolean;
  /** Whether the money has gone back. */
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
  /** Whether somebody else has its money: what costs nothing is in no books. */
  isPaidByProvider: boolean;
}

/** What orders, books and downloads should say together, by the simplest rules there are. */
export class OrderModel {
  readonly orders: ModelOrder[] = [];
  readonly refunds: ModelRefund[] = [];

  /** Lines that another order of the buyer gives already. */
  listOwned(order: ModelOrder): ModelOrderLine[] {
    const others = this.orders.filter((each) => each !== order && each.buyer === order.buyer);
    const owned = new Set(
      others.flatMap(({ lines }) => lines.filter(({ isActive }) => isActive).map(({ variantId }) => variantId)),
    );
    return order.lines.filter(({ variantId, price }) => price > 0 && owned.has(variantId));
  }

  /** @returns the lines that were bought twice, and go back */
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

  /** The lines of one that failed go back by a transfer, at once. */
  settle({ order, lines }: ModelRefund, id: string): void {
    this.complete(this.askBack(order, lines, id));
  }

  fail(refund: ModelRefund): void {
    refund.state = 'failed';
    for (const line of refund.lines) line.isActive = true;
  }
}
