import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeDebt } from '../../../../tests/support/adjustments.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { setSecondApproverFrom } from '../../../../tests/support/second-approver.ts';
import {
  type Earner,
  earn,
  findWithdrawFaults,
  makeEarner,
  readPurse,
  step,
} from '../../../../tests/support/withdrawals.ts';
import { createId } from '../../../platform/database/id.ts';
import { findAdjustmentViolations } from './service/check.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let owner: SignedInAdmin;
let other: SignedInAdmin;
beforeAll(async () => {
  [owner, other] = [await signInAdmin(app), await signInAdmin(app)];
});
afterEach(async () => {
  expect(await findWithdrawFaults(app)).toEqual([]);
  expect(await findAdjustmentViolations(app.db)).toEqual([]);
});
const settle = (body: object, { admin = owner, key = createId() } = {}) =>
  admin.call('POST', '/adjustment/create', { reason: 'Agreed by phone', ...body }, { 'idempotency-key': key });
const decide = (admin: SignedInAdmin, id: unknown, decision: string) =>
  admin.call('POST', `/adjustment/decide/${String(id)}`, { decision });
const statusOf = ({ body }: { body: Record<string, unknown> }) => (body['adjustment'] as { status: string }).status;
const idOf = ({ body }: { body: Record<string, unknown> }) => (body['adjustment'] as { _id: string })._id;
const debtOf = async ({ contributorId }: Earner): Promise<number> => (await readPurse(app, contributorId))['debt'] ?? 0;
const books = (id: string) => owner.call('GET', `/adjustment/contributor/${id}`);

async function makeDebtor(amount = 30_000): Promise<Earner> {
  const earner = await makeEarner(app, 0);
  await makeDebt(app, earner.contributorId, amount);
  return earner;
}
/** Creates a contributor who has left the site, and for whom another sale has cleared since. */
async function makeLeft(amount = 70_000): Promise<Earner> {
  const earner = await makeEarner(app, 0);
  await earn(app, earner.contributorId, 100);
  expect((await earner.person.deleteAccount({ forfeit: 100 })).status).toBe(200);
  await earn(app, earner.contributorId, amount);
  return earner;
}
async function withLimit(limit: number, work: () => Promise<void>): Promise<void> {
  await setSecondApproverFrom(app, limit);
  await work();
  await setSecondApproverFrom(app, 5_000_000);
}

