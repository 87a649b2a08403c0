import type { TestApp } from './app.ts';
import type { GoodCall } from './recorded-money.ts';
import { planLimit } from './second-approver.ts';

/** Plans a fee that applies in a day. @returns its number */
export async function planFee(app: TestApp): Promise<number> {
  const { rows } = await app.pool.query<{ number: number }>(
    `insert into platform_fee (number, basis_points, effective_at, set_at)
     select max(number) + 1, 2600, now() + interval '1 day', greatest(now(), max(set_at)) from platform_fee returning number`,
  );
  return rows[0]?.number ?? 0;
}

/** Creates owners' calls on money settings for `recorded-writes`. */
export function createRecordedSettings(app: TestApp): Readonly<Record<string, () => Promise<GoodCall>>> {
  const readVersion = async (select: string): Promise<number> =>
    (await app.pool.query<{ version: number }>(select)).rows[0]?.version ?? 0;
  return {
    'PUT /payment-settings/platform-fee': async () => {
      const version = await readVersion('select max(number) as version from platform_fee');
      const subject = ['platform_fee', String(version + 1)] as const;
      return { body: { basisPoints: 2750, version }, action: 'money.set_fee', subject };
    },
    'DELETE /payment-settings/platform-fee/{version}': async () => {
      const number = await planFee(app);
      return {
        path: `/payment-settings/platform-fee/${number}`,
        action: 'money.cancel_fee',
        subject: ['platform_fee', String(number)],
      };
    },
    'PUT /payment-settings/toggle-allowed/{id}': async () => ({
      path: '/payment-settings/toggle-allowed/nagad',
      body: { isAllowed: false },
      action: 'money.disallow',
      subject: ['withdraw_type', 'nagad'],
    }),
    'PATCH /payment-settings/{id}': async () => ({
      path: '/payment-settings/bank',
      body: { minimum: 70_000, version: await readVersion("select version from withdraw_type where type = 'bank'") },
      action: 'money.update_type',
      subject: ['withdraw_type', 'bank'],
    }),
    'PUT /payment-settings/general': async () => ({
      body: {
        clearingDays: 9,
        secondApproverFrom: 10_000,
        version: await readVersion('select version from money_setting'),
      },
      action: 'money.update_general',
      subject: ['setting', 'payment_settings.general'],
    }),
    'POST /payment-settings/planned-limit/decide': async () => ({
      body: { decision: 'cancel', version: await planLimit(app) },
      action: 'money.cancel_limit',
      subject: ['setting', 'payment_settings.general'],
    }),
  };
}
