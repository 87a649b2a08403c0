import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import type { OutputOf } from '../../../platform/http/operation.ts';
import type { paymentSettingsContract } from './contract.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_REFUND_DAYS: '6' } });

let owner: SignedInAdmin;
let other: SignedInAdmin;
beforeAll(async () => {
  owner = await signInAdmin(app);
  other = await signInAdmin(app);
});

type Settings = OutputOf<typeof paymentSettingsContract.all>;
const read = async (): Promise<Settings> => (await owner.call('GET', '/payment-settings')).body as unknown as Settings;
const findType = async (type: string) => {
  const found = (await read()).types.find(({ _id }) => _id === type);
  if (found === undefined) throw new Error(`no ${type}`);
  return found;
};
const errorsOf = ({ body }: { body: Record<string, unknown> }) => body['errors'];
const countAudit = async (): Promise<number> =>
  (await app.pool.query<{ count: number }>('select count(*) as count from audit_log')).rows[0]?.count ?? 0;

/** Values that aren't valid amounts, as JSON represents them. */
const wrongAmounts: readonly unknown[] = [-5, 0, 1.5, '1e3', 2 ** 63, null, '500', [500], 100_000_000_001];

describe('what is set about money', () => {
  it('begins with 30 %, ৳500 and a week', async () => {
    const { platformFee, types, general } = await read();
    expect(platformFee.current).toMatchObject({ version: 1, basisPoints: 3000, setBy: null });
    expect(types.map(({ _id, isAllowed, minimum, fee }) => [_id, isAllowed, minimum, fee])).toEqual([
      ['bkash', true, 50_000, 0],
      ['nagad', true, 50_000, 0],
      ['rocket', true, 50_000, 0],
      ['bank', true, 50_000, 0],
    ]);
    expect(general).toMatchObject({ clearingDays: 7, refundDays: 6, version: 1 });
  });

  it('changes amounts and instructions of a way to be paid, and says so in the audit log', async () => {
    const { version } = await findType('bkash');
    const { status, body } = await owner.call('PATCH', '/payment-settings/bkash', {
      minimum: 10_000,
      maximum: 20_000,
      fee: 500,
      usualDays: 5,
      instructionsEn: 'A personal account.',
      instructionsBn: 'ব্যক্তিগত অ্যাকাউন্ট।',
      version,
    });
    expect([status, body['type']]).toEqual([200, await findType('bkash')]);
    expect(await findType('bkash')).toMatchObject({
      minimum: 10_000,
      maximum: 20_000,
      fee: 500,
      usualDays: 5,
      instructions: { en: 'A personal account.', bn: 'ব্যক্তিগত অ্যাকাউন্ট।' },
      version: version + 1,
    });
    const { rows } = await app.pool.query('select admin_id, action, details from audit_log order by id desc limit 1');
    expect(rows[0]).toEqual({
      admin_id: owner.adminId,
      action: 'money.update_type',
      details: {
        minimum: 10_000,
        maximum: 20_000,
        fee: 500,
        usualDays: 5,
        instructionsEn: 'A personal account.',
        instructionsBn: 'ব্যক্তিগত অ্যাকাউন্ট।',
      },
    });
  });

  it('refuses as usual days what is no number of working days, beside the field', async () => {
    const { version, usualDays } = await findType('nagad');
    for (const value of [-1, 0, 1.5, '1e3', 2 ** 63, null, '3', 61]) {
      const answer = await owner.call('PATCH', '/payment-settings/nagad', { usualDays: value, version });
      expect([value, answer.status, errorsOf(answer)]).toEqual([
        value,
        400,
        [{ path: 'usualDays', message: expect.stringMatching(/\w/) }],
      ]);
    }
    expect(await findType('nagad')).toMatchObject({ usualDays, version });
  });

  it.each(['minimum', 'maximum'])('refuses as %s what is no amount, beside the field', async (field) => {
    const before = await findType('nagad');
    for (const value of wrongAmounts) {
      const answer = await owner.call('PATCH', '/payment-settings/nagad', { [field]: value, version: before.version });
      expect([value, answer.status, errorsOf(answer)]).toEqual([
        value,
        400,
        [{ path: field, message: expect.stringMatching(/\w/) }],
      ]);
    }
    expect(await findType('nagad')).toEqual(before);
  });

  it('refuses as fee what is no amount, and what would leave nothing', async () => {
    const before = await findType('nagad');
    for (const fee of [...wrongAmounts.filter((value) => value !== 0), before.minimum, before.minimum + 1]) {
      const answer = await owner.call('PATCH', '/payment-settings/nagad', { fee, version: before.version });
      expect([fee, answer.status, errorsOf(answer)]).toEqual([
        fee,
        400,
        [{ path: 'fee', message: expect.stringMatching(/\w/) }],
      ]);
    }
    expect(await findType('nagad')).toEqual(before);
  });

  it('refuses a minimum above the maximum, in the language of the page', async () => {
    const { version, maximum } = await findType('rocket');
    const answer = await owner.call(
      'PATCH',
      '/payment-settings/rocket',
      { minimum: maximum + 1, version },
      { 'accept-language': 'bn' },
    );
    expect(errorsOf(answer)).toEqual([{ path: 'minimum', message: 'সর্বনিম্ন সর্বোচ্চের চেয়ে বেশি হতে পারে না।' }]);
    expect((await findType('rocket')).version).toBe(version);
  });

  it('tells the later of two owners, and keeps what the first has set', async () => {
    const { version } = await findType('bank');
    const answers = await Promise.all(
      [owner, other].map((admin, index) =>
        admin.call('PATCH', '/payment-settings/bank', { fee: 100 + index, version }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(await findType('bank')).toMatchObject({ fee: 100 + won, version: version + 1 });
    expect(answers[1 - won]?.body['detail']).toMatch(/somebody else/i);
  });

  it('changes and records nothing where everything is as it was', async () => {
    const { version, minimum, isAllowed } = await findType('rocket');
    const entries = await countAudit();
    expect((await owner.call('PATCH', '/payment-settings/rocket', { minimum, version })).status).toBe(200);
    expect((await owner.call('PUT', '/payment-settings/toggle-allowed/rocket', { isAllowed })).status).toBe(200);
    expect([(await findType('rocket')).version, await countAudit()]).toEqual([version, entries]);
  });

  it('allows a way to be paid or not, at once', async () => {
    const disallow = () => owner.call('PUT', '/payment-settings/toggle-allowed/rocket', { isAllowed: false });
    expect((await Promise.all([disallow(), disallow()])).map(({ status }) => status)).toEqual([200, 200]);
    expect((await findType('rocket')).isAllowed).toBe(false);
    await owner.call('PUT', '/payment-settings/toggle-allowed/rocket', { isAllowed: true });
    expect((await findType('rocket')).isAllowed).toBe(true);
    for (const wanted of [false, true]) {
      const { status, body } = await owner.call('PUT', '/payment-settings/toggle-allowed/rocket');
      expect([status, body]).toMatchObject([200, { type: { isAllowed: wanted } }]);
    }
    const { rows } = await app.pool.query<{ action: string }>(
      "select action from audit_log where subject_type = 'withdraw_type' and subject_id = 'rocket' order by id",
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'money.disallow',
      'money.allow',
      'money.disallow',
      'money.allow',
    ]);
  });

  it('knows no other way to be paid', async () => {
    expect((await owner.call('PATCH', '/payment-settings/paypal', { fee: 1, version: 1 })).status).toBe(404);
    expect((await owner.call('PUT', '/payment-settings/toggle-allowed/paypal', { isAllowed: true })).status).toBe(404);
  });
});

describe('clearing and the second owner', () => {
  const change = (given: object, admin = owner) => admin.call('PUT', '/payment-settings/general', given);

  it('are set', async () => {
    const { version } = (await read()).general;
    const { status } = await change({ clearingDays: 10, secondApproverFrom: 250_000, version });
    expect([status, (await read()).general]).toEqual([
      200,
      { clearingDays: 10, refundDays: 6, secondApproverFrom: 250_000, plannedLimit: null, version: version + 1 },
    ]);
  });

  it('refuse clearing below the refund window and days that are none', async () => {
    const before = (await read()).general;
    for (const clearingDays of [5, 0, -5, 1.5, '1e3', 2 ** 63, 366]) {
      const answer = await change({ clearingDays, secondApproverFrom: null, version: before.version });
      expect([clearingDays, answer.status, errorsOf(answer)]).toEqual([
        clearingDays,
        400,
        [{ path: 'clearingDays', message: expect.stringMatching(/\w/) }],
      ]);
    }
    const tooEarly = await change({ clearingDays: 5, secondApproverFrom: null, version: before.version });
    expect(JSON.stringify(errorsOf(tooEarly))).toContain('at least 6 days');
    expect((await read()).general).toEqual(before);
  });

  it('refuse a threshold that is no amount', async () => {
    const before = (await read()).general;
    for (const secondApproverFrom of wrongAmounts.filter((value) => value !== null)) {
      const answer = await change({ clearingDays: 7, secondApproverFrom, version: before.version });
      expect([secondApproverFrom, answer.status, errorsOf(answer)]).toEqual([
        secondApproverFrom,
        400,
        [{ path: 'secondApproverFrom', message: expect.stringMatching(/\w/) }],
      ]);
    }
    expect((await read()).general).toEqual(before);
  });

  it('tell the later of two owners', async () => {
    const { version } = (await read()).general;
    const answers = await Promise.all(
      [owner, other].map((admin, index) =>
        change({ clearingDays: 20 + index, secondApproverFrom: null, version }, admin),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('what the pages promise contributors', () => {
  const terms = () => app.get<Record<string, number>>('/api/v1/payment-settings/terms');

  it('follows the settings', async () => {
    const all = await read();
    const least = Math.min(...all.types.map(({ minimum }) => minimum));
    expect(await terms()).toEqual({
      feeBasisPoints: all.platformFee.current.basisPoints,
      clearingDays: all.general.clearingDays,
      minimum: least,
      currency: 'BDT',
    });
    const { version } = await findType('nagad');
    await owner.call('PATCH', '/payment-settings/nagad', { minimum: 300, version });
    expect((await terms())['minimum']).toBe(300);
    await owner.call('PUT', '/payment-settings/toggle-allowed/nagad', { isAllowed: false });
    expect((await terms())['minimum']).toBe(least);
  });

  it('never clears before the refund window ends, whatever stands in the database', async () => {
    await app.pool.query('update money_setting set clearing_days = 3, version = version + 1');
    expect((await terms())['clearingDays']).toBe(6);
    expect((await read()).general.clearingDays).toBe(6);
  });
});
