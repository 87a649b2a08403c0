import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { createId } from '../../../platform/database/id.ts';

let app: TestApp;
const made: string[] = [];

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  const category = await makeCategory(app, 'boats');
  const contributor = await makeContributor(app, 'rahim');
  for (const title of ['One', 'Two', 'Three'])
    made.push((await makeContent(app, { category, contributor, title })).contentId);
});

const read = async (ids: string) => {
  const response = await app.fetch(`/api/v1/content/cards?ids=${ids}`);
  const { items } = (await response.json()) as { items?: { title: string }[] };
  return { status: response.status, titles: items?.map(({ title }) => title) };
};

it('works asked for by identifier come in that order, each once; what is not public is left out', async () => {
  const [one, two, three] = made;
  expect(await read(`${three},${one},${createId()},boat,${three}`)).toEqual({ status: 200, titles: ['Three', 'One'] });
  await app.db
    .deleteFrom('listing')
    .where('content_id', '=', two ?? '')
    .execute();
  expect(await read(`${two},${one}`)).toEqual({ status: 200, titles: ['One'] });
  expect(await read('')).toEqual({ status: 200, titles: [] });
});

it('more than twelve, or none asked for, is bad input', async () => {
  const ids = Array.from({ length: 13 }, createId);
  expect((await read(ids.join(','))).status).toBe(400);
  expect((await read(ids.slice(1).join(','))).status).toBe(200);
  expect((await app.fetch('/api/v1/content/cards')).status).toBe(400);
});