describe('a debt', () => {
  it('is written off in part and as a whole, and the contributor is told', async () => {
    const debtor = await makeDebtor();
    await app.pool.query("update account set email = $2, email_verified = true, language = 'bn' where id = $1", [
      debtor.person.userId,
      `${debtor.contributorId}@example.com`,
    ]);
    const { contributorId } = debtor;
    expect(statusOf(await settle({ contributorId, kind: 'debt_write_off', amount: 10_000 }))).toBe('done');
    expect(await debtOf(debtor)).toBe(20_000);
    expect((await settle({ contributorId, kind: 'debt_write_off', amount: 20_000 })).status).toBe(200);
    expect(await debtOf(debtor)).toBe(0);
    const headers = { 'accept-language': 'bn' };
    const notices = await (await debtor.person.fetch('/api/v1/user/notices', { headers })).json();
    const settled = { code: 'withdrawal_settled', about: 'আপনার ৳২০০ দেনা আর নেই' };
    expect(notices).toMatchObject({ items: expect.arrayContaining([expect.objectContaining(settled)]) });
    const mail = await app.pool.query<{ subject: string; text_body: string }>(
      'select subject, text_body from mail where recipient = $1 order by id',
      [`${contributorId}@example.com`],
    );
    expect(mail.rows.map(({ subject }) => subject)).toEqual(['আপনার ৳১০০ দেনা আর নেই', 'আপনার ৳২০০ দেনা আর নেই']);
    expect(mail.rows[0]?.text_body).toContain('এখন আপনার দেনা ৳২০০');
    // Contributors don't see the owners' reason.
    expect(JSON.stringify([mail.rows, notices])).not.toContain('Agreed by phone');
  });

  it('is noted as paid with what the bank calls it, and then nothing stands against leaving', async () => {
    const debtor = await makeDebtor();
    const { contributorId } = debtor;
    expect((await debtor.person.deleteAccount()).status).toBe(409);
    const paid = await settle({ contributorId, kind: 'debt_payment', amount: 30_000, reference: 'BRAC 7712' });
    expect(paid.body['adjustment']).toMatchObject({ status: 'done', reference: 'BRAC 7712', proposedBy: 'The owner' });
    const { body } = await books(contributorId);
    expect(body).toMatchObject({
      balances: { debt: 0 },
      entries: { items: [{ kind: 'debt_payment', amount: 30_000 }, { kind: 'refund' }, {}, {}] },
      adjustments: [{ kind: 'debt_payment' }],
      possible: [],
    });
    const statement = await debtor.person.call(
      'GET',
      '/contributor/sales-earnings/statement?from=2020-01-01&to=2099-01-01&language=en',
    );
    expect(String(statement.body['text'])).toContain('Debt paid by you');
    expect((await debtor.person.deleteAccount()).status).toBe(200);
  });

  it('needs a reason, the name of the transfer, and so much debt, beside the field', async () => {
    const debtor = await makeDebtor();
    const { contributorId } = debtor;
    const fields = async (body: object) => {
      const { status, body: answer } = await settle({ contributorId, kind: 'debt_payment', ...body });
      return [status, (answer['errors'] as { path: string }[] | undefined)?.map(({ path }) => path)];
    };
    expect(await fields({ amount: 30_000, reason: ' ' })).toEqual([400, ['reference', 'reason']]);
    expect(await fields({ amount: 30_001, reference: 'TX-1' })).toEqual([400, ['amount']]);
    for (const amount of [0, -5, 1.5, '1e3', 2 ** 63, null])
      expect(await fields({ amount, reference: 'TX-1' })).toEqual([400, ['amount']]);
    expect((await settle({ contributorId, kind: 'sale', amount: 1 })).status).toBe(400);
    expect((await settle({ contributorId: createId(), kind: 'debt_write_off', amount: 1 })).status).toBe(404);
    expect((await settle({ contributorId: 'x', kind: 'debt_write_off', amount: 1 })).status).toBe(404);
    expect((await books(createId())).status).toBe(404);
    expect(await debtOf(debtor)).toBe(30_000);
  });

  it('is settled once by the same call, and a key is of one call', async () => {
    const debtor = await makeDebtor();
    const call = { contributorId: debtor.contributorId, kind: 'debt_write_off', amount: 10_000 };
    const key = createId();
    const answers = await Promise.all([settle(call, { key }), settle(call, { key }), settle(call, { key })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await debtOf(debtor)).toBe(20_000);
    expect((await settle({ ...call, amount: 5000 }, { key })).status).toBe(409);
    expect(await debtOf(debtor)).toBe(20_000);
  });

  it('is never settled beyond what it is, by two at the same moment or beside a sale', async () => {
    for (let round = 0; round < 8; round += 1) {
      const debtor = await makeDebtor();
      const { contributorId } = debtor;
      const answers = await Promise.all([
        settle({ contributorId, kind: 'debt_write_off', amount: 20_000 }),
        settle({ contributorId, kind: 'debt_payment', amount: 20_000, reference: 'TX-1' }, { admin: other }),
      ]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
      const [settled] = await Promise.all([
        settle({ contributorId, kind: 'debt_write_off', amount: 10_000 }),
        earn(app, contributorId, 4000),
      ]);
      const purse = await readPurse(app, contributorId);
      expect([purse['debt'], purse['available']]).toEqual(settled.status === 200 ? [0, 4000] : [6000, 0]);
    }
  });
});

describe('money of somebody who has left', () => {
  it('came after the deletion: the list has it, and it is paid out or taken, in parts', async () => {
    const left = await makeLeft();
    const { contributorId } = left;
    const find = async () => {
      const { body } = await owner.call('GET', '/adjustment/all?limit=100');
      return (body['items'] as { contributor: { _id: string } }[]).find(
        ({ contributor }) => contributor._id === contributorId,
      );
    };
    expect(await find()).toMatchObject({ available: 70_000, debt: 0, later: 0, isProposed: false });
    expect((await books(contributorId)).body).toMatchObject({
      contributor: { standing: 'closed' },
      possible: [
        { kind: 'payout', upTo: 70_000 },
        { kind: 'late_forfeit', upTo: 70_000 },
      ],
    });
    expect((await settle({ contributorId, kind: 'payout', amount: 60_000, reference: 'TX-9' })).status).toBe(200);
    expect((await settle({ contributorId, kind: 'late_forfeit', amount: 4000 })).status).toBe(200);
    expect((await settle({ contributorId, kind: 'late_forfeit', amount: 6000 })).status).toBe(200);
    expect(await readPurse(app, contributorId)).toEqual({ pending: 0, available: 0, reserved: 0, debt: 0 });
    expect(await find()).toBeUndefined();
  });

  it('may be a withdrawal that the bank sent back', async () => {
    const earner = await makeEarner(app, 60_000);
    const id = await earner.request(60_000);
    await step(owner, id, 'approve');
    await step(owner, id, 'pay');
    expect((await earner.person.deleteAccount()).status).toBe(200);
    expect((await step(owner, id, 'return')).status).toBe(200);
    const { contributorId } = earner;
    expect((await settle({ contributorId, kind: 'payout', amount: 60_000, reference: 'TX-10' })).status).toBe(200);
    expect((await readPurse(app, contributorId))['available']).toBe(0);
  });

  it('may be missing: a refund after leaving is written off', async () => {
    const left = await makeLeft();
    const { contributorId } = left;
    await settle({ contributorId, kind: 'payout', amount: 70_000, reference: 'TX-11' });
    await makeDebt(app, contributorId, 5000, { hasEarned: true });
    expect((await settle({ contributorId, kind: 'debt_write_off', amount: 5000 })).status).toBe(200);
    expect(await debtOf(left)).toBe(0);
  });

  it('is nobody’s to take or pay out while they can ask for it', async () => {
    const earner = await makeEarner(app, 60_000);
    const { contributorId } = earner;
    const attempt = async (kind: string) => {
      const { status, body } = await settle({ contributorId, kind, amount: 1000, reference: 'TX-12' });
      return [status, String(body['detail'])];
    };
    expect(await attempt('payout')).toEqual([409, expect.stringContaining('is active')]);
    expect(await attempt('late_forfeit')).toEqual([409, expect.stringContaining('a contributor who has left')]);
    await app.pool.query("update contributor set status = 'suspended' where id = $1", [contributorId]);
    expect(await attempt('late_forfeit')).toEqual([409, expect.stringContaining('a contributor who has left')]);
    expect((await attempt('payout'))[0]).toBe(200);
    expect((await readPurse(app, contributorId))['available']).toBe(59_000);
    expect((await settle({ contributorId, kind: 'payout', amount: 59_001, reference: 'TX-13' })).status).toBe(400);
  });
});

describe('a large amount', () => {
  it('waits for another owner', () =>
    withLimit(50_000, async () => {
      const left = await makeLeft();
      const { contributorId } = left;
      const call = { contributorId, kind: 'payout', amount: 50_000, reference: 'TX-20' };
      const proposed = await settle(call);
      expect([statusOf(proposed), (await readPurse(app, contributorId))['available']]).toEqual(['proposed', 70_000]);
      const again = await settle({ ...call, amount: 1000 });
      expect([again.status, again.body['detail']]).toEqual([409, expect.stringContaining('already a proposal')]);
      const own = await decide(owner, idOf(proposed), 'confirm');
      expect([own.status, own.body['detail']]).toEqual([409, expect.stringContaining('another owner')]);
      const answers = await Promise.all([1, 2, 3].map(() => decide(other, idOf(proposed), 'confirm')));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
      expect((await readPurse(app, contributorId))['available']).toBe(20_000);
      const audit = await app.pool.query<{ action: string }>(
        'select action from audit_log where subject_id = $1 order by id',
        [contributorId],
      );
      expect(audit.rows.map(({ action }) => action)).toEqual(['adjustment.propose', 'adjustment.confirm']);
    }));

  it('can be dropped by any owner, and is refused where it is gone', () =>
    withLimit(50_000, async () => {
      const { contributorId } = await makeLeft();
      const call = { contributorId, kind: 'late_forfeit', amount: 60_000 };
      const dropped = await settle(call);
      expect(statusOf(await decide(owner, idOf(dropped), 'drop'))).toBe('dropped');
      expect((await decide(other, idOf(dropped), 'confirm')).status).toBe(409);
      const late = await settle(call);
      await makeDebt(app, contributorId, 20_000, { hasEarned: true });
      const refused = await decide(other, idOf(late), 'confirm');
      expect([refused.status, refused.body['detail']]).toEqual([409, expect.stringContaining('৳500')]);
      expect(statusOf(await decide(other, idOf(late), 'drop'))).toBe('dropped');
      expect((await decide(other, createId(), 'drop')).status).toBe(404);
    }));
});

describe('the database', () => {
  const refused = (text: string, values: unknown[] = []): Promise<unknown> =>
    app.pool.query(text, values).then(
      () => 'done',
      (error: unknown) => (error as { constraint?: string }).constraint,
    );
  const insert = (contributorId: string, more: Record<string, unknown> = {}) => {
    const row = {
      id: createId(),
      contributor_id: contributorId,
      request_key: createId(),
      kind: 'late_forfeit',
      currency: 'BDT',
      amount: 100,
      reason: 'x',
      needs_second_admin: false,
      ...more,
    };
    const columns = Object.keys(row);
    return refused(
      `insert into adjustment (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
      Object.values(row),
    );
  };

  it('refuses what never was', async () => {
    const { contributorId } = await makeLeft();
    expect(await insert(contributorId, { status: 'done', decided_at: new Date() })).toBe('adjustment_transition');
    expect(await insert(contributorId, { kind: 'payout' })).toBe('adjustment_reference');
    expect(await insert(contributorId, { reference: 'TX-1' })).toBe('adjustment_reference');
    expect(await insert(contributorId)).toBe('done');
    expect(await insert(contributorId)).toBe('adjustment_open');
    const done = "update adjustment set status = 'done', decided_at = now() where contributor_id = $1";
    expect(await refused(done, [contributorId])).toBe('adjustment_booked');
    expect(await refused('update adjustment set amount = 1 where contributor_id = $1', [contributorId])).toBe(
      'adjustment_kept',
    );
    expect(await refused('delete from adjustment where contributor_id = $1', [contributorId])).toBe('adjustment_kept');
    const drop = "update adjustment set status = 'dropped', decided_at = now() where contributor_id = $1";
    expect(await refused(drop, [contributorId])).toBe('done');
    expect(await refused("update adjustment set status = 'done' where contributor_id = $1", [contributorId])).toBe(
      'adjustment_transition',
    );
    const { contributorId: active } = await makeEarner(app, 5000);
    expect(await insert(active)).toBe('done');
    expect(await refused(done, [active])).toBe('adjustment_standing');
    await refused(drop, [active]);
  });
});
