import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeDraft, makeDraftFile } from '../../../../tests/support/drafts.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import { inTransaction, type TransactionContext } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { draftPreviewKey } from '../../../platform/storage/storage.ts';
import type { DraftChanges } from './service/drafts/draft-changes.ts';
import { splitDraft } from './service/drafts/draft-groups.ts';
import { createDraft, deleteDraft, updateDraft } from './service/drafts/drafts.ts';
import { readContentsById, readOwnContent, readOwnContents } from './service/own-contents.ts';
import { applyRevision, moveContent, openRevision } from './service/status.ts';

let app: TestApp;
let contributor: string;
let other: string;

const run = <T>(work: (ctx: TransactionContext) => Promise<T>): Promise<T> => inTransaction(app.systemContext(), work);
const read = (id: string) => readOwnContent(app.db, contributor, id);
const update = (contentId: string, changes: DraftChanges, updatedAt?: string) =>
  run((ctx) => updateDraft(ctx, { contentId, contributorId: contributor, updatedAt }, changes));

beforeAll(async () => {
  app = await testApp();
  contributor = await makeContributor(app, 'rahim');
  other = await makeContributor(app, 'karim');
});

describe('the language of a draft', () => {
  const make = async (name: string, locale: 'en' | 'bn') => {
    const file = await makeDraftFile(app, name);
    const id = await run((ctx) =>
      createDraft({ ...ctx, locale }, { contributorId: contributor, files: [file], previewsOnly: [] }),
    );
    return { id, language: (await read(id)).language };
  };

  it.each([
    ['নৌকা.svg', 'en', 'bn'],
    ['নৌকা.svg', 'bn', 'bn'],
    ['IMG_2041.svg', 'bn', 'bn'],
    ['IMG_2041.svg', 'en', 'en'],
  ] as const)('%s, sent in %s, is %s', async (name, locale, language) => {
    expect((await make(name, locale)).language).toBe(language);
  });

  it.each([
    ['en', 'A boat', 'en'],
    ['en', 'নদীর নৌকা', 'bn'],
    ['bn', 'A boat', 'en'],
    ['bn', 'নদীর নৌকা', 'bn'],
  ] as const)('that was sent in %s is that of its first title, %s: %s', async (locale, title, language) => {
    const { id } = await make('IMG_2042.svg', locale);
    // A title that was derived from the file name doesn't determine the language, because nobody wrote it.
    await update(id, { title: 'IMG 2042', description: 'By the river.' });
    expect((await read(id)).language).toBe(locale);
    await update(id, { title });
    expect((await read(id)).language).toBe(language);
  });

  it('follows the script of titles until somebody chooses it, and never afterwards', async () => {
    const { id } = await make('IMG_2042.svg', 'en');
    const saved = [
      [{ title: 'নদীর নৌকা' }, 'bn'],
      [{ title: 'নদীর নৌকা, ভোরে' }, 'bn'],
      [{ title: 'A boat' }, 'en'],
      [{ title: 'নৌকা', language: 'en' }, 'en'],
      [{ title: 'লাল নৌকা' }, 'en'],
      [{ title: 'A red boat' }, 'en'],
      [{ title: 'নীল নৌকা' }, 'en'],
      [{ language: 'bn' }, 'bn'],
      [{ title: 'A blue boat' }, 'bn'],
    ] as const;
    for (const [changes, language] of saved) {
      await update(id, changes);
      expect((await read(id)).language).toBe(language);
    }
  });

  it.each(['en', 'bn'] as const)('that was chosen before there is a title stays, sent in %s', async (locale) => {
    const { id } = await make('IMG_2043.svg', locale);
    await update(id, { language: locale });
    for (const title of ['A boat', 'নৌকা', 'A red boat']) {
      await update(id, { title });
      expect((await read(id)).language).toBe(locale);
    }
  });

  it('that was chosen stays in drafts that are made of it, and in its revisions', async () => {
    const { contentId } = await makeDraft(app, { contributor, status: 'published', title: 'Red boat' });
    for (const [changes, language] of [
      [{ language: 'en' }, 'en'],
      [{ title: 'লাল নৌকা' }, 'en'],
    ] as const) {
      const revisionId = await run((ctx) => openRevision(ctx, contentId));
      await update(revisionId, changes);
      await run((ctx) => moveContent(ctx, revisionId, 'pending'));
      await run((ctx) => applyRevision(ctx, revisionId));
      expect((await read(contentId)).language).toBe(language);
    }
    const files = [await makeDraftFile(app, 'a.svg'), await makeDraftFile(app, 'b.png')];
    const draftId = await run((ctx) => createDraft(ctx, { contributorId: contributor, files, previewsOnly: [] }));
    await update(draftId, { language: 'en' });
    const ids = await run((ctx) => splitDraft(ctx, contributor, draftId));
    expect(ids).toHaveLength(2);
    for (const id of ids) {
      await update(id, { title: 'নৌকা' });
      expect((await read(id)).language).toBe('en');
    }
  });
});

