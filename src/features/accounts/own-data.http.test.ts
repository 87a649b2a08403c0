import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../tests/support/factories.ts';
import { browser, signInUser } from '../../../tests/support/people.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const category = await makeCategory(app, 'birds');
const contributor = await makeContributor(app, 'somebody-else');
const work = await makeContent(app, { category, contributor: contributor, title: 'Crane', prices: [0] });
const [variantId = ''] = work.variantIds;

describe('one’s own data', () => {
  it('is exported as a ZIP with everything that is stored', async () => {
    const person = await signInUser(app, { name: 'Exporter', isContributor: true });
    const face = new FormData();
    const square = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000000' } })
      .png()
      .toBuffer();
    face.append('image', new File([new Uint8Array(square)], 'me.png'));
    await person.fetch('/api/v1/user/update/image', { method: 'PUT', body: face });
    const response = await person.fetch('/api/v1/user/export');
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=my-data.zip');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const bytes = Buffer.from(await response.arrayBuffer());
    for (const name of [
      'profile.json',
      'sessions.json',
      'contributor.json',
      'downloads.json',
      'favorites.json',
      'picture.webp',
    ])
      expect(bytes.includes(name)).toBe(true);
    expect((await browser(app).fetch('/api/v1/user/export')).status).toBe(401);
  });
});

describe('downloads made while signed in', () => {
  it('stay in the list when a variant has no price any more', async () => {
    const person = await signInUser(app);
    const made = await makeContent(app, { category, contributor: contributor, title: 'Heron', prices: [0, 0] });
    await person.fetch(`/api/v1/content/download/${made.contentId}/${made.variantIds[0]}`);
    await app.pool.query('update variant set price = null where id = $1', [made.variantIds[0]]);
    const { body } = await person.call('GET', '/content/downloaded');
    expect(body).toMatchObject({ items: [{ title: 'Heron', available: false }] });
  });

  it('are listed, once for each variant, and counted in the profile', async () => {
    const person = await signInUser(app);
    const path = `/api/v1/content/download/${work.contentId}/${variantId}`;
    for (let each = 0; each < 3; each += 1) expect((await person.fetch(path)).status).toBe(200);
    await person.fetch(path, { method: 'HEAD' });
    const { body } = await person.call('GET', '/content/downloaded');
    expect(body).toMatchObject({
      total: 1,
      items: [
        {
          contentId: work.contentId,
          variantId,
          title: 'Crane',
          variantName: 'Variant 1',
          times: 1,
          available: true,
          card: { title: 'Crane' },
        },
      ],
    });
    expect((await person.call('GET', '/user/get/profile')).body['downloads']).toBe(1);
    const stranger = await signInUser(app);
    expect((await stranger.call('GET', '/content/downloaded')).body).toMatchObject({ items: [], total: 0 });
    expect((await stranger.call('GET', '/content/downloaded?cursor=nonsense')).status).toBe(400);
  });
});
