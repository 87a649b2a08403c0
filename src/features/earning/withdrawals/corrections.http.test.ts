import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { setSecondApproverFrom } from '../../../../tests/support/second-approver.ts';
import { findWithdrawFaults, makeEarner, readPurse, step } from '../../../../tests/support/withdrawals.ts';
import { createId } from '../../../platform/database/id.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const AMOUNT = 60_000;
let owner: SignedInAdmin;
let other: SignedInAdmin;
beforeAll(async () => {
  [owner, other] = [await signInAdmin(app), await signInAdmin(app)];
  await app.pool.query("update withdraw_type set fee = 1500, version = version + 1 where type = 'bkash'");
});
afterEach(async () => expect(await findWithdrawFaults(app)).toEqual([]));

async function makeRequest(...steps: readonly string[]) {
  const earner = await makeEarner(app, AMOUNT);
  const id = await earner.request(AMOUNT);
  for (const each of steps) expect((await step(owner, id, each)).status).toBe(200);
  return { ...earner, id };
}
const propose = (id: string, body: object, admin = owner) =>
  admin.call('POST', `/withdraw-request/correct/${id}`, body);
const decide = (id: string, decision: string, admin = other) =>
  admin.call('POST', `/withdraw-request/correct/decide/${id}`, { decision });
const read = async (id: string) =>
  (
    await app.pool.query<{ status: string; reference: string; reason: string }>(
      'select status, reference, reason from withdraw_request where id = $1',
      [id],
    )
  ).rows[0];
const purse = (available: number, debt = 0, reserved = 0) => ({ pending: 0, available, reserved, debt });
const paidAfterAll = { to: 'paid', reference: 'TX-99', reason: 'The bank’s file was wrong' };

