import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { giveBack } from '../../../../tests/support/bought.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { type SignedInUser, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { makeSeller, type Seller, sell } from '../../../../tests/support/sellers.ts';
import type { OutputOf } from '../../../platform/http/operation.ts';
import { workColumns, type worksContract } from './contract/works.ts';
import { sumDaysBefore } from './service/trade-days.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
type Page = OutputOf<(typeof worksContract)['works']>;

const list = async (person: SignedInUser, query = ''): Promise<Page> => {
  const { status, body } = await person.call('GET', `/contributor/works?${query}`);
  expect([status, body['errors']]).toEqual([200, undefined]);
  return body as unknown as Page;
};
const titles = ({ items }: Page): string[] => items.map(({ title }) => title.replace('Heron, ', ''));

async function readAll(person: SignedInUser, query: string): Promise<string[]> {
  const ids: string[] = [];
  let cursor = '';
  do {
    const page = await list(person, `${query}&limit=2&cursor=${cursor}`);
    ids.push(...page.items.map(({ _id }) => _id));
    cursor = page.nextCursor ?? '';
  } while (cursor !== '' && ids.length < 50);
  return ids;
}

describe('own works with their figures', () => {
  let seller: Seller;

  beforeAll(async () => {
    seller = await makeSeller(app);
    // Sales of previous days are read from the daily sums, today's from the ledger.
    await sell(app, seller, [0, 1], 3);
    await sumDaysBefore(app.db, 'BDT', new Date());
    const { id, lines } = await sell(app, seller, [0, 1]);
    await giveBack(app, id, [lines[1]?._id ?? '']);
    const [first, second] = seller.works.map(({ contentId }) => contentId);
    for (const [contentId, views, downloads] of [
      [first, 5, 1],
      [second, 9, 7],
    ])
      await app.pool.query(
        `insert into content_stat (content_id, views, downloads) values ($1, $2, $3)
         on conflict (content_id) do update set views = $2, downloads = $3`,
        [contentId, views, downloads],
      );
  });

  it('are each contributor’s own', async () => {
    expect((await app.fetch('/api/v1/contributor/works')).status).toBe(401);
    expect((await (await signInUser(app)).call('GET', '/contributor/works')).status).toBe(403);
    const other = await list(await signInContributor(app));
    expect([other.items, other.total, other.counts.published]).toEqual([[], 0, 0]);
  });

  it('say what each was seen, downloaded, sold and earned', async () => {
    const { items, total, totalIsMore, currency, counts } = await list(seller, 'sort=title');
    expect([total, totalIsMore, currency, counts.published]).toEqual([3, false, 'BDT', 3]);
    expect(items).toMatchObject([
      { views: 5, downloads: 1, sales: 2, refunds: 0, earned: 14_002, prices: { min: 10_001, max: 10_001 } },
      { views: 9, downloads: 7, sales: 2, refunds: 1, earned: 3499, prices: { min: 4999, max: 4999 } },
      { views: 0, downloads: 0, sales: 0, refunds: 0, earned: 0, prices: { min: 1, max: 1 } },
    ]);
  });

  it.each([
    ['title', '012'],
    ['-title', '210'],
    ['price', '210'],
    ['-price', '012'],
    ['-views', '102'],
    ['views', '201'],
    ['-downloads', '102'],
    ['-earned', '012'],
    ['earned', '210'],
  ])('come in the order of %s', async (sort, order) => {
    expect(titles(await list(seller, `sort=${sort}`)).join('')).toBe(order.replace(/\d/g, '"$&"'));
  });

  it.each(workColumns.flatMap((column) => [column, `-${column}`]))(
    'page by %s without leaving one out or bringing one twice, among equal values',
    async (sort) => {
      const person = await signInContributor(app);
      const made: string[] = [];
      for (let n = 0; n < 5; n += 1)
        made.push((await makeDraft(app, { contributor: person.userId, title: 'দোয়েল "one"', price: 0 })).contentId);
      await app.pool.query('update content set updated_at = now() where contributor_id = $1', [person.userId]);
      const ids = await readAll(person, `status=draft,pending&sort=${sort}`);
      expect(ids).toEqual(!sort.startsWith('-') ? made : [...made].reverse());
    },
  );

  it('are found by words, category, kind and price', async () => {
    const person = await signInContributor(app);
    const draft = (title: string, price: number | null) => makeDraft(app, { contributor: person.userId, title, price });
    const { contentId, category } = await draft('100% Padma', 0);
    await draft('Meghna', 4900);
    await draft('Jamuna', null);
    const key = (await app.pool.query<{ key: string }>('select key from category where id = $1', [category.id])).rows[0]
      ?.key;
    for (const [query, found] of [
      ['q=0%25+PAD', ['100% Padma']],
      ['q=boat&sort=title', ['100% Padma', 'Jamuna', 'Meghna']],
      ['q=nothing', []],
      [`q=${contentId}`, ['100% Padma']],
      ['price=free', ['100% Padma']],
      ['price=paid', ['Meghna']],
      ['price=none', ['Jamuna']],
      [`category=${key}`, ['100% Padma']],
      ['category=no-such', []],
      ['kind=image&q=meg', ['Meghna']],
      ['kind=audio', []],
    ] as const) {
      const page = await list(person, `status=draft&${query}`);
      expect([query, titles(page), page.total]).toEqual([query, found, found.length]);
    }
    expect((await list(person, 'status=draft')).items.at(-1)?._id).toBe(contentId);
  });

  it('give a revision the figures of its published work', async () => {
    const [work] = seller.works;
    const revised = await seller.call('POST', `/content/revise/${work?.contentId}`);
    const { items } = await list(seller, 'status=draft');
    expect(items).toMatchObject([{ _id: revised.body['_id'], revisionOf: work?.contentId, earned: 14_002, views: 5 }]);
    expect((await list(seller, 'sort=-earned')).items[0]?.revisionId).toBe(revised.body['_id']);
    await seller.call('DELETE', `/content/delete/${String(revised.body['_id'])}`);
  });

  it('refuse what is no sort, status or place in this list', async () => {
    const { nextCursor } = await list(seller, 'limit=1&sort=title');
    for (const query of [
      'sort=newest',
      'status=gone',
      'kind=smell',
      'price=cheap',
      `sort=-title&cursor=${nextCursor}`,
      `cursor=${Buffer.from('["title",{"key":"a\\u0000","id":"019a0000-0000-7000-8000-000000000000"}]').toString('base64url')}&sort=title`,
      'cursor=made-up',
    ])
      expect([query, (await seller.call('GET', `/contributor/works?${query}`)).status]).toEqual([query, 400]);
  });

  it('are the same for several who ask at once, while one is changed', async () => {
    const person = await signInContributor(app);
    const { contentId } = await makeDraft(app, { contributor: person.userId, price: 0 });
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => list(person, 'status=draft')),
      person.call('PUT', '/content/change-many', { ids: [contentId], changes: { price: 700 } }),
    ]);
    for (const answer of answers.slice(0, 8)) expect((answer as Page).items.map(({ _id }) => _id)).toEqual([contentId]);
    expect((await list(person, 'status=draft')).items[0]?.prices).toEqual({ min: 700, max: 700 });
  });
});
