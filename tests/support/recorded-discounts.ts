import { makeDiscount } from './discounts.ts';
import type { SignedInAdmin } from './people.ts';
import { anyId, type GoodCall } from './recorded-money.ts';

const DAY_MS = 86_400_000;

/** A call of each admin operation on sales and coupons. */
export const recordedDiscounts: Readonly<Record<string, (admin: SignedInAdmin) => Promise<GoodCall>>> = {
  'POST /discounts/create': async () => ({
    body: {
      name: 'Eid',
      code: 'RECORDED',
      kind: 'percent',
      value: 1000,
      siteShare: 0,
      endsAt: new Date(Date.now() + DAY_MS).toISOString(),
    },
    action: 'discount.create',
    subject: ['discount', anyId],
  }),
  'PUT /discounts/end/{id}': async (admin) => {
    const { id } = await makeDiscount(admin, { code: 'RECORDED-END', siteShare: 0 });
    return { path: `/discounts/end/${id}`, action: 'discount.end', subject: ['discount', id] };
  },
};
