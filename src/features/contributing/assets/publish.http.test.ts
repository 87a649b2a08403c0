import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { makeContributor } from '../../../../tests/support/factories.ts';
import {
  type SignedInAdmin,
  type SignedInUser,
  signInAdmin,
  signInContributor,
} from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';
import { previewKey } from '../../../platform/storage/storage.ts';
import { contentStatuses } from '../../catalogue/content/contract/own-content.ts';

interface Batch {
  readonly done: string[];
  readonly refused: { _id: string; code: string; detail: string }[];
}
interface Notice {
  readonly code: string;
  readonly about: string;
  readonly reason: string;
}

let app: TestApp;
let admin: SignedInAdmin;
let contributor: SignedInUser;

const make = (status: (typeof contentStatuses)[number] = 'published', title = 'Boat') =>
  makeDraft(app, { contributor: contributor.userId, status, title });
const isPublic = async (id: string): Promise<boolean> =>
  (await app.fetch(`/api/v1/content/single/${id}`)).status === 200;
const readContent = (id: string) =>
  app.db.selectFrom('content').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const run = async (what: 'publish' | 'unpublish', body: object): Promise<Batch> => {
  const answer = await admin.call('PUT', `/content/assets/${what}`, body);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as unknown as Batch;
};
const unpublish = (ids: string[], more: object = {}) => run('unpublish', { ids, reason: 'copyright', ...more });
const toggle = (id: string, published?: boolean) =>
  contributor.call('PATCH', `/content/toggle/publish/${id}`, published === undefined ? {} : { published });
const readNotices = async (language = 'en'): Promise<Notice[]> => {
  const headers = { 'accept-language': language };
  const answer = await contributor.fetch('/api/v1/user/get/profile', { headers });
  return ((await answer.json()) as { notices: Notice[] }).notices;
};

beforeAll(async () => {
  app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
  admin = await signInAdmin(app, 'moderator');
  contributor = await signInContributor(app);
});

describe('what an admin unpublishes', () => {
  it('leaves the catalogue, previews and all, and its contributor is told why', async () => {
    const { contentId, previewId } = await make('published', 'Old ferry');
    expect(await isPublic(contentId)).toBe(true);
    expect(await unpublish([contentId], { note: 'Whose photo is this?' })).toEqual({ done: [contentId], refused: [] });
    expect(await isPublic(contentId)).toBe(false);
    expect(await app.platform.storage.stat(previewKey(previewId, '375.webp'))).toBeUndefined();
    const own = await contributor.call('GET', `/content/mine/${contentId}`);
    expect(own.body).toMatchObject({
      status: 'unpublished',
      takedown: { code: 'copyright', note: 'Whose photo is this?' },
    });
    expect((await readNotices())[0]).toMatchObject({
      code: 'content_unpublished',
      about: 'Old ferry',
      reason: 'It seems to use somebody else’s work without permission.\nWhose photo is this?',
    });
  });

  it('says so in the language of the page that its contributor reads', async () => {
    const { contentId } = await make();
    await unpublish([contentId]);
    expect((await readNotices('bn'))[0]?.reason).toBe('মনে হচ্ছে এতে অনুমতি ছাড়া অন্যের কাজ ব্যবহার করা হয়েছে।');
    expect((await readNotices('en'))[0]?.reason).toBe('It seems to use somebody else’s work without permission.');
  });

  it('is not published again by its contributor, by any door', async () => {
    const { contentId, previewId } = await make();
    await unpublish([contentId]);
    for (const answer of [await toggle(contentId, true), await toggle(contentId)])
      expect(answer).toMatchObject({
        status: 409,
        body: { code: 'conflict', detail: expect.stringContaining('admin') },
      });
    expect(await app.platform.storage.stat(previewKey(previewId, '375.webp'))).toBeUndefined();
    await expect(
      app.pool.query("update content set status = 'published' where id = $1", [contentId]),
    ).rejects.toMatchObject({ constraint: 'content_takedown_unpublished' });
    expect((await toggle(contentId, false)).status).toBe(200);
    expect(await isPublic(contentId)).toBe(false);
  });

  it('can be published again by an admin, who tells the contributor', async () => {
    const { contentId, previewId } = await make('published', 'Cleared ferry');
    await unpublish([contentId]);
    expect(await run('publish', { ids: [contentId], note: 'The licence arrived, thank you.' })).toEqual({
      done: [contentId],
      refused: [],
    });
    expect(await isPublic(contentId)).toBe(true);
    expect(await app.platform.storage.stat(previewKey(previewId, '375.webp'))).toBeDefined();
    expect(await readContent(contentId)).toMatchObject({ unpublished_code: null, unpublished_reason: '' });
    expect((await readNotices())[0]).toMatchObject({
      code: 'content_republished',
      about: 'Cleared ferry',
      reason: 'The licence arrived, thank you.',
    });
    // The contributor can publish and unpublish the work again.
    expect((await toggle(contentId, false)).status).toBe(200);
    expect((await toggle(contentId, true)).status).toBe(200);
  });

  it('stays out when its contributor had unpublished it before', async () => {
    const { contentId } = await make('unpublished');
    expect(await unpublish([contentId])).toMatchObject({ done: [contentId] });
    expect((await toggle(contentId, true)).status).toBe(409);
  });

  it('stays out when a revision of it is approved', async () => {
    const { contentId } = await make();
    const { body } = await contributor.call('POST', `/content/revise/${contentId}`);
    await unpublish([contentId]);
    const revisionId = String(body['_id']);
    await contributor.call('PUT', `/content/update/${revisionId}`, { changes: { changeNote: 'Another photo.' } });
    const sent = await contributor.call('POST', `/content/submit/${revisionId}`, {});
    const id = (sent.body['submission'] as { _id: string })._id;
    expect((await admin.call('PATCH', `/content/review/${id}/approve`, {})).status).toBe(200);
    expect(await readContent(contentId)).toMatchObject({
      status: 'unpublished',
      unpublished_code: 'copyright',
      version: 2,
    });
    expect(await isPublic(contentId)).toBe(false);
  });

  it('belongs to the site itself, too: an admin publishes it from there', async () => {
    const house = await makeContributor(app, 'no-account');
    const { contentId } = await makeDraft(app, { contributor: house, status: 'unpublished' });
    expect(await run('publish', { ids: [contentId] })).toMatchObject({ done: [contentId] });
    expect(await isPublic(contentId)).toBe(true);
  });
});

