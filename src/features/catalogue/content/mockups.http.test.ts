import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory } from '../../../../tests/support/factories.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { hasFfmpeg, makeSample } from '../../../../tests/support/sample-files.ts';
import { signInUploader } from '../../../../tests/support/upload-calls.ts';
import { type SentFile, sendFile } from '../../../../tests/support/uploaded-works.ts';
import { fileKinds } from '../../../platform/media/inspect/report.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import type { OwnContent } from './contract/own-content.ts';
import { makeMockups } from './service/mockups/make-mockups.ts';
import { settlePreviews } from './service/previews.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, ana] = [await signInUploader(app), await signInAdmin(app, 'moderator')];
let places: Record<string, { id: string; subcategoryId: string }>;

const make = (recipe?: number) => makeMockups(app.systemContext(), recipe);
const read = async (id: string) => (await mina.call('GET', `/content/mine/${id}`)).body as unknown as OwnContent;
const update = (id: string, changes: object, updatedAt?: string) =>
  mina.call('PUT', `/content/update/${id}`, { changes, ...(updatedAt === undefined ? {} : { updatedAt }) });
const mockupsOf = async (id: string) => (await read(id)).previews.filter(({ mockup }) => mockup);

/** Creates a draft with one file in a category. */
async function sendWork(file: SentFile, categoryKey: string, price = 0): Promise<string> {
  const upload = await sendFile(app, mina, file);
  const { body } = await mina.call('POST', '/content/create', { groups: [{ files: [upload], previews: [] }] });
  const [draft] = body['items'] as [OwnContent];
  const { id: categoryId, subcategoryId } = places[categoryKey] as { id: string; subcategoryId: string };
  const changes = {
    title: `A work in ${categoryKey}`,
    description: 'Sent as contributors do.',
    categoryId,
    subcategoryIds: [subcategoryId],
    keywords: ['boat', 'river', 'wood'],
    variants: draft.variants.map(({ name, licence, files }) => ({
      name,
      licence,
      price,
      files: files.map(({ _id }) => ({ _id })),
    })),
  };
  expect((await update(draft._id, changes)).status).toBe(200);
  return draft._id;
}

async function publish(id: string): Promise<void> {
  const { body } = await mina.call('POST', `/content/submit/${id}`, {});
  const { _id } = body['submission'] as { _id: string };
  expect((await ana.call('PATCH', `/content/review/${_id}/approve`, {})).status).toBe(200);
  await settlePreviews(app.systemContext(), { contentId: id, removed: [] });
}

const drawTile = async (color = '#2f6f8f'): Promise<SentFile> => ({
  name: 'tile.png',
  bytes: new Uint8Array(
    await sharp({
      create: { width: 400 + Math.floor(Math.random() * 90), height: 300, channels: 3, background: color },
    })
      .png()
      .toBuffer(),
  ),
});

beforeAll(async () => {
  const keys = ['patterns', 'fonts', 'templates', 'photos'] as const;
  places = Object.fromEntries(await Promise.all(keys.map(async (key) => [key, await makeCategory(app, key)] as const)));
});

