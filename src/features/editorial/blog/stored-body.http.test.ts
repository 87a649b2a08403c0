import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeBlogImage, makeBlogPost, toBlogBody } from '../../../../tests/support/blog.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { MAX_BODY_BYTES, measureBody } from './contract/body-size.ts';

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

it('a text is as long as the database counts', async () => {
  const texts = ['', 'Fold "it" \\ <b>', 'নৌকা 😀', 'a\n\tb'].map((text) => ({ type: 'text', text }));
  const body = {
    type: 'doc',
    content: [
      { type: 'orderedList', attrs: { start: 100_000 }, content: [{ type: 'listItem', content: [] }] },
      { type: 'paragraph', content: texts, attrs: undefined },
      { type: 'codeBlock', content: texts },
      { type: 'horizontalRule' },
    ],
  };
  const { rows } = await app.pool.query<{ n: number }>('select octet_length($1::jsonb::text) as n', [
    JSON.stringify(body),
  ]);
  expect(measureBody(body).bytes).toBe(rows[0]?.n);
});

it('a text of as many Bangla letters as are allowed is stored, and more is refused at its field', async () => {
  const id = await makeBlogPost(app);
  const paragraph = (letters: number) => toBlogBody('ক'.repeat(letters)).content[0];
  const empty = measureBody({ type: 'doc', content: [0, 0, 0, 0, 0].map(() => paragraph(0) as never) }).bytes;
  const letters = Math.floor((MAX_BODY_BYTES - empty) / 3);
  const send = async (last: number) => {
    const form = new FormData();
    const content = [...[49_000, 49_000, 49_000, 49_000].map(paragraph), paragraph(last)];
    form.set('content', JSON.stringify({ type: 'doc', content }));
    const answer = await admin.fetch(`/api/v1/blog/update/${id}`, { method: 'PUT', body: form });
    const { errors = [] } = (await answer.json()) as { errors?: { path: string; message: string }[] };
    return [answer.status, errors[0]?.path, errors[0]?.message];
  };
  expect(await send(letters - 4 * 49_000)).toEqual([200, undefined, undefined]);
  expect(await send(letters - 4 * 49_000 + 1)).toEqual([
    400,
    'content',
    expect.stringContaining('601 kB; the limit is 600 kB'),
  ]);
});
