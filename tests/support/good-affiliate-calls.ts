import type { TestApp } from './app.ts';
import type { Asking, Call } from './good-calls.ts';
import { type Expected, everybody, owners, type RecordKind, users } from './policy-rows.ts';
import type { GoodCall } from './recorded-money.ts';

/** Permissions for affiliates' links and their terms. */
export const affiliatePolicy: Readonly<Record<string, Partial<Record<RecordKind, Expected>>>> = {
  'GET /affiliate/terms': { none: everybody(200) },
  'GET /affiliate/mine': { own: users(200) },
  // There is no programme to take part in.
  'POST /affiliate/start': { own: users(409) },
  'PUT /affiliate/settings': { none: owners(200) },
};

const wanted = async (app: TestApp) => {
  const { rows } = await app.pool.query<{ version: number }>('select version from affiliate_setting');
  return { basisPoints: 0, isFirstOnly: true, version: rows[0]?.version ?? 0 };
};

/** Valid calls of the operations on affiliates. */
export const createAffiliateCalls = (app: TestApp): Readonly<Record<string, (asking: Asking) => Promise<Call>>> => ({
  'PUT /affiliate/settings': async () => ({ body: await wanted(app) }),
});

/** An owner's call for `recorded-writes`. */
export const createRecordedAffiliates = (app: TestApp): Readonly<Record<string, () => Promise<GoodCall>>> => ({
  'PUT /affiliate/settings': async () => ({
    body: await wanted(app),
    action: 'affiliate.update',
    subject: ['setting', 'affiliates'],
  }),
});
