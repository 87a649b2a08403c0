import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { type SignedInUser, signInContributor } from '../../../../tests/support/people.ts';
import { submitDraft } from '../../../../tests/support/reviews.ts';
import { makeUpload } from '../../../../tests/support/uploads.ts';
import { archiveLimits, readZip } from '../../../platform/media/inspect/read-zip.ts';
import { draftPreviewKey } from '../../../platform/storage/storage.ts';
import { settlePreviews, settlePreviewsJob } from '../../catalogue/content/service/previews.ts';
import { removeUploadFiles, removeUploadFilesJob } from '../uploads/service/account-data.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });

/** Creates a contributor with an upload, a draft, a work in review and a published one. */
async function makeContributorWithWorks() {
  const person = await signInContributor(app);
  const contributor = person.userId;
  const upload = await makeUpload(app, { contributorId: contributor, name: 'grandmother.png', folder: 'family' });
  const draft = await makeDraft(app, { contributor, title: 'Half a crane' });
  const sent = await submitDraft(app, person, { title: 'A crane in review', note: 'Drawn for my sister' });
  const published = await makeDraft(app, { contributor, title: 'A crane for everybody', status: 'published' });
  return { person, contributor, upload, draft, sent, published };
}

async function readExport(person: SignedInUser): Promise<Map<string, unknown[]>> {
  const exported = Buffer.from(await (await person.fetch('/api/v1/user/export')).arrayBuffer());
  const data = new Map<string, unknown[]>();
  for await (const { name, bytes } of readZip(exported, archiveLimits))
    if (name.endsWith('.json')) data.set(name.slice(0, -5), JSON.parse(bytes.toString('utf8')) as unknown[]);
  return data;
}
const titles = async (contributor: string): Promise<string[]> => {
  const rows = await app.db.selectFrom('content').select('title').where('contributor_id', '=', contributor).execute();
  return rows.map(({ title }) => title);
};

describe('what a contributor has', () => {
  it('is in the export: uploads, works with their files, and reviews without what admins noted', async () => {
    const { person, upload } = await makeContributorWithWorks();
    await app.pool.query("update submission set internal_note = 'known for copies'");
    const data = await readExport(person);
    expect(data.get('uploads')).toEqual([
      expect.objectContaining({ id: upload.id, name: 'grandmother.png', folder: 'family', status: 'ready' }),
    ]);
    expect(data.get('works')).toMatchObject([
      {
        title: 'Half a crane',
        status: 'draft',
        keywords: ['boat', 'river', 'wood'],
        files: [{ licence: 'arbor-standard-1' }],
      },
      { title: 'A crane in review', status: 'pending' },
      { title: 'A crane for everybody', status: 'published', versions: [{ version: 1 }] },
    ]);
    expect(data.get('reviews')).toMatchObject([
      { kind: 'new', note: 'Drawn for my sister', decision: null, reasons: [] },
    ]);
    expect(JSON.stringify([...data])).not.toContain('known for copies');
  });

  it('is nothing of anybody else’s, and no file where there is nothing', async () => {
    await makeContributorWithWorks();
    const data = await readExport(await signInContributor(app));
    expect([...data.keys()].filter((name) => ['uploads', 'works', 'reviews'].includes(name))).toEqual([]);
  });

  it('goes with the account, all but what was published, which stays without a person', async () => {
    const { person, contributor, draft, sent, published } = await makeContributorWithWorks();
    const other = await makeContributorWithWorks();
    expect((await person.deleteAccount()).status).toBe(200);
    expect(await titles(contributor)).toEqual(['A crane for everybody']);
    // Buyers keep their files, because the variant still refers to them.
    const kept = await app.pool.query(
      'select 1 from variant_file f join variant v on v.id = f.variant_id where v.content_id = $1',
      [published.contentId],
    );
    expect(kept.rowCount).toBe(1);
    const { rows } = await app.pool.query<{ name: string; status: string }>(
      'select name, status from contributor where id = $1',
      [contributor],
    );
    expect(rows).toEqual([{ name: 'Deleted contributor', status: 'closed' }]);
    const left = await app.pool.query(
      `select id from upload where contributor_id = $1
        union all select contributor_id from upload_day where contributor_id = $1
        union all select id from submission where contributor_id = $1 and (note <> '' or content_id = any($2))`,
      [contributor, [draft.contentId, sent.contentId]],
    );
    expect(left.rows).toEqual([]);
    expect((await titles(other.contributor)).length).toBe(3);
  });

  it('leaves no files of what went, once its jobs have run', async () => {
    const { person, upload, draft, published } = await makeContributorWithWorks();
    expect((await person.deleteAccount()).status).toBe(200);
    const readPayloads = async <T>(schema: { parse: (value: unknown) => T }, queue: string): Promise<T[]> => {
      const { rows } = await app.pool.query<{ data: unknown }>('select data from pgboss.job where name = $1', [queue]);
      return rows.map(({ data }) => schema.parse(data));
    };
    const ctx = app.systemContext();
    for (const each of await readPayloads(removeUploadFilesJob.schema, removeUploadFilesJob.name))
      await removeUploadFiles(ctx, each);
    for (const each of await readPayloads(settlePreviewsJob.schema, settlePreviewsJob.name))
      await settlePreviews(ctx, each);
    const { storage } = app.platform;
    expect(await storage.stat(draftPreviewKey(upload.id, '375.webp'))).toBeUndefined();
    expect(await storage.stat(draftPreviewKey(draft.previewId, '375.webp'))).toBeUndefined();
    expect(await storage.stat(draftPreviewKey(published.previewId, '375.webp'))).toBeDefined();
  });

  it('leaves no trace of a contributor who published nothing', async () => {
    const person = await signInContributor(app);
    await makeUpload(app, { contributorId: person.userId });
    await makeDraft(app, { contributor: person.userId });
    expect((await person.deleteAccount()).status).toBe(200);
    const { rows } = await app.pool.query('select 1 from contributor where id = $1', [person.userId]);
    expect(rows).toEqual([]);
  });
});
