import { beforeEach, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { bookSurplus } from '../../../../tests/support/payments/refused-surplus.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { openTampering, reconcileNow } from '../../../../tests/support/reconciliation.ts';
import { openShop } from '../../../../tests/support/shop.ts';
import { earn } from '../../../../tests/support/withdrawals.ts';
import { createId } from '../../../platform/database/id.ts';
import { toReference } from '../../../platform/payments/reference.ts';
import { findViolations } from '../../buying/orders/service/check-books.ts';
import { addDays, toDhakaDay } from './rules/days.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const shop = await openShop(app);
const tamper = await openTampering(app);
const owner = await signInAdmin(app, 'owner');
const bought = await shop.buy();

const MAX = 3;
const today = toDhakaDay(new Date());
const reconcile = (maxBreaks = MAX) => reconcileNow(app, { from: addDays(today, -6), to: today }, { maxBreaks });

interface Listed {
  readonly _id: string;
  readonly kind: string;
  readonly subject: string;
  readonly explanation: string;
}
const list = async (state = 'open'): Promise<Listed[]> =>
  (await owner.call('GET', `/reconciliation/breaks?state=${state}&limit=100`)).body['items'] as Listed[];
const subjects = async (kind: string, state?: string): Promise<string[]> =>
  (await list(state)).flatMap((each) => (each.kind === kind ? [each.subject] : [])).sort();
const accept = async (): Promise<void> => {
  for (const { _id, kind } of await list())
    if (kind !== 'rule_broken')
      expect((await owner.call('PUT', `/reconciliation/accept/${_id}`, { note: 'Known' })).status).toBe(200);
};

const removeSurplus = (): Promise<void> =>
  tamper(
    `with gone as (delete from payment where is_surplus returning id),
       journals as (delete from ledger.journal j using gone g where j.subject like g.id || ' %' returning j.id)
     delete from ledger.transfer where journal_id in (select id from journals)`,
  );

/**
 * Adds overpayments, oldest first.
 * @returns the payments' identifiers
 */
async function addSurplus(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => createId());
  for (const id of ids)
    await tamper(
      `insert into payment (id, order_id, provider, mode, reference, provider_reference, amount, currency, status, transaction_id,
         expires_at, paid_at, is_surplus)
       values ($1::uuid, $2, 'sandbox', 'test', $3, $1::uuid::text, 15000, 'BDT', 'completed', $1::uuid::text, now(), now(), true)`,
      [id, bought.id, toReference(id)],
    );
  for (const id of ids) await bookSurplus(app, id);
  return ids;
}

beforeEach(async () => {
  expect(await list()).toEqual([]);
});

it('says that there is more surplus than it lists, and closes none of what it has found before', async () => {
  const old = await addSurplus(MAX);
  expect(await reconcile()).toBe(MAX);
  const news = await addSurplus(2);
  await reconcile();
  // New discrepancies are listed; solved ones may still be open, because the list was cut off.
  expect(await subjects('surplus_kept')).toEqual([...old, ...news].sort());
  expect((await list()).filter(({ kind }) => kind === 'rule_broken')).toMatchObject([
    {
      subject: 'more_than_listed surplus_kept',
      explanation: expect.stringMatching(/Expected 3, found 5\./) as string,
    },
  ]);
  // An accepted discrepancy stays accepted, and doesn't hide newer or older ones.
  await accept();
  await reconcile();
  expect(await subjects('surplus_kept')).toEqual([]);
  await tamper("update reconciliation_break set state = 'open' where subject = $1", [old[0]]);
  const [newest] = await addSurplus(1);
  await reconcile();
  expect(await subjects('surplus_kept')).toEqual([old[0] ?? '', newest ?? ''].sort());
  expect(await subjects('surplus_kept', 'accepted')).toHaveLength(MAX + 1);
  // The overpayments are removed, so the next run closes their discrepancies.
  await removeSurplus();
  expect(await reconcile()).toBe(0);
  expect(await subjects('surplus_kept', 'closed')).toHaveLength(MAX + 3);
});

it('says the same of statements, and closes what is mended of another kind', async () => {
  const [surplus] = await addSurplus(1);
  await reconcile();
  const contributors: string[] = [];
  for (let n = 0; n <= MAX; n += 1) {
    const contributorId = await makeContributor(app, createId());
    await earn(app, contributorId, 1000);
    contributors.push(contributorId);
  }
  await tamper(
    "update ledger.account set balance = balance + 1 where contributor_id = any($1) and kind = 'contributor_available'",
    [contributors],
  );
  await removeSurplus();
  await reconcile();
  expect(await subjects('surplus_kept', 'closed')).toContain(surplus);
  expect(await subjects('statement_differs')).toHaveLength(MAX);
  const told = (await subjects('rule_broken')).filter((subject) => subject.startsWith('more_than_listed'));
  expect(told).toContain('more_than_listed statement_differs');
  // All listed discrepancies are accepted, so the next one takes their place.
  await accept();
  await reconcile();
  expect([...(await subjects('statement_differs')), ...(await subjects('statement_differs', 'accepted'))]).toHaveLength(
    MAX + 1,
  );
  await tamper(
    "update ledger.account set balance = balance - 1 where contributor_id = any($1) and kind = 'contributor_available'",
    [contributors],
  );
  // All rules are listed again.
  expect(await reconcile(1000)).toBe(0);
});

