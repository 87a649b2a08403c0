import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { type SortPosition, toSortPosition } from '../../../platform/pagination.ts';
import { countAudit, readActions, readAudit } from './store.ts';

const app = await testApp();
const owner = await signInAdmin(app);
const other = await signInAdmin(app, 'moderator');

/** Number of entries that makes an index cheaper than a full scan or a sort. */
const ENTRIES = 40_000;
const RARE = 'content.reject';
const SUBJECT = 'subject-12';

beforeAll(async () => {
  await app.pool.query(
    `insert into audit_log (id, admin_id, action, subject_type, subject_id, request_id)
     select uuidv7(make_interval(secs => n - ${ENTRIES})), case when n % 3 = 0 then $1::uuid else $2::uuid end,
       case when n % 1000 = 5 then '${RARE}' when n % 2 = 0 then 'user.suspend' else 'user.restore' end,
       'user', 'subject-' || n % 500, 'test' from generate_series(1, ${ENTRIES}) n`,
    [owner.adminId, other.adminId],
  );
  await app.pool.query('analyze audit_log');
}, 60_000);

const none = { actions: undefined, adminId: undefined, subjectId: undefined };
const page = { sort: '-at', after: undefined, limit: 25 } as const;

describe('the audit log is read from an index, in its order', () => {
  it.each([
    ['of everybody', none, 'audit_log_pkey'],
    ['of an admin', { ...none, adminId: owner.adminId }, 'audit_log_admin'],
    ['about a subject', { ...none, subjectId: SUBJECT }, 'audit_log_subject'],
    ['of an admin, one action', { ...none, adminId: owner.adminId, actions: ['user.suspend'] }, 'audit_log_admin'],
  ])('%s', async (_, filters, index) => {
    const last = (await readAudit(app.db, filters, page)).at(-1);
    for (const after of [undefined, last && toSortPosition(last)]) {
      const [plan] = await explainQueries(app.pool, (db) => readAudit(db, filters, { ...page, after }));
      expect(plan).toMatchObject({ indexes: [index] });
      expect(plan?.steps.filter((step) => /Seq Scan|Sort|Bitmap/.test(step))).toEqual([]);
    }
  });

  it.each([[[RARE]], [['user.suspend']], [['user.restore', 'user.suspend']]])('of %j', async (actions) => {
    const [plan] = await explainQueries(app.pool, (db) => readAudit(db, { ...none, actions }, page));
    expect(plan).toMatchObject({ indexes: ['audit_log_action'] });
    // The sort only includes the newest entries of each action, at most a page of each.
    expect(plan?.steps.slice(0, 2)).toEqual(['Limit', 'Sort']);
    expect(plan?.steps).not.toContain('Seq Scan');
  });
});

it('counts and lists actions without reading the whole log', async () => {
  const filters = { ...none, actions: [RARE] };
  const plans = await explainQueries(app.pool, async (db) => {
    await readActions(db, 'content.');
    await countAudit(db, filters, 10_001);
  });
  expect(plans.map(({ steps }) => steps.includes('Seq Scan'))).toEqual([false, false]);
  expect(await readActions(app.db, 'user.')).toEqual(['user.restore', 'user.suspend']);
  expect(await readActions(app.db, 'nothing')).toEqual([]);
});

it('shows entries of several actions together, newest first, in pages that miss none', async () => {
  const seen: string[] = [];
  let after: SortPosition | undefined;
  for (let pages = 0; pages < 4; pages += 1) {
    const rows = await readAudit(app.db, { ...none, actions: [RARE, 'user.suspend'] }, { ...page, after, limit: 10 });
    seen.push(...rows.map(({ id }) => id));
    const last = rows.at(-1);
    after = last && toSortPosition(last);
  }
  const { rows } = await app.pool.query<{ id: string }>(
    `select id from audit_log where action in ('${RARE}', 'user.suspend') order by id desc limit 40`,
  );
  expect(seen).toEqual(rows.map(({ id }) => id));
});
