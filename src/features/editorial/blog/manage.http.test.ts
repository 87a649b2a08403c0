import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeBlogCategory, makeBlogPost, toBlogBody } from '../../../../tests/support/blog.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { makePicture, toForm } from '../../../../tests/support/picture-form.ts';
import { readSorted } from '../../../../tests/support/read-sorted.ts';
import { createId } from '../../../platform/database/id.ts';
import { sweepStorage } from '../../../platform/storage/sweep.ts';
import { deleteOld } from './service/reactions.ts';
import { blogStoredObjects } from './service/stored-objects.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const admin = await signInAdmin(app, 'moderator');
const content = JSON.stringify(toBlogBody('Fold the sheet.'));

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}
type Fields = Readonly<Record<string, string>>;

async function send(method: string, path: string, fields: Fields, picture?: Uint8Array<ArrayBuffer>): Promise<Answer> {
  const form = picture === undefined ? new FormData() : toForm(picture);
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await admin.fetch(`/api/v1${path}`, { method, body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const create = (fields: Fields, picture?: Uint8Array<ArrayBuffer>) => send('POST', '/blog/create', fields, picture);
const update = (id: string, fields: Fields, picture?: Uint8Array<ArrayBuffer>) =>
  send('PUT', `/blog/update/${id}`, fields, picture);
const made = async (fields: Fields = { title: 'Paper boats', content }): Promise<string> =>
  String((await create(fields)).body['_id']);
const read = async (id: string) => (await admin.call('GET', `/blog/admin/single/${id}`)).body;
const errorsOf = ({ status, body }: Answer) => [status, (body['errors'] as { path: string }[] | undefined)?.[0]?.path];

describe('a post that is written', () => {
  it('begins as a draft with an address of its title and a cover in the widths of the pages', async () => {
    const { id: categoryId } = await makeBlogCategory(app);
    const fields = { title: 'Ten Paper Boats!', titleBn: 'নৌকা', summary: 'In short.', content, categoryId };
    const { status, body } = await create({ ...fields, coverDescription: 'A boat' }, await makePicture());
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        slug: 'ten-paper-boats',
        cover: expect.objectContaining({ alt: 'A boat', widths: [375, 576, 768, 900] }),
      }),
    ]);
    const id = String(body['_id']);
    expect(await read(id)).toMatchObject({
      status: 'draft',
      wasPublic: false,
      categoryId,
      texts: {
        en: { title: 'Ten Paper Boats!', summary: 'In short.', body: toBlogBody('Fold the sheet.') },
        bn: { title: 'নৌকা' },
      },
    });
    expect((await app.fetch('/api/v1/blog/single/ten-paper-boats')).status).toBe(404);
    // A second post with the same title gets another slug, and so does a title without Latin letters.
    expect((await create({ title: 'Ten paper boats' })).body['slug']).toMatch(/^ten-paper-boats-[0-9a-f]{8}$/);
    expect((await create({ titleBn: 'পাট' })).body['slug']).toMatch(/^post-[0-9a-f]{8}$/);
  });

  it('needs a title, a category that exists, an address that is free and a text that is known', async () => {
    const id = await made();
    const { slug } = await read(id);
    expect(errorsOf(await create({ summary: 'a' }))).toEqual([400, 'title']);
    expect(errorsOf(await create({ title: 'a', categoryId: createId() }))).toEqual([400, 'categoryId']);
    expect(errorsOf(await create({ title: 'a', slug: String(slug) }))).toEqual([400, 'slug']);
    expect(errorsOf(await create({ title: 'a', slug: 'all' }))).toEqual([400, 'slug']);
    expect(errorsOf(await create({ title: 'a', content: '{"type":"doc","content":[{"type":"iframe"}]}' }))[0]).toBe(
      400,
    );
    expect(errorsOf(await create({ title: 'a', unknown: 'x' }))[0]).toBe(400);
    expect(errorsOf(await create({ title: 'a' }, new TextEncoder().encode('read this picture')))).toEqual([
      400,
      'image',
    ]);
    expect(errorsOf(await update(createId(), { title: 'a' }))).toEqual([404, undefined]);
    expect((await admin.call('POST', '/blog/create', { title: 'a' })).status).toBe(415);
  });

  it('keeps what is not sent, and loses a language of which nothing is left', async () => {
    const id = await made({ title: 'Boats', titleBn: 'নৌকা', summary: 'Short', content });
    await update(id, { title: 'Kites' });
    expect(await read(id)).toMatchObject({
      texts: { en: { title: 'Kites', summary: 'Short', body: toBlogBody('Fold the sheet.') }, bn: { title: 'নৌকা' } },
    });
    await update(id, { titleBn: '' });
    expect(await read(id)).toMatchObject({ texts: { bn: null } });
  });

  it('is saved by one of two who began from the same revision', async () => {
    const id = await made();
    const answers = await Promise.all(['One', 'Two', 'Three'].map((title) => update(id, { title, revision: '1' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await read(id)).toMatchObject({ revision: 2 });
    expect((await update(id, { title: 'Four', revision: '2' })).status).toBe(200);
  });
});

describe('publishing', () => {
  const toggle = async (id: string, body?: object): Promise<Answer> =>
    admin.call('PATCH', `/blog/toggle/publish/${id}`, body);

  it('needs a text, shows the post to everybody, and takes it back', async () => {
    const empty = await made({ title: 'Only a title' });
    expect((await toggle(empty)).status).toBe(409);
    const id = await made({ title: 'Boats that are public', content });
    expect((await toggle(id)).body).toMatchObject({ status: 'published' });
    expect((await app.fetch(`/api/v1/blog/single/${id}`)).status).toBe(200);
    const { publishedAt } = await read(id);
    expect((await toggle(id, { published: true })).body).toEqual({ status: 'published', publishedAt });
    expect(errorsOf(await update(id, { title: '' }))).toEqual([400, 'title']);
    expect(errorsOf(await update(id, { content: '' }))).toEqual([400, 'title']);
    expect(errorsOf(await update(id, { slug: 'elsewhere' }))).toEqual([400, 'slug']);
    expect((await toggle(id)).body).toEqual({ status: 'draft', publishedAt: null });
    expect((await app.fetch(`/api/v1/blog/single/${id}`)).status).toBe(404);
    expect(errorsOf(await update(id, { slug: 'elsewhere' }))).toEqual([400, 'slug']);
  });

  it('can wait for a time to come', async () => {
    const id = await made({ title: 'Boats to come', content });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await toggle(id, { at })).body).toEqual({ status: 'scheduled', publishedAt: at });
    expect((await app.fetch(`/api/v1/blog/single/${id}`)).status).toBe(404);
    await app.pool.query(
      "update blog_post set published_at = date_trunc('second', now()) - interval '1 second' where id = $1",
      [id],
    );
    expect((await app.fetch(`/api/v1/blog/single/${id}`)).status).toBe(200);
    expect(errorsOf(await update(id, { slug: 'elsewhere' }))).toEqual([400, 'slug']);
    const draft = await made({ title: 'Never', content });
    expect(errorsOf(await toggle(draft, { at: new Date(Date.now() - 1000).toISOString() }))).toEqual([400, 'at']);
    expect(errorsOf(await toggle(draft, { at: '2999-01-01T00:00:00Z' }))).toEqual([400, 'at']);
    expect(errorsOf(await toggle(draft, { at: 'tomorrow' }))).toEqual([400, 'at']);
  });

  it('at a time that is asked for twice is scheduled once, also when the time has come', async () => {
    const id = await made({ title: 'Boats asked for twice', content });
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const countRecords = async () => {
      const { rows } = await app.pool.query<{ n: number }>(
        "select count(*)::int as n from audit_log where subject_id = $1 and action = 'blog.publish'",
        [id],
      );
      return rows[0]?.n;
    };
    for (const same of [at, at.replace('Z', '+00:00')])
      expect((await toggle(id, { at: same })).body).toEqual({ status: 'scheduled', publishedAt: at });
    expect(await countRecords()).toBe(1);
    const later = new Date(Date.now() + 7_200_000).toISOString();
    expect((await toggle(id, { at: later })).body).toMatchObject({ publishedAt: later });
    expect(await countRecords()).toBe(2);
    const { rows } = await app.pool.query<{ at: Date }>(
      "update blog_post set published_at = date_trunc('second', now()) - interval '1 second' where id = $1 returning published_at as at",
      [id],
    );
    const past = rows[0]?.at.toISOString();
    expect((await toggle(id, { at: past })).body).toEqual({ status: 'published', publishedAt: past });
    expect(await countRecords()).toBe(2);
    // A published post can't be hidden by changing its time.
    expect((await toggle(id, { at: later })).status).toBe(409);
    expect((await toggle(id, { at: '2020-01-01T00:00:00Z' })).status).toBe(409);
    expect((await app.fetch(`/api/v1/blog/single/${id}`)).status).toBe(200);
  });

  it('is another thing than showcasing', async () => {
    const id = await made();
    const showcase = async (body?: object) => (await admin.call('PATCH', `/blog/toggle/showcase/${id}`, body)).body;
    expect(await showcase()).toEqual({ showcased: true });
    expect(await showcase({ showcased: true })).toEqual({ showcased: true });
    expect(await read(id)).toMatchObject({ status: 'draft', showcased: true });
    expect(await showcase()).toEqual({ showcased: false });
  });
});

