import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';

let app: TestApp;

interface Listed {
  readonly items: { readonly title: string }[];
  readonly correctedQuery: string | null;
  readonly exact: number;
  readonly understood: { readonly typed: string; readonly as: string | null; readonly how: string }[];
}
const read = (q: string, more = '') => app.get<Listed>(`/api/v1/content/all?q=${encodeURIComponent(q)}${more}`);
/** Finds works that match the whole search. */
const search = async (q: string, more = '') => {
  const { items, exact, correctedQuery } = await read(q, more);
  const titles = items.slice(0, exact).map(({ title }) => title);
  return { titles: titles.sort(), correctedQuery };
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

  it('shows what is close below what it asked for, and says which word was left out', async () => {
    expect(await read('red mosque')).toMatchObject({
      exact: 0,
      understood: [{ typed: 'red', as: null, how: 'leftOut' }],
    });
    const { items, exact, understood } = await read('boat zzkqp');
    expect({ titles: items.map(({ title }) => title), exact, understood }).toEqual({
      titles: ['Red boat'],
      exact: 0,
      understood: [{ typed: 'zzkqp', as: null, how: 'leftOut' }],
    });
    // Works that match only partly appear only on the first page sorted by relevance.
    expect((await read('boat zzkqp', '&sort=newest')).items).toEqual([]);
    // A colour or a price alone would match too many works.
    expect((await read('zzkqp red')).items).toEqual([]);
    expect((await read('zzkqp free')).items).toEqual([]);
  });

  it('says what words were read as', async () => {
    const readAs = async (q: string) => (await read(q)).understood.map(({ typed, as, how }) => `${typed} ${how} ${as}`);
    expect(await readAs('mosjid')).toEqual(['mosjid sound মসজিদ']);
    expect(await readAs('মসজিদ')).toEqual([]);
    expect(await readAs('red boat')).toEqual(['red color red']);
    expect(await readAs('free boat')).toEqual(['free price free']);
    expect(await readAs('সূর্যদয়')).toEqual(['সূর্যদয় spelling সূর্যোদয়']);
    expect(await readAs('masjid sunrse')).toEqual(['masjid meaning মসজিদ', 'sunrse spelling sunrise']);
  });

  it('is made exactly as it is typed where that is wanted, as a whole or for one word', async () => {
    expect(await read('mosjid', '&asTyped=*')).toMatchObject({ items: [], understood: [], correctedQuery: null });
    expect((await read('sunrse', '&asTyped=sunrse')).items).toEqual([]);
    expect((await search('free boat', '&asTyped=free')).titles).toEqual([]);
    expect((await search('red colour boat', '&asTyped=red')).titles).toEqual(['Red boat']);
    expect((await search('মসজিদ', '&asTyped=মসজিদ')).titles).toEqual(['শহরের মসজিদ']);
  });

  it('takes free for the price, and finds nothing for nonsense', async () => {
    expect((await search('free boat')).titles).toEqual(['Red boat']);
    expect((await search('free mosque')).titles).toEqual([]);
    expect((await search('zzkqp')).titles).toEqual([]);
  });

  it('shows works about the kind of what it asks for below, as many as a page has room for', async () => {
    const category = await makeCategory(app, 'icons');
    const contributor = await makeContributor(app, 'karim');
    for (const [title, keywords] of [
      ['Striped tiger', ['tiger']],
      ['Forest animals', ['animal']],
      ['Animal farm', ['animal', 'farm']],
      ['বইয়ের তাক', ['বই']],
      ['The boy', ['boy']],
      ['Icons of the wind', ['wind']],
      ['Blue sails', ['wind', 'icon']],
    ] as const)
      await makeContent(app, { category, contributor, title, keywords: [...keywords] });
    const { items, exact } = await read('tiger');
    expect({ exact, titles: items.map(({ title }) => title).sort() }).toEqual({
      exact: 1,
      titles: ['Animal farm', 'Forest animals', 'Striped tiger'],
    });
    expect((await read('tiger', '&limit=2')).items).toHaveLength(2);
    expect((await read('tiger', '&sort=newest')).items).toHaveLength(1);
    // A typing error in a word that no work has also leads to works of the same kind.
    expect((await search('giraffa')).titles).toEqual(['Animal farm', 'Forest animals']);
  });

  it('reads a rare word as what it is a kind of', async () => {
    const contributor = await makeContributor(app, 'salma');
    await makeContent(app, {
      category: await makeCategory(app, 'vectors'),
      contributor,
      title: 'Doors and keys',
      keywords: ['lock'],
    });
    expect(await read('padlock')).toMatchObject({
      exact: 1,
      items: [{ title: 'Doors and keys' }],
      understood: [{ typed: 'padlock', as: 'lock', how: 'meaning' }],
    });
    expect(await read('padlock', '&asTyped=padlock')).toMatchObject({ items: [], understood: [] });
    // A general word may be a phrase, whose translation counts, too.
    await makeContent(app, {
      category: await makeCategory(app, 'sounds'),
      contributor,
      title: 'বাদ্যযন্ত্রের সুর',
      keywords: ['বাদ্যযন্ত্র', 'musical instrument'],
    });
    expect((await search('glockenspiel')).titles).toEqual(['বাদ্যযন্ত্রের সুর']);
    // A common word that no work has is no typing error of *cover*. *celestial* is part of a phrase in the lexicon, which
    // doesn't make it a word that is corrected to itself.
    await makeContent(app, {
      category: await makeCategory(app, 'motion'),
      contributor,
      title: 'Meadow',
      keywords: ['cover', 'herb', 'sky'],
    });
    expect(await read('clover')).toMatchObject({
      items: [{ title: 'Meadow' }],
      understood: [{ as: 'herb', how: 'meaning' }],
    });
    expect(await read('celestial')).toMatchObject({ understood: [{ as: 'sky' }] });
    // It sounds roughly like একর্ডিয়ান, but is a typing error.
    expect((await search('accordian')).titles).toEqual(['বাদ্যযন্ত্রের সুর']);
  });

  it('reads the words of a phrase by themselves below what the phrase means', async () => {
    const category = await makeCategory(app, 'emoji');
    const contributor = await makeContributor(app, 'nasrin');
    for (const [title, keywords] of [
      ['Pond in bloom', ['lotus']],
      ['Vase', ['পানি', 'lily']],
    ] as const)
      await makeContent(app, { category, contributor, title, keywords: [...keywords] });
    const { items, exact } = await read('water lily');
    expect({ exact, titles: items.map(({ title }) => title) }).toEqual({
      exact: 1,
      titles: ['Pond in bloom', 'Vase'],
    });
  });

  it('takes Bangla in Latin letters for itself, where it is the stem of an English word', async () => {
    expect((await search('boi')).titles).toEqual(['বইয়ের তাক']);
    expect((await search('boys')).titles).toEqual(['The boy']);
  });

  it('answers many words that nobody uses', async () => {
    expect((await search(Array.from({ length: 12 }, (_, at) => `pakhibristi${at}`).join(' '))).titles).toEqual([]);
  });
});
