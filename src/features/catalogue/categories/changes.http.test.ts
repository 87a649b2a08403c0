import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { inTransaction } from '../../../platform/context.ts';
import { indexContent } from '../content/service/index-content.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const admin = await signInAdmin(app, 'moderator');
const owner = await signInAdmin(app);
const contributor = await makeContributor(app, 'placer');
const call = (method: string, path: string, body?: object, by = admin) =>
  by.call(method, `/content-category/${path}`, body);

/** Counts that the triggers maintain and that differ from a fresh count. */
async function findWrongCounts(): Promise<unknown[]> {
  const { rows } = await app.pool.query<object>(
    `with right_counts as (
       select c.scope, c.term, sum(c.d) as n from listing l, count_terms(l.facets, l.terms, 1) c group by 1, 2
     )
     select scope, term, t.n, r.n as right from (select * from term_count where n > 0) t
     full join right_counts r using (scope, term) where t.n is distinct from r.n`,
  );
  return rows;
}

const countIn = async (query: string): Promise<number> =>
  Number((await admin.call('GET', `/content/all?${query}`)).body['total']);
const statusOf = async (path: string): Promise<number> => (await app.fetch(`/api/v1${path}`)).status;

describe('a category', () => {
  it('is created hidden and last, with a key of its name, and is refused a key that is taken', async () => {
    const first = await call('POST', 'create', { name: '  Line & Shape Icons ', nameBn: 'রেখা' });
    expect(first).toMatchObject({ status: 200, body: { key: 'line-and-shape-icons' } });
    expect(await statusOf('/content-category/published/line-and-shape-icons')).toBe(404);
    for (const [body, path] of [
      [{ name: 'Line and shape icons' }, 'key'],
      [{ name: 'আইকন' }, 'key'],
      [{ name: 'All' }, 'key'],
      [{ name: 'X', key: 'category' }, 'key'],
      [{ name: 'X', key: 'Not a key' }, 'key'],
      [{ name: 'X', key: '019aa5c4-0000-7000-8000-000000000000' }, 'key'],
      [{ name: '   ' }, 'name'],
      [{ name: 'x'.repeat(81) }, 'name'],
      [{}, 'name'],
    ] as const) {
      const answer = await call('POST', 'create', body);
      expect([JSON.stringify(body), answer.status]).toEqual([JSON.stringify(body), 400]);
      expect(answer.body['errors']).toMatchObject([{ path }]);
    }
    const twice = await Promise.all([
      call('POST', 'create', { name: 'At once' }),
      call('POST', 'create', { name: 'At once' }, owner),
    ]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('is renamed with its cards and filters, and its old address leads on', async () => {
    const category = await makeCategory(app, 'old-name');
    const { contentId } = await makeContent(app, { category, contributor, title: 'Renamed place' });
    expect((await call('PUT', `update/${category.id}`, { key: 'new-name', name: 'New' })).body).toEqual({
      _id: category.id,
      key: 'new-name',
    });
    const { status, body } = await call('PUT', `update/${category.id}`, { key: 'all' });
    expect([status, body['errors']]).toEqual([
      400,
      [{ path: 'key', message: 'This key is reserved. Choose another one.' }],
    ]);
    expect(await countIn('category=new-name')).toBe(1);
    const card = (await (await app.fetch(`/api/v1/content/single/${contentId}`)).json()) as { category: object };
    expect(card.category).toMatchObject({ key: 'new-name', name: 'New' });
    const old = (await (await app.fetch('/api/v1/content-category/published/old-name')).json()) as object;
    expect(old).toMatchObject({ key: 'new-name' });
    expect(await countIn('category=old-name')).toBe(1);
    // Another category may take over a retired key, which then leads to that category.
    await call('POST', 'create', { name: 'Another', key: 'old-name' });
    expect(await statusOf('/content-category/published/old-name')).toBe(404);
    expect(await findWrongCounts()).toEqual([]);
  });

  it('is hidden with its contents and comes back, however often it is asked for', async () => {
    const category = await makeCategory(app, 'toggled');
    await makeContent(app, { category, contributor, title: 'Toggled' });
    for (const published of [false, false, true, true]) {
      const answer = await call('PUT', `toggle/publish/${category.id}`, { published });
      expect(answer).toEqual({ status: 200, body: { published } });
      expect(await statusOf('/content-category/published/toggled')).toBe(published ? 200 : 404);
      expect(await countIn('category=toggled')).toBe(published ? 1 : 0);
    }
    expect((await call('PUT', `toggle/publish/${category.id}`, {})).body).toEqual({ published: false });
    const { rows } = await app.pool.query('select from audit_log where subject_id = $1', [category.id]);
    expect(rows).toHaveLength(3);
    expect(await findWrongCounts()).toEqual([]);
  });

  it('is deleted only while there is nothing in it', async () => {
    const category = await makeCategory(app, 'filled');
    await makeContent(app, { category, contributor, title: 'A draft', status: 'draft' });
    const refused = await call('DELETE', `delete/${category.id}`);
    expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('still contains works') } });
    const empty = await makeCategory(app, 'emptied');
    expect((await call('DELETE', `delete/${empty.id}`)).body['detail']).toContain('subcategories');
    const body = { subcategoryId: empty.subcategoryId };
    expect((await call('DELETE', `subcategory/delete/${category.id}`, body)).status).toBe(404);
    expect((await call('DELETE', `subcategory/delete/${empty.id}`, {})).status).toBe(404);
    expect(
      (await call('DELETE', `subcategory/delete/${empty.id}?subcategoryId=${empty.subcategoryId}`, {})).status,
    ).toBe(200);
    const both = await Promise.all([call('DELETE', `delete/${empty.id}`), call('DELETE', `delete/${empty.id}`)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });

  it('is ordered as a whole, never by a list that is out of date', async () => {
    const { body } = await call('GET', 'all');
    const ids = (body['items'] as { _id: string }[]).map(({ _id }) => _id).toReversed();
    expect((await call('PUT', 'order', { ids })).status).toBe(200);
    const after = (await call('GET', 'all')).body['items'] as { _id: string }[];
    expect(after.map(({ _id }) => _id)).toEqual(ids);
    for (const wrong of [ids.slice(1), [...ids, ids[0]], ids.map(() => ids[0]), ['x'], []])
      expect((await call('PUT', 'order', { ids: wrong })).status).toBe(409);
  });

  it('shows chosen contents as its covers, of its own published ones alone', async () => {
    const category = await makeCategory(app, 'covered');
    const other = await makeCategory(app, 'elsewhere');
    const liked = await makeContent(app, { category, contributor, title: 'Liked', counts: { views: 50 } });
    const chosen = await makeContent(app, { category, contributor, title: 'Chosen' });
    const foreign = await makeContent(app, { category: other, contributor, title: 'Foreign' });
    const draft = await makeContent(app, { category, contributor, title: 'Draft', status: 'draft' });
    const altsOf = async () => {
      const found = (await (await app.fetch('/api/v1/content-category/published/covered')).json()) as {
        covers: { alt: string }[];
      };
      return found.covers.map(({ alt }) => alt);
    };
    expect(await altsOf()).toEqual(['Liked', 'Chosen']);
    expect((await call('PUT', `update/${category.id}`, { covers: [chosen.contentId] })).status).toBe(200);
    expect(await altsOf()).toEqual(['Chosen', 'Liked']);
    for (const wrong of [foreign.contentId, draft.contentId, 'nothing'])
      expect(
        (await call('PUT', `update/${category.id}`, { covers: [liked.contentId, wrong] })).body['errors'],
      ).toMatchObject([{ path: 'covers' }]);
    expect(await altsOf()).toEqual(['Chosen', 'Liked']);
    await call('PUT', `update/${category.id}`, { covers: [] });
    expect(await altsOf()).toEqual(['Liked', 'Chosen']);
  });

  it('shows fonts, flags and palettes whole, and cuts other pictures to its tile', async () => {
    const readWhole = async (key: string) => {
      const category = await makeCategory(app, key);
      await makeContent(app, { category, contributor, title: key });
      const { covers } = await app.get<{ covers: { isWhole?: boolean }[] }>(
        `/api/v1/content-category/published/${key}`,
      );
      return covers.map(({ isWhole }) => isWhole);
    };
    expect(await readWhole('flags')).toEqual([true]);
    expect(await readWhole('palettes')).toEqual([true]);
    expect(await readWhole('bangla-fonts')).toEqual([true]);
    expect(await readWhole('maps')).toEqual([undefined]);
  });
});

describe('a subcategory', () => {
  it('is created, renamed and hidden: its contents stay in their category and lose the place', async () => {
    const category = await makeCategory(app, 'sub');
    const { contentId } = await makeContent(app, { category, contributor, title: 'Stays' });
    const made = await call('POST', `subcategory/create/${category.id}`, { name: 'More', nameBn: 'আরও' });
    expect(made).toMatchObject({ status: 200, body: { key: 'more' } });
    expect(await call('POST', `subcategory/create/${category.id}`, { name: 'More' })).toMatchObject({ status: 400 });
    await call('PUT', `subcategory/update/${category.subcategoryId}`, { key: 'sub-first', name: 'First' });
    expect(await countIn('subcategory=sub-first')).toBe(1);
    expect(await countIn('subcategory=sub-basics')).toBe(1);
    const found = (await (await app.fetch('/api/v1/content-category/subkey/sub-basics')).json()) as object;
    expect(found).toMatchObject({ subcategory: { key: 'sub-first', name: 'First' } });
    await call('PUT', `subcategory/toggle/publish/${category.subcategoryId}`, { published: false });
    expect([await countIn('subcategory=sub-first'), await countIn('category=sub')]).toEqual([0, 1]);
    expect(await statusOf('/content-category/subkey/sub-first')).toBe(404);
    const single = (await (await app.fetch(`/api/v1/content/single/${contentId}`)).json()) as {
      subcategories: object[];
    };
    expect(single.subcategories).toEqual([]);
    await call('PUT', `subcategory/toggle/publish/${category.subcategoryId}`, { published: true });
    expect(await countIn('subcategory=sub-first')).toBe(1);
    const order = [made.body['_id'], category.subcategoryId];
    expect((await call('PUT', `subcategory/order/${category.id}`, { ids: order })).status).toBe(200);
    expect((await call('PUT', `subcategory/order/${category.id}`, { ids: order.slice(1) })).status).toBe(409);
    expect(await findWrongCounts()).toEqual([]);
  });

  it('is merged into another one of its category, where a content has both it keeps the one', async () => {
    const category = await makeCategory(app, 'merging');
    const other = await makeCategory(app, 'not-merging');
    const into = String((await call('POST', `subcategory/create/${category.id}`, { name: 'Target' })).body['_id']);
    const { contentId } = await makeContent(app, { category, contributor, title: 'Both' });
    await makeContent(app, { category, contributor, title: 'One', status: 'draft' });
    await app.pool.query(
      'insert into content_subcategory (content_id, category_id, subcategory_id) values ($1, $2, $3)',
      [contentId, category.id, into],
    );
    for (const wrong of [other.subcategoryId, category.subcategoryId, contentId, 'x'])
      expect(
        (await call('PUT', `subcategory/merge/${category.subcategoryId}`, { into: wrong })).body['errors'],
      ).toMatchObject([{ path: 'into' }]);
    expect((await call('PUT', `subcategory/merge/${category.subcategoryId}`, { into })).status).toBe(200);
    expect((await call('PUT', `subcategory/merge/${category.subcategoryId}`, { into })).status).toBe(404);
    const { rows } = await app.pool.query('select subcategory_id from content_subcategory where category_id = $1', [
      category.id,
    ]);
    expect(rows).toEqual([{ subcategory_id: into }, { subcategory_id: into }]);
    expect(await countIn('subcategory=target')).toBe(1);
    const old = (await (await app.fetch('/api/v1/content-category/subkey/merging-basics')).json()) as object;
    expect(old).toMatchObject({ subcategory: { key: 'target' } });
    expect(await findWrongCounts()).toEqual([]);
  });
});

describe('merging categories', () => {
  it('moves contents of every status, subcategories and old addresses while others publish', async () => {
    const from = await makeCategory(app, 'from-here');
    const into = await makeCategory(app, 'into-there');
    const contents: Awaited<ReturnType<typeof makeContent>>[] = [];
    for (let n = 0; n < 6; n += 1)
      contents.push(
        await makeContent(app, {
          category: from,
          contributor,
          title: `Moved ${n}`,
          status: n < 4 ? 'published' : 'draft',
        }),
      );
    await call('PUT', `update/${from.id}`, { key: 'from-there' });
    const publish = ({ contentId }: { contentId: string }) =>
      inTransaction(app.systemContext(), async (ctx) => {
        await indexContent(ctx, [contentId]);
      });
    const [merged] = await Promise.all([
      call('PUT', `merge/${from.id}`, { into: into.id }),
      ...contents.map(publish),
      makeContent(app, { category: into, contributor, title: 'Newcomer' }),
    ]);
    expect(merged?.status).toBe(200);
    expect(await countIn('category=into-there')).toBe(5);
    expect(await countIn('subcategory=from-here-basics')).toBe(4);
    const { rows } = await app.pool.query('select from content where category_id = $1', [into.id]);
    expect(rows).toHaveLength(7);
    for (const key of ['from-here', 'from-there'])
      expect((await admin.call('GET', `/content-category/published/${key}`)).body).toMatchObject({ key: 'into-there' });
    expect(await countIn('category=from-there')).toBe(5);
    expect(await findWrongCounts()).toEqual([]);
    expect((await call('PUT', `merge/${from.id}`, { into: into.id })).status).toBe(404);
  });

  it('lets one of two admins merge at the same time, in whichever direction', async () => {
    const [one, two] = [await makeCategory(app, 'circle-one'), await makeCategory(app, 'circle-two')];
    const answers = await Promise.all([
      call('PUT', `merge/${one.id}`, { into: two.id }),
      call('PUT', `merge/${two.id}`, { into: one.id }, owner),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { rows } = await app.pool.query('select from category where id in ($1, $2)', [one.id, two.id]);
    expect(rows).toHaveLength(1);
  });
});