describe('pictures of a post', () => {
  const addImage = async (id: string) =>
    (await send('POST', `/blog/content/image/${id}`, { description: 'A fold' }, await makePicture())).body['image'] as {
      _id: string;
    };

  it('are added, shown, and removed once nothing shows them', async () => {
    const [id, other] = [await made(), await made()];
    const image = await addImage(id);
    expect(image).toMatchObject({ alt: 'A fold', width: 900, avifWidths: [375] });
    expect((await app.fetch(`/media/${image._id}/375.webp`)).status).toBe(200);
    const shown = JSON.stringify({
      type: 'doc',
      content: [{ type: 'image', attrs: { imageId: image._id, alt: 'A fold' } }],
    });
    expect(errorsOf(await update(other, { content: shown }))).toEqual([400, 'content']);
    expect(errorsOf(await update(other, { coverId: image._id }))).toEqual([400, 'coverId']);
    expect((await update(id, { content: shown, coverId: image._id })).body).toMatchObject({
      cover: { _id: image._id },
    });
    const remove = (path: string, body?: object) => admin.call('DELETE', `/blog/content/image/${path}`, body);
    expect((await remove(id, { imageId: image._id })).status).toBe(409);
    await update(id, { content, coverId: '' });
    expect((await remove(id)).status).toBe(400);
    expect((await remove(other, { imageId: image._id })).status).toBe(404);
    expect((await remove(`${id}?imageId=${image._id}`)).status).toBe(200);
    expect((await remove(id, { imageId: image._id })).status).toBe(404);
    expect((await app.fetch(`/media/${image._id}/375.webp`)).status).toBe(404);
  });

  it('need a post, a file and a picture', async () => {
    const id = await made();
    expect((await send('POST', `/blog/content/image/${createId()}`, {}, await makePicture())).status).toBe(404);
    expect(errorsOf(await send('POST', `/blog/content/image/${id}`, { description: 'a' }))).toEqual([400, 'image']);
    const small = await makePicture('#fff', 100, 100);
    expect(errorsOf(await send('POST', `/blog/content/image/${id}`, {}, small))).toEqual([400, 'image']);
  });

  it('stay in storage for as long as their post', async () => {
    const id = await made();
    const image = await addImage(id);
    const future = { ...app.systemContext(), now: new Date(Date.now() + 40 * 24 * 3_600_000) };
    await sweepStorage(future, blogStoredObjects);
    expect((await app.fetch(`/media/${image._id}/375.webp`)).status).toBe(200);
    await admin.call('DELETE', `/blog/delete/${id}`);
    await deleteOld(app.db, future.now);
    await sweepStorage(future, blogStoredObjects);
    expect((await app.fetch(`/media/${image._id}/375.webp`)).status).toBe(404);
  });
});

