import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { makeCategory, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { contentStatuses } from '../../catalogue/content/contract/own-content.ts';

interface Row {
  readonly _id: string;
  readonly title: string;
  readonly status: string;
  readonly prices: { min: number; max: number } | null;
  readonly preview: { small: string } | null;
}
interface Answer {
  readonly items: Row[];
  readonly nextCursor: string | null;
  readonly total: number;
}

let app: TestApp;
let admin: SignedInAdmin;
const byStatus = new Map<string, string>();
let paidId: string;
let aiId: string;

const ask = async (query = ''): Promise<Answer> => {
  const { status, body } = await admin.call('GET', `/content/assets${query}`);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body as unknown as Answer;
};
const titles = async (query: string): Promise<string[]> => (await ask(query)).items.map(({ title }) => title).sort();

beforeAll(async () => {
  app = await testApp();
  admin = await signInAdmin(app, 'moderator');
  const rahim = await makeContributor(app, 'rahim');
  const karim = await makeContributor(app, 'karim-studio');
  const category = await makeCategory(app, 'boats');
  for (const status of contentStatuses)
    byStatus.set(
      status,
      (await makeDraft(app, { contributor: rahim, status, title: `A ${status} boat`, category })).contentId,
    );
  paidId = (await makeDraft(app, { contributor: karim, status: 'published', title: 'নদীর 100% ঘাট', price: 5000 }))
    .contentId;
  aiId = (await makeDraft(app, { contributor: karim, title: 'Dreamt lantern', bare: true })).contentId;
  await app.pool.query('update content set ai = true where id = $1', [aiId]);
  await app.pool.query("insert into content_keyword (content_id, keyword, position) values ($1, 'river at night', 9)", [
    aiId,
  ]);
});

describe('the list of every content', () => {
  it('has every status, the newest first', async () => {
    const { items, total } = await ask();
    expect(items.map(({ _id }) => _id)).toEqual([aiId, paidId, ...[...byStatus.values()].reverse()]);
    expect(total).toBe(8);
    expect(await ask('?sort=created')).toMatchObject({ items: [...items].reverse() });
  });

  it.each(contentStatuses)('shows those that are %s alone where they are asked for', async (status) => {
    expect(await titles(`?status=${status}&q=oat%20${status}`)).toEqual([`A ${status} boat`]);
    const { items } = await ask(`?status=${status}`);
    expect(items.every((row) => row.status === status)).toBe(true);
    expect(items.map(({ title }) => title)).toContain(`A ${status} boat`);
  });

  it.each([
    ['a word of the title', 'lantern', 'Dreamt lantern'],
    ['parts of its words, in any order', 'tern drea', 'Dreamt lantern'],
    ['what stands for anything in a pattern', '100%', 'নদীর 100% ঘাট'],
    ['a Bangla word', 'ঘাট', 'নদীর 100% ঘাট'],
    ['a keyword of several words', 'River  at Night', 'Dreamt lantern'],
    ['an English word for a Bangla one', 'river 100%', 'নদীর 100% ঘাট'],
    ['a Bangla word in Latin letters', 'nodi 100%', 'নদীর 100% ঘাট'],
    ['a Bangla word for an English one', 'লণ্ঠন', 'Dreamt lantern'],
  ])('finds by %s', async (_, q, title) => {
    expect(await titles(`?q=${encodeURIComponent(q)}`)).toEqual([title]);
  });

  it('finds by a contributor and by an identifier', async () => {
    expect(await titles('?q=Karim')).toEqual(['Dreamt lantern', 'নদীর 100% ঘাট']);
    expect(await titles(`?q=${paidId.toUpperCase()}`)).toEqual(['নদীর 100% ঘাট']);
    expect(await titles('?q=%25')).toEqual(['নদীর 100% ঘাট']);
    expect(await titles('?q=nothing%20of%20it')).toEqual([]);
  });

  it('narrows by category, contributor, price and AI, also all at once', async () => {
    expect((await ask('?category=boats')).total).toBe(6);
    expect((await ask('?contributor=rahim')).total).toBe(6);
    expect(await titles('?price=paid')).toEqual(['নদীর 100% ঘাট']);
    expect((await ask('?price=free')).total).toBe(6);
    expect(await titles('?price=none')).toEqual(['Dreamt lantern']);
    expect(await titles('?ai=yes')).toEqual(['Dreamt lantern']);
    expect((await ask('?ai=no')).total).toBe(7);
    expect(await titles('?contributor=rahim&category=boats&status=rejected&price=free&ai=no&q=boat')).toEqual([
      'A rejected boat',
    ]);
    for (const nothing of [
      '?category=none-such',
      '?contributor=nobody',
      '?status=draft&contributor=karim-studio&ai=no',
    ])
      expect(await ask(nothing)).toEqual({ items: [], nextCursor: null, total: 0, totalIsMore: false });
  });

  it.each(['-created', 'created', '-updated', 'updated', 'work', '-work', 'status', '-status'])(
    'leaves nothing out and repeats nothing from page to page: %s',
    async (sort) => {
      // The test sets equal times, and times that differ by a microsecond.
      await app.pool.query("update content set updated_at = '2026-01-01 00:00:00.000001Z' where status <> 'published'");
      await app.pool.query("update content set updated_at = '2026-01-01 00:00:00.000002Z' where status = 'published'");
      for (const narrowed of ['', '&q=boat', '&price=free']) {
        const whole = (await ask(`?sort=${sort}${narrowed}`)).items.map(({ _id }) => _id);
        const found: string[] = [];
        for (let cursor: string | null = ''; cursor !== null; ) {
          const page: Answer = await ask(`?sort=${sort}${narrowed}&limit=2&cursor=${cursor}`);
          found.push(...page.items.map(({ _id }) => _id));
          cursor = page.nextCursor;
        }
        expect(found).toEqual(whole);
      }
    },
  );

  it('shows pictures of what is public, and those of the rest to admins', async () => {
    const { items } = await ask();
    const small = (id: string | undefined) => items.find(({ _id }) => _id === id)?.preview?.small ?? '';
    expect(small(byStatus.get('published'))).toMatch(/^\/media\//);
    expect(small(byStatus.get('rejected'))).toMatch(/area=admin$/);
    const draft = await admin.fetch(small(byStatus.get('rejected')));
    expect([draft.status, await draft.text()]).toEqual([200, '375.webp']);
    expect(items.find(({ _id }) => _id === paidId)?.prices).toEqual({ min: 5000, max: 5000 });
  });

  it('refuses a filter or a cursor that makes no sense', async () => {
    for (const query of ['?status=lost', '?price=cheap', '?ai=maybe', '?sort=newest', '?cursor=x', '?limit=101'])
      expect((await admin.call('GET', `/content/assets${query}`)).status).toBe(400);
    const { nextCursor } = await ask('?limit=2');
    expect((await admin.call('GET', `/content/assets?sort=-updated&cursor=${nextCursor}`)).status).toBe(400);
  });
});

describe('one content', () => {
  it('has everything of a work of any status', async () => {
    const id = byStatus.get('changes_requested') ?? '';
    const { body } = await admin.call('GET', `/content/assets/${id}`);
    expect(body).toMatchObject({
      asset: { _id: id, contributor: { username: 'rahim' }, takedown: null },
      work: { _id: id, keywords: ['boat', 'river', 'wood'], variants: [{ files: [{ format: 'png' }] }] },
      previews: [{ large: expect.stringContaining('1366.webp') }],
    });
  });

  it('is 404 where there is none', async () => {
    for (const id of ['nothing', admin.adminId])
      expect((await admin.call('GET', `/content/assets/${id}`)).status).toBe(404);
  });
});
