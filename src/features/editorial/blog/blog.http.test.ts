import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeBlogCategory, makeBlogImage, makeBlogPost, toBlogBody } from '../../../../tests/support/blog.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { signInUser } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';
import { readPublicPosts } from './store/blog.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const HOUR = 3_600_000;
const ago = (hours: number): Date => new Date(Date.now() - hours * HOUR);

interface List {
  readonly items: readonly {
    _id: string;
    slug: string;
    texts: { en: { title: string } | null; bn: { title: string } | null };
  }[];
  readonly nextCursor: string | null;
  readonly total: number;
}
const list = (query: string): Promise<List> => app.get(`/api/v1/blog/all/public?${query}`);
const slugsOf = async (query: string): Promise<string[]> => (await list(query)).items.map(({ slug }) => slug);
const single = (id: string, language = 'en') =>
  app.get<Record<string, unknown>>(`/api/v1/blog/single/${id}?language=${language}`);

describe('the public posts', () => {
  it('are listed with the showcased ones first, by category and words, page by page', async () => {
    const { id: categoryId, key } = await makeBlogCategory(app);
    const of = (slug: string, hours: number, more = {}) =>
      makeBlogPost(app, { slug, categoryId, publishedAt: ago(hours), ...more });
    await of('first', 1, { titleBn: 'কাগজের মসজিদ' });
    await of('second', 2, { text: 'Nothing but 100% jute_rope.' });
    await of('third', 3, { showcased: true });
    await of('a-draft', 0, { publishedAt: null, showcased: true });
    await of('to-come', 0, { publishedAt: new Date(Date.now() + HOUR), showcased: true });
    expect(await slugsOf(`category=${key}`)).toEqual(['third', 'first', 'second']);
    expect(await slugsOf(`category=${categoryId}&sort=newest`)).toEqual(['first', 'second', 'third']);
    expect(await slugsOf(`category=${key}&showcased=1`)).toEqual(['third']);
    expect(await slugsOf(`category=${key}&q=NOTHING+jute`)).toEqual(['second']);
    expect(await slugsOf(`category=${key}&q=${encodeURIComponent('মসজিদ')}`)).toEqual(['first']);
    // Wildcards of SQL patterns are searched literally.
    expect(await slugsOf(`category=${key}&q=${encodeURIComponent('%')}`)).toEqual(['second']);
    expect(await slugsOf(`category=${key}&q=${encodeURIComponent('_')}`)).toEqual(['second']);
    expect(await slugsOf(`category=${key}&q=sailing`)).toEqual([]);
    // An English word and a Bangla word in Latin letters both find the Bangla text.
    for (const q of ['mosque', 'mosjid', 'paper+mosque'])
      expect(await slugsOf(`category=${key}&q=${q}`)).toEqual(['first']);
    for (const q of ['zzkqp', 'zzkqp+mosque']) expect(await slugsOf(`category=${key}&q=${q}`)).toEqual([]);
    expect(await list('category=unknown')).toMatchObject({ items: [], total: 0 });
    for (const sort of ['showcased', 'newest']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: List = await list(`category=${key}&sort=${sort}&limit=1&cursor=${cursor}`);
        expect([page.items.length, page.total]).toEqual([1, 3]);
        seen.push(...page.items.map(({ slug }) => slug));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(await slugsOf(`category=${key}&sort=${sort}`));
    }
    const { nextCursor } = await list(`category=${key}&limit=1`);
    expect((await app.fetch(`/api/v1/blog/all/public?sort=newest&cursor=${nextCursor}`)).status).toBe(400);
    const { items } = await app.get<{ items: { key: string; postCount: number }[] }>('/api/v1/blog/category/all');
    expect(items.find((each) => each.key === key)).toMatchObject({ name: 'Craft', nameBn: 'কারুকাজ', postCount: 3 });
  });

  it('are read from an index, in the order of the list', async () => {
    const client = await app.pool.connect();
    await client.query('begin');
    await client.query(
      `with post as (
         insert into blog_post (id, slug, published_at, showcased)
         select gen_random_uuid(), 'many-' || n, date_trunc('second', now()) - make_interval(days => 400, secs => n), n % 9 = 0
         from generate_series(1, 3000) n returning id
       )
       insert into blog_text (post_id, language, title, summary, body, words, word_count)
       select id, 'en', 'Many', '', '{"type":"doc","content":[]}', 'many', 1 from post`,
    );
    await client.query('commit');
    client.release();
    await app.pool.query('analyze blog_post');
    const filters = { now: new Date(), patterns: [], onlyShowcased: false };
    for (const sort of ['showcased', 'newest'] as const)
      for (const after of [undefined, { at: ago(24 * 401).getTime(), id: createId(), showcased: false }]) {
        const [plan] = await explainQueries(app.pool, (db) => readPublicPosts(db, filters, { sort, limit: 25, after }));
        expect(plan?.indexes).toContain(sort === 'newest' ? 'blog_post_newest' : 'blog_post_public');
        expect(plan?.steps).not.toContain('Sort');
      }
    await app.pool.query("delete from blog_post where slug like 'many-%'");
  });
});

