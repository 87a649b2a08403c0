import { afterEach, expect, it, vi } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { makeBreak, openTampering, reconcileNow } from '../../../../tests/support/reconciliation.ts';
import { openShop } from '../../../../tests/support/shop.ts';
import { addDays, toDhakaDay } from './rules/days.ts';
import { beginRun, performRun, toRecentDays } from './service/run.ts';
import { reconcile, reconcileRecent } from './service/scheduled.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const shop = await openShop(app);
const tamper = await openTampering(app);
const owner = await signInAdmin(app, 'owner');
const today = toDhakaDay(new Date());
const bought = await shop.buy();
const count = async (from: string): Promise<number> =>
  (await app.pool.query<{ n: number }>(`select count(*)::int as n from ${from}`)).rows[0]?.n ?? 0;
const begin = (body: object = {}) => owner.call('POST', '/reconciliation/run', body);
const runIdOf = ({ body }: Awaited<ReturnType<typeof begin>>): string => (body['run'] as { _id: string })._id;
const readOpen = async (id: string): Promise<Record<string, unknown> | undefined> => {
  const { body } = await owner.call('GET', '/reconciliation/breaks?state=open');
  return (body['items'] as Record<string, unknown>[]).find(({ _id }) => _id === id);
};
afterEach(() => {
  vi.useRealTimers();
});

const finish = (runId: string): Promise<void> => reconcile(app.systemContext(), runId);

it('begins one run, however often it is asked for at the same time, and shows how far it is', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => begin({ scope: 'all' })));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const [runId = ''] = [...new Set(answers.map(runIdOf))];
  expect(new Set(answers.map(runIdOf)).size).toBe(1);
  expect(await count('reconciliation_run')).toBe(1);
  expect(await count("audit_log where action = 'reconciliation.run'")).toBe(1);
  expect((await owner.call('GET', '/reconciliation')).body).toMatchObject({
    running: { _id: runId, from: today, to: today, startedBy: 'The owner', finishedAt: null },
    last: null,
  });
  // Several workers get the same job, but only one of them performs the run.
  const work = { db: app.db, currency: 'BDT' };
  const ends = await Promise.all([performRun(work, runId), performRun(work, runId), performRun(work, runId)]);
  expect(ends.filter((open) => open !== undefined)).toEqual([0]);
  expect((await owner.call('GET', '/reconciliation')).body).toMatchObject({
    running: null,
    last: { _id: runId, daysDone: 1, daysTotal: 1, openBreaks: 0 },
  });
  expect(await count('reconciliation_day')).toBe(1);
  // A finished run changes nothing when it is performed again.
  await finish(runId);
  expect(await performRun(work, runId)).toBeUndefined();
});

it('goes on where a process has died, and lets another begin where nobody goes on', async () => {
  const dead = await app.db.transaction().execute((tx) => beginRun(tx, { from: today, to: today }, null));
  await tamper('update reconciliation_run set worker = gen_random_uuid() where id = $1', [dead?.id]);
  expect(await performRun({ db: app.db, currency: 'BDT' }, dead?.id ?? '')).toBeUndefined();
  expect(runIdOf(await begin())).toBe(dead?.id);
  await tamper("update reconciliation_run set touched_at = now() - interval '4 minutes' where id = $1", [dead?.id]);
  expect(await performRun({ db: app.db, currency: 'BDT' }, dead?.id ?? '')).toBe(0);
  const left = runIdOf(await begin());
  await tamper("update reconciliation_run set touched_at = now() - interval '4 minutes' where id = $1", [left]);
  const next = runIdOf(await begin());
  expect(next).not.toBe(left);
  await finish(next);
  expect(await count('reconciliation_run where finished_at is not null and open_breaks is null')).toBe(1);
});

it('is brought to its end by the next try where it failed', async () => {
  const failed = await app.db.transaction().execute((tx) => beginRun(tx, toRecentDays(new Date()), null));
  const older = await count('reconciliation_run');
  await reconcileRecent(app.systemContext());
  expect(await count(`reconciliation_run where id = '${failed?.id}' and open_breaks = 0`)).toBe(1);
  expect(await count('reconciliation_run')).toBe(older);
});

it('is not taken for dead while one statement takes long', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const run = await app.db.transaction().execute((tx) => beginRun(tx, { from: today, to: today }, null));
  const id = run?.id ?? '';
  const client = await app.pool.connect();
  await client.query('begin');
  // A check of the whole history reads this table.
  await client.query('lock table trade_day');
  const work = performRun({ db: app.db, currency: 'BDT' }, id);
  const waiting = "pg_locks where not granted and relation = 'trade_day'::regclass";
  const here = 'database = (select oid from pg_database where datname = current_database())';
  await vi.waitFor(async () => expect(await count(`${waiting} and ${here}`)).toBe(1));
  await tamper("update reconciliation_run set touched_at = now() - interval '4 minutes' where id = $1", [id]);
  vi.advanceTimersByTime(30_000);
  const fresh = `reconciliation_run where id = '${id}' and touched_at > now() - interval '1 minute'`;
  await vi.waitFor(async () => expect(await count(fresh)).toBe(1));
  expect(runIdOf(await begin())).toBe(id);
  await client.query('rollback');
  client.release();
  expect(await work).toBe(0);
});

it('looks again at the days of breaks that are open, however old', async () => {
  await makeBreak(app, { day: addDays(today, -900) });
  expect(await count("reconciliation_break where state = 'open'")).toBe(1);
  await finish(runIdOf(await begin({ scope: 'recent' })));
  expect(await count("reconciliation_break where state = 'open'")).toBe(0);
});

