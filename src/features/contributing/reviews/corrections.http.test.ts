import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory } from '../../../../tests/support/factories.ts';
import { type SignedInAdmin, signInAdmin, signInContributor } from '../../../../tests/support/people.ts';
import { submitDraft, submitRevision } from '../../../../tests/support/reviews.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const mina = await signInContributor(app);
const [ana, ben] = [await signInAdmin(app, 'moderator'), await signInAdmin(app, 'moderator')];

interface Correction {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

const look = async (id: string, admin = ana) =>
  (await admin.call('GET', `/content/request/contributor/single/${id}`)).body as {
    work: { updatedAt: string; title: string; keywords: string[]; description: string };
    corrections: Correction[];
  };
const correct = (admin: SignedInAdmin, id: string, body: object) =>
  admin.call('PUT', `/content/request/contributor/correct/${id}`, body);
/** Corrects the current version of a work as a reviewer. */
const correctNow = async (id: string, changes: object, admin = ana) =>
  correct(admin, id, { updatedAt: (await look(id)).work.updatedAt, ...changes });
const readHistory = async (contentId: string) =>
  (await mina.call('GET', `/content/mine/${contentId}/history`)).body['submissions'] as { corrections: Correction[] }[];
const paths = ({ body }: { body: Record<string, unknown> }) =>
  (body['errors'] as { path: string }[]).map(({ path }) => path);

describe('a correction', () => {
  it('is saved, recorded, shown to the contributor, and kept through the approval', async () => {
    const { contentId, submissionId, category } = await submitDraft(app, mina, { title: 'A bot' });
    const other = await makeCategory(app, 'corrected');
    const { status, body } = await correctNow(submissionId, {
      title: 'A boat',
      description: 'A boat at dawn.',
      keywords: ['boat', 'River', 'dawn'],
      categoryId: other.id,
      subcategoryIds: [other.subcategoryId],
      ai: true,
    });
    expect(status).toBe(200);
    expect(body['work']).toMatchObject({ title: 'A boat', keywords: ['boat', 'river', 'dawn'], ai: true });
    const expected = [
      { field: 'title', before: 'A bot', after: 'A boat' },
      { field: 'description', before: 'A boat on the river.', after: 'A boat at dawn.' },
      { field: 'keywords', before: ['boat', 'river', 'wood'], after: ['boat', 'river', 'dawn'] },
      { field: 'category', before: { _id: category.id }, after: { _id: other.id } },
      { field: 'subcategories', before: [{ _id: category.subcategoryId }], after: [{ _id: other.subcategoryId }] },
      { field: 'ai', before: false, after: true },
    ];
    expect(body['corrections']).toMatchObject(expected);
    expect((await look(submissionId)).corrections).toMatchObject(expected);
    expect((await readHistory(contentId))[0]?.corrections).toMatchObject(expected);

    expect((await ana.call('PATCH', `/content/review/${submissionId}/approve`, {})).status).toBe(200);
    const live = await app.get<object>(`/api/v1/content/single/${contentId}`);
    expect(live).toMatchObject({
      title: 'A boat',
      description: 'A boat at dawn.',
      keywords: ['boat', 'river', 'dawn'],
    });
    expect((await readHistory(contentId))[0]?.corrections).toMatchObject(expected);
    const { rows } = await app.pool.query(
      "select details from audit_log where action = 'content.correct' and subject_id = $1",
      [contentId],
    );
    expect(rows).toEqual([
      {
        details: {
          title: 'A boat',
          submission: submissionId,
          changed: ['title', 'description', 'keywords', 'category', 'subcategories', 'ai'],
        },
      },
    ]);
  });

  it('of a correction keeps what the contributor wrote; the way back leaves none', async () => {
    const { submissionId } = await submitDraft(app, mina, { title: 'One' });
    await correctNow(submissionId, { title: 'Two' });
    expect((await correctNow(submissionId, { title: 'Three' })).body['corrections']).toEqual([
      { field: 'title', before: 'One', after: 'Three' },
    ]);
    expect((await correctNow(submissionId, { title: 'One' })).body['corrections']).toEqual([]);
  });

  it('of a revision leaves the published work as it is until the approval', async () => {
    const { contentId, submissionId } = await submitRevision(app, mina, ana, { title: 'A kite', changes: {} });
    await correctNow(submissionId, { title: 'A red kite' });
    expect(await app.get(`/api/v1/content/single/${contentId}`)).toMatchObject({ title: 'A kite' });
    await ana.call('PATCH', `/content/review/${submissionId}/approve`, {});
    expect(await app.get(`/api/v1/content/single/${contentId}`)).toMatchObject({ title: 'A red kite' });
  });

  it('stays when the work goes back, and the next submission begins without any', async () => {
    const { contentId, submissionId } = await submitDraft(app, mina, { title: 'Bird' });
    await correctNow(submissionId, { title: 'A bird' });
    await ana.call('PATCH', `/content/review/${submissionId}/changes`, { reasons: ['FOCUS'] });
    await mina.call('POST', `/content/submit/${contentId}`, { note: 'Better now.' });
    expect((await readHistory(contentId)).map(({ corrections }) => corrections.length)).toEqual([0, 1]);
  });

  it.each([
    [{ title: ' ' }, ['title']],
    [{ title: 'x'.repeat(201) }, ['title']],
    [{ description: '' }, ['description']],
    [{ keywords: ['boat'] }, ['keywords']],
    [{ categoryId: 'nowhere' }, ['categoryId']],
    [{ subcategoryIds: [] }, ['subcategoryIds']],
    [{ subcategoryIds: ['nothing'] }, ['subcategoryIds.0']],
    [{ ai: 'maybe' }, ['ai']],
    [{ price: 1 }, ['']],
  ])('that says %j is refused at its field, and nothing is changed', async (changes, expected) => {
    const { submissionId } = await submitDraft(app, mina, { title: 'A boat' });
    const answer = await correctNow(submissionId, changes);
    expect([answer.status, paths(answer)]).toEqual([400, expected]);
    expect(await look(submissionId)).toMatchObject({ work: { title: 'A boat' }, corrections: [] });
  });

  it('needs the version that was seen', async () => {
    const { submissionId } = await submitDraft(app, mina);
    const seen = (await look(submissionId)).work.updatedAt;
    expect((await correct(ana, submissionId, { title: 'A boat' })).status).toBe(400);
    const answers = await Promise.all(
      ['One', 'Two'].map((title) => correct(ana, submissionId, { updatedAt: seen, title })),
    );
    expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409]);
  });

