import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { type SignedInUser, signInAdmin, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let owner: SignedInUser;
let stranger: SignedInUser;
let address: string;
let contentId: string;
let file: { id: string; sha256: string };

beforeAll(async () => {
  owner = await signInContributor(app);
  stranger = await signInContributor(app);
  ({ contentId } = await makeDraft(app, { contributor: owner.userId, status: 'pending' }));
  file = await app.db
    .selectFrom('variant_file as vf')
    .innerJoin('variant as v', 'v.id', 'vf.variant_id')
    .innerJoin('file as f', 'f.id', 'vf.file_id')
    .select(['f.id', 'f.sha256'])
    .where('content_id', '=', contentId)
    .executeTakeFirstOrThrow();
  address = `/api/v1/content/original/${contentId}/${file.id}`;
});

it('leads its contributor, and an admin from the admin area, to the file for two minutes', async () => {
  const admin = await signInAdmin(app);
  for (const [person, query] of [
    [owner, ''],
    [admin, '?area=admin'],
  ] as const) {
    const answer = await person.fetch(address + query);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'private, no-store']);
    const link = answer.headers.get('location') ?? '';
    const left = Number(new URLSearchParams(link.split('?')[1]).get('expires')) - Date.now() / 1000;
    expect(left).toBeGreaterThan(100);
    expect(left).toBeLessThanOrEqual(120);
    // The link works without a session, because download managers don't have one.
    const given = await app.fetch(link);
    expect(given.headers.get('content-disposition')).toMatch(/^attachment; filename=boat-\d+\.png$/);
    const digest = createHash('sha256')
      .update(Buffer.from(await given.arrayBuffer()))
      .digest('hex');
    expect(digest).toBe(file.sha256);
  }
});

it('is in the audit log where an admin opens it, and only then', async () => {
  const admin = await signInAdmin(app, 'moderator');
  const read = () =>
    app.db
      .selectFrom('audit_log')
      .select(['subject_id', 'details'])
      .where('action', '=', 'content.original')
      .where('admin_id', '=', admin.adminId)
      .execute();
  expect((await admin.fetch(`/api/v1/content/original/${contentId}/${createId()}?area=admin`)).status).toBe(404);
  expect((await owner.fetch(address)).status).toBe(302);
  expect(await read()).toEqual([]);
  expect((await admin.fetch(`${address}?area=admin`)).status).toBe(302);
  expect(await read()).toEqual([{ subject_id: contentId, details: { fileId: file.id } }]);
});

it('is nothing to anybody else, and gives no file of another content', async () => {
  expect((await stranger.fetch(address)).status).toBe(404);
  expect((await app.fetch(address)).status).toBe(401);
  expect((await (await signInUser(app)).fetch(address)).status).toBe(403);
  const other = await makeDraft(app, {
    contributor: (await signInContributor(app)).userId,
    category: await app.db
      .selectFrom('subcategory')
      .select(['category_id as id', 'id as subcategoryId'])
      .executeTakeFirstOrThrow(),
  });
  for (const path of [`${other.contentId}/${file.id}`, `${contentId}/${createId()}`, `${contentId}/x`, `x/${file.id}`])
    expect([path, (await owner.fetch(`/api/v1/content/original/${path}`)).status]).toEqual([path, 404]);
});

it('gives no file that is damaged', async () => {
  await app.db.updateTable('file').set({ damaged_at: new Date() }).where('id', '=', file.id).execute();
  expect((await owner.fetch(address)).status).toBe(503);
  await app.db.updateTable('file').set({ damaged_at: null }).where('id', '=', file.id).execute();
  expect((await owner.fetch(address)).status).toBe(302);
});
