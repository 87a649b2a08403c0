import { expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../tests/support/factories.ts';
import { fillContents } from '../../../tests/support/many-contents.ts';
import { signInAdmin } from '../../../tests/support/people.ts';
import { countWithKeyword } from '../content/store/keyword-changes.ts';
import { changeKeywordEverywhere } from './service.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const admin = await signInAdmin(app, 'moderator');
const contributor = await makeContributor(app, 'rahim');
const category = await makeCategory(app, 'photos');
const path = '/content-category/keywords';
const rename = (keyword: string, to: string) => admin.call('PUT', `${path}/rename`, { keyword, to });

it('no other change of a keyword begins while a job renames it', async () => {
  await fillContents(app, {
    count: 700,
    categories: [category.id, category.id],
    contributors: [contributor, contributor],
  });
  await app.pool.query(
    "insert into content_keyword (content_id, keyword, position) select id, 'ship', 5 from content on conflict do nothing",
  );
  for (const keyword of ['boat', 'stream', 'lake'])
    await makeContent(app, { category, contributor, title: 'Work', keywords: [keyword] });
  const works = await countWithKeyword(app.db, 'ship');
  const queued = { works, queued: true, merged: true };
  expect((await rename('ship', 'boat')).body).toEqual(queued);
  // What the job has not come to yet would be changed back by it.
  const refused = {
    status: 409,
    body: { code: 'conflict', detail: expect.stringContaining('“ship” is being renamed to “boat”') },
  };
  expect(await rename('boat', 'ship')).toMatchObject(refused);
  expect(await rename('ship', 'vessel')).toMatchObject(refused);
  expect(await rename('stream', 'boat')).toMatchObject(refused);
  const reason = 'Nobody uses it.';
  expect(await admin.call('DELETE', `${path}/remove`, { keyword: 'boat', reason })).toMatchObject(refused);
  // Others may, and the same one again, should its job have failed.
  expect((await rename('lake', 'stream')).status).toBe(200);
  expect((await rename('ship', 'boat')).body).toEqual(queued);
  await changeKeywordEverywhere(app.systemContext(), { from: 'ship', to: 'boat' });
  expect((await rename('boat', 'ship')).body).toMatchObject({ queued: true });
});