it('looks at a bounded number of days again whose breaks are accepted, those first that it has not seen for longest', async () => {
  for (let each = 0; each < 35; each += 1) await makeBreak(app, { day: addDays(today, -900 - each) });
  await tamper(
    "update reconciliation_break set state = 'accepted', accepted_at = now(), note = 'Known', last_seen = now() + day_number * interval '1 day' from (select id as of, row_number() over (order by day) as day_number from reconciliation_break) n where of = id and state = 'open'",
  );
  const accepted = "reconciliation_break where state = 'accepted'";
  await finish(runIdOf(await begin({ scope: 'recent' })));
  // The accepted discrepancies were made up, so a run that checks their days closes them.
  expect(await count(accepted)).toBe(5);
  expect(await count(`${accepted} and day >= '${addDays(today, -904)}'`)).toBe(5);
  await finish(runIdOf(await begin({ scope: 'recent' })));
  expect(await count(accepted)).toBe(0);
});

it('finds what was broken long ago by the rules of the books', async () => {
  await tamper("update customer_order set paid_at = paid_at - interval '400 days' where id = $1", [bought.id]);
  await tamper("update payment set status = 'failed', paid_at = null, transaction_id = null where order_id = $1", [
    bought.id,
  ]);
  await finish(runIdOf(await begin({ scope: 'recent' })));
  expect(await count("reconciliation_break where kind = 'receipt_missing' and state = 'open'")).toBe(1);
  await tamper(
    'update ledger.transfer set amount = amount + 1 where journal_id in (select j.id from ledger.journal j join order_line l on l.id = j.line_id where l.order_id = $1)',
    [bought.id],
  );
  await finish(runIdOf(await begin({ scope: 'recent' })));
  expect(await count("reconciliation_break where kind = 'sale_differs' and state = 'open'")).toBe(2);
  expect(await count("reconciliation_break where kind = 'receipt_missing' and state = 'open'")).toBe(1);
});

it('keeps a break that was accepted until its amounts change, and closes it when it is mended', async () => {
  const { body } = await owner.call('GET', '/reconciliation/breaks?state=open');
  const { _id } = (body['items'] as { _id: string; kind: string }[]).find(({ kind }) => kind === 'receipt_missing') ?? {
    _id: '',
  };
  const accept = (note: string, id = _id) => owner.call('PUT', `/reconciliation/accept/${id}`, { note });
  expect((await accept(' ')).status).toBe(400);
  const answers = await Promise.all([accept('Paid in cash'), accept('Paid in cash')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await accept('Again')).status).toBe(409);
  expect((await accept('No such', '01a203c1-0000-7000-8000-000000000000')).status).toBe(404);
  await reconcileNow(app);
  const accepted = await owner.call('GET', '/reconciliation/breaks?state=accepted');
  expect(accepted.body['items']).toMatchObject([{ _id, accepted: { by: 'The owner', note: 'Paid in cash' } }]);
  await tamper('update reconciliation_break set found = 1 where id = $1', [_id]);
  await reconcileNow(app);
  // The discrepancy is open again, with its earlier note.
  expect((await readOpen(_id))?.['accepted']).toMatchObject({ by: 'The owner', note: 'Paid in cash' });
  await accept('Paid in cash, of which a part came back');
  await tamper(
    "update payment set status = 'completed', paid_at = now(), transaction_id = 'found' where order_id = $1",
    [bought.id],
  );
  await reconcileNow(app);
  expect(await count(`reconciliation_break where id = '${_id}' and state = 'closed'`)).toBe(1);
  await tamper("update payment set status = 'failed', paid_at = null, transaction_id = null where order_id = $1", [
    bought.id,
  ]);
  await reconcileNow(app);
  // The amount is the accepted one again, but the discrepancy was solved in between, so it stays open.
  expect(await readOpen(_id)).toMatchObject({
    state: 'open',
    accepted: { note: 'Paid in cash, of which a part came back' },
  });
});

it('says that more is broken than it lists, and lists all of that page by page', async () => {
  await tamper(
    "insert into ledger.journal (kind, subject) select 'settlement', 'nothing ' || n from generate_series(1, 1004) n",
  );
  const known = await makeBreak(app, { kind: 'rule_broken' });
  await tamper('update reconciliation_break set day = null where id = $1', [known]);
  await reconcileNow(app);
  const seen: Record<string, unknown>[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await owner.call('GET', `/reconciliation/breaks?limit=100${cursor && `&cursor=${cursor}`}`);
    seen.push(...(body['items'] as Record<string, unknown>[]));
    cursor = body['nextCursor'] as string | null;
  }
  expect(new Set(seen.map(({ _id }) => _id)).size).toBe(seen.length);
  expect(seen.length).toBe(await count("reconciliation_break where state = 'open'"));
  // The discrepancy may be among those that aren't listed.
  expect(seen.some(({ _id }) => _id === known)).toBe(true);
  const told = seen.filter(({ subject }) => subject === 'more_than_listed');
  expect(told.map(({ explanation }) => explanation)).toEqual([
    expect.stringMatching(/more violations than one check can list\. .* Expected 1,000, found 1,\d\d\d\./),
  ]);
  await tamper("delete from ledger.journal where subject like 'nothing %'");
  await reconcileNow(app);
  expect(await count("reconciliation_break where state = 'open' and subject = 'more_than_listed'")).toBe(0);
  expect(await count(`reconciliation_break where state = 'closed' and id = '${known}'`)).toBe(1);
});

it('is for owners alone', async () => {
  const moderator = await signInAdmin(app, 'moderator');
  for (const path of ['/reconciliation', '/reconciliation/breaks'])
    expect((await moderator.call('GET', path)).status).toBe(403);
  expect((await moderator.call('POST', '/reconciliation/run', {})).status).toBe(403);
  expect((await app.fetch('/api/v1/reconciliation')).status).toBe(401);
});
