import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent } from '../../../../tests/support/factories.ts';
import { type Browser, signInAdmin, signInContributor } from '../../../../tests/support/people.ts';
import { makeUpload } from '../../../../tests/support/uploads.ts';
import { inTransaction } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { draftPreviewKey } from '../../../platform/storage/storage.ts';
import { createDraft, deleteDraft } from '../../catalogue/content/service/drafts/drafts.ts';
import { FileBeingDeletedError, registerFile } from '../../catalogue/content/service/files.ts';
import { deleteExpiredUploads } from './service/cleanup.ts';
import { takeReadyUploads } from './service/uploads.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

const owner = await signInContributor(app);
const other = await signInContributor(app);
const admin = await signInAdmin(app, 'moderator');

const listIds = async ({ call }: Browser, query = ''): Promise<string[]> => {
  const { body } = await call('GET', `/uploads/mine${query}`);
  return (body['items'] as { _id: string }[]).map(({ _id }) => _id);
};
const take = (contributorId: string, ids: string[]) =>
  app.db.transaction().execute((tx) => takeReadyUploads(tx, contributorId, ids));

describe('the list of own uploads', () => {
  it('says what was found in each, newest first, page by page', async () => {
    const person = await signInContributor(app);
    const ids: string[] = [];
    for (const status of ['ready', 'refused', 'receiving'] as const)
      ids.push((await makeUpload(app, { contributorId: person.userId, status })).id);
    const { status, body } = await person.call('GET', '/uploads/mine?limit=2');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total: 3,
      items: [
        { _id: ids[2], status: 'receiving', received: 0, report: null },
        { _id: ids[1], refusal: { code: 'BROKEN' } },
      ],
    });
    const next = await person.call('GET', `/uploads/mine?limit=2&cursor=${String(body['nextCursor'])}`);
    expect(next.body).toMatchObject({
      nextCursor: null,
      items: [{ _id: ids[0], report: { format: 'png', figures: { width: 800 }, preview: { widths: [375, 768] } } }],
    });
    expect(await listIds(person, '?status=refused')).toEqual([ids[1]]);
  });

  it('leaves out what a content has taken, unless it is asked for by its identifier', async () => {
    const person = await signInContributor(app);
    const { id } = await makeUpload(app, { contributorId: person.userId });
    await take(person.userId, [id]);
    expect(await listIds(person)).toEqual([]);
    expect(await listIds(person, `?ids=${id},not-an-id,${createId()}`)).toEqual([id]);
    expect(await listIds(other, `?ids=${id}`)).toEqual([]);
  });

  it('refuses a cursor of another list and a limit that is none', async () => {
    expect((await owner.call('GET', '/uploads/mine?cursor=abc')).status).toBe(400);
    expect((await owner.call('GET', '/uploads/mine?limit=0')).status).toBe(400);
  });
});

describe('a draft preview', () => {
  it('is shown to its contributor, never kept, and to admins', async () => {
    const { id } = await makeUpload(app, { contributorId: owner.userId });
    const shown = await owner.fetch(`/api/v1/uploads/preview/${id}/375.webp`);
    expect([shown.status, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ]);
    expect(await shown.text()).toBe(`375.webp of ${id}`);
    expect((await owner.fetch(`/api/v1/uploads/preview/${id}/768.marked.webp`)).status).toBe(200);
    for (const query of ['', '?area=admin'])
      expect((await admin.fetch(`/api/v1/uploads/preview/${id}/375.webp${query}`)).status).toBe(200);
    expect((await admin.fetch(`/api/v1/uploads/preview/${id}/375.webp?area=user`)).status).toBe(401);
  });

  it('is missing for everybody else, by any name', async () => {
    const { id } = await makeUpload(app, { contributorId: owner.userId });
    for (const name of ['375.webp', '9999.webp', '..%2f375.webp', 'card.jpg'])
      expect((await other.fetch(`/api/v1/uploads/preview/${id}/${name}`)).status).toBe(404);
    for (const name of ['9999.webp', '..%2f375.webp', '%2e%2e'])
      expect((await owner.fetch(`/api/v1/uploads/preview/${id}/${name}`)).status).toBe(404);
    expect((await app.fetch(`/api/v1/uploads/preview/${id}/375.webp?area=admin`)).status).toBe(401);
    expect((await app.fetch(`/media/${id}/375.webp`)).status).toBe(404);
  });
});