describe('a wrong result', () => {
  it('failed, although the bank paid: two owners say so, and the contributor hears of it', async () => {
    const { id, contributorId, person } = await makeRequest('approve', 'fail');
    await app.pool.query("update account set email = $2, email_verified = true, language = 'en' where id = $1", [
      person.userId,
      `${contributorId}@example.com`,
    ]);
    const proposed = await propose(id, paidAfterAll);
    expect(proposed.body['correction']).toMatchObject({ status: 'proposed', from: 'failed', to: 'paid', number: 1 });
    expect([await read(id), await readPurse(app, contributorId)]).toMatchObject([{ status: 'failed' }, purse(AMOUNT)]);
    const own = await decide(id, 'confirm', owner);
    expect([own.status, own.body['detail']]).toEqual([409, expect.stringContaining('Another owner')]);
    const confirmed = await decide(id, 'confirm');
    expect(confirmed.body['correction']).toMatchObject({ status: 'done', decidedBy: 'The owner' });
    expect(await read(id)).toEqual({ status: 'paid', reference: 'TX-99', reason: '' });
    expect(await readPurse(app, contributorId)).toEqual(purse(0));
    const { body } = await owner.call('GET', `/withdraw-request/request/${id}`);
    expect(body).toMatchObject({ balances: { paid: AMOUNT - 1500 }, corrections: [{ status: 'done' }] });
    const mail = await app.pool.query<{ subject: string; text_body: string }>(
      'select subject, text_body from mail where recipient = $1',
      [`${contributorId}@example.com`],
    );
    expect(mail.rows[0]?.subject).toContain('We’ve corrected');
    expect(mail.rows[0]?.text_body).toContain('It was paid: the transaction number is TX-99');
    const notices = await person.call('GET', '/user/notices');
    expect(JSON.stringify(notices.body)).toContain('It was paid');
    const statement = await person.call(
      'GET',
      '/contributor/sales-earnings/statement?from=2020-01-01&to=2099-01-01&language=en',
    );
    expect(String(statement.body['text'])).toContain('Withdrawal');
  });

  it('leaves a debt where the money was asked for again', async () => {
    const { id, contributorId, request } = await makeRequest('approve', 'fail');
    const again = await request(AMOUNT);
    await propose(id, paidAfterAll);
    expect((await decide(id, 'confirm')).status).toBe(200);
    expect(await readPurse(app, contributorId)).toEqual(purse(0, AMOUNT, AMOUNT));
    expect((await step(owner, again, 'reject')).status).toBe(200);
    expect(await readPurse(app, contributorId)).toEqual(purse(0));
  });

  it('paid, for another request: the money is free again with what the transfer cost', async () => {
    const { id, contributorId } = await makeRequest('approve', 'pay');
    await propose(id, { to: 'failed', reason: 'Entered for the wrong row' });
    expect((await decide(id, 'confirm')).status).toBe(200);
    expect(await read(id)).toEqual({ status: 'failed', reference: '', reason: 'Entered for the wrong row' });
    expect(await readPurse(app, contributorId)).toEqual(purse(AMOUNT));
  });

  it('returned, although nothing came back', async () => {
    const { id, contributorId } = await makeRequest('approve', 'pay', 'return');
    expect(await readPurse(app, contributorId)).toEqual(purse(AMOUNT - 1500));
    await propose(id, { to: 'paid', reason: 'It was another transfer' });
    expect((await decide(id, 'confirm')).status).toBe(200);
    expect(await read(id)).toMatchObject({ status: 'paid', reason: '' });
    expect(await readPurse(app, contributorId)).toEqual(purse(0));
    // A corrected withdrawal can still be corrected to failed, and then to paid.
    await propose(id, { to: 'failed', reason: 'Neither' });
    expect((await decide(id, 'confirm')).status).toBe(200);
    expect(await readPurse(app, contributorId)).toEqual(purse(AMOUNT));
    await propose(id, paidAfterAll);
    expect((await decide(id, 'confirm')).status).toBe(200);
    expect(await readPurse(app, contributorId)).toEqual(purse(0));
    const corrected = await app.pool.query('select number from withdraw_correction where request_id = $1', [id]);
    expect(corrected.rows).toHaveLength(3);
  });

  it('needs a reason, a reference where it was paid, and a result that can be wrong', async () => {
    const { id } = await makeRequest('approve', 'fail');
    const { status, body } = await propose(id, { to: 'paid' });
    expect([status, (body['errors'] as { path: string }[]).map(({ path }) => path)]).toEqual([
      400,
      ['reference', 'reason'],
    ]);
    expect((await propose(id, { ...paidAfterAll, to: 'failed' })).status).toBe(409);
    expect((await propose(id, { ...paidAfterAll, to: 'returned' })).status).toBe(400);
    expect((await propose(createId(), paidAfterAll)).status).toBe(404);
    expect((await decide(id, 'confirm')).status).toBe(409);
    expect((await decide('x', 'confirm')).status).toBe(404);
    const { id: open } = await makeRequest('approve');
    expect((await propose(open, paidAfterAll)).status).toBe(409);
  });

  it('is proposed once, confirmed once, and can be dropped', async () => {
    const { id, contributorId } = await makeRequest('approve', 'fail');
    const answers = await Promise.all([propose(id, paidAfterAll), propose(id, paidAfterAll, other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await decide(id, 'drop', owner)).status).toBe(200);
    await propose(id, paidAfterAll);
    const third = await signInAdmin(app);
    const ends = await Promise.all([decide(id, 'confirm'), decide(id, 'confirm', third), decide(id, 'confirm', third)]);
    expect(ends.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await readPurse(app, contributorId)).toEqual(purse(0));
  });

  it('is proposed a hundred times at most', async () => {
    const { id } = await makeRequest('approve', 'fail');
    for (let n = 1; n <= 100; n += 1) {
      await app.pool.query(
        `insert into withdraw_correction (id, request_id, number, from_status, to_status, reference, reason)
         values (gen_random_uuid(), $1, $2, 'failed', 'paid', 'TX-1', 'A mistake')`,
        [id, n],
      );
      await app.pool.query(
        "update withdraw_correction set status = 'dropped', decided_at = now() where request_id = $1 and number = $2",
        [id, n],
      );
    }
    const refused = await propose(id, paidAfterAll);
    expect([refused.status, refused.body['detail']]).toEqual([
      409,
      expect.stringContaining('can’t be corrected again'),
    ]);
  });

  it('is not corrected once it has become something else', async () => {
    const { id, contributorId } = await makeRequest('approve', 'pay');
    await propose(id, { to: 'failed', reason: 'Entered for the wrong row' });
    expect((await step(owner, id, 'return')).status).toBe(200);
    expect((await decide(id, 'confirm')).status).toBe(409);
    expect(await readPurse(app, contributorId)).toEqual(purse(AMOUNT - 1500));
  });

  it('of a large amount stays paid by another owner than approved it', async () => {
    await setSecondApproverFrom(app, 1000);
    const { id } = await makeRequest('approve', 'fail');
    await propose(id, paidAfterAll);
    expect((await decide(id, 'confirm')).status).toBe(200);
    await setSecondApproverFrom(app, 5_000_000);
    const { body } = await owner.call('GET', `/withdraw-request/request/${id}`);
    expect(body['request']).toMatchObject({ status: 'paid', needsSecondAdmin: true });
  });
});

describe('the database', () => {
  const refused = (text: string, values: unknown[]): Promise<unknown> =>
    app.pool.query(text, values).then(
      () => 'done',
      (error: unknown) => (error as { constraint?: string }).constraint,
    );
  it('refuses a correction of one owner, and one that was never said', async () => {
    const { id } = await makeRequest('approve', 'fail');
    const pay = "update withdraw_request set status = 'paid', reference = 'TX', reason = '' where id = $1";
    expect(await refused(pay, [id])).toBe('withdraw_request_corrected');
    await propose(id, paidAfterAll);
    expect(await refused(pay, [id])).toBe('withdraw_request_corrected');
    const done =
      "update withdraw_correction set status = 'done', decided_by = proposed_by, decided_at = now() where request_id = $1";
    expect(await refused(done, [id])).toBe('withdraw_correction_two_admins');
    expect(await refused('delete from withdraw_correction where request_id = $1', [id])).toBe(
      'withdraw_correction_kept',
    );
    expect(await refused("update withdraw_correction set reason = 'x' where request_id = $1", [id])).toBe(
      'withdraw_correction_kept',
    );
    const journal = `with j as (insert into ledger.journal (kind, subject) values ('withdraw_reverse', $1 || ' 1') returning id)
      insert into ledger.transfer (journal_id, debit_id, credit_id, currency, amount)
      select j.id, b.id, r.id, 'BDT', 100 from j, ledger.account b, ledger.account r, withdraw_request w
      where b.kind = 'bank' and r.kind = 'contributor_reserved' and r.contributor_id = w.contributor_id and w.id = $1::uuid`;
    expect(await refused(journal, [id])).toBe('withdrawal_sound');
    await decide(id, 'drop');
  });
});