describe('a draft', () => {
  it('begins with what the file says, or its name', async () => {
    const svg = await makeDraftFile(app, 'red_boat-on.river (2).svg', {
      report: { format: 'svg', kind: 'vector', mediaType: 'image/svg+xml' },
    });
    const zip = await makeDraftFile(app, 'red_boat-on.river (2).zip', {
      report: { format: 'zip', kind: 'archive', figures: {}, containedFormats: ['svg', 'png'], preview: null },
    });
    const jpg = await makeDraftFile(app, 'x.jpg', {
      report: { metadata: { title: null, description: 'নদীতে', keywords: ['Boat; River', 'boat', ' '], author: null } },
    });
    const id = await run((ctx) =>
      createDraft(ctx, { contributorId: contributor, files: [svg, zip], previewsOnly: [jpg] }),
    );
    const draft = await read(id);
    expect(draft).toMatchObject({
      status: 'draft',
      title: 'Red boat on river (2)',
      description: 'নদীতে',
      keywords: ['boat', 'river'],
      variants: [
        { name: 'SVG', licence: 'arbor-standard-1', price: null, files: [{ name: svg.name, sha256: svg.sha256 }] },
        { name: 'ZIP', files: [{ containedFormats: ['svg', 'png'], width: null }] },
      ],
      previews: [{ _id: svg.id }, { _id: jpg.id, fileName: 'x.jpg' }],
      missing: ['category', 'keywords', 'price'],
    });
    await expect(
      run((ctx) => createDraft(ctx, { contributorId: contributor, files: [svg], previewsOnly: [] })),
    ).rejects.toMatchObject({ code: 'conflict' });
    // A file that was only a preview becomes a variant's file, and the former variant's file becomes a preview only.
    const shown = draft.previews[1]?.fileId ?? '';
    const [variant] = draft.variants;
    await update(id, { variants: [{ name: 'JPG', licence: 'cc0-1.0', price: 100, files: [{ _id: shown }] }] });
    expect((await read(id)).variants).toMatchObject([
      { name: 'JPG', price: 100, files: [{ name: 'x.jpg', width: 2400 }] },
    ]);
    await update(id, {
      variants: [{ name: 'SVG', licence: 'cc0-1.0', price: 0, files: [{ _id: variant?.files[0]?._id }] }],
    });
    expect((await read(id)).variants).toMatchObject([{ name: 'SVG', files: [{ name: svg.name, format: 'svg' }] }]);
  });

  it('is told apart from the version that a second tab has', async () => {
    const { contentId } = await makeDraft(app, { contributor });
    const { updatedAt } = await read(contentId);
    await update(contentId, { title: 'One' }, updatedAt);
    await expect(update(contentId, { title: 'Two' }, updatedAt)).rejects.toMatchObject({ code: 'conflict' });
    expect((await read(contentId)).title).toBe('One');
    const now = (await read(contentId)).updatedAt;
    const both = await Promise.allSettled([
      update(contentId, { title: 'Three' }, now),
      update(contentId, { title: 'Four' }, now),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('is changed and deleted by its contributor only, and only where it is not in review or public', async () => {
    const { contentId } = await makeDraft(app, { contributor });
    for (const target of [
      { contentId, contributorId: other },
      { contentId: createId(), contributorId: contributor },
      { contentId: 'x', contributorId: contributor },
    ]) {
      await expect(run((ctx) => updateDraft(ctx, target, { title: 'Mine' }))).rejects.toMatchObject({
        code: 'not_found',
      });
      await expect(run((ctx) => deleteDraft(ctx, target))).rejects.toMatchObject({ code: 'not_found' });
    }
    await expect(readOwnContent(app.db, other, contentId)).rejects.toMatchObject({ code: 'not_found' });
    for (const status of ['pending', 'published', 'unpublished'] as const) {
      const made = await makeDraft(app, { contributor, status });
      const target = { contentId: made.contentId, contributorId: contributor };
      await expect(update(made.contentId, { title: 'Mine' })).rejects.toMatchObject({ code: 'conflict' });
      await expect(run((ctx) => deleteDraft(ctx, target))).rejects.toMatchObject({ code: 'conflict' });
    }
  });

  it('is changed by a reviewer where that is said', async () => {
    const { contentId } = await makeDraft(app, { contributor, status: 'pending' });
    const target = { contentId, contributorId: undefined, statuses: ['pending'] as const };
    await run((ctx) => updateDraft(ctx, target, { title: 'Mended' }));
    expect((await readContentsById(app.db, [createId(), contentId])).map(({ title }) => title)).toEqual(['Mended']);
  });

  it('says every part that is wrong, and changes nothing then', async () => {
    const { contentId, previewId } = await makeDraft(app, { contributor });
    const foreign = await makeDraft(app, { contributor: other });
    const before = await read(contentId);
    const stranger = (await readOwnContent(app.db, other, foreign.contentId)).variants[0]?.files[0]?._id;
    const paths = async (changes: DraftChanges): Promise<string[]> => {
      const error: unknown = await update(contentId, changes).catch((each: unknown) => each);
      return (error as { errors: { path: string }[] }).errors.map(({ path }) => path);
    };
    expect(await paths({ categoryId: createId() })).toEqual(['categoryId']);
    expect(await paths({ title: 'Half', subcategoryIds: [foreign.category.subcategoryId] })).toEqual([
      'subcategoryIds.0',
    ]);
    expect(await paths({ previewIds: [previewId, previewId, foreign.previewId] })).toEqual([
      'previewIds.1',
      'previewIds.2',
    ]);
    expect(
      await paths({
        variants: [
          { name: 'A', licence: 'no-such', price: 1, files: [{ _id: stranger }] },
          { _id: createId(), name: 'B', licence: 'cc0-1.0', price: 1, files: [] },
        ],
      }),
    ).toEqual(['variants.0.licence', 'variants.0.files.0', 'variants.1']);
    expect(await read(contentId)).toEqual(before);
  });

  it('moves to another category without the subcategories of the first', async () => {
    const { contentId } = await makeDraft(app, { contributor });
    const { category } = await makeDraft(app, { contributor });
    await update(contentId, { categoryId: category.id });
    expect(await read(contentId)).toMatchObject({
      category: { _id: category.id },
      subcategories: [],
      missing: ['subcategory'],
    });
    await update(contentId, { subcategoryIds: [category.subcategoryId] });
    expect((await read(contentId)).missing).toEqual([]);
    await update(contentId, { categoryId: null });
    expect((await read(contentId)).missing).toEqual(['category']);
  });

  it('takes in files, and releases that say who agreed', async () => {
    const { contentId } = await makeDraft(app, { contributor });
    const [png, pdf] = [await makeDraftFile(app, 'more.png'), await makeDraftFile(app, 'consent.pdf')];
    await update(contentId, { showsPeople: true });
    const before = await read(contentId);
    expect(before.missing).toEqual(['model_release']);
    const variants = [
      ...before.variants.map(({ _id, name, licence, price, files }) => ({ _id, name, licence, price, files })),
      { name: 'More', licence: 'cc0-1.0', price: 0, files: [{ upload: png.id }] },
    ];
    const target = { contentId, contributorId: contributor };
    const changes = { variants, newReleases: [{ upload: pdf.id, kind: 'model' as const }] };
    await run((ctx) => updateDraft(ctx, target, changes, [png, pdf]));
    const after = await read(contentId);
    expect(after.missing).toEqual([]);
    expect(after.variants.map(({ files }) => files.map(({ name }) => name))).toEqual([
      [before.variants[0]?.files[0]?.name],
      ['more.png'],
    ]);
    expect(after.previews).toHaveLength(2);
    expect(after.releases).toMatchObject([{ kind: 'model', name: 'consent.pdf' }]);
    await update(contentId, { releaseIds: [], previewIds: after.previews.map(({ _id }) => _id).reverse() });
    const last = await read(contentId);
    expect(last.missing).toEqual(['model_release']);
    expect(last.previews.map(({ _id }) => _id)).toEqual(after.previews.map(({ _id }) => _id).reverse());
  });

  it('is gone with its pictures once it is deleted', async () => {
    const { contentId, previewId } = await makeDraft(app, { contributor });
    await run((ctx) => deleteDraft(ctx, { contentId, contributorId: contributor }));
    await expect(read(contentId)).rejects.toMatchObject({ code: 'not_found' });
    await app.jobs.work(app.systemContext);
    await expect
      .poll(() => app.platform.storage.stat(draftPreviewKey(previewId, '1366.marked.webp')), { timeout: 15_000 })
      .toBeUndefined();
  });
});

it('lists the own contents page by page, by status and search, with counts', async () => {
  const writer = await makeContributor(app, 'selim');
  for (const status of ['draft', 'rejected', 'changes_requested', 'draft', 'pending'] as const)
    await makeDraft(app, { contributor: writer, status, title: `A 100% ${status}` });
  const ctx = app.systemContext();
  const query = { statuses: ['changes_requested', 'rejected', 'draft'] as const, limit: 2 };
  const first = await readOwnContents(ctx, writer, query);
  expect(first.items.map(({ status }) => status)).toEqual(['draft', 'changes_requested']);
  expect(first).toMatchObject({
    total: 4,
    counts: { draft: 2, rejected: 1, changes_requested: 1, pending: 1, published: 0 },
  });
  const second = await readOwnContents(ctx, writer, { ...query, cursor: first.nextCursor ?? '' });
  expect(second.items.map(({ status }) => status)).toEqual(['rejected', 'draft']);
  expect(second.nextCursor).toBeNull();
  const found = await readOwnContents(ctx, writer, { ...query, search: '100% REJ' });
  expect(found).toMatchObject({ total: 1, items: [{ title: 'A 100% rejected' }] });
});
