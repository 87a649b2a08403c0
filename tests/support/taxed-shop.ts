import { markPaid } from '../../src/features/buying/orders/service/paid.ts';
import { completeRefund, requestRefund } from '../../src/features/buying/orders/service/refunds.ts';
import { inTransaction } from '../../src/platform/context.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { type Made, makeCategory, makeContent } from './factories.ts';
import { type SignedInUser, signInContributor, signInUser } from './people.ts';

/** The buyer of all orders. */
const particulars = {
  name: 'Nusrat Jahan',
  company: 'Studio Shapla',
  address: 'Banani, Dhaka',
  taxNumber: '0009876540202',
};

export interface TaxedLine {
  readonly id: string;
  readonly price: number;
  readonly vat_basis_points: number | null;
  readonly vat: number;
  readonly fee: number;
  readonly fee_vat: number;
}

const toLine = ({ contentId, variantIds }: Made, price: number) => ({ contentId, variantId: variantIds[0], price });

/** Two works of Salma: a heron for ৳115 and icons, in a category of their own, for ৳105. */
export async function openTaxedShop(app: TestApp) {
  const salma = await signInContributor(app);
  const icons = await makeCategory(app, 'icons');
  const contributor = salma.userId;
  const category = await makeCategory(app, 'birds');
  const heron = toLine(await makeContent(app, { category, contributor, title: 'Heron', prices: [11_500] }), 11_500);
  const icon = toLine(
    await makeContent(app, { category: icons, contributor, title: 'Icons', prices: [10_500] }),
    10_500,
  );
  const both = [heron, icon];
  const order = async (lines: readonly object[], more: object = {}, person?: SignedInUser): Promise<string> => {
    const client = person ?? (await signInUser(app));
    const body = { lines, particulars, ...more };
    const answer = await client.call('POST', '/order/create', body, { 'idempotency-key': createId() });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return String(answer.body['_id']);
  };
  const pay = (orderId: string, paidAt = new Date()) =>
    inTransaction(app.systemContext(), (ctx) => markPaid(ctx, { orderId, provider: 'sandbox', paidAt }));
  const buy = async (lines = both, person?: SignedInUser, paidAt?: string): Promise<string> => {
    const id = await order(lines, {}, person);
    await pay(id, paidAt === undefined ? new Date() : new Date(paidAt));
    return id;
  };
  /** Requests a refund without sending it. */
  const request = async (orderId: string, lineIds?: readonly string[]): Promise<string> => {
    const asked = { orderId, requestKey: createId(), reason: 'other', note: '' } as const;
    const lines = lineIds === undefined ? {} : { lineIds };
    const { refundId } = await inTransaction(app.systemContext(), (ctx) =>
      requestRefund(ctx, { ...asked, ...lines, adminId: null, isOverridden: true }),
    );
    return refundId;
  };
  const complete = (refundId: string) => inTransaction(app.systemContext(), (ctx) => completeRefund(ctx, refundId));
  const refund = async (orderId: string, lineIds?: readonly string[]): Promise<string> => {
    const refundId = await request(orderId, lineIds);
    await complete(refundId);
    return refundId;
  };
  const readLines = async (orderId: string) =>
    (
      await app.pool.query<TaxedLine>(
        'select id, price, vat_basis_points, vat, fee, fee_vat from order_line where order_id = $1 order by position',
        [orderId],
      )
    ).rows;
  const readPapers = async (orderId: string) =>
    (
      await app.pool.query<{ id: string; kind: string; total: number; vat: number; number: number | null }>(
        'select id, kind, total, vat, number from tax_paper where order_id = $1 order by kind desc, id',
        [orderId],
      )
    ).rows;
  /** Rules that are violated. */
  const findBrokenRules = async (): Promise<string[]> =>
    (
      await app.pool.query<{ rule: string }>(
        'select rule from order_violation union all select rule from ledger.violation order by rule',
      )
    ).rows.map(({ rule }) => rule);
  return {
    ...{ salma, icons, heron, both, order, pay, buy, request, complete, refund },
    ...{ readLines, readPapers, findBrokenRules },
  };
}
