import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { giveBack } from '../../../../tests/support/bought.ts';
import { makeSeller, type Seller, sell } from '../../../../tests/support/sellers.ts';
import { makeAgreement } from '../../../../tests/support/splits.ts';
import type { Context } from '../../../platform/context.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { formatDayIn } from '../../../platform/local-format.ts';
import { isOwnSale } from '../../buying/orders/service/pricing/commissions.ts';
import { sumEarnedBetween } from '../../money/ledger/service/trade.ts';
import { addDays, toDayStart, toDhakaDay } from './rules/period.ts';
import { writeSaleLetters } from './service/sale-letters.ts';

const app = await testApp({ origin: 'https://arbor.example', environment: { ARBOR_RATE_LIMITS: '0' } });
const today = toDhakaDay(new Date());
const tomorrow = toDayStart(addDays(today, 1));
const at = (now: Date): Context => ({ ...app.systemContext(), now });

async function makeReader(language = 'en', change = "status = 'active'"): Promise<Seller> {
  const seller = await makeSeller(app);
  await app.pool.query(
    `update account set email = left(id::text, 18) || '@example.com', email_verified = true, language = $2 where id = $1`,
    [seller.userId, language],
  );
  await app.pool.query(`update account set ${change} where id = $1`, [seller.userId]);
  return seller;
}
interface Letter {
  readonly subject: string;
  readonly text_body: string;
  readonly unsubscribe_url: string | null;
}
const readLetters = async ({ userId }: Seller): Promise<Letter[]> =>
  (
    await app.pool.query<Letter>(
      'select subject, text_body, unsubscribe_url from mail where account_id = $1 order by id',
      [userId],
    )
  ).rows;

it('tells once what a day earned, when it is over in Dhaka, whatever runs again or at once', async () => {
  const seller = await makeReader();
  const idle = await makeReader();
  await sell(app, seller);
  const { id } = await sell(app, seller, [1]);
  await giveBack(app, id);
  await writeSaleLetters(at(new Date(tomorrow.getTime() - 1)));
  expect(await readLetters(seller)).toEqual([]);
  await Promise.all([writeSaleLetters(at(tomorrow)), writeSaleLetters(at(tomorrow))]);
  await writeSaleLetters(at(tomorrow));
  const [letter, ...more] = await readLetters(seller);
  expect(more).toEqual([]);
  const day = formatDayIn('en', toDayStart(today));
  // The sales are 70.01, 34.99, 0.01 and 34.99; the last one was refunded.
  expect(letter?.subject).toBe(`You earned ৳140 on ${day}`);
  expect(letter?.text_body).toContain(`You made 4 sales on ${day} and earned ৳140.`);
  expect(letter?.text_body).toContain('we deducted ৳34.99');
  expect(letter?.text_body).toContain('https://arbor.example/contributor/sales-and-earnings');
  expect(await readLetters(idle)).toEqual([]);
  // There is nothing to report about the day after.
  await writeSaleLetters(at(toDayStart(addDays(today, 2))));
  expect(await readLetters(seller)).toHaveLength(1);
  await expect(app.pool.query('update sale_letter set decided_at = now()')).rejects.toMatchObject({
    constraint: 'sale_letter_kept',
  });
});

it('is in the language of the account, and ended by one click', async () => {
  const seller = await makeReader('bn');
  await sell(app, seller, [0]);
  await writeSaleLetters(at(tomorrow));
  const [letter] = await readLetters(seller);
  expect(letter?.subject).toBe(`${formatDayIn('bn', toDayStart(today))}: আপনার আয় ৳৭০.০১`);
  expect(letter?.text_body).toContain('একটি কাজ বিক্রি হয়েছে');
  expect(letter?.text_body).not.toContain('রিফান্ড');
  expect(letter?.text_body).toContain('https://arbor.example/bn/contributor/sales-and-earnings');
  const path = (letter?.unsubscribe_url ?? '').replace('https://arbor.example', '');
  expect((await app.fetch(path, { method: 'POST' })).status).toBe(200);
  const { rows } = await app.pool.query<{ emails: string[] }>('select emails from account where id = $1', [
    seller.userId,
  ]);
  expect(rows[0]?.emails).toEqual(['receipt', 'review', 'withdrawal', 'refund', 'request', 'follow']);
});

it.each([
  ['who chose otherwise', "emails = '{receipt,withdrawal}'"],
  ['who is suspended', "status = 'suspended', suspended_at = now(), suspended_reason = 'Spam'"],
  ['whose address is not known to be theirs', 'email_verified = false'],
])('goes to nobody %s', async (_, change) => {
  const seller = await makeReader('en', change);
  await sell(app, seller, [0]);
  await writeSaleLetters(at(tomorrow));
  expect(await readLetters(seller)).toEqual([]);
});

it('goes to nobody whose account is gone, and holds up nobody else', async () => {
  const [gone, other] = [await makeReader(), await makeReader()];
  await sell(app, gone, [0]);
  await sell(app, other, [0]);
  await app.pool.query('update contributor set account_id = null where id = $1', [gone.contributorId]);
  await writeSaleLetters(at(tomorrow));
  expect(await readLetters(gone)).toEqual([]);
  expect(await readLetters(other)).toHaveLength(1);
});

it('tells collaborators their own shares', async () => {
  const [owner, editor] = [await makeReader(), await makeReader()];
  await makeAgreement(app, owner.works[0]?.contentId ?? '', [
    { contributorId: owner.contributorId, basisPoints: 5000 },
    { contributorId: editor.contributorId, basisPoints: 5000 },
  ]);
  await sell(app, owner, [0]);
  await writeSaleLetters(at(tomorrow));
  expect((await readLetters(owner))[0]?.subject).toContain('৳35.01');
  expect((await readLetters(editor))[0]?.subject).toContain('৳35 ');
});

it('is written by the next run where one died', async () => {
  const seller = await makeReader();
  await sell(app, seller, [0]);
  const own = at(tomorrow);
  const jobs = { enqueue: () => Promise.reject(new Error('died')) } as unknown as Jobs;
  await expect(writeSaleLetters({ ...own, platform: { ...own.platform, jobs } })).rejects.toThrow('died');
  expect(await readLetters(seller)).toEqual([]);
  await writeSaleLetters(own);
  expect(await readLetters(seller)).toHaveLength(1);
});

it('counts a moment to the day that begins with it', async () => {
  const seller = await makeReader();
  await sell(app, seller, [0]);
  const { rows } = await app.pool.query<{ created_at: Date }>(
    `select date_trunc('milliseconds', max(created_at)) as created_at from ledger.journal where kind = 'sale'`,
  );
  const moment = rows[0]?.created_at ?? new Date();
  const sum = async (from: Date, until: Date) =>
    (await sumEarnedBetween(app.db, 'BDT', { from, until }, isOwnSale)).filter(
      ({ contributor_id }) => contributor_id === seller.contributorId,
    );
  const after = new Date(moment.getTime() + 1);
  expect(await sum(moment, after)).toMatchObject([{ sales: 1, earned: 7001, returned: 0 }]);
  expect(await sum(toDayStart(today), moment)).toEqual([]);
  expect(await sum(after, tomorrow)).toEqual([]);
});
