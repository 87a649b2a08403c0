import type { TestApp } from './app.ts';
import { createAffiliateCalls } from './good-affiliate-calls.ts';
import type { Asking, Call } from './good-calls.ts';
import { planFee } from './recorded-settings.ts';
import { planLimit } from './second-approver.ts';

const findType = ({ record }: Asking): string => (record === 'missing' ? 'paypal' : 'rocket');

/** Creates valid calls of owners' operations on money settings. */
export const createSettingsCalls = (
  app: TestApp,
): Readonly<Record<string, (asking: Asking) => Call | Promise<Call>>> => {
  const readVersion = async (select: string): Promise<number> =>
    (await app.pool.query<{ version: number }>(select)).rows[0]?.version ?? 0;
  return {
    ...createAffiliateCalls(app),
    'PUT /payment-settings/platform-fee': async () => ({
      body: { basisPoints: 2900, version: await readVersion('select max(number) as version from platform_fee') },
    }),
    'DELETE /payment-settings/platform-fee/{version}': async ({ record }) => ({
      path: { version: String(record === 'missing' ? 999_999 : await planFee(app)) },
    }),
    'PUT /payment-settings/toggle-allowed/{id}': (asking) => ({
      path: { id: findType(asking) },
      body: { isAllowed: true },
    }),
    'PATCH /payment-settings/{id}': async (asking) => ({
      path: { id: findType(asking) },
      body: {
        minimum: 60_000,
        version: await readVersion("select version from withdraw_type where type = 'rocket'"),
      },
    }),
    'PUT /payment-settings/general': async () => ({
      body: {
        clearingDays: 8,
        secondApproverFrom: null,
        version: await readVersion('select version from money_setting'),
      },
    }),
    'POST /payment-settings/planned-limit/decide': async () => ({
      body: { decision: 'cancel', version: await planLimit(app) },
    }),
  };
};