it('looks at days first of which it knows nothing, and says that there are more', async () => {
  const days = Array.from({ length: MAX + 2 }, (_, index) => `${20 + index} days`);
  const orders: string[] = [];
  for (const ago of days) {
    const { id } = await shop.buy();
    orders.push(id);
    await tamper('update customer_order set paid_at = now() - $2::interval where id = $1', [id, ago]);
    await tamper("update payment set paid_at = now() - $2::interval, currency = 'USD' where order_id = $1", [id, ago]);
  }
  await reconcile();
  expect(await subjects('rule_broken')).toContain('more_than_listed day');
  expect(await subjects('receipt_missing')).toHaveLength(MAX);
  await reconcile();
  expect(await subjects('receipt_missing')).toHaveLength(MAX + 2);
  await tamper("update payment set currency = 'BDT' where order_id = any($1)", [orders]);
  // The previous test's sales have no orders, which violates more rules than are listed.
  expect(await reconcile(1000)).toBe(0);
});

/** Creates lines that were paid this many days ago, and whose fee differs from the posted one. */
async function breakFees(daysAgo: number, count: number): Promise<string[]> {
  const lines: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const { id, lines: own } = await shop.buy();
    await tamper("update customer_order set paid_at = now() - $2 * interval '1 day' where id = $1", [id, daysAgo]);
    await tamper("update payment set paid_at = now() - $2 * interval '1 day' where order_id = $1", [id, daysAgo]);
    lines.push(own[0]?._id ?? '');
  }
  await tamper('update order_line set fee = fee + 1 where id = any($1)', [lines]);
  return lines.sort();
}

it('looks at the days of broken lines first of which it knows nothing, however many lines are known', async () => {
  const known = await breakFees(40, MAX + 1);
  await reconcile(1000);
  expect(await subjects('share_differs')).toEqual(known);
  await accept();
  const news = await breakFees(50, 1);
  await reconcile();
  expect(await subjects('share_differs')).toEqual(news);
  // There are more days than one run checks, including today, on which everything was posted; the next run checks the
  // others.
  const more: string[] = [];
  for (let ago = 60; ago <= 60 + MAX; ago += 1) more.push(...(await breakFees(ago, 1)));
  await reconcile();
  expect(await subjects('share_differs')).toHaveLength(1 + MAX);
  expect((await list()).filter(({ subject }) => subject === 'more_than_listed line')).toMatchObject([
    { explanation: expect.stringMatching(/more days .*Expected 3, found 7\./) as string },
  ]);
  await reconcile();
  expect(await subjects('share_differs')).toEqual([...news, ...more].sort());
  await tamper('update order_line set fee = fee - 1 where id = any($1)', [[...known, ...news, ...more]]);
  expect(await reconcile(1000)).toBe(0);
});

it('lists rules that nobody has accepted first, and says how many there are', async () => {
  const lines: string[] = [];
  for (let n = 0; n < MAX + 2; n += 1) lines.push((await shop.buy()).lines[0]?._id ?? '');
  await tamper('update entitlement set revoked_at = now() where order_line_id = any($1)', [lines]);
  const readRules = async (state?: string) =>
    (await subjects('rule_broken', state)).filter((subject) => !subject.startsWith('more_than_listed'));
  await reconcile();
  expect(await readRules()).toHaveLength(MAX);
  expect((await list()).filter(({ subject }) => subject === 'more_than_listed')).toMatchObject([
    { explanation: expect.stringMatching(/Expected 3, found 5\./) as string },
  ]);
  for (const { _id, subject } of await list())
    if (subject.startsWith('bought_'))
      expect((await owner.call('PUT', `/reconciliation/accept/${_id}`, { note: 'Known' })).status).toBe(200);
  await reconcile();
  expect([...(await readRules()), ...(await readRules('accepted'))].sort()).toEqual(
    lines.map((line) => `bought_can_be_downloaded ${line}`).sort(),
  );
  await tamper('update entitlement set revoked_at = null where order_line_id = any($1)', [lines]);
  expect(await reconcile(1000)).toBe(0);
});

it('tells the operator of as much as anybody reads, and how much more there is', async () => {
  // The database returns a rule's violations in any order.
  const readSorted = async () => {
    const found = await findViolations(app.systemContext());
    return found.toSorted((a, b) => `${a.rule} ${a.subject}`.localeCompare(`${b.rule} ${b.subject}`));
  };
  const before = await readSorted();
  await tamper(
    `insert into ledger.journal (kind, subject) select 'settlement', 'x' || n from generate_series(1, 1200) n`,
  );
  const found = await findViolations(app.systemContext());
  expect(found).toHaveLength(1001 + before.length);
  expect(found[1000]).toEqual({ rule: 'more_than_listed', subject: '', expected: '1000', actual: '1200' });
  await tamper("with gone as (delete from ledger.journal where kind = 'settlement') select 1");
  expect(await readSorted()).toEqual(before);
});
