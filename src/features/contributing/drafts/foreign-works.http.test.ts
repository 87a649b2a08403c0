import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { type MadeDraft, makeDraft } from '../../../../tests/support/drafts.ts';
import { type SignedInUser, signInContributor } from '../../../../tests/support/people.ts';
import { createTusCalls } from '../../../../tests/support/tus.ts';
import { makeUpload } from '../../../../tests/support/uploads.ts';
import type { ContentStatus } from '../../catalogue/content/contract/own-content.ts';

/** Another contributor calls every operation that leads to a work, its files and its previews. */
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const unpublished: readonly ContentStatus[] = ['draft', 'pending', 'changes_requested', 'rejected', 'unpublished'];

let owner: SignedInUser;
let stranger: SignedInUser;

beforeAll(async () => {
  owner = await signInContributor(app);
  stranger = await signInContributor(app);
});

const readFileId = async (contentId: string): Promise<string> =>
  (
    await app.pool.query<{ id: string }>(
      'select file_id as id from variant_file f join variant v on v.id = f.variant_id where content_id = $1',
      [contentId],
    )
  ).rows[0]?.id ?? '';
const readVariantId = async (contentId: string): Promise<string> =>
  (await app.pool.query<{ id: string }>('select id from variant where content_id = $1', [contentId])).rows[0]?.id ?? '';
const readState = async (contentId: string) =>
  (
    await app.pool.query<Record<string, unknown>>('select title, status, updated_at from content where id = $1', [
      contentId,
    ])
  ).rows[0];

describe.each(unpublished.map((status) => [status]))('somebody else’s work that is %s', (status) => {
  let work: MadeDraft;
  let fileId: string;
  let variantId: string;
  let own: MadeDraft;

  beforeAll(async () => {
    work = await makeDraft(app, { contributor: owner.userId, status });
    own = await makeDraft(app, { contributor: stranger.userId });
    fileId = await readFileId(work.contentId);
    variantId = await readVariantId(work.contentId);
  });

  it('is not there by its identifier, to read or to write, and stays as it is', async () => {
    const id = work.contentId;
    const before = await readState(id);
    for (const [method, path, body] of [
      ['GET', `/content/mine/${id}`],
      ['GET', `/content/mine/${id}/history`],
      ['GET', `/content/single/${id}`],
      ['GET', `/content/related/${id}`],
      ['PATCH', `/content/view/${id}`],
      ['PUT', `/content/update/${id}`, { changes: { title: 'Mine now' } }],
      ['POST', `/content/submit/${id}`, {}],
      ['POST', `/content/revise/${id}`],
      ['POST', `/content/split/${id}`],
      ['POST', `/content/merge/${id}`, { ids: [own.contentId] }],
      ['POST', `/content/merge/${own.contentId}`, { ids: [id] }],
      ['PATCH', `/content/toggle/publish/${id}`, { published: true }],
      ['POST', `/content/report/${id}`, { kind: 'copyright', words: 'This drawing is mine, from my book of 2019.' }],
      ['PUT', `/favorites/toggle-favorite/${id}`, {}],
      ['DELETE', `/content/delete/${id}`],
    ] as const)
      expect([method, path, (await stranger.call(method, path, body)).status]).toEqual([method, path, 404]);
    const batch = await stranger.call('POST', '/content/submit', { ids: [id] });
    expect(batch.body).toMatchObject({ done: [], refused: [{ _id: id, code: 'not_found' }] });
    const many = await stranger.call('PUT', '/content/update-many', {
      items: [{ _id: id, changes: { title: 'Mine' } }],
    });
    expect(many.body).toMatchObject({ items: [{ content: null, problem: { status: 404 } }] });
    for (const [path, body] of [
      ['change-many', { changes: { price: 0 } }],
      ['publish-many', { published: true }],
    ] as const)
      expect((await stranger.call('PUT', `/content/${path}`, { ids: [id], ...body })).body).toMatchObject({
        items: [{ _id: id, content: null, problem: { status: 404 } }],
      });
    expect(await readState(id)).toEqual(before);
  });

  it('gives no preview, by the draft’s address or the public one', async () => {
    for (const name of ['375.webp', '1366.webp', '1366.marked.webp', '375.avif', 'card.jpg']) {
      const address = `/api/v1/content/draft-preview/${work.previewId}/${name}`;
      expect((await stranger.fetch(address)).status).toBe(404);
      // A parameter that claims the admin area gives no access.
      expect((await stranger.fetch(`${address}?area=admin`)).status).toBe(401);
      expect((await owner.fetch(address)).status).toBe(200);
    }
    expect((await stranger.fetch(`/media/${work.previewId}/375.webp`)).status).toBe(404);
    expect((await stranger.fetch(`/api/v1/uploads/preview/${work.previewId}/375.webp`)).status).toBe(404);
  });

  it('gives no file, by the content, by one’s own content, or by a download', async () => {
    for (const contentId of [work.contentId, own.contentId])
      expect((await stranger.fetch(`/api/v1/content/original/${contentId}/${fileId}`)).status).toBe(404);
    expect((await stranger.fetch(`/api/v1/content/download/${work.contentId}/${variantId}`)).status).toBe(404);
    const take = { changes: { variants: [{ name: 'X', licence: 'cc0-1.0', price: 0, files: [{ _id: fileId }] }] } };
    expect((await stranger.call('PUT', `/content/update/${own.contentId}`, take)).status).toBe(400);
    const show = { changes: { previewIds: [work.previewId] } };
    expect((await stranger.call('PUT', `/content/update/${own.contentId}`, show)).status).toBe(400);
  });
});

