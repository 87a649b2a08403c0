import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { giveBack } from '../../../../tests/support/bought.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInUser, signInAdmin, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { makeSeller, sell } from '../../../../tests/support/sellers.ts';
import { earn } from '../../../../tests/support/withdrawals.ts';
import { findFirstTime, sumTradeDays } from '../../money/ledger/service/trade.ts';
import { addDays, toDayStart, toDhakaDay } from './rules/period.ts';
import { readTrade, sumDaysBefore, sumEndedDays } from './service/trade-days.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const admin = { 'arbor-area': 'admin' };
const today = toDhakaDay(new Date());

interface Compared {
  readonly now: number;
  readonly before: number;
}
interface AdminFigures {
  readonly kind: 'admin';
  readonly trade: (Record<'sales' | 'gross' | 'fees' | 'refunds' | 'refunded', Compared> & { owed: object }) | null;
  readonly signUps: Compared;
  readonly downloads: Compared;
  readonly reviewQueue: Compared;
  readonly days: readonly {
    day: string;
    sales: number;
    gross: number;
    downloads: number;
    before: { gross: number; downloads: number };
  }[];
}
const readOwn = async (person: SignedInUser) => (await person.call('GET', '/dashboard')).body;
const readAdmin = async (role: 'owner' | 'moderator'): Promise<AdminFigures> => {
  const { status, body } = await (await signInAdmin(app, role)).call('GET', '/dashboard?days=7');
  expect(status).toBe(200);
  return body as unknown as AdminFigures;
};

it('answers a contributor what was earned, what is reviewed and what sells', async () => {
  const seller = await makeSeller(app);
  expect(await readOwn(seller)).toMatchObject({ kind: 'contributor', earned: { now: 0, before: 0 }, selling: [] });
  await sell(app, seller);
  const { id, lines } = await sell(app, seller, [0, 1]);
  await giveBack(app, id, [lines[0]?._id ?? '']);
  await app.pool.query(
    `insert into submission (id, content_id, contributor_id, number, kind, note)
     select gen_random_uuid(), $1, $2, 1, 'new', ''`,
    [seller.works[0]?.contentId, seller.contributorId],
  );
  expect(await readOwn(seller)).toMatchObject({
    balances: { pending: 7001 + 3499 + 1 + 3499 },
    earned: { now: 7001 + 3499 + 1 + 3499, before: 0 },
    inReview: 1,
    selling: [{ sales: 2, share: 7001 }, { share: 6998 }, { share: 1 }],
  });
  expect(await readOwn(await makeSeller(app))).toMatchObject({ inReview: 0, selling: [] });
});

