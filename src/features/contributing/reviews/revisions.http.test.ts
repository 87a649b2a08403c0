import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { type SignedInUser, signInAdmin, signInContributor, signInUser } from '../../../../tests/support/people.ts';
import { submitDraft, submitRevision } from '../../../../tests/support/reviews.ts';
import { inTransaction } from '../../../platform/context.ts';
import { type ContentStatus, contentStatuses } from '../../catalogue/content/contract/own-content.ts';
import { moveContent } from '../../catalogue/content/service/status.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const mina = await signInContributor(app);
const [ana, ben] = [await signInAdmin(app, 'moderator'), await signInAdmin(app, 'owner')];

interface Single {
  readonly title: string;
  readonly versions: { version: number; note: string; publishedAt: string }[];
  readonly variants: { _id: string }[];
}
const readSingle = (id: string) => app.get<Single>(`/api/v1/content/single/${id}`);

/** Reads all rows of a content except its time of change. */
async function readAll(contentId: string) {
  const { rows } = await app.pool.query<Record<string, unknown>>(
    `select to_jsonb(c) as content,
       (select jsonb_agg(to_jsonb(v) order by v.position) from variant v where v.content_id = c.id) as variants,
       (select jsonb_agg(to_jsonb(f) order by f.file_id) from variant_file f join variant v on v.id = f.variant_id where v.content_id = c.id) as files,
       (select jsonb_agg(to_jsonb(p) order by p.position) from preview p where p.content_id = c.id) as previews,
       (select jsonb_agg(k.keyword order by k.position) from content_keyword k where k.content_id = c.id) as keywords,
       (select jsonb_agg(to_jsonb(n) order by n.version) from content_version n where n.content_id = c.id) as versions,
       (select l.card from listing l where l.content_id = c.id) as card
     from content c where c.id = $1`,
    [contentId],
  );
  return rows[0];
}

const revise = (changes: object, title = 'A boat') => submitRevision(app, mina, ana, { title, changes });
const decide = (id: string, decision: string, admin = ana) =>
  admin.call('PATCH', `/content/review/${id}/${decision}`, decision === 'approve' ? {} : { reasons: ['FOCUS'] });

describe('a revision of a published work', () => {
  it('is reviewed beside what is published', async () => {
    const { contentId, submissionId } = await revise({ title: 'A red boat', keywords: ['boat', 'red', 'wood'] });
    const { body } = await ana.call('GET', `/content/request/contributor/single/${submissionId}`);
    expect(body).toMatchObject({
      submission: { kind: 'revision', isRevision: true },
      work: { title: 'A red boat', keywords: ['boat', 'red', 'wood'], revisionOf: contentId, changeNote: 'Sharper.' },
      live: { content: { _id: contentId, title: 'A boat', keywords: ['boat', 'river', 'wood'], status: 'published' } },
      similar: [],
    });
  });

  it('changes the live work and writes its version when it is approved', async () => {
    const { contentId, revisionId, submissionId } = await revise({ title: 'A red boat' });
    const [before] = (await readSingle(contentId)).variants;
    expect((await decide(submissionId, 'approve')).body).toEqual({ status: 'published', contentId });
    const live = await readSingle(contentId);
    expect(live).toMatchObject({
      title: 'A red boat',
      versions: [
        { version: 2, note: 'Sharper.' },
        { version: 1, note: '' },
      ],
      // Buyers of the variant keep it.
      variants: [{ _id: before?._id }],
    });
    expect(live.versions.every(({ publishedAt }) => new Date(publishedAt).toISOString() === publishedAt)).toBe(true);
    expect(await readAll(revisionId)).toBeUndefined();
    const { rows } = await app.pool.query(
      'select version, note, files from content_version where content_id = $1 order by version',
      [contentId],
    );
    expect(rows).toMatchObject([
      { version: 1, files: [{ variant: 'PNG', format: 'png' }] },
      { version: 2, note: 'Sharper.', files: [{ variant: 'PNG', format: 'png' }] },
    ]);
  });

  it.each(['reject', 'changes'])('leaves every row of the live work as it is: %s', async (decision) => {
    const { contentId, revisionId, submissionId } = await revise({
      title: 'A worse boat',
      description: 'Worse.',
      keywords: ['worse', 'boat', 'dull'],
      ai: true,
    });
    const before = await readAll(contentId);
    expect((await decide(submissionId, decision)).status).toBe(200);
    expect(await readAll(contentId)).toEqual(before);
    expect(await readSingle(contentId)).toMatchObject({ title: 'A boat', versions: [{ version: 1 }] });
    expect((await mina.call('GET', `/content/mine/${revisionId}`)).body).toMatchObject({
      status: decision === 'reject' ? 'rejected' : 'changes_requested',
      title: 'A worse boat',
    });
  });

  it('is decided by one of two at the same instant, and is live whole or not at all', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { contentId, submissionId } = await revise({ title: 'A raced boat' });
      const answers = await Promise.all([decide(submissionId, 'approve', ana), decide(submissionId, 'reject', ben)]);
      expect(answers.map(({ status }) => status).sort((one, two) => one - two)).toEqual([200, 409]);
      const isApproved = answers[0]?.status === 200;
      const { title, versions } = await readSingle(contentId);
      expect([title, versions.length]).toEqual(isApproved ? ['A raced boat', 2] : ['A boat', 1]);
    }
  });

  it('says version 1 of what was published before versions were kept', async () => {
    const { contentId } = await makeDraft(app, { contributor: mina.userId, status: 'published' });
    await app.pool.query('delete from content_version where content_id = $1', [contentId]);
    await app.pool.query("update content set published_at = now() - interval '40 days' where id = $1", [contentId]);
    const { body: revision } = await mina.call('POST', `/content/revise/${contentId}`, {});
    const id = String(revision['_id']);
    await mina.call('PUT', `/content/update/${id}`, { changes: { changeNote: 'Anew.' } });
    const { body } = await mina.call('POST', `/content/submit/${id}`, {});
    await decide((body['submission'] as { _id: string })._id, 'approve');
    const { versions } = await readSingle(contentId);
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
    expect(Date.now() - Date.parse(versions[1]?.publishedAt ?? '')).toBeGreaterThan(39 * 86_400_000);
  });

  it('is opened by its contributor alone, and can’t be submitted without a note', async () => {
    const { contentId, submissionId } = await submitDraft(app, mina);
    await decide(submissionId, 'approve');
    const other = await signInContributor(app);
    expect((await other.call('POST', `/content/revise/${contentId}`, {})).status).toBe(404);
    const { body } = await mina.call('POST', `/content/revise/${contentId}`, {});
    const id = String(body['_id']);
    for (const [method, path] of [
      ['GET', `/content/mine/${id}`],
      ['GET', `/content/mine/${id}/history`],
      ['POST', `/content/submit/${id}`],
      ['PUT', `/content/update/${id}`],
      ['DELETE', `/content/delete/${id}`],
    ] as const)
      expect(
        (await other.call(method, path, method === 'PUT' ? { changes: {} } : method === 'POST' ? {} : undefined))
          .status,
      ).toBe(404);
    const refused = await mina.call('POST', `/content/submit/${id}`, {});
    expect([refused.status, refused.body['errors']]).toMatchObject([400, [{ path: 'changeNote' }]]);
  });
});

