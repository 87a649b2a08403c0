import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { applyToContribute, browser, signInUser } from '../../../../tests/support/people.ts';
import { archiveLimits, readZip } from '../../../platform/media/inspect/read-zip.ts';
import { contributorTermsVersion } from '../contributors/contract/contributors.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const category = await makeCategory(app, 'birds');
const contributor = await makeContributor(app, 'somebody-else');
const work = await makeContent(app, { category, contributor: contributor, title: 'Crane', prices: [0] });
const [variantId = ''] = work.variantIds;

type Person = Awaited<ReturnType<typeof signInUser>>;

const exportOf = async (person: Person): Promise<Response> => person.fetch('/api/v1/user/export');

async function readExportedFiles(person: Person): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const exported = Buffer.from(await (await exportOf(person)).arrayBuffer());
  for await (const { name, bytes } of readZip(exported, archiveLimits)) files.set(name, bytes);
  return files;
}

/**
 * Reads an export.
 * @returns the names of all files, and the parsed JSON files
 */
async function readExport(person: Person): Promise<{ names: string[]; data: Map<string, unknown> }> {
  const files = await readExportedFiles(person);
  const data = new Map<string, unknown>();
  for (const [name, bytes] of files)
    if (name.endsWith('.json')) data.set(name.slice(0, -'.json'.length), JSON.parse(bytes.toString('utf8')));
  return { names: [...files.keys()].sort(), data };
}

async function addPicture(person: Person): Promise<void> {
  const face = new FormData();
  const square = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000000' } })
    .png()
    .toBuffer();
  face.append('image', new File([new Uint8Array(square)], 'me.png'));
  expect((await person.fetch('/api/v1/user/update/image', { method: 'PUT', body: face })).status).toBe(200);
}

const always = [
  'api-tokens.json',
  'blog-likes.json',
  'downloads.json',
  'favorites.json',
  'follows.json',
  'mail.json',
  'notices.json',
  'orders.json',
  'refund-requests.json',
  'profile.json',
  'ratings.json',
  'reports.json',
  'sessions.json',
];

/** Kinds of people, how each is created, and the additional files in their export. */
const kinds: readonly [string, (person: Person) => Promise<unknown>, readonly string[]][] = [
  ['somebody who did nothing', async () => undefined, []],
  ['somebody with a picture', addPicture, ['picture.webp']],
  [
    'somebody with favourites and downloads',
    async (person) => {
      await person.call('PUT', `/favorites/toggle-favorite/${work.contentId}`);
      await person.fetch(`/api/v1/content/download/${work.contentId}/${variantId}`);
    },
    [],
  ],
  ['an applicant', applyToContribute, ['contributor.json']],
  [
    'a contributor',
    async (person) => {
      await applyToContribute(person);
      await app.pool.query("update contributor set status = 'active' where account_id = $1", [person.userId]);
    },
    ['contributor.json'],
  ],
];

describe('the export of an account’s data', () => {
  it('is a download that only the person gets', async () => {
    const response = await exportOf(await signInUser(app));
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename=my-data.zip');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await browser(app).fetch('/api/v1/user/export')).status).toBe(401);
  });

  it.each(kinds)('of %s has files that can all be read', async (_, prepare, more) => {
    const person = await signInUser(app, { name: 'রহিমা Exporter' });
    await prepare(person);
    const { names, data } = await readExport(person);
    expect(names).toEqual([...always, ...more].sort());
    for (const [name, value] of data) {
      expect(value, name).toBeInstanceOf(Object);
      expect(JSON.stringify(value), name).not.toMatch(/undefined|NaN|\[object|"null"|Invalid Date/);
    }
    expect(data.get('profile')).toMatchObject({ _id: person.userId, name: 'রহিমা Exporter' });
    expect(data.get('sessions')).toHaveLength(1);
  });

  it('says what somebody marked, took and offers', async () => {
    const person = await signInUser(app);
    for (const [, prepare] of kinds) await prepare(person);
    const { data } = await readExport(person);
    expect(data.get('favorites')).toMatchObject([{ title: 'Crane' }]);
    expect(data.get('downloads')).toMatchObject([{ title: 'Crane', available: true }]);
    expect(data.get('contributor')).toMatchObject({
      username: person.username,
      status: 'active',
      terms_version: contributorTermsVersion,
    });
  });

  it('has the picture as it is shown', async () => {
    const person = await signInUser(app);
    await addPicture(person);
    const files = await readExportedFiles(person);
    expect(await sharp(files.get('picture.webp')).metadata()).toMatchObject({ format: 'webp' });
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
