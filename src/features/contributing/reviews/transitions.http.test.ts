import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type SignedInAdmin, signInAdmin, signInContributor } from '../../../../tests/support/people.ts';
import { submitDraft } from '../../../../tests/support/reviews.ts';
import { contentStatuses } from '../../catalogue/content/contract/own-content.ts';
import { decisions } from './contract/submission.ts';
import { findKind, outcomeOf, submissionTransitions } from './rules/status.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const mina = await signInContributor(app);
const reviewer: SignedInAdmin = await signInAdmin(app);

const verdicts = { approve: {}, changes: { reasons: ['FOCUS'] }, reject: { reasons: ['DUPLICATE'] } } as const;
type State = keyof typeof submissionTransitions;
const states = Object.keys(submissionTransitions) as State[];

/** Brings a submission into a state by API calls. */
async function reach(state: State) {
  const made = await submitDraft(app, mina);
  const decision = decisions.find((each) => outcomeOf[each] === state);
  if (decision !== undefined)
    await reviewer.call('PATCH', `/content/review/${made.submissionId}/${decision}`, verdicts[decision]);
  return made;
}

const setDecision = (id: string, decision: string | null) =>
  app.pool.query('update submission set decision = $2, decided_at = $3 where id = $1', [
    id,
    decision,
    decision === null ? null : new Date(),
  ]);

const decided = states.filter((state) => state !== 'open');

describe('a submission', () => {
  it.each(decided.flatMap((from) => decisions.map((decision) => ({ from, decision }))))(
    'that is $from can’t be answered with $decision',
    async ({ from, decision }) => {
      const { contentId, submissionId } = await reach(from);
      const { rows: before } = await app.pool.query('select status from content where id = $1', [contentId]);
      const answer = await reviewer.call('PATCH', `/content/review/${submissionId}/${decision}`, verdicts[decision]);
      expect(answer.status).toBe(409);
      const { rows } = await app.pool.query('select status from content where id = $1', [contentId]);
      expect(rows).toEqual(before);
    },
  );

  it.each(decided.flatMap((from) => states.map((to) => ({ from, to }))))(
    'never goes from $from to $to past the product',
    async ({ from, to }) => {
      const { submissionId } = await reach(from);
      await expect(setDecision(submissionId, to === 'open' ? null : to)).rejects.toMatchObject({
        constraint: 'submission_transition',
      });
    },
  );

  it('begins open, and what was submitted stays', async () => {
    const { contentId, submissionId } = await reach('open');
    await expect(
      app.pool.query("update submission set note = 'Another note' where id = $1", [submissionId]),
    ).rejects.toMatchObject({ constraint: 'submission_fixed' });
    await expect(
      app.pool.query(
        `insert into submission (id, content_id, contributor_id, number, kind, decision, decided_at)
         values (uuidv7(), $1, $2, 9, 'new', 'approved', now())`,
        [contentId, mina.userId],
      ),
    ).rejects.toMatchObject({ constraint: 'submission_transition' });
    await expect(
      app.pool.query(
        "insert into submission (id, content_id, contributor_id, number, kind) values (uuidv7(), $1, $2, 9, 'new')",
        [contentId, mina.userId],
      ),
    ).rejects.toMatchObject({ constraint: 'submission_open' });
  });

  it.each(['changes_requested', 'rejected'])(
    'can’t be %s without a reason, past the product, too',
    async (decision) => {
      const { submissionId } = await reach('open');
      await expect(
        app.pool.query(
          'update submission set decision = $2, decided_at = now(), claimed_by = null, claimed_at = null where id = $1',
          [submissionId, decision],
        ),
      ).rejects.toMatchObject({ constraint: 'submission_reason_given' });
    },
  );

  it('of a second appeal is refused by the database', async () => {
    const { contentId } = await reach('rejected');
    const add = (number: number) =>
      app.pool.query(
        "insert into submission (id, content_id, contributor_id, number, kind) values (uuidv7(), $1, $2, $3, 'appeal')",
        [contentId, mina.userId, number],
      );
    await add(2);
    await app.pool.query(
      "update submission set decision = 'approved', decided_at = now() where content_id = $1 and number = 2",
      [contentId],
    );
    await expect(add(3)).rejects.toMatchObject({ constraint: 'submission_appeal' });
  });
});

describe('a content', () => {
  it.each(contentStatuses.map((status) => [status]))(
    'that is %s is submitted or refused as the table says',
    async (status) => {
      const made = await submitDraft(app, mina);
      const steps: Record<string, () => Promise<unknown>> = {
        changes_requested: () =>
          reviewer.call('PATCH', `/content/review/${made.submissionId}/changes`, verdicts.changes),
        rejected: () => reviewer.call('PATCH', `/content/review/${made.submissionId}/reject`, verdicts.reject),
        published: () => reviewer.call('PATCH', `/content/review/${made.submissionId}/approve`, {}),
        unpublished: async () => {
          await reviewer.call('PATCH', `/content/review/${made.submissionId}/approve`, {});
          await app.pool.query("update content set status = 'unpublished' where id = $1", [made.contentId]);
        },
      };
      await steps[status]?.();
      const answer = await mina.call('POST', `/content/submit/${made.contentId}`, { note: 'As it was meant.' });
      // The content was submitted above, so that it is no draft any more.
      const expected = status === 'draft' ? undefined : findKind(status, false);
      expect(answer.status).toBe(expected === undefined ? 409 : 200);
      if (expected !== undefined) expect(answer.body).toMatchObject({ submission: { kind: expected } });
    },
  );
});