describe('a deleted post', () => {
  it('comes back as it was, until it is gone for good', async () => {
    const id = await makeBlogPost(app, { slug: 'deleted-and-back', showcased: true });
    const call = (path: string, method = 'PATCH') => admin.call(method, `/blog/${path}/${id}`);
    expect((await call('restore')).status).toBe(404);
    expect((await call('delete', 'DELETE')).body).toEqual({ done: true });
    expect((await call('delete', 'DELETE')).status).toBe(404);
    expect((await call('admin/single', 'GET')).status).toBe(404);
    await deleteOld(app.db, new Date());
    expect((await call('restore')).body).toEqual({ done: true });
    expect(await app.get('/api/v1/blog/single/deleted-and-back')).toMatchObject({ showcased: true });
    await call('delete', 'DELETE');
    await deleteOld(app.db, new Date(Date.now() + 31 * 24 * 3_600_000));
    expect((await call('restore')).status).toBe(404);
  });
});

describe('the list of all posts', () => {
  it('has each once, by status, category and words', async () => {
    const { id: categoryId, key } = await makeBlogCategory(app);
    const ids = [
      await makeBlogPost(app, { categoryId, publishedAt: null, title: 'Glider' }),
      await makeBlogPost(app, { categoryId, publishedAt: new Date(Date.now() + 3_600_000), titleBn: 'ঘুড়ি' }),
      await makeBlogPost(app, { categoryId }),
    ];
    const find = async (query: string): Promise<string[]> => {
      const { body } = await admin.call('GET', `/blog/admin/all?category=${key}&${query}`);
      return (body['items'] as { _id: string }[]).map(({ _id }) => _id);
    };
    expect(await find('')).toEqual(ids.toReversed());
    expect(await find('status=draft')).toEqual([ids[0]]);
    expect(await find('status=scheduled')).toEqual([ids[1]]);
    expect(await find('status=published')).toEqual([ids[2]]);
    expect(await find('q=glider')).toEqual([ids[0]]);
    expect(await find(`q=${encodeURIComponent('ঘুড়ি')}`)).toEqual([ids[1]]);
    const { body } = await admin.call('GET', `/blog/admin/all?category=${categoryId}&limit=2`);
    expect(await find(`limit=2&cursor=${String(body['nextCursor'])}`)).toEqual([ids[0]]);
    expect((await admin.call('GET', '/blog/admin/all?sort=likes')).status).toBe(400);
    expect((await admin.call('GET', '/blog/admin/all?category=unknown')).body).toMatchObject({ items: [], total: 0 });
  });

  it('is sorted by title, time of publication, place among the showcased, and views', async () => {
    const { id: categoryId, key } = await makeBlogCategory(app);
    const make = (post: Parameters<typeof makeBlogPost>[1]) => makeBlogPost(app, { categoryId, ...post });
    const kite = await make({ title: 'Kite', publishedAt: new Date('2026-03-01') });
    const balloon = await make({ title: 'balloon', publishedAt: null });
    const airship = await make({ title: 'Airship', publishedAt: new Date('2026-02-01'), showcased: true });
    await app.pool.query('update blog_stat set views = 7 where post_id = $1', [kite]);
    await app.pool.query('delete from blog_stat where post_id = $1', [balloon]);
    const read = (sort: string) =>
      readSorted(admin, `/blog/admin/all?category=${key}&limit=1`, ({ _id }: { _id: string }) => _id, sort);
    expect(await read('created')).toEqual([kite, balloon, airship]);
    expect(await read('title')).toEqual([airship, balloon, kite]);
    expect(await read('status')).toEqual([balloon, airship, kite]);
    expect(await read('-showcased')).toEqual([airship, balloon, kite]);
    expect(await read('figures')).toEqual([balloon, airship, kite]);
  });
});