describe('a post', () => {
  it('is found by address and identifier, in the language asked for or the one that it has', async () => {
    const id = await makeBlogPost(app, { slug: 'jute', title: 'Jute', titleBn: 'পাট', text: 'Golden fibre.' });
    expect(await single('jute')).toMatchObject({
      _id: id,
      language: 'en',
      title: 'Jute',
      html: '<p>Golden fibre.</p>',
    });
    expect(await single(id, 'bn')).toMatchObject({ slug: 'jute', language: 'bn', title: 'পাট', minutes: 1 });
    await makeBlogPost(app, { slug: 'only-english', title: 'Only English' });
    expect(await single('only-english', 'bn')).toMatchObject({
      language: 'en',
      title: 'Only English',
      texts: { en: { title: 'Only English' }, bn: null },
    });
  });

  it('that is a draft, comes later or was deleted is nowhere', async () => {
    const drafts = [
      await makeBlogPost(app, { publishedAt: null }),
      await makeBlogPost(app, { publishedAt: new Date(Date.now() + HOUR) }),
      await makeBlogPost(app),
    ];
    await app.pool.query('update blog_post set deleted_at = now() where id = $1', [drafts[2]]);
    for (const id of drafts) {
      for (const path of [`single/${id}`, `related/${id}`])
        expect((await app.fetch(`/api/v1/blog/${path}`)).status).toBe(404);
      expect((await app.fetch(`/api/v1/blog/view/${id}`, { method: 'PATCH' })).status).toBe(404);
      expect((await (await signInUser(app)).call('PATCH', `/blog/toggle/like/${id}`)).status).toBe(404);
    }
  });

  it('shows its own pictures and public contents, and leaves out what is gone', async () => {
    const id = await makeBlogPost(app, { slug: 'shown' });
    const imageId = await makeBlogImage(app, id);
    const work = await makeContent(app, {
      category: await makeCategory(app, 'shown-in-blog'),
      contributor: await makeContributor(app, 'shown-in-blog'),
      title: 'Kite & string',
    });
    const contentId = typeof work === 'string' ? work : work.contentId;
    const body = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'How <it> flies' }] },
        { type: 'image', attrs: { imageId, alt: 'A "boat"' } },
        { type: 'image', attrs: { imageId: createId(), alt: '' } },
        { type: 'embed', attrs: { contentId } },
        { type: 'embed', attrs: { contentId: createId() } },
      ],
    };
    await app.pool.query('update blog_text set body = $2 where post_id = $1', [id, JSON.stringify(body)]);
    const { html, headings } = await single('shown', 'bn');
    expect(headings).toEqual([{ id: 'section-1', level: 2, text: 'How <it> flies' }]);
    expect(html).toContain('<h2 id="section-1">How &lt;it&gt; flies</h2>');
    expect(html).toContain(`/media/${imageId}/375.avif 375w`);
    expect(html).toContain('alt="A &quot;boat&quot;" loading="lazy"');
    expect(html).toContain(`<a href="/bn/content/${contentId}/kite-string">`);
    expect(html).toContain('<strong>Kite &amp; string</strong>');
    expect(String(html).match(/<figure>|<aside>/g)).toHaveLength(2);
  });

  it('has up to three related ones, those of its category first', async () => {
    const { id: categoryId } = await makeBlogCategory(app);
    const id = await makeBlogPost(app, { categoryId });
    const same = await makeBlogPost(app, { categoryId, publishedAt: ago(99) });
    await makeBlogPost(app, { publishedAt: ago(1) });
    const { items } = await app.get<List>(`/api/v1/blog/related/${id}`);
    expect(items).toHaveLength(3);
    expect(items[0]?._id).toBe(same);
    expect(items.map(({ _id }) => _id)).not.toContain(id);
  });
});