describe('a mock-up', () => {
  it('is made of patterns, fonts and templates, and of nothing else', async () => {
    const wanted = new Map([
      ['patterns', ['archive', 'layered', 'picture', 'vector']],
      ['fonts', ['font']],
      ['templates', ['archive', 'document', 'layered', 'picture', 'vector']],
      ['photos', []],
    ]);
    const found: string[] = [];
    for (const kind of fileKinds.filter((each) => each !== 'unknown' && (each !== 'video' || hasFfmpeg))) {
      const id = await sendWork(await makeSample(kind), 'photos');
      for (const category of wanted.keys()) {
        const { id: categoryId, subcategoryId } = places[category] as { id: string; subcategoryId: string };
        expect((await update(id, { categoryId, subcategoryIds: [subcategoryId] })).status).toBe(200);
        await make();
        const { previews } = await read(id);
        if (previews.some(({ mockup }) => mockup)) found.push(`${category} ${kind}`);
        // A mock-up comes after the cover and never replaces it.
        expect(previews[0]?.mockup ?? false).toBe(false);
      }
      expect((await mina.call('DELETE', `/content/delete/${id}`, {})).status).toBe(200);
    }
    const expected = [...wanted].flatMap(([category, kinds]) => kinds.map((kind) => `${category} ${kind}`));
    expect(found.sort()).toEqual(expected.sort());
  }, 240_000);

  it('has a caption in both languages, is the second picture of the page and of cards, and is marked of a paid work', async () => {
    const id = await sendWork(await drawTile(), 'patterns', 50_000);
    await make();
    await publish(id);
    const page = await app.get<OwnContent>(`/api/v1/content/single/${id}`);
    expect(page.previews).toMatchObject([
      { caption: '' },
      { caption: 'In use', translatedCaption: 'ব্যবহারে যেমন দেখায়', width: 1200, height: 800 },
    ]);
    const mockup = page.previews[1]?._id;
    const open = async (path: string) => new Uint8Array(await (await app.fetch(path)).arrayBuffer());
    const [shown, own] = [
      await open(`/media/${mockup}/1200.webp`),
      new Uint8Array(await (await mina.fetch(`/api/v1/content/draft-preview/${mockup}/1200.webp`)).arrayBuffer()),
    ];
    expect(await sharp(shown).metadata()).toMatchObject({ width: 1200, height: 800 });
    expect(Buffer.compare(shown, own)).not.toBe(0);
    expect((await app.fetch(`/media/${mockup}/1200.marked.webp`)).status).toBe(404);
    const { rows } = await app.pool.query<{ card: string }>('select card from listing where content_id = $1', [id]);
    expect(JSON.parse(rows[0]?.card ?? '{}')).toMatchObject({ secondPicture: `/media/${mockup}/576.webp` });
  });

  it('is moved, captioned and removed like every preview, and stays away then', async () => {
    const id = await sendWork(await drawTile(), 'patterns');
    await make();
    const [cover, mockup] = (await read(id)).previews.map(({ _id }) => _id);
    const captions = [{ _id: mockup, caption: 'On a wall', translatedCaption: null }];
    expect((await update(id, { previewIds: [mockup, cover], captions })).status).toBe(200);
    expect((await read(id)).previews).toMatchObject([{ _id: mockup, caption: 'On a wall' }, { _id: cover }]);
    await update(id, { previewIds: [cover] });
    await make();
    await make(2);
    expect(await mockupsOf(id)).toEqual([]);
  });

  it('refuses no change of somebody who has not seen it, and isn’t removed by an order without it', async () => {
    const id = await sendWork(await drawTile(), 'patterns');
    const { updatedAt, previews } = await read(id);
    await make();
    const [mockup] = await mockupsOf(id);
    const changes = { title: 'Waves', previewIds: previews.map(({ _id }) => _id) };
    expect((await update(id, changes, updatedAt)).status).toBe(200);
    const seen = await read(id);
    expect(seen.previews.map(({ _id }) => _id)).toEqual([previews[0]?._id, mockup?._id]);
    expect((await update(id, { title: 'Late' }, updatedAt)).status).toBe(409);
    expect((await update(id, changes, seen.updatedAt)).status).toBe(200);
    expect(await mockupsOf(id)).toEqual([]);
  });

  it('follows the category and the files of a draft', async () => {
    const id = await sendWork(await drawTile(), 'patterns');
    await make();
    const [first] = await mockupsOf(id);
    await update(id, { categoryId: places['photos']?.id, subcategoryIds: [places['photos']?.subcategoryId] });
    expect(await mockupsOf(id)).toEqual([]);
    await update(id, { categoryId: places['templates']?.id, subcategoryIds: [places['templates']?.subcategoryId] });
    await make();
    const [second] = await mockupsOf(id);
    expect(second?._id).not.toBe(first?._id);
    const upload = await sendFile(app, mina, await drawTile('#aa3344'));
    await update(id, { variants: [{ name: 'PNG', licence: 'cc0-1.0', price: 0, files: [{ upload }] }] });
    await make();
    const [third] = await mockupsOf(id);
    expect(third?.fileId).not.toBe(second?.fileId);
    expect(await mockupsOf(id)).toHaveLength(1);
  });

  it('is made again by a newer recipe in its place, with its caption, while the page stays', async () => {
    const id = await sendWork(await drawTile(), 'patterns');
    await make();
    const [before] = await mockupsOf(id);
    await update(id, { captions: [{ _id: before?._id, caption: 'On a cushion', translatedCaption: null }] });
    await publish(id);
    await make(2);
    const page = await app.get<OwnContent>(`/api/v1/content/single/${id}`);
    expect(page.previews).toMatchObject([{ caption: '' }, { caption: 'On a cushion' }]);
    const after = page.previews[1]?._id;
    expect(after).not.toBe(before?._id);
    // The mock-up's files are public before any job has run.
    expect((await app.fetch(`/media/${after}/1200.webp`)).status).toBe(200);
    await make(2);
    expect((await app.get<OwnContent>(`/api/v1/content/single/${id}`)).previews[1]?._id).toBe(after);
  });

  it('of a work that is being revised waits for its new version, which it follows', async () => {
    const id = await sendWork(await drawTile(), 'patterns');
    await make();
    await publish(id);
    const { body } = await mina.call('POST', `/content/revise/${id}`, {});
    const revision = body as unknown as OwnContent;
    expect(revision.previews.map(({ mockup }) => mockup)).toEqual([false, true]);
    await make(2);
    expect(await mockupsOf(id)).toHaveLength(1);
    const upload = await sendFile(app, mina, await drawTile('#334455'));
    const [variant] = revision.variants;
    const variants = [{ _id: variant?._id, name: 'PNG', licence: 'cc0-1.0', price: 0, files: [{ upload }] }];
    expect((await update(revision._id, { variants, changeNote: 'Another colour' })).status).toBe(200);
    const sent = await mina.call('POST', `/content/submit/${revision._id}`, {});
    const { _id } = sent.body['submission'] as { _id: string };
    expect((await ana.call('PATCH', `/content/review/${_id}/approve`, {})).status).toBe(200);
    expect(await mockupsOf(id)).toEqual([]);
    await make(2);
    expect(await mockupsOf(id)).toHaveLength(1);
  });

  it('of a file that breaks on the way, or is gone, leaves the work as it is', async () => {
    const id = await sendWork(await drawTile(), 'fonts');
    await make();
    expect(await mockupsOf(id)).toEqual([]);
    const other = await sendWork(await drawTile(), 'patterns');
    const { rows } = await app.pool.query<{ sha256: string }>(
      'select sha256 from file f join variant_file vf on vf.file_id = f.id join variant v on v.id = vf.variant_id where v.content_id = $1',
      [other],
    );
    await app.platform.storage.remove(originalKey(rows[0]?.sha256 ?? ''));
    await make();
    expect((await read(other)).previews).toHaveLength(1);
  });

  it('is made once when two workers come at the same time', async () => {
    const id = await sendWork(await drawTile(), 'patterns');
    await Promise.all([make(), make()]);
    expect(await mockupsOf(id)).toHaveLength(1);
    expect((await read(id)).previews).toHaveLength(2);
  });
});
