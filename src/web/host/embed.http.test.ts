import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../tests/support/factories.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const origin = app.platform.origin;
let work: Made;

beforeAll(async () => {
  const category = await makeCategory(app, 'birds');
  const contributor = await makeContributor(app, 'salma');
  work = await makeContent(app, { category, contributor, title: 'Heron <b>"&\'', prices: [125_000, 250_000] });
});

const oembed = (query: Record<string, string>) => app.fetch(`/oembed?${new URLSearchParams(query)}`);

describe('the card of a work on other sites', () => {
  it('may be framed, and has no script, no cookie and nothing unescaped', async () => {
    const response = await app.fetch(`/embed/${work.contentId}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect([response.headers.get('x-frame-options'), response.headers.getSetCookie()]).toEqual([null, []]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=300');
    expect(html).not.toMatch(/<script|<b>"/);
    expect(html).toContain('Heron &lt;b&gt;&quot;&amp;&#39;');
    expect(html).toContain('From ৳1,250');
    expect(html).toContain(`href="${origin}/content/${work.contentId}`);
    const bangla = await (await app.fetch(`/bn/embed/${work.contentId}`)).text();
    expect(bangla).toContain('lang="bn"');
    expect(bangla).toContain('৳১,২৫০ থেকে');
    expect(bangla).toContain(`href="${origin}/bn/content/${work.contentId}`);
  });

  it('has no price for a work that isn’t for sale', async () => {
    const { contentId } = await makeContent(app, {
      category: await makeCategory(app, 'boats'),
      contributor: await makeContributor(app, 'nila'),
      title: 'Boat',
      prices: [100],
    });
    await app.pool.query('update variant set price = null where content_id = $1', [contentId]);
    const response = await app.fetch(`/embed/${contentId}`);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('৳');
  });

  it('is missing for works that are not public, while pages stay unframed', async () => {
    for (const id of ['nothing', '01900000-0000-7000-8000-000000000000', '..%2Fadmin'])
      expect((await app.fetch(`/embed/${id}`)).status).toBe(404);
    const other = await app.fetch('/robots.txt');
    expect(other.headers.get('x-frame-options')).toBe('DENY');
  });

  it('is described by oEmbed, in the language of the address and within the size asked for', async () => {
    const url = `${origin}/content/${work.contentId}/heron`;
    const response = await oembed({ url, format: 'json' });
    expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    const found = (await response.json()) as Record<string, unknown>;
    expect(found).toMatchObject({
      type: 'rich',
      version: '1.0',
      title: 'Heron <b>"&\'',
      author_url: `${origin}/contributors/salma`,
      provider_url: origin,
      width: 360,
      height: 400,
    });
    expect(found['html']).toContain(`<iframe src="${origin}/embed/${work.contentId}" width="360"`);
    expect(found['html']).toContain('title="Heron &lt;b&gt;&quot;&amp;&#39;"');
    const small = await oembed({ url: url.replace('/content', '/bn/content'), maxwidth: '300', maxheight: '2000' });
    const { html, width, height } = (await small.json()) as Record<string, unknown>;
    expect([width, height]).toEqual([300, 400]);
    expect(html).toContain(`${origin}/bn/embed/${work.contentId}`);
  });

  it.each([
    [{}, 404],
    [{ url: 'https://elsewhere.test/content/x' }, 404],
    [{ url: 'javascript:alert(1)' }, 404],
    [{ url: `${origin}/content/nothing` }, 404],
    [{ url: `${origin}/contributors/salma` }, 404],
    [{ url: `${origin}/content/x`, maxwidth: 'wide' }, 404],
    [{ url: `${origin}/content/x`, format: 'xml' }, 501],
  ])('has no description for %j', async (query, status) => {
    expect((await oembed(query as Record<string, string>)).status).toBe(status);
  });
});
