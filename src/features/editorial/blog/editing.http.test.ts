import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeBlogPost, toBlogBody } from '../../../../tests/support/blog.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { type SignedInAdmin, signInAdmin } from '../../../../tests/support/people.ts';
import { makePicture, toForm } from '../../../../tests/support/picture-form.ts';
import { createId } from '../../../platform/database/id.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const admin = await signInAdmin(app, 'moderator');
const other = await signInAdmin(app, 'owner');

async function update(as: SignedInAdmin, id: string, fields: Readonly<Record<string, string>>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await as.fetch(`/api/v1/blog/update/${id}`, { method: 'PUT', body: form });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
const read = async (id: string) => (await admin.call('GET', `/blog/admin/single/${id}`)).body;
const preview = async (id: string, language = 'en') =>
  admin.call('GET', `/blog/admin/preview/${id}?language=${language}`);

const countSavings = async (id: string): Promise<number> => {
  const { rows } = await app.pool.query<{ n: string }>(
    "select count(*) as n from audit_log where subject_id = $1 and action = 'blog.update'",
    [id],
  );
  return Number(rows[0]?.n);
};

describe('saving while somebody writes', () => {
  it('is one entry of the audit log for each admin and post in ten minutes', async () => {
    const [id, second] = [await makeBlogPost(app), await makeBlogPost(app)];
    for (const title of ['One', 'Two', 'Three']) expect((await update(admin, id, { title })).status).toBe(200);
    expect(await countSavings(id)).toBe(1);
    await update(other, id, { title: 'Four' });
    await update(admin, second, { title: 'One' });
    expect([await countSavings(id), await countSavings(second)]).toEqual([2, 1]);
    // The audit log can't be changed, so this simulates a save eleven minutes later.
    const later = { ...app.systemContext(), now: new Date(Date.now() + 11 * 60_000) };
    await later.db.transaction().execute(async (tx) => {
      const source = { tx, actor: { kind: 'admin', id: admin.adminId }, requestId: 'test' } as never;
      const entry = { action: 'blog.update', subjectType: 'blog', subjectId: id };
      await later.platform.audit.recordUnlessSince(source, entry, new Date(later.now.getTime() - 10 * 60_000));
    });
    expect(await countSavings(id)).toBe(3);
  });

  it('at the same time leaves one entry, too, and refused savings leave none', async () => {
    const id = await makeBlogPost(app);
    await Promise.all(['One', 'Two', 'Three'].map((title) => update(admin, id, { title })));
    expect(await countSavings(id)).toBe(1);
    const refused = await makeBlogPost(app);
    expect((await update(admin, refused, { slug: 'elsewhere' })).status).toBe(400);
    expect((await update(admin, refused, { title: 'a', revision: '9' })).status).toBe(409);
    expect(await countSavings(refused)).toBe(0);
  });

  it('is no conflict with itself where its answer was lost, and still one with anybody else', async () => {
    const id = await makeBlogPost(app);
    const [saveKey, revision] = [createId(), '1'];
    const save = (fields: Readonly<Record<string, string>>) => update(admin, id, { ...fields, revision, saveKey });
    // The responses to the first two saves are lost, and more was typed in between.
    expect((await save({ title: 'One', saveTry: '1' })).body).toMatchObject({ revision: 2 });
    expect((await save({ title: 'Two', saveTry: '2' })).body).toMatchObject({ revision: 3 });
    expect((await save({ title: 'Two', summary: 'Short', saveTry: '4' })).body).toMatchObject({ revision: 4 });
    expect(await read(id)).toMatchObject({ texts: { en: { title: 'Two', summary: 'Short' } } });
    // A save of somebody else, with or without a key, is never overwritten unnoticed.
    for (const theirs of [{}, { saveKey: createId(), saveTry: '1' }]) {
      const mine = { revision: String((await read(id))['revision']), saveKey: createId() };
      expect((await update(admin, id, { title: 'Mine', ...mine, saveTry: '1' })).status).toBe(200);
      expect((await update(other, id, { title: 'Theirs', ...theirs })).status).toBe(200);
      expect((await update(admin, id, { title: 'Mine', ...mine, saveTry: '2' })).status).toBe(409);
      expect(await read(id)).toMatchObject({ texts: { en: { title: 'Theirs' } } });
    }
  });

  it('keeps the words of the last try, whichever arrives first', async () => {
    const id = await makeBlogPost(app);
    const [saveKey, revision] = [createId(), '1'];
    const save = (title: string, saveTry: string) => update(admin, id, { title, revision, saveKey, saveTry });
    const second = await save('Newer words', '2');
    expect([second.status, second.body['revision']]).toEqual([200, 2]);
    // The first save was delayed and arrives after the second one.
    expect((await save('Older words', '1')).status).toBe(409);
    // The second save is repeated: it gets the same response, and nothing is written.
    const entries = await countSavings(id);
    expect(await save('Newer words', '2')).toEqual(second);
    expect(await read(id)).toMatchObject({ revision: 2, texts: { en: { title: 'Newer words' } } });
    expect(await countSavings(id)).toBe(entries);
    // The delayed save is refused without a revision as well.
    expect((await update(admin, id, { title: 'Older words', saveKey, saveTry: '1' })).status).toBe(409);
    // Among concurrent saves, the one with the highest number wins, whatever their order.
    const tries = ['3', '4', '5', '6'].map((saveTry) => save(`Words ${saveTry}`, saveTry));
    expect((await Promise.all(tries)).filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(await read(id)).toMatchObject({ texts: { en: { title: 'Words 6' } } });
  });

  it('without the number of its try is a conflict with itself: its words may be older', async () => {
    const id = await makeBlogPost(app);
    const mine = { revision: '1', saveKey: createId() };
    expect((await update(admin, id, { title: 'Newer words', ...mine })).status).toBe(200);
    expect((await update(admin, id, { title: 'Older words', ...mine })).status).toBe(409);
    for (const saveTry of ['0', '-1', '1.5', 'x', '2147483648'])
      expect((await update(admin, id, { title: 'a', saveKey: createId(), saveTry })).status).toBe(400);
  });

  it('is not stopped by somebody who publishes or showcases meanwhile', async () => {
    const id = await makeBlogPost(app, { publishedAt: null });
    const { revision } = await read(id);
    await other.call('PATCH', `/blog/toggle/publish/${id}`, { published: true });
    await other.call('PATCH', `/blog/toggle/showcase/${id}`, { showcased: true });
    expect((await read(id))['revision']).toBe(revision);
    expect((await update(admin, id, { title: 'On we go', revision: String(revision) })).status).toBe(200);
  });

  it('changes the words of the cover that is there', async () => {
    const id = await makeBlogPost(app);
    const form = toForm(await makePicture());
    form.set('description', 'A boat');
    const added = await admin.fetch(`/api/v1/blog/content/image/${id}`, { method: 'POST', body: form });
    const { image } = (await added.json()) as { image: { _id: string } };
    await update(admin, id, { coverId: image._id });
    expect((await update(admin, id, { coverDescription: 'A boat on a pond' })).body).toMatchObject({
      cover: { _id: image._id, alt: 'A boat on a pond' },
    });
    // Without a cover, its description is ignored.
    expect((await update(admin, id, { coverId: '', coverDescription: 'Nothing' })).body).toMatchObject({ cover: null });
    expect(await read(id)).toMatchObject({ images: [{ alt: 'A boat on a pond' }] });
  });
});

describe('the preview', () => {
  it('is what readers get, before they get it', async () => {
    const id = await makeBlogPost(app, { publishedAt: null, title: 'To come', titleBn: 'আসছে', text: 'Not <yet>.' });
    expect((await app.fetch(`/api/v1/blog/single/${id}`)).status).toBe(404);
    const shown = [(await preview(id)).body['post'], (await preview(id, 'bn')).body['post']] as { html: string }[];
    expect(shown).toMatchObject([
      { title: 'To come', html: '<p>Not &lt;yet&gt;.</p>' },
      { title: 'আসছে', language: 'bn' },
    ]);
    await admin.call('PATCH', `/blog/toggle/publish/${id}`, { published: true });
    for (const [index, language] of ['en', 'bn'].entries()) {
      const single = await app.get<{ html: string }>(`/api/v1/blog/single/${id}?language=${language}`);
      expect(single.html).toBe(shown[index]?.html);
    }
  });

  it('is of nothing before there is a text, and of nobody’s post that is deleted or unknown', async () => {
    const id = await makeBlogPost(app, { publishedAt: null });
    await update(admin, id, { content: '' });
    expect((await preview(id)).body).toEqual({ post: null });
    await admin.call('DELETE', `/blog/delete/${id}`);
    expect((await preview(id)).status).toBe(404);
    expect((await preview(createId())).status).toBe(404);
    expect((await preview('not-an-id')).status).toBe(404);
    expect((await app.fetch(`/api/v1/blog/admin/preview/${id}`)).status).toBe(401);
  });
});

it('an editor is told what the embedded works are', async () => {
  const { contentId } = await makeContent(app, {
    category: await makeCategory(app, 'embedded'),
    contributor: await makeContributor(app, 'embedded'),
    title: 'River boats',
  });
  const id = await makeBlogPost(app, { publishedAt: null });
  const body = toBlogBody('Text');
  const content = JSON.stringify({ ...body, content: [{ type: 'embed', attrs: { contentId } }] });
  expect((await update(admin, id, { content })).status).toBe(200);
  expect((await read(id))['works']).toMatchObject([{ _id: contentId, title: 'River boats' }]);
});
