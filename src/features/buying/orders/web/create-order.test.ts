import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOrder, orderBundle } from './create-order.ts';

/** Status of each order, by its key, as the server answers it. */
const orders = new Map<string, string>();

beforeEach(() => {
  orders.clear();
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  vi.stubGlobal('fetch', (_address: string, { headers }: RequestInit) => {
    const key = new Headers(headers).get('idempotency-key') ?? '';
    orders.set(key, orders.get(key) ?? 'pending');
    return Promise.resolve(Response.json({ _id: key, status: orders.get(key) }));
  });
});

const line = { contentId: 'work', variantId: 'variant', price: 1000 };

describe.each([
  ['lines', async () => (await createOrder([line], null)).orderId],
  ['a bundle', () => orderBundle('bundle', 1000)],
] as const)('ordering %s again', (_what, order) => {
  it('returns the order that is still unpaid', async () => {
    const first = await order();
    expect(await order()).toBe(first);
    expect(orders.size).toBe(1);
  });

  it.each(['cancelled', 'expired', 'failed', 'refunded'])('makes a new order after one that is %s', async (status) => {
    const first = await order();
    orders.set(first, status);
    const second = await order();
    expect(second).not.toBe(first);
    expect(orders.get(second)).toBe('pending');
  });
});

it('returns the unpaid order of lines after a bundle was ordered, and that of the bundle', async () => {
  const order = async () => [(await createOrder([line], null)).orderId, await orderBundle('one', 1000)];
  expect(await order()).toEqual(await order());
});

it('makes a new order of a bundle that costs something else, and of another bundle', async () => {
  const ids = [await orderBundle('one', 1000), await orderBundle('one', 900), await orderBundle('two', 900)];
  expect(new Set(ids).size).toBe(3);
});
