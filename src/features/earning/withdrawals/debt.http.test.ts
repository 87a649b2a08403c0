import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { earn, findWithdrawFaults, makeEarner, step } from '../../../../tests/support/withdrawals.ts';
import { createId } from '../../../platform/database/id.ts';
import { postRefund } from '../../money/ledger/service/post.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const AMOUNT = 60_000;
let owner: SignedInAdmin;

beforeAll(async () => {
  owner = await signInAdmin(app);
});
afterEach(async () => expect(await findWithdrawFaults(app)).toEqual([]));

describe('what comes back to somebody who owes', () => {
  /**
   * Ends the request of a contributor with this debt.
   * @returns the texts of the notification and of the last e-mail
   */
  async function tellEnd(debt: number, end: 'reject' | 'return', language: 'en' | 'bn' = 'en') {
    const earner = await makeEarner(app, AMOUNT - debt);
    await app.pool.query(
      "update account set email = 'earner@example.com', email_verified = true, language = $2, emails = '{withdrawal}' where id = $1",
      [earner.person.userId, language],
    );
    const lineId = debt > 0 ? await earn(app, earner.contributorId, debt) : '';
    const id = await earner.request(AMOUNT);
    if (debt > 0)
      await app.db.transaction().execute((tx) =>
        postRefund(tx, {
          refundId: createId(),
          provider: 'sandbox',
          currency: 'BDT',
          lines: [{ lineId, net: debt, fee: 0 }],
        }),
      );
    for (const each of end === 'reject' ? ['reject'] : ['approve', 'pay', 'return']) await step(owner, id, each);
    const answer = await earner.person.fetch('/api/v1/user/notices', { headers: { 'accept-language': language } });
    const [notice] = ((await answer.json()) as { items: { reason: string }[] }).items;
    const { rows } = await app.pool.query<{ text: string }>(
      'select text_body as text from mail where account_id = $1 order by id desc limit 1',
      [earner.person.userId],
    );
    return { bell: notice?.reason, letter: rows[0]?.text };
  }

  it.each([
    [0, 'reject', 'The money is back in your balance.'],
    [20_000, 'reject', '৳200 of it covered what you owed after refunds; ৳400 is back in your balance.'],
    [AMOUNT, 'reject', 'All of it covered what you owed after refunds.'],
    [20_000, 'return', '৳200 of it covered what you owed after refunds; ৳400 is back in your balance.'],
  ] as const)('%i owed, %s: it is said', async (debt, end, words) => {
    const { bell, letter } = await tellEnd(debt, end);
    expect(bell).toBe(`${words} Wrong account`);
    expect(letter).toContain(words);
    expect(letter?.includes('The money is back')).toBe(debt === 0);
  });

  it('is said in Bangla', async () => {
    const { bell, letter } = await tellEnd(20_000, 'reject', 'bn');
    for (const text of [bell, letter]) expect(text).toContain('৳২০০ দিয়ে রিফান্ডের দেনা শোধ হয়েছে; ৳৪০০');
  });
});
