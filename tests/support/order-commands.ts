import fc from 'fast-check';
import { expect } from 'vitest';
import { markPaid, markUnpaid } from '../../src/features/buying/orders/service/paid.ts';
import { completeRefund, failRefund, requestRefund } from '../../src/features/buying/orders/service/refunds.ts';
import { releaseCleared } from '../../src/features/earning/earnings/service/release.ts';
import type { TransactionContext } from '../../src/platform/context.ts';
import { createId } from '../../src/platform/database/id.ts';
import { compare, type Market, type OrderCommand, write } from './order-market.ts';
import type { ModelOrderLine, OrderModel } from './order-model.ts';
import { order, orderBundle } from './place-order-commands.ts';

const DAY_MS = 86_400_000;

/** Creates a command on one matching order, chosen by a number. */
function commandOn<T>(
  name: string,
  number: number,
  list: (model: Readonly<OrderModel>) => readonly T[],
  act: (one: T, model: OrderModel, market: Market) => Promise<void>,
): OrderCommand {
  const find = (model: Readonly<OrderModel>): T | undefined => {
    const fitting = list(model);
    return fitting[number % Math.max(1, fitting.length)];
  };
  return {
    check: (model) => find(model) !== undefined,
    run: async (model, market) => {
      const one = find(model);
      if (one !== undefined) await act(one, model, market);
      await compare(model, market);
    },
    toString: () => `${name}(${number})`,
  };
}

/** Changes the shop while orders go on. */
const changeShop = (name: string, change: (market: Market) => Promise<void>): OrderCommand => ({
  check: () => true,
  run: async (model, market) => {
    await change(market);
    await compare(model, market);
  },
  toString: () => name,
});
const setSale = (runs: boolean) =>
  changeShop(runs ? 'start the sale' : 'end the sale', ({ setSale: set }) => set(runs));
const setVat = (vat: Parameters<Market['setVat']>[0]) =>
  changeShop(`set VAT to ${vat?.sale}, of the fee ${vat?.fee}`, ({ setVat: set }) => set(vat));

type Mode = 'once' | 'twice' | 'crash' | 'expired meanwhile';
const listUnpaid = ({ orders }: Readonly<OrderModel>) =>
  orders.filter(({ status }) => status !== 'paid' && status !== 'refunded');

/** `twice`: concurrently. `crash`: the process dies before the commit, and the work is repeated. */
const pay = (number: number, mode: Mode, days: number): OrderCommand =>
  commandOn(`pay ${mode}`, number, listUnpaid, async (one, model, market) => {
    const paidAt = new Date(Date.now() - days * DAY_MS);
    const work = (ctx: TransactionContext) => markPaid(ctx, { orderId: one.id, provider: 'sandbox', paidAt });
    if (mode === 'crash') {
      const dying = write(market, async (ctx) => {
        await work(ctx);
        throw new Error('before the commit');
      });
      await expect(dying).rejects.toThrow('before the commit');
      await compare(model, market);
    }
    const [first, second] = await Promise.all([
      write(market, work),
      mode === 'twice' ? write(market, work) : undefined,
      mode === 'expired meanwhile'
        ? write(market, (ctx) => markUnpaid(ctx, { orderId: one.id, status: 'expired' }))
        : undefined,
    ]);
    const twice = model.pay(one);
    const back = first ?? second;
    expect(back === undefined).toBe(twice.length === 0);
    if (back !== undefined) model.askBack(one, twice, back.refundId);
  });

const giveUp = (number: number, status: 'failed' | 'cancelled' | 'expired' | 'on_hold'): OrderCommand =>
  commandOn(
    status,
    number,
    ({ orders }) => orders,
    async (one, _, market) => {
      if (await write(market, (ctx) => markUnpaid(ctx, { orderId: one.id, status }))) one.status = status;
    },
  );

const listPaid = ({ orders }: Readonly<OrderModel>) =>
  orders.filter(({ status, lines }) => status === 'paid' && lines.some(({ isActive }) => isActive));

/** Requests a refund of some remaining lines several times concurrently; one request succeeds. */
const askBack = (number: number, count: number, askers: number): OrderCommand =>
  commandOn(`ask back ${count}`, number, listPaid, async (one, model, market) => {
    const lines: ModelOrderLine[] = one.lines.filter(({ isActive }) => isActive).slice(0, count);
    const request = {
      orderId: one.id,
      lineIds: lines.map(({ id }) => id),
      reason: 'customer_request',
      note: '',
    } as const;
    const ask = () =>
      write(market, (ctx) =>
        requestRefund(ctx, { ...request, requestKey: createId(), adminId: null, isOverridden: true }),
      );
    const answers = await Promise.allSettled(Array.from({ length: askers }, ask));
    const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(given.length).toBe(1);
    for (const { refundId, status } of given) {
      const refund = model.askBack(one, lines, refundId);
      if (status === 'completed') model.complete(refund);
    }
  });

