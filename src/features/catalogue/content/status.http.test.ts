import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { inTransaction, type TransactionContext } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { draftPreviewKey, previewKey } from '../../../platform/storage/storage.ts';
import { contentStatuses } from './contract/own-content.ts';
import { canMove, transitions } from './rules/status.ts';
import { updateDraft } from './service/drafts/drafts.ts';
import { publishPreviews, settlePreviews, withdrawPreviews } from './service/previews.ts';
import { applyRevision, moveContent, openRevision } from './service/status.ts';

let app: TestApp;
let contributor: string;

const run = <T>(work: (ctx: TransactionContext) => Promise<T>): Promise<T> => inTransaction(app.systemContext(), work);
const readContent = (id: string) =>
  app.db.selectFrom('content').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const isListed = async (id: string): Promise<boolean> =>
  (await app.db.selectFrom('listing').select('content_id').where('content_id', '=', id).executeTakeFirst()) !==
  undefined;
const readVersions = (id: string) =>
  app.db.selectFrom('content_version').selectAll().where('content_id', '=', id).orderBy('version').execute();

const readObject = async (key: string): Promise<string | undefined> => {
  const { storage } = app.platform;
  if ((await storage.stat(key)) === undefined) return undefined;
  const parts: Uint8Array[] = [];
  for await (const part of await storage.read(key)) parts.push(part as Uint8Array);
  return Buffer.concat(parts).toString();
};

const readStatusOf = async (id: string): Promise<string> => (await readContent(id)).status;

const pairs = contentStatuses.flatMap((from) => contentStatuses.map((to) => ({ from, to })));
const illegal = pairs.filter(({ from, to }) => !canMove(from, to));

beforeAll(async () => {
  app = await testApp();
  contributor = await makeContributor(app, 'rahim');
});

