import { expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { makeBlogImage, makeBlogPost, toBlogBody } from '../../../tests/support/blog.ts';
import { signInAdmin } from '../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' }, origin: 'https://arbor.example' });
const admin = await signInAdmin(app, 'moderator');

async function save(id: string, fields: Readonly<Record<string, string>>): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return (await admin.fetch(`/api/v1/blog/update/${id}`, { method: 'PUT', body: form })).status;
}
const store = (id: string, body: object) =>
  app.pool.query('update blog_text set body = $2 where post_id = $1', [id, JSON.stringify(body)]);

it('a text over the limits of today is shown, edited, saved and in the feed', async () => {
  const id = await makeBlogPost(app, { slug: 'over-limits', titleBn: 'নৌকা' });
  const imageId = await makeBlogImage(app, id);
  const { content } = toBlogBody('Fold the sheet.');
  const body = { type: 'doc', content: [{ type: 'image', attrs: { imageId, alt: 'ন'.repeat(301) } }, ...content] };
  await store(id, body);
  expect(await app.get('/api/v1/blog/single/over-limits')).toMatchObject({
    html: expect.stringContaining('<p>Fold the sheet.</p>') as string,
  });
  expect((await admin.call('GET', `/blog/admin/single/${id}`)).body).toMatchObject({ texts: { en: { body } } });
  expect((await admin.call('GET', `/blog/admin/preview/${id}`)).status).toBe(200);
  expect(await save(id, { title: 'Another title' })).toBe(200);
  expect((await admin.call('DELETE', `/blog/content/image/${id}`, { imageId })).status).toBe(409);
  expect(await (await app.fetch('/bn/blog/feed.xml')).text()).toContain('Fold the sheet.');
});

it('a text that nobody can read any more takes nothing else with it', async () => {
  const id = await makeBlogPost(app, { slug: 'unreadable' });
  await makeBlogPost(app, { slug: 'readable' });
  await store(id, { type: 'doc', content: [{ type: 'iframe' }] });
  const feed = await (await app.fetch('/blog/feed.xml')).text();
  expect(feed).toContain('/blog/readable');
  expect(feed).not.toContain('/blog/unreadable');
  expect(await app.get('/api/v1/blog/single/unreadable')).toMatchObject({ html: '' });
  expect((await admin.call('GET', `/blog/admin/single/${id}`)).status).toBe(200);
  expect(await save(id, { content: JSON.stringify(toBlogBody('Written anew.')) })).toBe(200);
});

it('of letters that cleaning lengthens, what is accepted can be read again', async () => {
  const id = await makeBlogPost(app, { slug: 'lengthened' });
  const imageId = await makeBlogImage(app, id);
  const withAlt = (alt: string) =>
    save(id, { content: JSON.stringify({ type: 'doc', content: [{ type: 'image', attrs: { imageId, alt } }] }) });
  expect(await withAlt(`${'a'.repeat(299)}\u09df`)).toBe(400);
  expect(await withAlt(`${'a'.repeat(298)}\u09df`)).toBe(200);
  expect((await admin.call('GET', `/blog/admin/single/${id}`)).status).toBe(200);
});
