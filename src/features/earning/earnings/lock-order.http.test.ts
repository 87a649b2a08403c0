import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { buy, giveBack } from '../../../../tests/support/bought.ts';
import { makeCategory, makeContent } from '../../../../tests/support/factories.ts';
import { type SignedInAdmin, signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { type Earner, earn, findWithdrawFaults, makeEarner, step } from '../../../../tests/support/withdrawals.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let owner: SignedInAdmin;
let category: Awaited<ReturnType<typeof makeCategory>>;
beforeAll(async () => {
  owner = await signInAdmin(app);
  category = await makeCategory(app, 'birds');
});
afterEach(async () => expect(await findWithdrawFaults(app)).toEqual([]));

async function waitForWaiters(count: number): Promise<void> {
  const countWaiting = () =>
    app.pool.query<{ n: number }>(
      "select count(distinct pid)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
  while (Number((await countWaiting()).rows[0]?.n) < count);
}

/**
 * Starts both while another transaction locks the contributor's accounts, so that the first one gets the lock first.
 */
async function race<First, Second>(
  { contributorId }: Earner,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const holder = await app.pool.connect();
  try {
    await holder.query('begin');
    await holder.query("select * from ledger.lock_balances(array[$1]::uuid[], 'BDT')", [contributorId]);
    const begun = first();
    await waitForWaiters(1);
    const next = second();
    await waitForWaiters(2);
    await holder.query('commit');
    return await Promise.all([begun, next]);
  } finally {
    holder.release();
  }
}

/** Sells a work of the contributor. */
async function sell({ contributorId: contributor }: Earner): Promise<string> {
  const work = await makeContent(app, { category, contributor, title: 'Heron', prices: [10_000] });
  const line = { contentId: work.contentId, variantId: work.variantIds[0] ?? '', price: 10_000 };
  const order = await buy(app, await signInUser(app), [line]);
  return order.id;
}

describe('whoever leaves and gives money up waits for', () => {
  it('a refund that has their money and is about to tell them', async () => {
    const earner = await makeEarner(app, 4_900);
    const orderId = await sell(earner);
    const [, left] = await race(
      earner,
      () => giveBack(app, orderId),
      () => earner.person.deleteAccount({ forfeit: 4_900 }),
    );
    // After the sale was refunded, the contributor can leave, because nothing is pending.
    expect(left.status).toBe(200);
  });

  it('a withdrawal that comes back', async () => {
    const earner = await makeEarner(app, 60_000);
    const id = await earner.request(60_000);
    await step(owner, id, 'approve');
    await step(owner, id, 'pay');
    await earn(app, earner.contributorId, 4_900);
    const [returned, left] = await race(
      earner,
      () => step(owner, id, 'return'),
      () => earner.person.deleteAccount({ forfeit: 4_900 }),
    );
    expect([returned.status, left.status]).toEqual([200, 409]);
  });

  it('a sale', async () => {
    const earner = await makeEarner(app, 4_900);
    const [, left] = await race(
      earner,
      () => sell(earner),
      () => earner.person.deleteAccount({ forfeit: 4_900 }),
    );
    // Either call may have got the lock first.
    expect([200, 409]).toContain(left.status);
  });
});

it('whoever asks for a withdrawal waits for who leaves', async () => {
  const earner = await makeEarner(app, 60_000);
  const [left, asked] = await race(
    earner,
    () => earner.person.deleteAccount({ forfeit: 60_000 }),
    () => earner.ask(60_000),
  );
  expect([left.status, [401, 403].includes(asked.status)]).toEqual([200, true]);
});
