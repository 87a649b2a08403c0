import { expect } from 'vitest';
import { createId } from '../../src/platform/database/id.ts';
import { keepLink } from './affiliates.ts';
import { compare, type OrderCommand } from './order-market.ts';
import type { CreatedOrder, OrderModel } from './order-model.ts';

interface Quote {
  readonly lines: readonly { readonly variantId: string; readonly price: number; readonly discount: number }[];
  readonly discount: number;
  readonly total: number;
  readonly refusal: string | null;
}

function keepOrder(model: OrderModel, buyer: number, { _id: id, status, lines }: CreatedOrder): void {
  model.orders.push({
    id,
    buyer,
    status,
    isPaidByProvider: false,
    lines: lines.map(({ _id, variantId, price }) => ({
      id: _id,
      variantId,
      price,
      isActive: status === 'paid',
      isReturned: false,
    })),
  });
}

/** Orders works, with a sale or not, a coupon or one that can't be used, and an affiliate's link or none. */
export const order = (buyer: number, which: readonly number[], number: number, link: number): OrderCommand => ({
  check: () => true,
  run: async (model, market) => {
    const works = market.works.filter((_, index) => which.includes(index));
    const code = market.codes[number] ?? '';
    const person = market.buyers[buyer];
    if (person !== undefined) keepLink(person, market.links[link]);
    const asked = { variantIds: works.map(({ variantId }) => variantId), code };
    const quote = (await person?.call('POST', '/order/quote', asked))?.body as unknown as Quote;
    const { discount, total, refusal } = quote;
    const lines = works.map((work, index) => ({ ...work, price: quote.lines[index]?.price }));
    const body = { lines, ...(refusal === null ? { coupon: { code, discount } } : {}) };
    const answer = await person?.call('POST', '/order/create', body, { 'idempotency-key': createId() });
    // Variants that the buyer already has aren't ordered again.
    if (answer?.status === 200) {
      const made = answer.body as unknown as CreatedOrder;
      expect([made.total, made.lines.reduce((sum, { price }) => sum + price, 0)]).toEqual([total, total]);
      keepOrder(model, buyer, made);
    }
    await compare(model, market);
  },
  toString: () => `order(${buyer}, ${which.join()}, coupon ${number}, link ${link})`,
});

/** Orders a bundle, whose works the buyer may own in part. */
export const orderBundle = (buyer: number, link: number): OrderCommand => ({
  check: () => true,
  run: async (model, market) => {
    const person = market.buyers[buyer];
    if (person !== undefined) keepLink(person, market.links[link]);
    const { body } = (await person?.call('GET', `/bundle/offer/${market.bundleId}`)) ?? { body: {} };
    const { price, works } = body as unknown as { price: number; works: readonly { state: string }[] };
    const path = `/order/bundle/${market.bundleId}`;
    const answer = await person?.call('POST', path, { price }, { 'idempotency-key': createId() });
    const bought = works.filter(({ state }) => state === 'buy').length;
    expect(answer?.status).toBe(bought === 0 ? 409 : 200);
    if (answer?.status === 200) {
      const order = answer.body as unknown as CreatedOrder;
      expect([order.total, order.lines.length]).toEqual([price, bought]);
      keepOrder(model, buyer, order);
    }
    await compare(model, market);
  },
  toString: () => `order the bundle(${buyer}, link ${link})`,
});
