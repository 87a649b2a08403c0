import { afterEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import {
  type Earner,
  findWithdrawFaults,
  makeEarner,
  makeOption,
  readPurse,
  step,
} from '../../../../tests/support/withdrawals.ts';
import { createId } from '../../../platform/database/id.ts';
import { addWorkingDays } from '../../money/payment-settings/service/working-days.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const EARNED = 100_000_00;
const untouched = { pending: 0, available: EARNED, reserved: 0, debt: 0 };

afterEach(async () => expect(await findWithdrawFaults(app)).toEqual([]));

const readRequests = async ({ contributorId }: Earner) =>
  (
    await app.pool.query<object>('select status, amount from withdraw_request where contributor_id = $1', [
      contributorId,
    ])
  ).rows;

describe('a withdrawal that is asked for', () => {
  it('is kept back at once, with what it costs, and shown masked', async () => {
    await app.pool.query("update withdraw_type set fee = 1500, version = version + 1 where type = 'bkash'");
    const earner = await makeEarner(app, EARNED);
    const { status, body } = await earner.ask(60_000);
    await app.pool.query("update withdraw_type set fee = 0, version = version + 1 where type = 'bkash'");
    expect([status, body]).toEqual([
      200,
      {
        _id: expect.any(String),
        number: expect.any(Number),
        status: 'requested',
        currency: 'BDT',
        amount: 60_000,
        fee: 1500,
        type: 'bkash',
        account: '•••• 678',
        reference: '',
        reason: '',
        requestedAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
    expect(await readPurse(app, earner.contributorId)).toEqual({
      ...untouched,
      available: EARNED - 60_000,
      reserved: 60_000,
    });
    const history = await earner.person.call('GET', '/withdraw-request/history');
    expect(history.body).toMatchObject({
      items: [body],
      total: 1,
      available: EARNED - 60_000,
      canRequest: false,
      isActive: true,
    });
  });

  it.each([
    ['−5', -5],
    ['0', 0],
    ['1.5', 1.5],
    ['"1e3"', '1e3'],
    ['2^63', 2 ** 63],
    ['2^53', 2 ** 53],
    ['nothing', null],
    ['below the minimum', 49_999],
    ['above the maximum', 5_000_001],
    ['more than there is', EARNED + 1],
  ])('is refused beside the field for %s', async (what, amount) => {
    if (what === 'more than there is')
      await app.pool.query("update withdraw_type set maximum = 20000000, version = version + 1 where type = 'bkash'");
    const earner = await makeEarner(app, EARNED);
    const { status, body } = await earner.ask(amount);
    if (what === 'more than there is')
      await app.pool.query("update withdraw_type set maximum = 5000000, version = version + 1 where type = 'bkash'");
    const errors = body['errors'] as { path: string; message: string }[];
    expect([status, errors.map(({ path }) => path)]).toEqual([400, ['amount']]);
    expect(errors[0]?.message.length).toBeGreaterThan(10);
    expect(await readPurse(app, earner.contributorId)).toEqual(untouched);
    expect(await readRequests(earner)).toEqual([]);
  });

  it('says amounts as people read them, in both languages', async () => {
    const earner = await makeEarner(app, EARNED);
    const say = async (language: string) => {
      const { body } = await earner.person.call(
        'POST',
        '/withdraw-request/create',
        { amount: 100, optionId: earner.optionId },
        { 'idempotency-key': createId(), 'accept-language': language },
      );
      return (body['errors'] as { message: string }[])[0]?.message;
    };
    expect(await say('en')).toBe('Minimum withdrawal: ৳500');
    expect(await say('bn')).toBe('অন্তত ৳৫০০ তুলতে হবে।');
  });

  it('is refused for another currency, and for an account that can’t be used', async () => {
    const earner = await makeEarner(app, EARNED);
    const other = await makeEarner(app, EARNED);
    const frozen = await makeOption(app, earner.contributorId, { type: 'nagad', isFrozen: true });
    const stopped = await makeOption(app, earner.contributorId, { type: 'rocket' });
    await app.pool.query("update withdraw_type set is_allowed = false, version = version + 1 where type = 'rocket'");
    const tell = async (more: object) => {
      const { status, body } = await earner.ask(60_000, more);
      const [error] = body['errors'] as { path: string; message: string }[];
      return [status, error?.path, error?.message];
    };
    expect(await tell({ currency: 'USD' })).toEqual([400, 'currency', 'Earnings are paid out in BDT.']);
    expect(await tell({ optionId: frozen })).toEqual([
      400,
      'optionId',
      expect.stringContaining('We can send money there from'),
    ]);
    expect(await tell({ optionId: stopped })).toEqual([
      400,
      'optionId',
      expect.stringContaining('temporarily unavailable'),
    ]);
    expect(await tell({ optionId: other.optionId })).toEqual([400, 'optionId', expect.stringContaining('Choose')]);
    expect(await tell({ optionId: createId() })).toEqual([400, 'optionId', expect.stringContaining('Choose')]);
    expect(await readPurse(app, earner.contributorId)).toEqual(untouched);
    expect(await readRequests(earner)).toEqual([]);
  });

  it('answers the same for the same key, and refuses the key for another', async () => {
    const earner = await makeEarner(app, EARNED);
    const key = createId();
    const [first, ...others] = await Promise.all([1, 2, 3, 4].map(() => earner.ask(60_000, { key })));
    expect(first?.status).toBe(200);
    expect(others).toEqual([first, first, first]);
    expect((await earner.ask(70_000, { key })).status).toBe(409);
    expect(await readRequests(earner)).toEqual([{ status: 'requested', amount: 60_000 }]);
    const missing = await earner.person.call('POST', '/withdraw-request/create', {
      amount: 60_000,
      optionId: earner.optionId,
    });
    expect(missing.status).toBe(400);
  });

  it('is the same request where the site’s currency is given, and another one with another fee', async () => {
    const earner = await makeEarner(app, EARNED);
    const key = createId();
    const first = await earner.ask(60_000, { key });
    expect(await earner.ask(60_000, { key, currency: 'BDT' })).toEqual(first);
    expect((await earner.ask(60_000, { key, fee: 0 })).status).toBe(409);
  });

  it('costs what was shown, or nothing is asked for', async () => {
    const earner = await makeEarner(app, EARNED);
    await app.pool.query("update withdraw_type set fee = 1500, version = version + 1 where type = 'bkash'");
    const stale = await earner.ask(60_000, { fee: 0 });
    const wrong = await earner.ask(60_000, { fee: '1e3' });
    const good = await earner.ask(60_000, { fee: 1500 });
    await app.pool.query("update withdraw_type set fee = 0, version = version + 1 where type = 'bkash'");
    expect([stale.status, stale.body['errors']]).toEqual([
      409,
      [{ path: 'fee', message: 'The transfer fee is now ৳15. Check it before you request the withdrawal.' }],
    ]);
    expect([wrong.status, wrong.body['errors']]).toEqual([400, [{ path: 'fee', message: expect.any(String) }]]);
    expect([good.status, good.body['fee']]).toEqual([200, 1500]);
    expect(await readRequests(earner)).toEqual([{ status: 'requested', amount: 60_000 }]);
  });

  it('has limits that the history tells: of the ways that are allowed', async () => {
    const earner = await makeEarner(app, 4_900);
    const tell = async () => (await earner.person.call('GET', '/withdraw-request/history')).body;
    const allow = (isAllowed: boolean) =>
      app.pool.query('update withdraw_type set is_allowed = $1, version = version + 1', [isAllowed]);
    await app.pool.query("update withdraw_type set minimum = 20000, version = version + 1 where type = 'nagad'");
    expect(await tell()).toMatchObject({
      available: 4_900,
      debt: 0,
      limits: { minimum: 20_000, maximum: 50_000_000 },
    });
    await allow(false);
    expect(await tell()).toMatchObject({ limits: null });
    await allow(true);
    await app.pool.query("update withdraw_type set minimum = 50000, version = version + 1 where type = 'nagad'");
  });

  it('says when it is usually there, until it is over', async () => {
    const earner = await makeEarner(app, EARNED);
    const setDays = (days: number) =>
      app.pool.query("update withdraw_type set usual_days = $1, version = version + 1 where type = 'bkash'", [days]);
    const id = await earner.request(60_000);
    const read = async () => {
      const { body } = await earner.person.call('GET', '/withdraw-request/history');
      const [newest] = body['items'] as { requestedAt: string; usuallyBy: string | null }[];
      return { at: new Date(newest?.requestedAt ?? 0), usuallyBy: newest?.usuallyBy };
    };
    const { at, usuallyBy } = await read();
    expect(usuallyBy).toBe(addWorkingDays(at, 3).toISOString());
    await setDays(10);
    expect((await read()).usuallyBy).toBe(addWorkingDays(at, 10).toISOString());
    await setDays(3);
    expect((await earner.person.call('DELETE', `/withdraw-request/cancel/${id}`)).status).toBe(200);
    expect((await read()).usuallyBy).toBeNull();
  });

  it('is one at a time, however many ask at once', async () => {
    const earner = await makeEarner(app, EARNED);
    const answers = await Promise.all(Array.from({ length: 20 }, () => earner.ask(60_000)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 19 }, () => 409),
    ]);
    expect(await readPurse(app, earner.contributorId)).toMatchObject({ reserved: 60_000 });
  });

  it('is for active contributors', async () => {
    const [nobody, user] = [await app.fetch('/api/v1/withdraw-request/history'), await signInUser(app)];
    expect(nobody.status).toBe(401);
    expect((await user.call('GET', '/withdraw-request/history')).status).toBe(403);
    const earner = await makeEarner(app, EARNED);
    await app.pool.query("update contributor set status = 'suspended' where id = $1", [earner.contributorId]);
    const { status, body } = await earner.ask(60_000);
    expect([status, body['detail']]).toEqual([403, expect.stringContaining('Your earnings stay yours')]);
    const history = await earner.person.call('GET', '/withdraw-request/history');
    expect(history.body).toMatchObject({ available: EARNED, canRequest: false, isActive: false });
  });
});

describe('a contributor', () => {
  it('takes back what nobody has approved, once or twice the same', async () => {
    const earner = await makeEarner(app, EARNED);
    const id = await earner.request(60_000);
    const cancel = () => earner.person.call('DELETE', `/withdraw-request/cancel/${id}`);
    const answers = await Promise.all([cancel(), cancel()]);
    expect(answers.map(({ status, body }) => [status, body['status']])).toEqual([
      [200, 'cancelled'],
      [200, 'cancelled'],
    ]);
    expect(await readPurse(app, earner.contributorId)).toEqual(untouched);
    expect((await earner.ask(60_000)).status).toBe(200);
  });

  it('can’t take back what is approved, or somebody else’s', async () => {
    const [earner, other] = [await makeEarner(app, EARNED), await makeEarner(app, EARNED)];
    const id = await earner.request(60_000);
    expect((await other.person.call('DELETE', `/withdraw-request/cancel/${id}`)).status).toBe(404);
    expect((await earner.person.call('DELETE', `/withdraw-request/cancel/${createId()}`)).status).toBe(404);
    await step(await signInAdmin(app), id, 'approve');
    const { status, body } = await earner.person.call('DELETE', `/withdraw-request/cancel/${id}`);
    expect([status, body['detail']]).toEqual([409, expect.stringContaining('on its way')]);
  });

  it('keeps the account of an open request, whatever becomes of the option', async () => {
    const earner = await makeEarner(app, EARNED);
    const id = await earner.request(60_000);
    await app.pool.query('delete from withdraw_option where id = $1', [earner.optionId]);
    const { body } = await (await signInAdmin(app)).call('GET', `/withdraw-request/request/${id}`);
    expect(body['account']).toContainEqual({ field: 'number', value: '01712345678' });
  });
});