describe('several at once', () => {
  it('are each done or refused with a reason', async () => {
    const good = [(await make()).contentId, (await make()).contentId];
    const bad = await Promise.all(
      contentStatuses
        .filter((status) => status !== 'published' && status !== 'unpublished')
        .map(async (status) => (await make(status)).contentId),
    );
    const missing = createId();
    const answer = await unpublish([...good, ...bad, missing, 'nothing', good[0] ?? '']);
    expect(answer.done).toEqual(good);
    expect(answer.refused.map(({ _id, code }) => [_id, code])).toEqual([
      ...bad.map((id) => [id, 'conflict']),
      [missing, 'not_found'],
      ['nothing', 'not_found'],
    ]);
    expect(answer.refused.every(({ detail }) => detail !== '')).toBe(true);
    for (const [index, id] of bad.entries())
      expect((await readContent(id)).status).toBe(['draft', 'pending', 'changes_requested', 'rejected'][index]);
  });

  it('are never published past a review, or against the will of their contributor', async () => {
    const ids: string[] = [];
    for (const status of contentStatuses) ids.push((await make(status)).contentId);
    const { done, refused } = await run('publish', { ids });
    expect(done).toEqual([]);
    expect(refused.map(({ code }) => code)).toEqual(ids.map(() => 'conflict'));
    expect(refused.at(-1)?.detail).toContain('The contributor unpublished this');
  });

  it('twice changes nothing, and tells nobody twice', async () => {
    const { contentId } = await make();
    await unpublish([contentId], { note: 'First' });
    const before = await readNotices();
    expect((await unpublish([contentId], { note: 'Second' })).refused).toMatchObject([{ code: 'conflict' }]);
    expect(await readNotices()).toEqual(before);
    expect((await readContent(contentId)).unpublished_reason).toBe('First');
  });

  it('need at least one, at most a hundred, a known reason, and words for another one', async () => {
    const ids = [(await make()).contentId];
    for (const [body, path] of [
      [{ ids: [], reason: 'broken' }, 'ids'],
      [{ ids: Array.from({ length: 101 }, createId), reason: 'broken' }, 'ids'],
      [{ ids, reason: 'ugly' }, 'reason'],
      [{ ids }, 'reason'],
      [{ ids, reason: 'other', note: '  ' }, 'note'],
      [{ ids, reason: 'broken', note: 'x'.repeat(1501) }, 'note'],
    ] as const) {
      const { status, body: problem } = await admin.call('PUT', '/content/assets/unpublish', body);
      expect([status, (problem['errors'] as { path: string }[])[0]?.path]).toEqual([400, path]);
    }
  });
});

describe('at the same time', () => {
  it('an admin wins over a contributor who toggles', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { contentId, previewId } = await make(round % 2 === 0 ? 'published' : 'unpublished');
      const [taken] = await Promise.all([
        unpublish([contentId]),
        toggle(contentId),
        toggle(contentId, true),
        toggle(contentId, false),
      ]);
      expect(taken.done).toEqual([contentId]);
      expect(await readContent(contentId)).toMatchObject({ status: 'unpublished', unpublished_code: 'copyright' });
      expect((await toggle(contentId, true)).status).toBe(409);
      expect(await isPublic(contentId)).toBe(false);
      expect(await app.platform.storage.stat(previewKey(previewId, '375.webp'))).toBeUndefined();
    }
  });

  it('of two admins one is told that it was done', async () => {
    const { contentId } = await make();
    const other = await signInAdmin(app);
    const [one, two] = await Promise.all([
      unpublish([contentId]),
      other.call('PUT', '/content/assets/unpublish', { ids: [contentId], reason: 'privacy' }),
    ]);
    const answers = [one, two.body as unknown as Batch];
    expect(
      answers.map(({ done, refused }) => [done.length, refused.length]).sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0)),
    ).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});
