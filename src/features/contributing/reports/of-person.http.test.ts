import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { signInAdmin, signInContributor, signInUser } from '../../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

it('lists what a person reported, and what others reported of their works', async () => {
  const admin = await signInAdmin(app, 'moderator');
  const contributor = await signInContributor(app);
  const reporter = await signInUser(app);
  const { contentId } = await makeDraft(app, { contributor: contributor.userId, status: 'published', title: 'Boat' });
  const report = { kind: 'copyright', words: 'This drawing is mine, from my book of 2019.' };
  expect((await reporter.call('POST', `/content/report/${contentId}`, report)).status).toBe(200);
  expect((await reporter.call('POST', '/report/create', { ...report, kind: 'other' })).status).toBe(200);
  const show = async (id: string) => (await admin.call('GET', `/report/person/${id}`)).body;
  const aboutBoat = { caseId: contentId, kind: 'copyright', title: 'Boat', outcome: null };
  expect(await show(reporter.userId)).toMatchObject({ by: [{ kind: 'other', title: null }, aboutBoat], about: [] });
  expect(await show(contributor.userId)).toMatchObject({ by: [], about: [aboutBoat] });
  expect(await show('nonsense')).toEqual({ by: [], about: [] });
  expect((await reporter.call('GET', `/report/person/${reporter.userId}`)).status).toBe(401);
});