describe('status', () => {
  it('has the same transitions as the database', async () => {
    const rows = await app.db.selectFrom('content_transition').selectAll().execute();
    const stored = rows.map(({ from_status, to_status }) => `${from_status} ${to_status}`).sort();
    const declared = Object.entries(transitions).flatMap(([from, all]) => all.map((to) => `${from} ${to}`));
    expect(stored).toEqual(declared.sort());
  });

  it.each(illegal)('never goes from $from to $to, by the service or past it', async ({ from, to }) => {
    const { contentId } = await makeDraft(app, { contributor, status: from });
    await expect(run((ctx) => moveContent(ctx, contentId, to))).rejects.toMatchObject({ code: 'conflict' });
    if (from !== to)
      await expect(
        app.db.updateTable('content').set({ status: to }).where('id', '=', contentId).execute(),
      ).rejects.toMatchObject({ constraint: 'content_transition' });
    expect((await readContent(contentId)).status).toBe(from);
  });

  it('is moved by one of two at the same time', async () => {
    const { contentId } = await makeDraft(app, { contributor, status: 'pending' });
    const done = await Promise.allSettled([
      run((ctx) => moveContent(ctx, contentId, 'published')),
      run((ctx) => moveContent(ctx, contentId, 'rejected')),
    ]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('lists what is published, keeps its version, and takes it out again', async () => {
    const { contentId } = await makeDraft(app, { contributor, status: 'pending' });
    expect(await isListed(contentId)).toBe(false);
    await run((ctx) => moveContent(ctx, contentId, 'published'));
    expect(await isListed(contentId)).toBe(true);
    const first = await readContent(contentId);
    expect(first.published_at).toBeInstanceOf(Date);
    expect(first.submitted_at).toBeInstanceOf(Date);
    await run((ctx) => moveContent(ctx, contentId, 'unpublished'));
    expect(await isListed(contentId)).toBe(false);
    await run((ctx) => moveContent(ctx, contentId, 'published'));
    expect((await readContent(contentId)).published_at).toEqual(first.published_at);
    expect(await readVersions(contentId)).toMatchObject([{ version: 1, files: [{ variant: 'PNG', format: 'png' }] }]);
  });

  it('knows nothing of what does not exist', async () => {
    for (const id of [createId(), 'nothing'])
      await expect(run((ctx) => moveContent(ctx, id, 'pending'))).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('previews', () => {
  it('are public while the content is, with a watermark where it is paid', async () => {
    for (const price of [0, 5000]) {
      const { contentId, previewId } = await makeDraft(app, { contributor, status: 'published', price });
      for (const _ of [1, 2]) await publishPreviews(app.systemContext(), contentId);
      expect(await readObject(previewKey(previewId, '375.webp'))).toBe('375.webp');
      expect(await readObject(previewKey(previewId, 'card.jpg'))).toBe('card.jpg');
      expect(await readObject(previewKey(previewId, '1366.webp'))).toBe(price === 0 ? '1366.webp' : '1366.marked.webp');
      expect(await readObject(previewKey(previewId, '1366.avif'))).toBe(price === 0 ? '1366.avif' : undefined);
      expect(await readObject(previewKey(previewId, '1366.marked.webp'))).toBeUndefined();
      for (const _ of [1, 2]) await withdrawPreviews(app.systemContext(), contentId);
      for (const name of ['375.webp', '375.avif', '1366.webp', '1366.avif', 'card.jpg'])
        expect(await readObject(previewKey(previewId, name))).toBeUndefined();
      expect(await readObject(draftPreviewKey(previewId, '1366.webp'))).toBe('1366.webp');
    }
  });

  it('name no AVIF that a paid content does not show', async () => {
    for (const [price, widths] of [
      [0, [375, 1366]],
      [5000, [375]],
    ] as const) {
      const { contentId } = await makeDraft(app, { contributor, status: 'published', price });
      const found = await app.get<{ preview: { avifWidths: number[] }; previews: { avifWidths: number[] }[] }>(
        `/api/v1/content/single/${contentId}`,
      );
      expect(found.preview.avifWidths).toEqual(widths);
      expect(found.previews[0]?.avifWidths).toEqual(widths);
    }
  });

  it('follow the status by a job, also for those published before there were drafts', async () => {
    const { contentId, previewId } = await makeDraft(app, { contributor, status: 'published' });
    await app.platform.storage.remove(draftPreviewKey(previewId, '375.webp'));
    await app.platform.storage.put(previewKey(previewId, '375.webp'), Buffer.from('early'));
    await run((ctx) => moveContent(ctx, contentId, 'unpublished'));
    await settlePreviews(app.systemContext(), { contentId, removed: [] });
    expect(await readObject(previewKey(previewId, '375.webp'))).toBeUndefined();
    await run((ctx) => moveContent(ctx, contentId, 'published'));
    await settlePreviews(app.systemContext(), { contentId, removed: [] });
    expect(await readObject(previewKey(previewId, '375.webp'))).toBe('early');
  });
});

describe('previews that several settle at once', () => {
  it('are those of the last price: what began with an older one writes nothing after it', async () => {
    const { contentId, previewId } = await makeDraft(app, { contributor, status: 'published' });
    const { storage } = app.platform;
    const plain = { ...storage };
    const begun = Promise.withResolvers<void>();
    const priced = Promise.withResolvers<void>();
    const copy: typeof plain.copy = async (from, to) => {
      begun.resolve();
      // The first run stops here until the price has changed and a second run has had a chance to overtake it.
      await priced.promise;
      return plain.copy(from, to);
    };
    Object.assign(storage, { copy });
    try {
      const first = settlePreviews(app.systemContext(), { contentId, removed: [] });
      await begun.promise;
      Object.assign(storage, plain);
      await app.pool.query('update variant set price = 5000 where content_id = $1', [contentId]);
      const second = settlePreviews(app.systemContext(), { contentId, removed: [] });
      for (let round = 0; round < 20; round += 1) await readStatusOf(contentId);
      priced.resolve();
      await Promise.all([first, second]);
    } finally {
      Object.assign(storage, plain);
    }
    expect(await readObject(previewKey(previewId, '1366.webp'))).toBe('1366.marked.webp');
    expect(await readObject(previewKey(previewId, '1366.avif'))).toBeUndefined();
  });
});

describe('a revision', () => {
  it('changes nothing until it is applied, and keeps the variants that people have', async () => {
    const { contentId, previewId } = await makeDraft(app, { contributor, status: 'published', title: 'Old boat' });
    const variants = () => app.db.selectFrom('variant').selectAll().where('content_id', '=', contentId).execute();
    const [before] = await variants();
    const revisionId = await run((ctx) => openRevision(ctx, contentId));
    expect(await run((ctx) => openRevision(ctx, contentId))).toBe(revisionId);
    const target = { contentId: revisionId, contributorId: contributor };
    await run((ctx) => updateDraft(ctx, target, { title: 'New boat', keywords: ['boat'], changeNote: 'Sharper.' }));
    expect((await readContent(contentId)).title).toBe('Old boat');
    await expect(run((ctx) => applyRevision(ctx, revisionId))).rejects.toMatchObject({ code: 'conflict' });
    await run((ctx) => moveContent(ctx, revisionId, 'pending'));
    await expect(run((ctx) => moveContent(ctx, revisionId, 'published'))).rejects.toMatchObject({ code: 'conflict' });
    expect(await run((ctx) => applyRevision(ctx, revisionId))).toBe(contentId);
    expect(await readContent(contentId)).toMatchObject({ title: 'New boat', status: 'published', version: 2 });
    expect((await variants()).map(({ id }) => id)).toEqual([before?.id]);
    expect(await app.db.selectFrom('preview').select('id').where('content_id', '=', contentId).execute()).toEqual([
      { id: previewId },
    ]);
    expect(await readVersions(contentId)).toMatchObject([{ version: 1 }, { version: 2, note: 'Sharper.' }]);
    expect(await app.db.selectFrom('content').select('id').where('id', '=', revisionId).execute()).toEqual([]);
    const { title } = await app.get<{ title: string }>(`/api/v1/content/single/${contentId}`);
    expect(title).toBe('New boat');
    await expect(run((ctx) => applyRevision(ctx, revisionId))).rejects.toMatchObject({ code: 'not_found' });
  });

  it('never takes a published variant away', async () => {
    const { contentId } = await makeDraft(app, { contributor, status: 'published' });
    const revisionId = await run((ctx) => openRevision(ctx, contentId));
    await expect(
      run((ctx) => updateDraft(ctx, { contentId: revisionId, contributorId: contributor }, { variants: [] })),
    ).rejects.toMatchObject({ code: 'bad_input', errors: [{ path: 'variants' }] });
  });

  it('can only be made of what was published', async () => {
    for (const status of ['draft', 'pending', 'changes_requested', 'rejected'] as const) {
      const { contentId } = await makeDraft(app, { contributor, status });
      await expect(run((ctx) => openRevision(ctx, contentId))).rejects.toMatchObject({ code: 'conflict' });
    }
  });
});
