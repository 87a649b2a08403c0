import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { giveBack, payOrder } from '../../../../tests/support/bought.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { signInUser } from '../../../../tests/support/people.ts';
import { release } from '../../../../tests/support/sellers.ts';
import { makeAgreement } from '../../../../tests/support/splits.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { postSale } from '../../money/ledger/service/post.ts';
import { postWithdrawReserve, postWithdrawResolve } from '../../money/ledger/service/withdrawals.ts';
import { readBalances } from '../../money/ledger/store/accounts.ts';
import { findViolations } from './service/check-books.ts';
import { markPaid } from './service/paid.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const PRICE = 10_001;
const NET = 7001;
let work: Made;
let [owner, editor, singer] = ['', '', ''];

beforeAll(async () => {
  const category = await makeCategory(app, 'birds');
  owner = await makeContributor(app, 'owner');
  editor = await makeContributor(app, 'editor');
  singer = await makeContributor(app, 'singer');
  work = await makeContent(app, { category, contributor: owner, title: 'Heron', prices: [PRICE] });
});
afterEach(async () => expect(await findViolations(app.systemContext())).toEqual([]));

const share = (...basisPoints: number[]) =>
  [owner, editor, singer].map((contributorId, index) => ({ contributorId, basisPoints: basisPoints[index] ?? 0 }));
const lines = () => [{ contentId: work.contentId, variantId: work.variantIds[0] ?? '', price: PRICE }];
const order = async (): Promise<string> => {
  const buyer = await signInUser(app);
  const { body } = await buyer.call('POST', '/order/create', { lines: lines() }, { 'idempotency-key': createId() });
  return String(body['_id']);
};
/** Buys a work that was paid `days` days ago. */
async function buyOne(days = 0): Promise<string> {
  const orderId = await order();
  const paidAt = new Date(Date.now() - days * 86_400_000);
  await inTransaction(app.systemContext(), (ctx) => markPaid(ctx, { orderId, provider: 'sandbox', paidAt }));
  return orderId;
}

type Kind = 'pending' | 'available' | 'debt';
const read = async (kind: Kind): Promise<number[]> =>
  Promise.all(
    [owner, editor, singer].map(async (id) => (await readBalances(app.db, id, 'BDT')).get(`contributor_${kind}`) ?? 0),
  );
/** How `work` changes the balances of the three contributors. */
async function follow(kind: Kind, work: () => Promise<unknown>): Promise<number[]> {
  const before = await read(kind);
  await work();
  return (await read(kind)).map((each, index) => each - (before[index] ?? 0));
}
describe('what a shared work earns', () => {
  it('is its contributor’s alone as long as nothing was agreed', async () => {
    expect(await follow('pending', () => buyOne())).toEqual([NET, 0, 0]);
  });

  it('goes to each as agreed, to the poisha, and back from each in full', async () => {
    await makeAgreement(app, work.contentId, share(5000, 3000, 2000));
    let bought = '';
    // The shares are 3500.5, 2100.3 and 1400.2; the work's owner gets the rounding remainder.
    expect(
      await follow('pending', async () => {
        bought = await buyOne();
      }),
    ).toEqual([3501, 2100, 1400]);
    expect(await follow('pending', () => giveBack(app, bought))).toEqual([-3501, -2100, -1400]);
  });

  it('can be all somebody else’s', async () => {
    await makeAgreement(app, work.contentId, share(0, 10_000));
    expect(await follow('pending', () => buyOne())).toEqual([0, NET, 0]);
  });

  it('follows what was agreed when it was ordered, whatever is in force when it is paid', async () => {
    await makeAgreement(app, work.contentId, share(5000, 5000));
    const id = await order();
    await makeAgreement(app, work.contentId, share(1, 0, 9999));
    expect(await follow('pending', () => payOrder(app, id))).toEqual([3501, 3500, 0]);
    expect(await follow('pending', () => buyOne())).toEqual([1, 0, 7000]);
  });

  it('clears for each, whose debts are paid first, and is taken back from what each has', async () => {
    await makeAgreement(app, work.contentId, share(5000, 3000, 2000));
    const first = await buyOne(30);
    expect(await follow('available', () => release(app))).toEqual([3501, 2100, 1400]);
    // The editor withdraws the whole balance.
    const withdrawId = createId();
    const [, available = 0] = await read('available');
    await app.db.transaction().execute(async (tx) => {
      await postWithdrawReserve(tx, { withdrawId, contributorId: editor, currency: 'BDT', amount: available });
      await postWithdrawResolve(tx, { withdrawId, outcome: 'paid' });
    });
    await buyOne(30);
    expect(await follow('debt', () => giveBack(app, first))).toEqual([0, 2100, 0]);
    const availableBefore = await read('available');
    expect(await follow('debt', () => release(app))).toEqual([0, -2100, 0]);
    expect((await read('available')).map((each, index) => each - (availableBefore[index] ?? 0))).toEqual([
      3501, 0, 1400,
    ]);
  });

  it('is found where the books don’t follow the agreement', async () => {
    await makeAgreement(app, work.contentId, share(9000, 1000));
    const id = await order();
    const { rows } = await app.pool.query<{ id: string }>('select id from order_line where order_id = $1', [id]);
    const lineId = rows[0]?.id ?? '';
    const rules = async (agreed: readonly { contributorId: string; basisPoints: number }[] | undefined) => {
      let found: string[] = [];
      await app.db
        .transaction()
        .execute(async (tx) => {
          const line = {
            lineId,
            contributorId: owner,
            fee: 3000,
            net: NET,
            ...(agreed === undefined ? {} : { agreed }),
          };
          await postSale(tx, { provider: 'sandbox', currency: 'BDT', lines: [line] });
          const wrong = await tx.selectFrom('order_violation').select(['rule', 'subject']).execute();
          found = wrong.flatMap(({ rule, subject }) => (rule === 'part_is_agreed' ? (subject ?? '') : []));
          throw new Error('rolled back');
        })
        .catch((error: unknown) => expect(error).toMatchObject({ message: 'rolled back' }));
      return found.sort();
    };
    expect(await rules(share(9000, 1000))).toEqual([]);
    expect(await rules(undefined)).toEqual([`${lineId} ${owner}`]);
    expect(await rules(share(8999, 1001))).toEqual([]);
    expect(await rules(share(8990, 1010))).toEqual([owner, editor].map((who) => `${lineId} ${who}`).sort());
    expect(await rules(share(9000, 0, 1000))).toEqual([`${lineId} ${singer}`]);
  });
});
