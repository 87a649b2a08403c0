import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInAdmin, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';
import type { OutputOf } from '../../../platform/http/operation.ts';
import type { paymentSettingsContract } from './contract.ts';
import { readPlatformFee } from './service/read.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

let owner: SignedInAdmin;
let other: SignedInAdmin;
let work: { contentId: string; variantIds: readonly string[] };
beforeAll(async () => {
  owner = await signInAdmin(app);
  other = await signInAdmin(app);
  const category = await makeCategory(app, 'birds');
  const contributor = await makeContributor(app, 'salma');
  work = await makeContent(app, { category, contributor, title: 'Kingfisher', prices: [10_001] });
});

type Fees = OutputOf<typeof paymentSettingsContract.all>['platformFee'];
const read = async (): Promise<Fees> => (await owner.call('GET', '/payment-settings')).body['platformFee'] as Fees;
const newest = async (): Promise<number> => (await read()).history[0]?.version ?? 0;
const change = async (given: object, admin = owner) =>
  admin.call('PUT', '/payment-settings/platform-fee', { version: await newest(), ...given });
const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/**
 * Orders the work as a new buyer.
 * @returns the fee of the order's line
 */
async function order(): Promise<{ id: string; fee_basis_points: number; fee: number }> {
  const lines = [{ contentId: work.contentId, variantId: work.variantIds[0], price: 10_001 }];
  const buyer = await signInUser(app);
  const { status, body } = await buyer.call('POST', '/order/create', { lines }, { 'idempotency-key': createId() });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return readLine(String(body['_id']));
}

const readLine = async (id: string) => {
  const { rows } = await app.pool.query<{ id: string; fee_basis_points: number; fee: number }>(
    'select order_id as id, fee_basis_points, fee from order_line where order_id = $1',
    [id],
  );
  if (rows[0] === undefined) throw new Error('no line');
  return rows[0];
};