/** Applies the provider's reports on a refund; if there are two concurrent ones, the first one counts. */
const endRefund = (number: number, end: 'completed' | 'failed' | 'both', times: number): OrderCommand =>
  commandOn(
    `refund ${end}`,
    number,
    ({ refunds }) => refunds.filter(({ state }) => state === 'requested'),
    async (refund, model, market) => {
      const ends = [...(end === 'failed' ? [] : [completeRefund]), ...(end === 'completed' ? [] : [failRefund])];
      const works = Array.from({ length: times }, () => ends).flat();
      await Promise.allSettled(works.map((work) => write(market, (ctx) => work(ctx, refund.id))));
      const { rows } = await market.app.pool.query<{ status: string }>('select status from refund where id = $1', [
        refund.id,
      ]);
      if (end !== 'both') expect(rows).toEqual([{ status: end }]);
      if (rows[0]?.status === 'completed') model.complete(refund);
      else model.fail(refund);
    },
  );

/** Settles a failed refund by a transfer, several times concurrently; one attempt succeeds. */
const settle = (number: number, askers: number): OrderCommand =>
  commandOn(
    'settle',
    number,
    ({ refunds }) =>
      refunds.filter(
        ({ state, lines }) =>
          state === 'failed' && lines.every(({ isActive }) => isActive) && lines.some(({ price }) => price > 0),
      ),
    async ({ id: settles, order: { id: orderId }, lines }, model, market) => {
      const request = {
        orderId,
        lineIds: lines.map(({ id }) => id),
        reason: 'customer_request',
        note: '',
        settles: { refundId: settles, reference: 'BRAC 7712' },
      } as const;
      const answers = await Promise.allSettled(
        Array.from({ length: askers }, () =>
          write(market, (ctx) =>
            requestRefund(ctx, { ...request, requestKey: createId(), adminId: null, isOverridden: true }),
          ),
        ),
      );
      const given = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
      expect(given.map(({ status }) => status)).toEqual(['completed']);
      const failed = model.refunds.find(({ id }) => id === settles);
      if (failed !== undefined) model.settle(failed, given[0]?.refundId ?? '');
    },
  );

const release = () => changeShop('release()', ({ app }) => releaseCleared(app.systemContext()));

const numbers = fc.nat({ max: 30 });

/** Creates the commands. @param market number of buyers, works and coupons */
export const orderCommands = ({
  buyers,
  works,
  codes,
}: {
  readonly buyers: number;
  readonly works: number;
  readonly codes: number;
}) => [
  fc
    .tuple(
      fc.nat({ max: buyers - 1 }),
      fc.uniqueArray(fc.nat({ max: works - 1 }), { minLength: 1, maxLength: works }),
      fc.nat({ max: codes }),
      fc.nat({ max: 2 }),
    )
    .map(([buyer, which, code, link]) => order(buyer, which, code, link)),
  fc.tuple(fc.nat({ max: buyers - 1 }), fc.nat({ max: 2 })).map(([buyer, link]) => orderBundle(buyer, link)),
  fc.boolean().map(setSale),
  fc
    .option(fc.record({ sale: fc.constantFrom(0, 500, 1500, 10_000), fee: fc.constantFrom(0, 1500) }), {
      nil: undefined,
    })
    .map(setVat),
  fc
    .tuple(numbers, fc.constantFrom('once', 'twice', 'crash', 'expired meanwhile'), fc.constantFrom(0, 10))
    .map(([number, mode, days]) => pay(number, mode, days)),
  fc
    .tuple(numbers, fc.constantFrom('failed', 'cancelled', 'expired', 'on_hold'))
    .map(([number, status]) => giveUp(number, status)),
  fc
    .tuple(numbers, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 2 }))
    .map(([number, count, askers]) => askBack(number, count, askers)),
  fc
    .tuple(numbers, fc.constantFrom('completed', 'failed', 'both'), fc.integer({ min: 1, max: 2 }))
    .map(([number, end, times]) => endRefund(number, end, times)),
  fc.tuple(numbers, fc.integer({ min: 1, max: 2 })).map(([number, askers]) => settle(number, askers)),
  fc.constant(null).map(() => release()),
];
