import { beforeAll, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent } from '../../../../tests/support/factories.ts';
import { browser } from '../../../../tests/support/people.ts';
import { makeUpload } from '../../../../tests/support/uploads.ts';
import { makePerson, type Person } from '../../../../tests/support/world.ts';
import type { ProcessedFile } from '../../../platform/media/process/processed-file.ts';
import { addStandardCategories } from '../../catalogue/categories/service/standard-categories.ts';

let app: TestApp;
let me: Person;
let other: Person;

type Draft = Record<string, unknown> & { readonly _id: string };

async function callAs(person: Person, method: string, path: string, body?: unknown) {
  const own = browser(app);
  const [name = '', value = ''] = person.cookie.split('=');
  own.cookies.set(name, value);
  const answer = await own.call(method, path, body);
  return { status: answer.status, items: (answer.body['items'] ?? []) as Draft[], body: answer.body };
}

const report = (
  kind: ProcessedFile['kind'],
  format: string,
  figures: ProcessedFile['figures'] = {},
): ProcessedFile => ({
  kind,
  format,
  mediaType: 'application/octet-stream',
  figures,
  containedFormats: [],
  entries: [],
  contents: null,
  faces: [],
  tiles: [],
  panoramas: [],
  turntables: [],
  sounds: [],
  films: [],
  documents: [],
  metadata: { title: null, description: null, keywords: [], author: null },
  preview: null,
  withoutPreview: 'no_reader',
});

async function send(person: Person, name: string, found: ProcessedFile): Promise<Draft> {
  const { id } = await makeUpload(app, { contributorId: person.id, name, report: found });
  const { items } = await callAs(person, 'POST', '/content/create', { uploads: [id] });
  const [draft] = items;
  if (draft === undefined) throw new Error('No draft was made.');
  return draft;
}

beforeAll(async () => {
  app = await testApp();
  me = await makePerson(app, 'contributor');
  other = await makePerson(app, 'otherContributor');
  await app.db.transaction().execute(addStandardCategories);
});

it('fills category and subcategory in, marked until they are changed', async () => {
  const draft = await send(me, 'HindPadma.ttf', report('font', 'ttf', { scripts: 'latin bengali' }));
  expect(draft).toMatchObject({
    title: 'Hind Padma',
    category: { key: 'fonts' },
    subcategories: [{ key: 'bangla-fonts' }],
    suggested: ['category', 'subcategory'],
    missing: ['keywords', 'description', 'price', 'preview'],
  });
  const change = async (changes: unknown) =>
    (await callAs(me, 'PUT', `/content/update/${draft._id}`, { changes })).body['suggested'];
  expect(await change({ title: 'Hind Padma Bold' })).toEqual(['category', 'subcategory']);
  expect(await change({ subcategoryIds: [] })).toEqual(['category']);
  expect(await change({ categoryId: null })).toEqual([]);
});

it('remembers licence, price and subcategory of a contributor’s last priced work of the category', async () => {
  const first = await send(me, 'IMG_1 landscape.jpg', report('picture', 'jpg', { width: 4000, height: 3000 }));
  expect(first).toMatchObject({
    category: { key: 'photos' },
    variants: [{ licence: 'arbor-standard-1', price: null }],
  });
  const variants = (first['variants'] as { _id: string; name: string; files: { _id: string }[] }[]).map(
    ({ _id, name, files }) => ({
      _id,
      name,
      licence: 'arbor-extended-1',
      price: 49_000,
      files: files.map((file) => ({ _id: file._id })),
    }),
  );
  await callAs(me, 'PUT', `/content/update/${first._id}`, { changes: { variants } });
  const next = await send(me, 'IMG_2.jpg', report('picture', 'jpg', { width: 4000, height: 3000 }));
  expect(next).toMatchObject({
    category: { key: 'photos' },
    subcategories: [{ key: 'landscape-photos' }],
    variants: [{ licence: 'arbor-extended-1', price: 49_000 }],
    suggested: ['category', 'subcategory', 'licence', 'price'],
  });
  // The choice isn't suggested in another category or to another contributor.
  expect(await send(me, 'Amber.otf', report('font', 'otf'))).toMatchObject({ variants: [{ price: null }] });
  expect(await send(other, 'IMG_3.jpg', report('picture', 'jpg'))).toMatchObject({ variants: [{ price: null }] });
  const [variant] = next['variants'] as { _id: string; files: { _id: string }[] }[];
  const changed = {
    _id: variant?._id,
    name: 'JPG',
    licence: 'arbor-extended-1',
    price: 50_000,
    files: variant?.files.map(({ _id }) => ({ _id })),
  };
  const { body } = await callAs(me, 'PUT', `/content/update/${next._id}`, { changes: { variants: [changed] } });
  expect(body['suggested']).toEqual(['category', 'subcategory']);
});

it('suggests keywords for several own drafts at once', async () => {
  const category = await makeCategory(app, 'ferries');
  for (const keywords of [
    ['ferry', 'padma', 'dawn'],
    ['ferry', 'padma'],
  ])
    await makeContent(app, { category, contributor: other.id, title: 'Ferry', keywords });
  const mine = await send(me, 'Ferry at Aricha.jpg', report('picture', 'jpg'));
  const theirs = await send(other, 'Boat.jpg', report('picture', 'jpg'));
  const ask = (ids: string) => callAs(me, 'GET', `/content/suggested-keywords?ids=${ids}`);
  const { items } = await ask(`${mine._id},${theirs._id},nothing`);
  expect(items.map(({ _id }) => _id)).toEqual([mine._id]);
  const words = items[0]?.['keywords'] as string[];
  expect(words.slice(0, 2)).toEqual(['ferry', 'aricha']);
  expect(words).toContain('padma');
  expect(words.length).toBeLessThanOrEqual(10);
  await callAs(me, 'PUT', `/content/update/${mine._id}`, { changes: { keywords: ['ferry'] } });
  expect((await ask(mine._id)).items[0]?.['keywords']).not.toContain('ferry');
  expect((await ask('')).items).toEqual([]);
  expect((await callAs(me, 'GET', '/content/suggested-keywords')).status).toBe(400);
});