describe('the platform fee', () => {
  it('is that of the moment in which an order is made, and earlier orders keep theirs', async () => {
    const first = await order();
    expect(first).toMatchObject({ fee_basis_points: 3000, fee: 3000 });
    expect((await change({ basisPoints: 1250, note: 'A quieter year' })).status).toBe(200);
    expect(await order()).toMatchObject({ fee_basis_points: 1250, fee: 1250 });
    expect(await readLine(first.id)).toEqual(first);
    const { current, history } = await read();
    expect(current).toMatchObject({ basisPoints: 1250, note: 'A quieter year', setBy: { name: 'The owner' } });
    expect(history.map(({ basisPoints }) => basisPoints)).toEqual([1250, 3000]);
  });

  it('takes effect at its time, not before', async () => {
    const before = (await read()).current;
    const effectiveAt = inDays(2);
    expect((await change({ basisPoints: 500, effectiveAt })).status).toBe(200);
    expect((await read()).current).toEqual(before);
    expect((await order()).fee_basis_points).toBe(before.basisPoints);
    const at = (days: number) => readPlatformFee(app.db, new Date(Date.parse(effectiveAt) + days * 86_400_000));
    expect([await at(-0.001), await at(0), await at(1)]).toEqual([before.basisPoints, 500, 500]);
    // A fee that takes effect now doesn't affect a planned one; a fee planned for the same time replaces it.
    await change({ basisPoints: 2000 });
    expect([(await read()).current.basisPoints, await at(0)]).toEqual([2000, 500]);
    await change({ basisPoints: 700, effectiveAt });
    expect([await at(-0.001), await at(0)]).toEqual([2000, 700]);
  });

  it('is cancelled before its time, by any owner, and no order gets it', async () => {
    const before = (await read()).current;
    const effectiveAt = inDays(30);
    const stateOf = async (of: number) => (await read()).history.find(({ version }) => version === of)?.state;
    const plan = async (basisPoints: number) => {
      const { body } = await change({ basisPoints, effectiveAt });
      return (body['platformFee'] as Fees['current']).version;
    };
    const cancel = (version: number | string) => other.call('DELETE', `/payment-settings/platform-fee/${version}`);
    const feeThen = () => readPlatformFee(app.db, new Date(Date.parse(effectiveAt) + 1000));
    const planned = await feeThen();
    const first = await plan(100);
    const second = await plan(200);
    expect([await stateOf(first), await stateOf(second), await feeThen()]).toEqual(['replaced', 'upcoming', 200]);
    expect((await cancel(first)).status).toBe(409);
    expect(await cancel(second)).toMatchObject({
      status: 200,
      body: { platformFee: { version: second, state: 'cancelled', cancelledBy: { name: 'The owner' } } },
    });
    // The plan that the cancelled one had replaced isn't restored.
    expect([await stateOf(first), await stateOf(second), await feeThen()]).toEqual(['cancelled', 'cancelled', planned]);
    const again = await Promise.all([cancel(second), cancel(second)]);
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    const { rows } = await app.pool.query("select 1 from audit_log where action = 'money.cancel_fee'");
    expect(rows).toHaveLength(1);
    expect((await read()).current).toEqual(before);
    for (const version of [before.version, 1]) expect((await cancel(version)).status).toBe(409);
    for (const version of ['0', 'x', '99999', '1e3', '9'.repeat(40)]) expect((await cancel(version)).status).toBe(404);
  });

  it('can be nothing and everything', async () => {
    await change({ basisPoints: 0 });
    expect(await order()).toMatchObject({ fee_basis_points: 0, fee: 0 });
    await change({ basisPoints: 10_000 });
    expect(await order()).toMatchObject({ fee_basis_points: 10_000, fee: 10_001 });
  });

  it.each([-5, 1.5, '1e3', 2 ** 63, 10_001, null, '30'])('refuses %s', async (basisPoints) => {
    const before = await read();
    const answer = await change({ basisPoints });
    expect([answer.status, answer.body['errors']]).toEqual([
      400,
      [{ path: 'basisPoints', message: expect.stringMatching(/\w/) }],
    ]);
    expect(await read()).toEqual(before);
  });

  it('refuses times that are past, far away or none', async () => {
    const before = await read();
    for (const effectiveAt of [inDays(-1), '2001-01-01T00:00:00Z', inDays(6 * 365), 'tomorrow', 5]) {
      const answer = await change({ basisPoints: 1000, effectiveAt });
      expect([effectiveAt, answer.status, answer.body['errors']]).toEqual([
        effectiveAt,
        400,
        [{ path: 'effectiveAt', message: expect.stringMatching(/\w/) }],
      ]);
    }
    expect(await read()).toEqual(before);
  });

  it('tells the later of two owners', async () => {
    const version = await newest();
    const answers = await Promise.all([
      change({ basisPoints: 1100, version }),
      change({ basisPoints: 1200, version }, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await newest()).toBe(version + 1);
    expect((await change({ basisPoints: 1300, version })).status).toBe(409);
  });

  it('has a history that the database keeps', async () => {
    const run = (statement: string) => app.pool.query(statement);
    await expect(run('update platform_fee set basis_points = 1')).rejects.toThrow(/stays as it is/);
    await expect(run('delete from platform_fee')).rejects.toThrow(/stays as it is/);
    await expect(run('update platform_fee set cancelled_at = null where cancelled_at is not null')).rejects.toThrow(
      /stays as it is/,
    );
    await expect(run('update platform_fee set cancelled_at = now() where number = 1')).rejects.toThrow(
      /platform_fee_cancelled_in_time/,
    );
    await expect(run('truncate platform_fee')).rejects.toThrow(/stays as it is/);
    const add = (number: number, effective: string, set = 'now()') =>
      run(
        `insert into platform_fee (number, effective_at, basis_points, set_at) values (${number}, ${effective}, 1, ${set})`,
      );
    const next = (await newest()) + 1;
    await expect(add(next + 1, 'now()')).rejects.toThrow(/follow each other/);
    await expect(add(next - 1, 'now()')).rejects.toThrow(/follow each other/);
    await expect(add(next, "now() - interval '1 second'")).rejects.toThrow(/platform_fee_check/);
    await expect(add(next, 'now()', "'2020-01-01'")).rejects.toThrow(/follow each other/);
  });

  it.each([
    "update withdraw_type set minimum = 6000000, version = version + 1 where type = 'bkash'",
    "update withdraw_type set fee = minimum, version = version + 1 where type = 'bkash'",
    "update withdraw_type set minimum = 0, version = version + 1 where type = 'bkash'",
    "update withdraw_type set minimum = 1 where type = 'bkash'",
    "delete from withdraw_type where type = 'bkash'",
    "insert into withdraw_type (type, maximum) values ('paypal', 1)",
    'update money_setting set clearing_days = -1, version = version + 1',
    'update money_setting set second_approver_from = 0, version = version + 1',
    'update money_setting set clearing_days = 9',
    'delete from money_setting',
    'insert into money_setting (one) values (false)',
  ])('the database refuses: %s', async (statement) => {
    await expect(app.pool.query(statement)).rejects.toMatchObject({ code: '23514' });
  });
});