/** Status transitions that lead a revision to each possible status. */
const steps: Partial<Record<ContentStatus, readonly ContentStatus[]>> = {
  draft: [],
  pending: ['pending'],
  changes_requested: ['pending', 'changes_requested'],
  rejected: ['pending', 'rejected'],
};
const legal: Partial<Record<ContentStatus, readonly ContentStatus[]>> = {
  draft: ['pending'],
  pending: ['changes_requested', 'rejected'],
  changes_requested: ['pending'],
  rejected: ['pending'],
};
const moves = (Object.keys(steps) as ContentStatus[]).flatMap((from) =>
  contentStatuses.map((to) => ({ from, to, isLegal: legal[from]?.includes(to) ?? false })),
);

describe('the status of a revision', () => {
  const move = (id: string, to: ContentStatus) => inTransaction(app.systemContext(), (ctx) => moveContent(ctx, id, to));

  it.each(moves)('goes from $from to $to: $isLegal', async ({ from, to, isLegal }) => {
    const { contentId } = await makeDraft(app, { contributor: mina.userId, status: 'published' });
    const { body } = await mina.call('POST', `/content/revise/${contentId}`, {});
    const id = String(body['_id']);
    for (const step of steps[from] ?? []) await move(id, step);
    if (isLegal) {
      await move(id, to);
      return;
    }
    await expect(move(id, to)).rejects.toMatchObject({ code: 'conflict' });
    if (from !== to)
      await expect(app.pool.query('update content set status = $2 where id = $1', [id, to])).rejects.toMatchObject({
        code: '23514',
      });
    expect((await readAll(id))?.['content']).toMatchObject({ status: from });
  });
});

describe('who has a work that changed', () => {
  const newVersionOf = async (person: SignedInUser, path: string, contentId: string) =>
    ((await person.call('GET', path)).body['items'] as Record<string, unknown>[]).find(
      (item) => (item['contentId'] ?? item['_id']) === contentId,
    )?.['newVersion'];
  const update = async (contentId: string, changeNote: string) => {
    const { body: revision } = await mina.call('POST', `/content/revise/${contentId}`, {});
    const id = String(revision['_id']);
    await mina.call('PUT', `/content/update/${id}`, { changes: { changeNote } });
    const { body } = await mina.call('POST', `/content/submit/${id}`, {});
    await decide((body['submission'] as { _id: string })._id, 'approve');
  };

  it('sees it among downloads until they download it again', async () => {
    const { contentId } = await makeDraft(app, { contributor: mina.userId, status: 'published' });
    const [variant] = (await readSingle(contentId)).variants;
    const download = `/api/v1/content/download/${contentId}/${variant?._id}`;
    const person = await signInUser(app);
    const read = () => newVersionOf(person, '/content/downloaded', contentId);
    expect((await person.fetch(download)).status).toBe(200);
    expect(await read()).toBeNull();
    await update(contentId, 'With sails.');
    expect(await read()).toMatchObject({ version: 2, note: 'With sails.' });
    await update(contentId, 'With oars.');
    expect(await read()).toMatchObject({ version: 3, note: 'With oars.' });
    expect((await person.fetch(download)).status).toBe(200);
    expect(await read()).toBeNull();
    const late = await signInUser(app);
    await late.fetch(download);
    expect(await newVersionOf(late, '/content/downloaded', contentId)).toBeNull();
  });

  it.each(['', '?sort=title', '?sort=popular', '?q=boat'])(
    'sees it among favourites until they mark it again: %s',
    async (query) => {
      const { contentId } = await makeDraft(app, { contributor: mina.userId, status: 'published', title: 'A boat' });
      const person = await signInUser(app);
      const mark = () => person.call('PUT', `/favorites/toggle-favorite/${contentId}`, {});
      const read = () => newVersionOf(person, `/favorites/all${query}`, contentId);
      await mark();
      expect(await read()).toBeNull();
      await update(contentId, 'With sails.');
      expect(await read()).toMatchObject({ version: 2, note: 'With sails.' });
      await mark();
      await mark();
      expect(await read()).toBeNull();
    },
  );
});
