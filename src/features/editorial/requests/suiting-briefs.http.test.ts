import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { browser, signInContributor } from '../../../../tests/support/people.ts';
import { makeBrief, makeRequest } from '../../../../tests/support/requests.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const person = await signInContributor(app);
const find = async (who = person) => (await who.call('GET', '/content-request/briefs?suits=me')).body;

it('finds briefs that suit a contributor: unanswered, and in a category of theirs', async () => {
  const { contentId } = await makeDraft(app, { contributor: person.userId, status: 'draft' });
  await makeBrief(app, await makeRequest(app));
  expect(await find()).toMatchObject({ items: [], total: 0 });
  const id = await makeBrief(app, await makeRequest(app));
  await app.pool.query(
    'update request_brief set category_id = (select category_id from content where id = $1) where request_id = $2',
    [contentId, id],
  );
  expect(await find()).toMatchObject({ items: [{ _id: id }], total: 1, nextCursor: null });
  expect(await find(await signInContributor(app))).toMatchObject({ items: [], total: 0 });
  expect((await person.call('PUT', `/content-request/answer/${id}`, { contentId })).status).toBe(200);
  expect(await find()).toMatchObject({ items: [], total: 0 });
  expect((await person.call('GET', '/content-request/briefs')).body).toMatchObject({ total: 2 });
  expect((await person.call('GET', '/content-request/briefs?suits=you')).status).toBe(400);
  expect((await browser(app).call('GET', '/content-request/briefs?suits=me')).status).toBe(401);
});
