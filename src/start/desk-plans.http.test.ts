import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../tests/support/app.ts';
import { explainQueries } from '../../tests/support/explain.ts';
import { makeContributor } from '../../tests/support/factories.ts';
import { readTitled } from '../features/catalogue/content/store/every-content.ts';
import { countOpenCases } from '../features/contributing/reports/store/cases.ts';
import { readReportsBy } from '../features/contributing/reports/store/of-person.ts';
import { readFrequentReasons } from '../features/contributing/reviews/store/figures.ts';
import { countQueue } from '../features/contributing/reviews/store/queue.ts';
import { countNewRequests } from '../features/editorial/requests/store/requests.ts';
import { readNotes } from '../features/operations/desk/store/notes.ts';
import { readUsersNamed } from '../features/people/accounts/store/users.ts';

const app = await testApp();
/** Number of rows that makes an index cheaper than a full scan. */
const ROWS = 30_000;
const someId = '019aa5c4-0000-7000-8000-000000000000';

beforeAll(async () => {
  const contributor = await makeContributor(app, 'many');
  const client = new pg.Client({ connectionString: app.superuserUrl });
  await client.connect();
  // Without triggers, because these states otherwise require many steps.
  await client.query('set session_replication_role = replica');
  await client.query(`
    insert into account (id, username, name, email)
    select uuidv7(), 'user-' || n, md5(n::text), 'User-' || n || '@example.com' from generate_series(1, ${ROWS}) n`);
  await client.query(
    `insert into content (id, contributor_id, title)
     select uuidv7(), $1, 'Heron ' || md5(n::text) from generate_series(1, ${ROWS}) n`,
    [contributor],
  );
  await client.query(`
    insert into report (id, kind, words, language, status, outcome, closed_at)
    select uuidv7(), 'other', 'Something is wrong here.', 'en',
      case when n % 300 = 0 then 'open' else 'closed' end,
      case when n % 300 <> 0 then 'spam' end, case when n % 300 <> 0 then now() end
    from generate_series(1, ${ROWS}) n`);
  await client.query(`
    insert into content_request (id, title, description, language, submission_hash, forget_hash, status, reply, closed_at)
    select uuidv7(), 'A boat', 'In red', 'en', sha256(n::text::bytea), sha256(('f' || n)::bytea), 'declined', 'No', now()
    from generate_series(1, ${ROWS}) n`);
  await client.query(
    `insert into submission (id, content_id, contributor_id, number, kind, note, decision, decided_at, assigned_to)
     select uuidv7(), id, $1, 1, 'new', '',
       case when n % 300 = 0 then 'rejected' when n % 7 <> 0 then 'approved' end,
       case when n % 300 = 0 or n % 7 <> 0 then now() - make_interval(mins => n::integer) end,
       case when n % 2100 = 7 then $2::uuid end
     from (select id, row_number() over () as n from content) c`,
    [contributor, someId],
  );
  await client.query('vacuum analyze account, content, report, content_request, submission');
  await client.end();
}, 120_000);

it.each([
  ['new custom requests', 'content_request_new', (db) => countNewRequests(db, 100)],
  ['a person by e-mail or username', 'account_email', (db) => readUsersNamed(db, 'user-77@example.com')],
  [
    'a work by its title',
    'content_title_search',
    (db) => readTitled(db, { exact: 'heron of nobody', patterns: [] }, 5),
  ],
  ['works by words', 'content_title_search', (db) => readTitled(db, { patterns: ['%c4ca4238a0b9%'] }, 5)],
  ['reports of a person', 'report_account', (db) => readReportsBy(db, someId, 6)],
  [
    'reviews that an admin is asked for',
    'submission_assigned',
    (db) => countQueue(db, { adminId: someId, assigned: 'mine' }, 99),
  ],
  ['notes about a person', 'account_note_account', (db) => readNotes(db, someId, 100)],
] as const satisfies readonly (readonly [string, string, Parameters<typeof explainQueries>[1]])[])(
  'finds %s in the index %s',
  async (_, index, run) => {
    const [plan] = await explainQueries(app.pool, run);
    expect(plan?.indexes).toContain(index);
    expect(plan?.steps).not.toContain('Seq Scan');
  },
);

it('counts open cases by an index', async () => {
  const [plan] = await explainQueries(app.pool, (db) => countOpenCases(db, 100));
  expect(plan?.steps).not.toContain('Seq Scan');
});

it('counts the reasons of the last refusals by an index', async () => {
  const [plan] = await explainQueries(app.pool, (db) => readFrequentReasons(db, undefined));
  expect(plan?.indexes).toContain('submission_refused');
});
