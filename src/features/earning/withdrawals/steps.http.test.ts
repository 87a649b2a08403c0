import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { setSecondApproverFrom } from '../../../../tests/support/second-approver.ts';
import { earn, findWithdrawFaults, makeEarner, readPurse, step } from '../../../../tests/support/withdrawals.ts';
import { createId } from '../../../platform/database/id.ts';
import { interruptSteps } from '../../../platform/payments/fail-point.ts';
import { postRefund } from '../../money/ledger/service/post.ts';
import { updateTypes } from './contract/admin.ts';
import { type WithdrawStatus, withdrawStatuses } from './contract/withdrawals.ts';
import { canMove, corrections, targets, transitions } from './rules/status.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const AMOUNT = 60_000;
let owner: SignedInAdmin;
let other: SignedInAdmin;

beforeAll(async () => {
  [owner, other] = [await signInAdmin(app), await signInAdmin(app)];
});
afterEach(async () => {
  interruptSteps(undefined);
  expect(await findWithdrawFaults(app)).toEqual([]);
});

const paths: Readonly<Record<WithdrawStatus, readonly string[]>> = {
  requested: [],
  approved: ['approve'],
  paid: ['approve', 'pay'],
  rejected: ['reject'],
  failed: ['approve', 'fail'],
  returned: ['approve', 'pay', 'return'],
  cancelled: ['cancel'],
};

/** Creates a contributor with a single request in this status. */
async function makeRequest(status: WithdrawStatus, amount = AMOUNT) {
  const earner = await makeEarner(app, amount);
  const id = await earner.request(amount);
  for (const each of paths[status])
    if (each === 'cancel') await earner.person.call('DELETE', `/withdraw-request/cancel/${id}`);
    else expect((await step(owner, id, each)).status).toBe(200);
  return { ...earner, id };
}

const statusOf = async (id: string): Promise<string> =>
  (await app.pool.query<{ status: string }>('select status from withdraw_request where id = $1', [id])).rows[0]
    ?.status ?? '';

describe('the states', () => {
  it('follow each other as the database says', async () => {
    const { rows } = await app.pool.query<{ from_status: string; to_status: string }>(
      'select * from withdraw_transition',
    );
    const pairs = [
      ...Object.entries(transitions).flatMap(([from, all]) => all.map((to) => `${from} ${to}`)),
      ...Object.entries(corrections).map(([from, to]) => `${from} ${to}`),
    ];
    expect(rows.map(({ from_status, to_status }) => `${from_status} ${to_status}`).sort()).toEqual(pairs.sort());
  });

  const moves = withdrawStatuses.flatMap((from) => updateTypes.map((type) => [from, type] as const));
  it.each(moves)('%s: %s', async (from, type) => {
    const { id, contributorId } = await makeRequest(from);
    const before = await readPurse(app, contributorId);
    const { status, body } = await step(owner, id, type);
    if (canMove(from, targets[type])) {
      expect([status, await statusOf(id)]).toEqual([200, targets[type]]);
      return;
    }
    expect([status, String(body['detail']).length > 10]).toEqual([409, true]);
    expect([await statusOf(id), await readPurse(app, contributorId)]).toEqual([from, before]);
  });

  const illegal = withdrawStatuses.flatMap((from) =>
    withdrawStatuses.filter((to) => to !== from && !canMove(from, to)).map((to) => [from, to] as const),
  );
  it.each(illegal)('the database refuses that %s becomes %s', async (from, to) => {
    const { id } = await makeRequest(from);
    const reference = ['paid', 'returned'].includes(to) ? 'TX' : '';
    const reason = ['rejected', 'failed', 'returned'].includes(to) ? 'Why' : '';
    await expect(
      app.pool.query('update withdraw_request set status = $2, reference = $3, reason = $4 where id = $1', [
        id,
        to,
        reference,
        reason,
      ]),
    ).rejects.toMatchObject({
      // Only a correction by two owners changes a result.
      constraint: corrections[from] === to ? 'withdraw_request_corrected' : 'withdraw_transition',
    });
  });

  it('change with the books or not at all', async () => {
    const { id } = await makeRequest('approved');
    const refused = async (text: string, values: unknown[] = [id]): Promise<unknown> =>
      app.pool.query(text, values).then(
        () => 'done',
        (error: unknown) => (error as { constraint?: string }).constraint,
      );
    const pay = "update withdraw_request set status = 'paid', reference = 'TX' where id = $1";
    expect(await refused(pay)).toBe('withdrawal_booked');
    expect(await refused('update withdraw_request set amount = amount - 1 where id = $1')).toBe(
      'withdraw_request_kept',
    );
    expect(await refused('delete from withdraw_request where id = $1')).toBe('withdraw_request_kept');
    expect(await refused('update withdraw_request_transition set at = now() where request_id = $1')).toBe(
      'withdraw_transition_kept',
    );
  });
});

