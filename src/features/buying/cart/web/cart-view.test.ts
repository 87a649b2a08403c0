import { describe, expect, it } from 'vitest';
import { addCoupon, type CartItem, listCouponVariants, sumUp, toCartView, toRows } from './cart-view.ts';

const item = (id: string, price: number | null, state: CartItem['state'] = 'ready'): CartItem => ({
  contentInfo: {
    _id: `content-${id}`,
    title: `Title ${id}`,
    translatedTitle: 'শিরোনাম',
    language: 'en',
    contributor: null,
    preview: null,
  },
  variant: {
    _id: id,
    name: 'SVG + PNG',
    licence: { code: 'standard', name: 'Standard', nameBn: 'স্ট্যান্ডার্ড' },
    formats: ['PNG', 'SVG'],
    fileCount: 2,
    price,
    listPrice: price,
    currency: 'BDT',
  },
  priceSeen: 500,
  state,
  addedAt: '2026-11-22T00:00:00.000Z',
});
const view = (...items: CartItem[]) => toCartView({ items, subtotal: 0, currency: 'BDT' }).lines;

describe('the cart as its page shows it', () => {
  it('sums the prices up, a missing one counting as zero', () => {
    const lines = view(item('a', 500), item('b', null, 'withdrawn'), item('c', 0), item('d', 900, 'price_changed'));
    const { subtotal, count, dearer } = sumUp([...lines, ...view(item('e', 300, 'price_changed'))]);
    expect([subtotal, count, dearer.map(({ variantId }) => variantId)]).toEqual([1700, 4, ['d']]);
  });

  it('takes a coupon off the lines that it was asked for', () => {
    const cart = {
      lines: view(item('a', 500), item('b', null, 'withdrawn'), item('c', 300)),
      currency: 'BDT',
      coupon: null,
    };
    expect([listCouponVariants(cart, null), listCouponVariants(cart, 'c'), listCouponVariants(cart, 'b')]).toEqual([
      ['a', 'c'],
      ['c'],
      ['a', 'c'],
    ]);
    const reduced = addCoupon(cart, { code: 'EID', isCapped: false, refusal: null, unpaidOrderId: null }, [
      { variantId: 'a', discount: 50 },
    ]);
    expect(sumUp(reduced.lines)).toMatchObject({ subtotal: 800, discount: 50, total: 750 });
  });

  it('keeps the place of what was taken out, whether or not the list still has it', () => {
    const [a, b, c] = view(item('a', 1), item('b', 2), item('c', 3));
    if (a === undefined || b === undefined || c === undefined) throw new Error('three lines');
    const removed = new Map([['b', { line: b, index: 1 }]]);
    const rows = [
      { line: a, isRemoved: false },
      { line: b, isRemoved: true },
      { line: c, isRemoved: false },
    ];
    expect(toRows([a, b, c], removed)).toEqual(rows);
    expect(toRows([a, c], removed)).toEqual(rows);
    expect(toRows([], removed)).toEqual([{ line: b, isRemoved: true }]);
  });
});