describe('deleting an upload', () => {
  it('removes its row and its previews, and a second time finds nothing', async () => {
    const { id } = await makeUpload(app, { contributorId: owner.userId });
    expect((await other.call('DELETE', `/uploads/${id}`)).status).toBe(404);
    expect((await owner.call('DELETE', `/uploads/${id}`)).status).toBe(200);
    expect(await app.platform.storage.stat(draftPreviewKey(id, '375.webp'))).toBeUndefined();
    expect((await owner.call('DELETE', `/uploads/${id}`)).status).toBe(404);
    expect((await owner.call('DELETE', '/uploads/nonsense')).status).toBe(404);
  });

  it('is refused while an own content has its file, in the language of whoever asks', async () => {
    const bytes = new TextEncoder().encode('the drawing of a crane');
    const { id, fileId } = await makeUpload(app, { contributorId: owner.userId, bytes });
    await take(owner.userId, [id]);
    const category = await makeCategory(app, 'deleting');
    const { contentId } = await makeContent(app, { category, contributor: owner.userId, title: 'Crane', bytes });
    expect(fileId).not.toBeNull();
    const refused = await owner.fetch(`/api/v1/uploads/${id}`, {
      method: 'DELETE',
      headers: { 'accept-language': 'bn' },
    });
    expect([refused.status, ((await refused.json()) as { detail: string }).detail]).toEqual([
      409,
      expect.stringContaining('কাজ'),
    ]);
    await app.pool.query('delete from content where id = $1', [contentId]);
    expect((await owner.call('DELETE', `/uploads/${id}`)).status).toBe(200);
  });

  it('of the site’s own is recorded', async () => {
    const house = await app.platform.actors.ensureHouseContributor(app.systemContext());
    const { id } = await makeUpload(app, { contributorId: house });
    const headers = { 'arbor-area': 'admin' };
    expect((await admin.fetch(`/api/v1/uploads/${id}`, { method: 'DELETE', headers })).status).toBe(200);
    const { rows } = await app.pool.query('select action, subject_id, admin_id from audit_log where subject_id = $1', [
      id,
    ]);
    expect(rows).toEqual([{ action: 'upload.delete', subject_id: id, admin_id: admin.adminId }]);
  });
});

describe('an account with uploads', () => {
  it.each(['receiving', 'ready'] as const)('can be deleted while one is %s', async (status) => {
    const person = await signInContributor(app);
    const { id } = await makeUpload(app, { contributorId: person.userId, status });
    expect((await person.deleteAccount()).status).toBe(200);
    expect((await person.call('GET', `/uploads/${id}`)).status).toBe(401);
  });
});

describe('taking ready uploads', () => {
  it('gives them in the order asked for, again and again', async () => {
    const first = await makeUpload(app, { contributorId: owner.userId, name: 'a.png' });
    const second = await makeUpload(app, { contributorId: owner.userId, name: 'b.png' });
    const wanted = [second.id, first.id];
    for (let each = 0; each < 2; each += 1)
      expect((await take(owner.userId, wanted)).map(({ id }) => id)).toEqual(wanted);
    expect((await take(owner.userId, [first.id]))[0]).toMatchObject({
      fileId: first.fileId,
      sha256: first.sha256,
      name: 'a.png',
      report: { format: 'png' },
    });
  });

  it('keeps one that was about to expire', async () => {
    const expiresAt = new Date(Date.now() - 1000);
    const { id } = await makeUpload(app, { contributorId: owner.userId, expiresAt });
    await take(owner.userId, [id]);
    await deleteExpiredUploads(app.systemContext());
    expect(await listIds(owner, `?ids=${id}`)).toEqual([id]);
    expect(await app.platform.storage.stat(draftPreviewKey(id, '375.webp'))).toBeDefined();
  });

  it('makes it unknown once its draft is deleted, with its pictures', async () => {
    const contributorId = owner.userId;
    const { id, sha256 } = await makeUpload(app, { contributorId });
    const findKnown = async () => (await owner.call('GET', `/uploads/known?sha256=${sha256}`)).body['upload'];
    expect(await findKnown()).toMatchObject({ _id: id });
    const contentId = await inTransaction(app.systemContext(), async (ctx) =>
      createDraft(ctx, { contributorId, files: await takeReadyUploads(ctx.tx, contributorId, [id]), previewsOnly: [] }),
    );
    expect(await findKnown()).toMatchObject({ _id: id, taken: true });
    await inTransaction(app.systemContext(), (ctx) => deleteDraft(ctx, { contentId, contributorId }));
    expect(await findKnown()).toBeNull();
  });

  it('takes none where one is foreign, missing or not ready', async () => {
    const mine = await makeUpload(app, { contributorId: owner.userId });
    const theirs = await makeUpload(app, { contributorId: other.userId });
    for (const id of [theirs.id, createId(), 'nonsense'])
      await expect(take(owner.userId, [mine.id, id])).rejects.toMatchObject({ status: 404 });
    for (const status of ['receiving', 'processing', 'refused'] as const) {
      const { id } = await makeUpload(app, { contributorId: owner.userId, status, name: 'late.png' });
      await expect(take(owner.userId, [mine.id, id])).rejects.toMatchObject({
        status: 409,
        message: expect.stringContaining('late.png'),
      });
    }
    expect(await listIds(owner, `?ids=${mine.id}`)).toEqual([mine.id]);
    const { rows } = await app.pool.query('select taken_at from upload where id = $1', [mine.id]);
    expect(rows).toEqual([{ taken_at: null }]);
  });
});

describe('a stored file', () => {
  const file = { sha256: 'a'.repeat(64), size: 3, mediaType: 'text/plain' };
  const register = () => app.db.transaction().execute((tx) => registerFile(tx, file));

  it('is one for the same bytes, however many come at once', async () => {
    expect(new Set(await Promise.all(Array.from({ length: 6 }, register))).size).toBe(1);
  });

  it('is not given out while it is being deleted', async () => {
    await register();
    await app.pool.query('update file set deleting_at = now() where sha256 = $1', [file.sha256]);
    await expect(register()).rejects.toBeInstanceOf(FileBeingDeletedError);
    await app.pool.query('delete from file where sha256 = $1', [file.sha256]);
    await expect(register()).resolves.toMatch(/^[0-9a-f-]{36}$/);
  });
});