describe('a step', () => {
  it('is written down with who did it, and told by bell and mail', async () => {
    const earner = await makeEarner(app, AMOUNT);
    await app.pool.query("update account set email = $2, email_verified = true, language = 'en' where id = $1", [
      earner.person.userId,
      `${earner.contributorId}@example.com`,
    ]);
    const id = await earner.request(AMOUNT);
    await step(owner, id, 'approve');
    await step(other, id, 'pay', { reference: 'TX-77' });
    await step(owner, id, 'return', { reason: 'The account is closed' });
    const { body } = await owner.call('GET', `/withdraw-request/request/${id}`);
    expect(body).toMatchObject({
      request: { status: 'returned', reference: 'TX-77', reason: 'The account is closed', approvedBy: 'The owner' },
      account: [
        { field: 'type', value: 'bkash' },
        { field: 'number', value: '01712345678' },
      ],
      balances: { pending: 0, available: AMOUNT, reserved: 0, debt: 0 },
      history: [
        { status: 'requested', admin: null },
        { status: 'approved', admin: 'The owner' },
        { status: 'paid', reference: 'TX-77' },
        { status: 'returned', reason: 'The account is closed' },
      ],
    });
    const notices = await earner.person.call('GET', '/user/notices');
    expect((notices.body['items'] as { code: string }[]).map(({ code }) => code)).toEqual(
      ['withdrawal_returned', 'withdrawal_paid', 'withdrawal_approved', 'contributor_approved'].filter((code) =>
        code.startsWith('withdrawal'),
      ),
    );
    const mail = await app.pool.query<{ subject: string; text_body: string }>(
      'select subject, text_body from mail where account_id = $1 order by id',
      [earner.person.userId],
    );
    expect(mail.rows.map(({ subject }) => subject.replace(/\d+/, 'N'))).toEqual([
      'Withdrawal N is approved',
      'Withdrawal N is paid',
      'Withdrawal N was returned',
    ]);
    expect(mail.rows[1]?.text_body).toContain('TX-77');
    expect(mail.rows.map(({ text_body }) => text_body).join()).not.toContain('01712345678');
    const audit = await app.pool.query<{ action: string; details: unknown }>(
      'select action, details from audit_log where subject_id = $1 order by id',
      [id],
    );
    expect(audit.rows.map(({ action }) => action)).toEqual([
      'withdraw.approve',
      'withdraw.pay',
      'withdraw.return',
      'withdraw.see_account',
    ]);
    expect(JSON.stringify(audit.rows)).not.toMatch(/01712345678|closed/);
  });

  it('needs a reference or a reason, beside the field', async () => {
    const { id } = await makeRequest('approved');
    for (const [type, path, body] of [
      ['pay', 'reference', { reference: '  ' }],
      ['reject', 'reason', {}],
      ['fail', 'reason', { reason: '' }],
    ] as const) {
      const answer = await step(owner, id, type, body);
      expect([answer.status, answer.body['errors']]).toEqual([400, [{ path, message: expect.any(String) }]]);
    }
    expect((await step(owner, id, 'explode')).status).toBe(404);
    expect((await step(owner, createId(), 'approve')).status).toBe(404);
    expect(await statusOf(id)).toBe('approved');
  });

  it('takes the fee off what is paid, and gives back what came back', async () => {
    await app.pool.query("update withdraw_type set fee = 1500, version = version + 1 where type = 'bkash'");
    const { id, contributorId } = await makeRequest('paid');
    await app.pool.query("update withdraw_type set fee = 0, version = version + 1 where type = 'bkash'");
    await step(owner, id, 'return');
    expect(await readPurse(app, contributorId)).toEqual({ pending: 0, available: AMOUNT - 1500, reserved: 0, debt: 0 });
  });

  it('of a large amount needs another owner for its payment, also where the amount was set afterwards', async () => {
    await setSecondApproverFrom(app, 60_000);
    const large = await makeRequest('approved');
    const small = await makeRequest('approved', 59_999);
    const refused = await step(owner, large.id, 'pay');
    expect([refused.status, refused.body['detail']]).toEqual([409, expect.stringContaining('another owner')]);
    expect((await step(owner, small.id, 'pay')).status).toBe(200);
    expect((await step(other, large.id, 'pay')).status).toBe(200);
    const later = await makeRequest('approved', 55_000);
    await setSecondApproverFrom(app, 55_000);
    expect((await step(owner, later.id, 'pay')).status).toBe(409);
    await setSecondApproverFrom(app, 5_000_000);
    expect((await step(owner, large.id, 'approve')).status).toBe(409);
    await expect(
      app.pool.query('update withdraw_request set paid_by = approved_by where id = $1', [large.id]),
    ).rejects.toMatchObject({ constraint: 'withdraw_request_two_admins' });
  });

  it.each(['withdraw 1: the books say so', 'withdraw 2: before the commit'])(
    'survives a death at %s',
    async (where) => {
      const { id, contributorId } = await makeRequest('approved');
      interruptSteps((reached) => {
        if (reached === where) throw new Error(`died at ${where}`);
      });
      expect((await step(owner, id, 'pay')).status).toBe(500);
      expect([await statusOf(id), (await readPurse(app, contributorId))['reserved']]).toEqual(['approved', AMOUNT]);
      interruptSteps(undefined);
      expect((await step(owner, id, 'pay')).status).toBe(200);
      expect((await readPurse(app, contributorId))['reserved']).toBe(0);
    },
  );
});