describe('readers', () => {
  it('count once a day, however often and whenever at once they read', async () => {
    const id = await makeBlogPost(app);
    const view = async (): Promise<unknown> => (await app.fetch(`/api/v1/blog/view/${id}`, { method: 'PATCH' })).json();
    await Promise.all(Array.from({ length: 8 }, view));
    expect(await view()).toEqual({ views: 1 });
    await app.pool.query('update blog_view set day = day - 2 where post_id = $1', [id]);
    expect(await view()).toEqual({ views: 2 });
    expect(await single(id)).toMatchObject({ views: 2 });
  });

  it('with an account count each, from one network too', async () => {
    const id = await makeBlogPost(app);
    const people = [await signInUser(app), await signInUser(app)];
    for (let time = 0; time < 2; time += 1) for (const person of people) await person.call('PATCH', `/blog/view/${id}`);
    expect(await single(id)).toMatchObject({ views: 2 });
    await app.fetch(`/api/v1/blog/view/${id}`, { method: 'PATCH' });
    expect(await single(id)).toMatchObject({ views: 3 });
  });

  it('like a post once, and take it back; a retry changes nothing', async () => {
    const [id, person] = [await makeBlogPost(app), await signInUser(app)];
    const toggle = async (body?: object) => (await person.call('PATCH', `/blog/toggle/like/${id}`, body)).body;
    expect(await toggle()).toEqual({ isLiked: true, likes: 1 });
    expect(await toggle({ isLiked: true })).toEqual({ isLiked: true, likes: 1 });
    expect((await person.call('GET', `/blog/liked/${id}`)).body).toEqual({ isLiked: true });
    const other = await signInUser(app);
    expect((await other.call('PATCH', `/blog/toggle/like/${id}`)).body).toEqual({ isLiked: true, likes: 2 });
    expect((await other.call('GET', `/blog/liked/${createId()}`)).body).toEqual({ isLiked: false });
    await Promise.all(Array.from({ length: 8 }, () => toggle({ isLiked: true })));
    expect(await single(id)).toMatchObject({ likes: 2 });
    // A like can still be removed after the post was unpublished.
    await app.pool.query('update blog_post set published_at = null where id = $1', [id]);
    expect(await toggle()).toEqual({ isLiked: false, likes: 1 });
    expect((await person.call('PATCH', `/blog/toggle/like/${id}`)).status).toBe(404);
    expect((await app.fetch(`/api/v1/blog/toggle/like/${id}`, { method: 'PATCH' })).status).toBe(401);
  });

  it('take their likes along, and away with their account', async () => {
    const [id, person] = [await makeBlogPost(app, { slug: 'liked-and-left' }), await signInUser(app)];
    await person.call('PATCH', `/blog/toggle/like/${id}`);
    expect((await person.deleteAccount()).status).toBe(200);
    expect(await single(id)).toMatchObject({ likes: 0 });
  });
});

describe('the database', () => {
  it('publishes nothing without a text, and keeps the address of what was public', async () => {
    const draft = await makeBlogPost(app, { publishedAt: null, title: '' });
    const change = (text: string, ...values: unknown[]) => app.pool.query(text, [...values]);
    await expect(change('update blog_post set published_at = $2 where id = $1', draft, new Date())).rejects.toThrow(
      'without a text',
    );
    const id = await makeBlogPost(app);
    await expect(change('delete from blog_text where post_id = $1', id)).rejects.toThrow('without a text');
    await expect(change("update blog_post set slug = 'another' where id = $1", id)).rejects.toThrow('stays');
    const foreign = await makeBlogImage(app, draft);
    await expect(change('update blog_post set cover_id = $2 where id = $1', id, foreign)).rejects.toThrow('cover_own');
    await expect(
      change('update blog_text set body = $2 where post_id = $1', id, JSON.stringify({ ...toBlogBody(''), type: 'x' })),
    ).rejects.toThrow('check');
  });
});
