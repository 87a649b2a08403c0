import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { giveBack } from '../../../../tests/support/bought.ts';
import { type SignedInUser, signInContributor } from '../../../../tests/support/people.ts';
import { readZip } from '../../../../tests/support/read-zip.ts';
import {
  makeSeller,
  readEarnings,
  readStatement,
  release,
  type Seller,
  sell,
} from '../../../../tests/support/sellers.ts';
import { makeAgreement } from '../../../../tests/support/splits.ts';
import { createId } from '../../../platform/database/id.ts';
import { findViolations } from '../../buying/orders/service/check-books.ts';
import { postWithdrawReserve, postWithdrawResolve } from '../../money/ledger/service/withdrawals.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let owner: Seller;
let partner: SignedInUser;

beforeAll(async () => {
  owner = await makeSeller(app);
  partner = await signInContributor(app);
  await makeAgreement(app, owner.works[0]?.contentId ?? '', [
    { contributorId: owner.contributorId, basisPoints: 7500 },
    { contributorId: partner.userId, basisPoints: 2500 },
  ]);
  // The shares of ৳100.01, with a fee of ৳30, are split; ৳49.99 goes to the owner alone.
  await sell(app, owner, [0, 1]);
});

const list = async (person: SignedInUser) =>
  (await readEarnings(person)).entries.items.map(({ kind, share, sale }) => [
    kind,
    sale?.price,
    sale?.platformFee,
    share,
    (sale as { isShared?: boolean } | null)?.isShared,
  ]);
const readWorks = async (person: SignedInUser) =>
  (
    await readEarnings<{
      items: { sales: number; refunds: number; price: number; platformFee: number; share: number; isShared: boolean }[];
    }>(person, 'contents?days=all')
  ).items.map(({ sales, refunds, price, platformFee, share, isShared }) => ({
    sales,
    refunds,
    price,
    platformFee,
    share,
    isShared,
  }));

describe('of a shared sale', () => {
  it('each sees the own share, and nothing of the others', async () => {
    expect((await readEarnings(owner)).balances.pending).toBe(5251 + 3499);
    expect((await readEarnings(partner)).balances.pending).toBe(1750);
    expect((await list(owner)).sort((a, b) => Number(b[1]) - Number(a[1]))).toEqual([
      ['sale', 10_001, 3000, 5251, true],
      ['sale', 4999, 1500, 3499, false],
    ]);
    expect(await list(partner)).toEqual([['sale', 10_001, 3000, 1750, true]]);
  });

  it('so it is for each work, in the chart and on the dashboard', async () => {
    expect(await readWorks(partner)).toEqual([
      { sales: 1, refunds: 0, price: 10_001, platformFee: 3000, share: 1750, isShared: true },
    ]);
    expect((await readWorks(owner)).map(({ share, isShared }) => [share, isShared])).toEqual([
      [5251, true],
      [3499, false],
    ]);
    const { spans } = await readEarnings<{ spans: { sales: number; earned: number }[] }>(partner, 'chart');
    expect(spans.at(-1)).toMatchObject({ sales: 1, earned: 1750 });
    const { body } = await partner.call('GET', '/dashboard');
    expect(body).toMatchObject({ balances: { pending: 1750 }, earned: { now: 1750 }, selling: [{ share: 1750 }] });
  });

  it('statements have the own share, and say that it is one', async () => {
    const text = await readStatement(partner, 'from=2020-01-01&to=2099-12-31');
    expect(text).toContain('"Sale, shared with others"');
    expect(text).toContain('100.01,30.00,17.50,17.50,"BDT"');
    expect(text).not.toContain('52.51');
    expect(await readStatement(owner, 'from=2020-01-01&to=2099-12-31')).toContain('"Sale",');
    expect(await readStatement(partner, 'from=2020-01-01&to=2099-12-31&format=pdf')).toContain('%PDF');
  });

  it('the account’s export has the agreement, without the accounts of others', async () => {
    const { entries } = await readEarnings(partner);
    expect(JSON.stringify(entries)).not.toContain(owner.username);
    const answer = await partner.fetch('/api/v1/user/export');
    const files = await readZip(new Uint8Array(await answer.arrayBuffer()));
    const kept = JSON.parse(String(files.get('collaborations.json'))) as { shares: object[] }[];
    expect(kept).toMatchObject([
      {
        state: 'in_force',
        shares: [
          { username: owner.username, basisPoints: 7500 },
          { isMe: true, basisPoints: 2500 },
        ],
      },
    ]);
    expect(String(files.get('statement.csv'))).toContain('17.50');
  });
});

it('counts a refund once, of which a part had been withdrawn', async () => {
  const seller = await makeSeller(app);
  const { id } = await sell(app, seller, [0], 30);
  await release(app);
  const withdrawId = createId();
  await app.db.transaction().execute(async (tx) => {
    await postWithdrawReserve(tx, { withdrawId, contributorId: seller.contributorId, currency: 'BDT', amount: 5000 });
    await postWithdrawResolve(tx, { withdrawId, outcome: 'paid' });
  });
  // ৳20.01 are left in the balance; the rest becomes a debt.
  await giveBack(app, id);
  expect((await readEarnings(seller)).balances).toMatchObject({ available: 0, debt: 5000 });
  expect(await readWorks(seller)).toEqual([
    { sales: 1, refunds: 1, price: 0, platformFee: 0, share: 0, isShared: false },
  ]);
  expect(await findViolations(app.systemContext())).toEqual([]);
});
