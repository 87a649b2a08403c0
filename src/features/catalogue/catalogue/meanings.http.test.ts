import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';

let app: TestApp;

interface Listed {
  readonly items: { readonly title: string }[];
  readonly correctedQuery: string | null;
}
const search = async (q: string) => {
  const { items, correctedQuery } = await app.get<Listed>(`/api/v1/content/all?q=${encodeURIComponent(q)}`);
  return { titles: items.map(({ title }) => title).sort(), correctedQuery };
};

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  const category = await makeCategory(app, 'photos');
  const contributor = await makeContributor(app, 'rahim');
  for (const [title, keywords, price] of [
    ['Mosque before sunrise', ['mosque', 'sunrise'], 4900],
    ['শহরের মসজিদ', ['মসজিদ'], 4900],
    ['Red boat', ['boat'], 0],
  ] as const)
    await makeContent(app, { category, contributor, title, keywords: [...keywords], prices: [price] });
});

describe('a search', () => {
  const mosques = ['Mosque before sunrise', 'শহরের মসজিদ'];

  it.each(['mosque', 'মসজিদ', 'মসজিদগুলোর', 'mosjid'])('for %s finds works in both languages', async (q) => {
    expect(await search(q)).toEqual({ titles: mosques, correctedQuery: null });
  });

  it('keeps what one word was heard as where another is corrected', async () => {
    expect(await search('mosjid sunrse')).toEqual({
      titles: ['Mosque before sunrise'],
      correctedQuery: 'mosjid sunrise',
    });
  });

  it('takes free for the price, and finds nothing for nonsense', async () => {
    expect((await search('free boat')).titles).toEqual(['Red boat']);
    expect((await search('free mosque')).titles).toEqual([]);
    expect((await search('zzkqp')).titles).toEqual([]);
  });

  it('answers many words that nobody uses', async () => {
    expect((await search(Array.from({ length: 12 }, (_, at) => `pakhibristi${at}`).join(' '))).titles).toEqual([]);
  });
});
