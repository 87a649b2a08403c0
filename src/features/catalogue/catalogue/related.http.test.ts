import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';

const app = await testApp();
let river: string;

beforeAll(async () => {
  const category = await makeCategory(app, 'rivers');
  const make = async (title: string, contributor: string, keywords: string[]): Promise<string> =>
    (await makeContent(app, { category, contributor, title, keywords })).contentId;
  const [rahim, karim] = [await makeContributor(app, 'rahim'), await makeContributor(app, 'karim')];
  river = await make('River', rahim, ['water', 'reed']);
  for (const title of ['Reeds', 'Ferry', 'Bank']) await make(title, rahim, ['water', 'reed']);
  await make('Tide', karim, ['water', 'reed']);
  await make('Hill', karim, ['stone', 'grass']);
});

it('compares a work with those of others alone; its contributor’s have a row of their own', async () => {
  const titles = (works: readonly { title: string }[]): string[] => works.map(({ title }) => title);
  const { related, fromContributor } = await app.get<{
    related: { title: string }[];
    fromContributor: { title: string }[];
  }>(`/api/v1/content/related/${river}`);
  expect(titles(related)).toEqual(['Tide', 'Hill']);
  expect(titles(fromContributor).toSorted()).toEqual(['Bank', 'Ferry', 'Reeds']);
});