  it('of what the contributor has changed and submitted again meanwhile is refused', async () => {
    const { contentId, submissionId } = await submitDraft(app, mina, { title: 'Old' });
    const seen = (await look(submissionId)).work.updatedAt;
    await ana.call('PATCH', `/content/review/${submissionId}/changes`, { reasons: ['FOCUS'] });
    await mina.call('PUT', `/content/update/${contentId}`, { changes: { title: 'New' } });
    const { body } = await mina.call('POST', `/content/submit/${contentId}`, {});
    const again = (body['submission'] as { _id: string })._id;
    for (const id of [submissionId, again])
      expect((await correct(ana, id, { updatedAt: seen, title: 'Mine' })).status).toBe(409);
    expect((await look(again)).work.title).toBe('New');
  });

  it('is of whoever has claimed the work', async () => {
    const { submissionId } = await submitDraft(app, mina);
    await ana.call('PUT', `/content/request/contributor/claim/${submissionId}`);
    const refused = await correctNow(submissionId, { title: 'Mine' }, ben);
    expect(refused.status).toBe(409);
    expect(refused.body['detail']).toContain('has been reviewing this since');
  });

  it('is refused by the database once the submission is decided', async () => {
    const { submissionId } = await submitDraft(app, mina);
    await correctNow(submissionId, { title: 'Corrected' });
    await ana.call('PATCH', `/content/review/${submissionId}/approve`, {});
    for (const query of [
      `update submission_correction set after = '"Other"' where submission_id = $1`,
      'delete from submission_correction where submission_id = $1',
      `insert into submission_correction (submission_id, field, before, after) values ($1, 'ai', 'false', 'true')`,
    ])
      await expect(app.pool.query(query, [submissionId])).rejects.toMatchObject({
        constraint: 'submission_correction_open',
      });
  });
});