describe('somebody else’s upload', () => {
  it.each(['receiving', 'received', 'processing', 'ready', 'refused'] as const)(
    'that is %s is not there by its tus address or identifier',
    async (status) => {
      const { id } = await makeUpload(app, { contributorId: owner.userId, status });
      const address = `/api/v1/uploads/${id}`;
      const calls = createTusCalls(stranger.fetch);
      expect((await calls.head(address)).status).toBe(404);
      expect((await calls.patch(address, 0, new TextEncoder().encode('x'))).status).toBe(404);
      for (const method of ['GET', 'DELETE'])
        expect([method, (await stranger.fetch(address, { method })).status]).toEqual([method, 404]);
      expect((await stranger.fetch(`/api/v1/uploads/preview/${id}/375.webp`)).status).toBe(404);
      expect((await stranger.call('POST', '/content/create', { uploads: [id] })).status).toBe(404);
      const own = await makeDraft(app, { contributor: stranger.userId });
      for (const changes of [{ newPreviews: [id] }, { newReleases: [{ upload: id, kind: 'model' }] }])
        expect((await stranger.call('PUT', `/content/update/${own.contentId}`, { changes })).status).toBe(404);
      expect((await owner.fetch(address)).status).toBe(200);
    },
  );

  it('is not known by its hash: the same bytes are new to whoever hasn’t sent them', async () => {
    const bytes = new TextEncoder().encode('the same bytes');
    await makeUpload(app, { contributorId: owner.userId, bytes });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const known = async (person: SignedInUser) => (await person.call('GET', `/uploads/known?sha256=${sha256}`)).body;
    expect(await known(stranger)).not.toEqual(await known(owner));
    expect(await known(stranger)).toEqual((await stranger.call('GET', `/uploads/known?sha256=${'0'.repeat(64)}`)).body);
  });
});

describe('a link to an original', () => {
  it('is good for its file alone: nobody makes another one of it', async () => {
    const { contentId } = await makeDraft(app, { contributor: owner.userId });
    const other = await makeDraft(app, { contributor: owner.userId });
    const answer = await owner.fetch(`/api/v1/content/original/${contentId}/${await readFileId(contentId)}`);
    const link = answer.headers.get('location') ?? '';
    expect((await app.fetch(link)).status).toBe(200);
    const { rows } = await app.pool.query<{ sha256: string }>('select sha256 from file where id = $1', [
      await readFileId(other.contentId),
    ]);
    const hash = /[0-9a-f]{64}/.exec(link)?.[0] ?? '';
    expect(link).toContain(hash);
    expect((await app.fetch(link.replace(hash, rows[0]?.sha256 ?? ''))).status).toBeGreaterThanOrEqual(400);
    expect((await app.fetch(link.split('?')[0] ?? '')).status).toBeGreaterThanOrEqual(400);
    expect(
      (await app.fetch(link.replace(/expires=\d+/, `expires=${Math.round(Date.now() / 1000) + 86_400}`))).status,
    ).toBeGreaterThanOrEqual(400);
  });
});