it('answers an owner everything, a moderator no money, and nobody else', async () => {
  const before = await readAdmin('owner');
  const seller = await makeSeller(app);
  const { id } = await sell(app, seller, [0]);
  await sell(app, seller, [1]);
  await giveBack(app, id);
  const after = await readAdmin('owner');
  const grown = (key: 'sales' | 'gross' | 'fees' | 'refunds' | 'refunded') =>
    (after.trade?.[key].now ?? 0) - (before.trade?.[key].now ?? 0);
  expect(['sales', 'gross', 'fees', 'refunds', 'refunded'].map((key) => grown(key as 'sales'))).toEqual([
    2, 15_000, 1500, 1, 10_001,
  ]);
  expect(after.signUps.now).toBeGreaterThan(before.signUps.now);
  expect(after.days.map(({ day }) => day)).toEqual(Array.from({ length: 7 }, (_, index) => addDays(today, index - 6)));
  expect(after.days.at(-1)?.sales).toBe(after.trade?.sales.now);
  expect(after.days.map(({ before: { gross } }) => gross)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(after.reviewQueue.now).toBeGreaterThanOrEqual(after.reviewQueue.before);
  const moderator = await readAdmin('moderator');
  expect(moderator.trade).toBeNull();
  expect(moderator.days.every(({ sales, gross }) => sales === 0 && gross === 0)).toBe(true);
  expect((await (await signInUser(app)).call('GET', '/dashboard', undefined, admin)).status).toBe(401);
  expect((await (await signInAdmin(app)).call('GET', '/dashboard?days=8', undefined, admin)).status).toBe(400);
});

it('answers an admin who says no area, and makes no contributor of the site', async () => {
  const count = async () => (await app.pool.query<{ n: number }>('select count(*)::int as n from contributor')).rows;
  const before = await count();
  expect((await readAdmin('moderator')).kind).toBe('admin');
  const boss = await signInAdmin(app);
  expect((await boss.call('GET', '/content/mine')).body).toMatchObject({ items: [] });
  expect((await boss.fetch('/api/v1/dashboard', { method: 'HEAD' })).status).toBe(200);
  expect(await count()).toEqual(before);
});

it('answers by the session that is alive, and by the area that is said where two are', async () => {
  const person = await signInContributor(app);
  for (const [name, value] of (await signInAdmin(app)).cookies) person.cookies.set(name, value);
  const read = async (area?: string) => {
    const headers = area === undefined ? {} : { 'arbor-area': area };
    const { status, body } = await person.call('GET', '/dashboard', undefined, headers);
    return [status, body['kind']];
  };
  expect(await read()).toEqual([200, 'contributor']);
  expect(await read('admin')).toEqual([200, 'admin']);
  expect(await read('user')).toEqual([200, 'contributor']);
  await app.pool.query('delete from session where account_id = $1', [person.userId]);
  expect(await read('user')).toEqual([401, undefined]);
  expect(await read()).toEqual([200, 'admin']);
});

it('tells owners what is owed to people, not to the site’s own works or to who has left', async () => {
  const owed = async () => (await readAdmin('owner')).trade?.owed as { available: number };
  const before = await owed();
  const [staying, leaving] = [await makeSeller(app), await makeSeller(app)];
  const house = await makeContributor(app, 'house-of-arbor');
  for (const id of [staying.contributorId, leaving.contributorId, house]) await earn(app, id, 5_000);
  expect((await owed()).available).toBe(before.available + 10_000);
  await app.pool.query("update contributor set status = 'closed', account_id = null where id = $1", [
    leaving.contributorId,
  ]);
  expect((await owed()).available).toBe(before.available + 5_000);
});

it('tells the last downloads of own works, and the most downloaded', async () => {
  const seller = await makeSeller(app);
  const [first, second] = seller.works;
  for (const [work, visitor] of [
    [first, 'a'],
    [second, 'a'],
    [second, 'b'],
  ] as const) {
    await app.pool.query(
      `insert into content_download (content_id, variant_id, day, visitor, created_at)
       values ($1, $2, (now() at time zone 'Asia/Dhaka')::date, $3, clock_timestamp())`,
      [work?.contentId, work?.variantIds[0], visitor],
    );
    await app.pool.query(
      `insert into content_day (content_id, day, downloads) values ($1, (now() at time zone 'Asia/Dhaka')::date, 1)
       on conflict (content_id, day) do update set downloads = content_day.downloads + 1`,
      [work?.contentId],
    );
  }
  const ids = async (person: SignedInUser, path: string) =>
    ((await person.call('GET', path)).body['items'] as { contentId: string }[]).map(({ contentId }) => contentId);
  const [a, b] = [first?.contentId, second?.contentId];
  expect(await ids(seller, '/contributor/downloads/recent')).toEqual([b, b, a]);
  expect(await ids(seller, '/contributor/downloads/recent?limit=1')).toEqual([b]);
  expect(await ids(seller, '/contributor/downloads/most')).toEqual([b, a]);
  expect(await ids(await signInContributor(app), '/contributor/downloads/recent')).toEqual([]);
  expect((await seller.call('GET', '/contributor/downloads/most?limit=0')).status).toBe(400);
});

it('reads days that are over from their sums, the same as the books say, summed once however often', async () => {
  const days = Array.from({ length: 14 }, (_, index) => addDays(today, index - 13));
  const live = await readTrade(app.systemContext(), days);
  expect(live.at(-1)?.sales).toBeGreaterThan(0);
  // Two days from now, today has ended.
  const ctx = app.systemContext();
  const later = new Date(toDayStart(addDays(today, 2)).getTime() + 7_200_000);
  // A machine whose clock is ahead must not end a day early.
  await sumEndedDays({ ...ctx, now: later });
  expect((await app.pool.query('select day from trade_day')).rows).toEqual([]);
  await Promise.all([sumDaysBefore(app.db, 'BDT', later), sumDaysBefore(app.db, 'BDT', later)]);
  await sumDaysBefore(app.db, 'BDT', later);
  const { rows } = await app.pool.query('select owed from trade_day order by day');
  const { pending, available, reserved } = { ...(await readAdmin('owner')).trade?.owed } as Record<string, number>;
  expect(rows).toEqual([{ owed: null }, { owed: (pending ?? 0) + (available ?? 0) + (reserved ?? 0) }]);
  expect(await readTrade(app.systemContext(), days)).toEqual(live);
  const first = await findFirstTime(app.db);
  const books = await sumTradeDays(app.db, 'BDT', { from: first ?? new Date(), until: later });
  expect(books.map(({ sales }) => sales)).toEqual([live.at(-1)?.sales]);
  for (const [statement, constraint] of [
    ['update trade_day set sales = sales - 1 where sales > 0', 'trade_day_kept'],
    ['delete from trade_day', 'trade_day_kept'],
    ['update earned_day set earned = earned - 1 where earned > 0', 'earned_day_kept'],
    ['delete from earned_day', 'earned_day_kept'],
  ] as const)
    await expect(app.pool.query(statement)).rejects.toMatchObject({ constraint });
  // A sale that is recorded after its day was summed counts once the job has run again.
  const seller = await makeSeller(app);
  await sell(app, seller);
  expect(await readTrade(app.systemContext(), days)).toEqual(live);
  await sumDaysBefore(app.db, 'BDT', later);
  const grown = (await readTrade(app.systemContext(), days)).at(-1);
  expect(grown?.sales).toBe((live.at(-1)?.sales ?? 0) + 3);
  expect(await readOwn(seller)).toMatchObject({ earned: { now: 10_501 }, selling: [{ share: 7001 }, {}, {}] });
});

it('counts downloads and new accounts of days that are over once, also of what was deleted since', async () => {
  const dayBefore = addDays(today, -2);
  const { contentId } = (await makeSeller(app)).works[0] ?? {};
  await app.pool.query(`insert into content_day (content_id, day, downloads) values ($1, $2, 41)`, [
    contentId,
    dayBefore,
  ]);
  const readDay = async () => (await readAdmin('moderator')).days.find(({ day }) => day === dayBefore);
  await app.pool.query('delete from overview_day');
  const counted = await readDay();
  expect(counted).toMatchObject({ downloads: 41 });
  const read = await readAdmin('moderator');
  await sumDaysBefore(app.db, 'BDT', new Date());
  expect(await readAdmin('moderator')).toEqual(read);
  await app.pool.query('delete from content_day where day = $1', [dayBefore]);
  await sumDaysBefore(app.db, 'BDT', new Date());
  expect(await readDay()).toEqual(counted);
});

it('tells owners what was owed when the period began, where it was noted', async () => {
  const readOwed = async () => (await readAdmin('owner')).trade?.owed as { before: number | null };
  expect(await readOwed()).toMatchObject({ before: null });
  await app.pool.query(
    `insert into trade_day (currency, day, sales, gross, fees, refunds, refunded, fees_returned, owed)
      values ('BDT', $1, 0, 0, 0, 0, 0, 0, 12300)`,
    [addDays(today, -7)],
  );
  expect(await readOwed()).toMatchObject({ before: 12_300 });
  expect((await readAdmin('moderator')).trade).toBeNull();
});
