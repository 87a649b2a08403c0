import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { browser, signInAdmin, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { closingOutcomes, reportOutcomes, reportStatuses } from './contract/admin.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const admin = await signInAdmin(app, 'moderator');
const contributor = await signInContributor(app);
const reporter = await signInUser(app);

type Status = (typeof reportStatuses)[number];
/** Outcomes of reports about works. */
const outcomes = closingOutcomes.filter((each) => each !== 'list_unshared' && each !== 'rating_hidden');
type Outcome = (typeof outcomes)[number];

const moreFor: Readonly<Record<Outcome, object>> = {
  no_action: {},
  spam: {},
  contributor_warned: { note: 'Please name the model.' },
  content_unpublished: { reason: 'broken' },
};
const readReport = async (contentId: string) =>
  app.db.selectFrom('report').selectAll().where('content_id', '=', contentId).executeTakeFirstOrThrow();
const close = (contentId: string, reportId: string, outcome: Outcome) =>
  admin.call('PUT', `/report/close/${contentId}`, { outcome, seen: [reportId], ...moreFor[outcome] });

/** Brings a report into a status by API calls. */
async function reach(status: Status, outcome: Outcome = 'no_action') {
  const { contentId } = await makeDraft(app, { contributor: contributor.userId, status: 'published' });
  await reporter.call('POST', `/content/report/${contentId}`, { kind: 'broken', words: 'It does not open.' });
  const { id } = await readReport(contentId);
  if (status === 'closed') expect(await close(contentId, id, outcome)).toMatchObject({ status: 200 });
  return { contentId, id };
}

/** Sets a status directly in the database, with all columns that it requires. */
const setStatus = (id: string, status: Status, outcome: string | null) =>
  app.pool.query('update report set status = $2, outcome = $3, closed_at = $4 where id = $1', [
    id,
    status,
    outcome,
    status === 'closed' ? new Date() : null,
  ]);

describe('a report', () => {
  it('has one transition: from open to closed', async () => {
    expect(await app.db.selectFrom('report_transition').selectAll().execute()).toEqual([
      { from_status: 'open', to_status: 'closed' },
    ]);
    expect(reportStatuses).toEqual(['open', 'closed']);
  });

  it.each(outcomes.flatMap((from) => outcomes.map((to) => ({ from, to }))))(
    'that is closed with $from can’t be closed with $to',
    async ({ from, to }) => {
      const { contentId, id } = await reach('closed', from);
      const before = await readReport(contentId);
      expect((await close(contentId, id, to)).status).toBe(409);
      expect((await admin.call('PUT', `/report/claim/${contentId}`)).status).toBe(409);
      expect((await admin.call('DELETE', `/report/claim/${contentId}`)).status).toBe(200);
      expect(await readReport(contentId)).toEqual(before);
    },
  );

  it.each([null, ...reportOutcomes])('that is closed never becomes %s past the product', async (outcome) => {
    const { contentId, id } = await reach('closed');
    const before = await readReport(contentId);
    await expect(setStatus(id, outcome === null ? 'open' : 'closed', outcome)).rejects.toMatchObject({
      constraint: 'report_transition',
    });
    expect(await readReport(contentId)).toEqual(before);
  });

  it.each(reportOutcomes)('never begins closed with %s', async (outcome) => {
    await expect(
      app.pool.query(
        `insert into report (id, kind, words, language, status, outcome, closed_at)
         values (uuidv7(), 'other', 'It does not open.', 'en', 'closed', $1, now())`,
        [outcome],
      ),
    ).rejects.toMatchObject({ constraint: 'report_transition' });
  });

  it('is open without an outcome, and closed with one', async () => {
    const { id } = await reach('open');
    await expect(setStatus(id, 'closed', null)).rejects.toMatchObject({ constraint: 'report_closed_with_outcome' });
    await expect(setStatus(id, 'open', 'spam')).rejects.toMatchObject({ constraint: 'report_closed_with_outcome' });
    await expect(
      app.pool.query(
        "update report set status = 'closed', outcome = 'spam', closed_at = now(), claimed_at = now() where id = $1",
        [id],
      ),
    ).rejects.toMatchObject({ constraint: 'report_closed_is_free' });
  });

  it('stays as it was written, and never becomes somebody else’s', async () => {
    const { id } = await reach('open');
    const stranger = await signInUser(app);
    for (const change of [
      "kind = 'other'",
      'content_id = null',
      "words = 'Something else entirely.'",
      "language = 'bn'",
      `account_id = '${stranger.userId}'`,
      "email = 'somebody@example.com'",
    ])
      await expect(app.pool.query(`update report set ${change} where id = $1`, [id])).rejects.toMatchObject({
        constraint: 'report_fixed',
      });
    // A visitor's report can't be assigned to an account later.
    await browser(app).call('POST', '/report/create', { kind: 'other', words: 'A question of a visitor.' });
    await expect(
      app.pool.query('update report set account_id = $1 where account_id is null', [stranger.userId]),
    ).rejects.toMatchObject({ constraint: 'report_fixed' });
  });
});
