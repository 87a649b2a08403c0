import { affiliatePolicy } from './good-affiliate-calls.ts';
import { contributors, type Expected, owners, type RecordKind, users } from './policy-rows.ts';

/** Permissions for affiliates, and for sales and coupons: contributors for their own works, owners for all. */
export const discountPolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  ...affiliatePolicy,
  'GET /contributor/discounts': { own: contributors(200) },
  'POST /contributor/discounts/create': { own: contributors(200), foreign: contributors(400) },
  'PUT /contributor/discounts/end/{id}': {
    missing: contributors(404),
    foreign: contributors(404),
    own: contributors(200),
  },
  'GET /discounts': { none: owners(200) },
  'POST /discounts/create': { none: owners(200) },
  'PUT /discounts/end/{id}': { missing: owners(404), foreign: owners(200) },
  'POST /order/quote': { missing: users(200), foreign: users(200) },
};