describe('at the same time', () => {
  const ROUNDS = 12;
  /** Runs two steps concurrently. Counts how often each of them responds with 200. */
  const race = async (from: WithdrawStatus, one: string, second: string): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, person } = await makeRequest(from);
      const act = (type: string, admin: SignedInAdmin) =>
        type === 'cancel' ? person.call('DELETE', `/withdraw-request/cancel/${id}`) : step(admin, id, type);
      const answers = await Promise.all([act(one, owner), act(second, other)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const lost = answers.find(({ status }) => status === 409);
      expect(String(lost?.body['detail']).length).toBeGreaterThan(10);
    }
  };

  it('approve and cancel: one wins, the other is told', () => race('requested', 'approve', 'cancel'), 60_000);
  it('pay and pay: one wins, the other is told', () => race('approved', 'pay', 'pay'), 60_000);
  it('pay and fail: one wins, the other is told', () => race('approved', 'pay', 'fail'), 60_000);
  it('return and return: one wins, the other is told', () => race('paid', 'return', 'return'), 60_000);

  it('approve and reject leave it approved or rejected, and the books agree', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, contributorId } = await makeRequest('requested');
      const answers = await Promise.all([step(owner, id, 'approve'), step(other, id, 'reject')]);
      const ended = await statusOf(id);
      // An approved request can still be rejected, but a rejected one can't be approved.
      expect(ended).toBe('rejected');
      expect(answers[1]?.status).toBe(200);
      expect((await readPurse(app, contributorId))['reserved']).toBe(0);
    }
  });

  it('a refund and a withdrawal of the same money: it goes one way, and the rest is owed', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const earner = await makeEarner(app, 0);
      const lineId = await earn(app, earner.contributorId, AMOUNT);
      const lines = [{ lineId, contributorId: earner.contributorId, net: AMOUNT, fee: 0 }];
      const refund = app.db
        .transaction()
        .execute((tx) => postRefund(tx, { refundId: createId(), provider: 'sandbox', currency: 'BDT', lines }));
      const [asked] = await Promise.all([earner.ask(AMOUNT), refund]);
      const purse = await readPurse(app, earner.contributorId);
      expect(purse).toEqual(
        asked.status === 200
          ? { pending: 0, available: 0, reserved: AMOUNT, debt: AMOUNT }
          : { pending: 0, available: 0, reserved: 0, debt: 0 },
      );
      if (asked.status !== 200) continue;
      // The returned amount first pays off the debt.
      await step(owner, String(asked.body['_id']), 'reject');
      expect(await readPurse(app, earner.contributorId)).toEqual({ pending: 0, available: 0, reserved: 0, debt: 0 });
    }
  });
});
