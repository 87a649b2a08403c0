import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin, signInContributor } from '../../../../tests/support/people.ts';
import { submitRevision } from '../../../../tests/support/reviews.ts';
import { createId } from '../../../platform/database/id.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const owner = await signInContributor(app);
const admin = await signInAdmin(app, 'moderator');

interface Single {
  readonly keywords: string[];
  readonly updatedAt: string;
  readonly orientation: string;
  readonly colors: { hex: string }[];
  readonly previews: { _id: string; colors: string[]; asset: object | null }[];
  readonly versions: { version: number; note: string; publishedAt: string }[];
}

const show = (id: string) => app.fetch(`/api/v1/content/single/${id}`);

it('answers as it is stored, with every version and its time to the millisecond', async () => {
  const { contentId, submissionId } = await submitRevision(app, owner, admin, {
    title: 'A boat',
    changes: { description: '“Quoted”,\n{"and": \\ more}', keywords: ['zebra', 'boat', 'নৌকা'] },
  });
  await admin.call('PATCH', `/content/review/${submissionId}/approve`, {});
  await app.pool.query(
    `update content_version set published_at = '2026-03-04T05:06:07.008+06' where content_id = $1 and version = 1`,
    [contentId],
  );
  const answer = (await (await show(contentId)).json()) as Single;
  const { rows } = await app.pool.query<{
    updated_at: Date;
    published_at: Date;
    id: string;
    colors: { hex: string }[];
  }>(
    `select c.updated_at, v.published_at, p.id, p.colors from content c
     join content_version v on v.content_id = c.id and v.version = 2 join preview p on p.content_id = c.id
     where c.id = $1 order by p.position limit 1`,
    [contentId],
  );
  const [row] = rows;
  expect(answer).toMatchObject({
    title: 'A boat',
    description: '“Quoted”,\n{"and": \\ more}',
    keywords: ['zebra', 'boat', 'নৌকা'],
    updatedAt: row?.updated_at.toISOString(),
    orientation: 'landscape',
    previews: [{ _id: row?.id, colors: row?.colors.slice(0, 2).map(({ hex }) => hex), asset: null }],
    counts: { views: 0, downloads: 0, favorites: 0 },
    versions: [
      { version: 2, note: 'Sharper.', publishedAt: row?.published_at.toISOString() },
      { version: 1, note: '', publishedAt: '2026-03-03T23:06:07.008Z' },
    ],
  });
  expect(answer.colors.map(({ hex }) => hex)).toEqual(row?.colors.map(({ hex }) => hex));
});

it('is not there for what was never published, is unpublished, or is no content', async () => {
  const { contentId } = await submitRevision(app, owner, admin, {
    title: 'Another boat',
    changes: { title: 'A red boat' },
  });
  expect((await show(contentId)).status).toBe(200);
  await admin.call('PUT', '/content/assets/unpublish', { ids: [contentId], reason: 'other', note: 'Not for now.' });
  const { rows } = await app.pool.query<{ id: string }>('select id from content where revision_of = $1', [contentId]);
  for (const id of [contentId, rows[0]?.id ?? '', createId(), 'x'])
    expect([id, (await show(id)).status]).toEqual([id, 404]);
});
