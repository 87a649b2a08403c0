import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { openTampering, reconcileNow, refundWhole } from '../../../../tests/support/reconciliation.ts';
import { openShop } from '../../../../tests/support/shop.ts';
import { listTamperings } from '../../../../tests/support/tamperings.ts';
import { createId } from '../../../platform/database/id.ts';
import { toDhakaDay } from './rules/days.ts';
import { explain } from './service/present.ts';
import { rulesOfDays } from './service/whole.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const shop = await openShop(app);
const tamper = await openTampering(app);
const owner = await signInAdmin(app, 'owner');

interface Break {
  readonly _id: string;
  readonly kind: string;
  readonly subject: string;
  readonly explanation: string;
  readonly order: { readonly _id: string } | null;
}
/** Fields of a discrepancy about a rule, which its explanation names. */
const ruleBroken = {
  kind: 'rule_broken',
  provider: null,
  currency: null,
  expected: 1,
  found: 0,
} as const;

const readBreaks = async (state = 'open', language = 'en'): Promise<Break[]> => {
  const answer = await owner.call('GET', `/reconciliation/breaks?state=${state}`, undefined, {
    'accept-language': language,
  });
  return answer.body['items'] as Break[];
};
const one = async (query: string, values: readonly unknown[]): Promise<string> =>
  String((await app.pool.query<{ v: string }>(query, [...values])).rows[0]?.v);

const bought = await shop.buy();
const lineId = bought.lines[0]?._id ?? '';
const paymentId = await one('select id as v from payment where order_id = $1', [bought.id]);
const returned = await shop.buy();
const refundId = await refundWhole(app, returned.id);
const open = await shop.order(await signInUser(app));

it('finds nothing where everything adds up, and says what each side has', async () => {
  expect(await reconcileNow(app)).toBe(0);
  const { body } = await owner.call('GET', '/reconciliation');
  expect(body).toMatchObject({
    running: null,
    last: { openBreaks: 0 },
    openBreaks: 0,
    days: [
      {
        provider: 'sandbox',
        orders: 2,
        sold: { orders: 30_000, receipts: 30_000, ledger: 30_000 },
        refunds: 1,
        returned: { orders: 15_000, receipts: 15_000, ledger: 15_000 },
      },
    ],
  });
});

describe('what was tampered with', () => {
  beforeEach(async () => {
    expect(await readBreaks()).toEqual([]);
  });
  const cases = listTamperings({
    bought: bought.id,
    lineId,
    paymentId,
    returned: returned.id,
    returnedLine: returned.lines[0]?._id ?? '',
    refundId,
    open: open.id,
    openLine: open.lines[0]?._id ?? '',
    extra: createId(),
  });
  it.each(cases)(
    'is found where %s, explained in both languages, and closes when it is mended',
    async (_, { how, back, found, say }) => {
      for (const [statement, values] of how) await tamper(statement, values);
      await reconcileNow(app);
      const breaks = (await readBreaks()).filter(({ kind }) => kind !== 'rule_broken' && kind !== 'statement_differs');
      const sorted = breaks.toSorted((a, b) => a.kind.localeCompare(b.kind));
      expect(sorted.map(({ kind, subject, order }) => [kind, subject, order?._id])).toEqual(found);
      expect(sorted[0]?.explanation).toContain(say);
      expect((await readBreaks('open', 'bn')).map(({ explanation }) => explanation).join()).toMatch(
        /^[^a-z{}]*((Sandbox|bKash|US)[^a-z{}]*)*$/,
      );
      for (const [statement, values] of back) await tamper(statement, values);
      expect(await reconcileNow(app)).toBe(0);
      const closed = new Set((await readBreaks('closed')).map(({ _id }) => _id));
      expect(sorted.every(({ _id }) => closed.has(_id))).toBe(true);
    },
  );
});

it('compares statements with accounts, summed days with the books, and every rule of the books', async () => {
  const yesterday = toDhakaDay(new Date(Date.now() - 86_400_000));
  const account = "kind = 'contributor_pending' and balance > 0";
  await tamper(`update ledger.account set balance = balance + 3 where ${account}`);
  await tamper(
    "insert into trade_day (day, currency, sales, gross, fees, refunds, refunded, fees_returned) values ($1, 'BDT', 1, 900, 9, 0, 0, 0)",
    [yesterday],
  );
  await tamper('update entitlement set revoked_at = now() where order_line_id = $1', [lineId]);
  await reconcileNow(app);
  const found = await readBreaks();
  const say = (kind: string, text: string) =>
    found.some((each) => each.kind === kind && each.explanation.includes(text));
  expect(found.map(({ kind }) => kind).sort()).toEqual([
    'day_differs',
    'rule_broken',
    'rule_broken',
    'rule_broken',
    'statement_differs',
  ]);
  expect(say('statement_differs', 'hold ৳105.03; the entries of the statement add up to ৳105.')).toBe(true);
  expect(say('day_differs', 'The ledger has ৳0 for this day, but the stored total, which dashboards show, is ৳9')).toBe(
    true,
  );
  expect(say('rule_broken', 'The balance of an account isn’t the sum of its transfers.')).toBe(true);
  expect(say('rule_broken', 'A purchased item can’t be downloaded.')).toBe(true);
  expect((await readBreaks('open', 'bn')).every(({ explanation }) => /^[^a-z{}]+$/.test(explanation))).toBe(true);
  await tamper(`update ledger.account set balance = balance - 3 where ${account}`);
  await tamper('delete from trade_day where day = $1', [yesterday]);
  await tamper('update entitlement set revoked_at = null where order_line_id = $1', [lineId]);
  expect(await reconcileNow(app)).toBe(0);
});

it('knows words for every rule that the views have', async () => {
  const { rows } = await app.pool.query<{ text: string }>(
    "select pg_get_viewdef(v::regclass) as text from unnest(array['ledger.violation', 'order_violation', 'withdraw_violation']) v",
  );
  const rules = rows
    .flatMap(({ text }) => [...text.matchAll(/'(\w+)'::text AS rule|SELECT '(\w+)'::text/g)])
    .map((each) => each[1] ?? each[2]);
  expect(new Set(rules).size).toBeGreaterThan(15);
  const unnamed = rules.filter((rule) =>
    explain({ ...ruleBroken, detail: rule ?? '' }, 'en').explanation.startsWith(`${rule}`),
  );
  expect(unnamed).toEqual([...rulesOfDays].filter((rule) => unnamed.includes(rule)));
});
