import type { Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeDraft } from '../../../../tests/support/drafts.ts';
import { explainQueries } from '../../../../tests/support/explain.ts';
import { signInAdmin, signInContributor } from '../../../../tests/support/people.ts';
import { addPicture, drawScene, setPicture } from '../../../../tests/support/pictures.ts';
import { submitDraft } from '../../../../tests/support/reviews.ts';
import { toHashParts } from '../../../platform/media/preview-hash.ts';
import { readNearDuplicates } from '../../catalogue/content/store/similar.ts';
import { embedPreviews } from '../../catalogue/pictures/service/embed-previews.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, rahim] = [await signInContributor(app), await signInContributor(app)];
const reviewer = await signInAdmin(app, 'moderator');

const HASH = 0x1234_5678_9abc_def0n;

/** Gives a work's picture a hash that differs from `HASH` in `bits` bits, spread over all its parts. */
const setHash = (contentId: string, bits: number) => {
  let hash = HASH;
  for (let bit = 0; bit < bits; bit += 1) hash ^= 1n << BigInt(bit * 9 + 2);
  const text = hash.toString(16).padStart(16, '0');
  return app.pool.query('update preview set hash = $2, hash_parts = $3 where content_id = $1', [
    contentId,
    hash.toString(),
    toHashParts(text),
  ]);
};

const readSimilar = async (submissionId: string) => {
  const { status, body } = await reviewer.call('GET', `/content/request/contributor/single/${submissionId}`);
  expect(status).toBe(200);
  return body as { similar: Record<string, unknown>[]; checks: unknown[] };
};

describe('works that look alike', () => {
  it('are found to six bits, own and others’, in any status but draft, others’ first and the nearest first', async () => {
    const { contentId, submissionId } = await submitDraft(app, mina);
    await setHash(contentId, 0);
    const near = [
      [await makeDraft(app, { contributor: rahim.userId, status: 'published', title: 'Six' }), 6],
      [await makeDraft(app, { contributor: mina.userId, status: 'rejected', title: 'Two' }), 2],
      [await makeDraft(app, { contributor: rahim.userId, status: 'pending', title: 'Same' }), 0],
      [await makeDraft(app, { contributor: rahim.userId, status: 'published', title: 'Seven' }), 7],
      [await makeDraft(app, { contributor: rahim.userId, title: 'A draft' }), 0],
    ] as const;
    for (const [made, bits] of near) await setHash(made.contentId, bits);
    const { similar, checks } = await readSimilar(submissionId);
    expect(similar).toMatchObject([
      { title: 'Same', distance: 0, isOwn: false, status: 'pending' },
      { title: 'Six', distance: 6, isOwn: false, status: 'published' },
      { title: 'Two', distance: 2, isOwn: true, status: 'rejected' },
    ]);
    expect(similar[1]).toMatchObject({ preview: { small: expect.stringMatching(/^\/media\//) } });
    expect(similar[0]).toMatchObject({ preview: { small: expect.stringMatching(/^\/api\/v1\/.*area=admin$/) } });
    expect(checks).toContainEqual({ code: 'near_duplicate', isGood: false });
    expect(checks).toContainEqual({ code: 'same_file', isGood: true });
  });

  it('with the same file come first, however they look', async () => {
    const { contentId, submissionId } = await submitDraft(app, mina);
    const other = await makeDraft(app, { contributor: rahim.userId, status: 'published', title: 'The same bytes' });
    await setHash(contentId, 0);
    await app.pool.query('update preview set hash = null where content_id <> $1', [contentId]);
    await app.pool.query(
      `update variant_file set file_id = (
         select file_id from variant v join variant_file f on f.variant_id = v.id where v.content_id = $1
       ) where variant_id in (select id from variant where content_id = $2)`,
      [contentId, other.contentId],
    );
    const { similar, checks } = await readSimilar(submissionId);
    expect(similar).toMatchObject([{ title: 'The same bytes', isSameFile: true, distance: null }]);
    expect(checks).toContainEqual({ code: 'same_file', isGood: false });
  });

  it('are seen mirrored by their hash, and cut by their vector; what looks alike stands beside it without an alarm', async () => {
    const { contentId, submissionId } = await submitDraft(app, mina);
    const make = async (title: string, picture: Sharp) => {
      const made = await makeDraft(app, { contributor: rahim.userId, status: 'published', title });
      await app.pool.query('update preview set hash = null where content_id = $1', [made.contentId]);
      await setPicture(app, made.contentId, picture);
    };
    await setPicture(app, contentId, drawScene('boat'));
    await make('Cut', drawScene('boat').resize(375, 281).extract({ left: 12, top: 8, width: 345, height: 260 }));
    await make('Something else', drawScene('rings'));
    const mirrored = await makeDraft(app, { contributor: rahim.userId, status: 'published', title: 'Mirrored' });
    await embedPreviews(app.systemContext());
    const { rows } = await app.pool.query<{ hash: string }>(
      "select lpad(to_hex(hashes[5]), 16, '0') as hash from picture where content_id = $1",
      [contentId],
    );
    const hash = rows[0]?.hash ?? '';
    await app.pool.query('update preview set hash = $2, hash_parts = $3 where content_id = $1', [
      mirrored.contentId,
      BigInt.asIntN(64, BigInt(`0x${hash}`)).toString(),
      toHashParts(hash),
    ]);
    const { similar, checks } = await readSimilar(submissionId);
    const found = new Map(similar.map((each) => [each['title'], each]));
    expect(found.get('Mirrored')).toMatchObject({ distance: 0, isSameFile: false });
    expect(found.get('Cut')?.['likeness']).toBeGreaterThanOrEqual(80);
    expect(found.has('Something else')).toBe(false);
    expect(checks).toContainEqual({ code: 'near_duplicate', isGood: false });
  }, 60_000);

  it('are seen in any picture of both works, each beside the one that it resembles', async () => {
    const { contentId, submissionId } = await submitDraft(app, mina);
    const other = await makeDraft(app, { contributor: rahim.userId, status: 'published', title: 'Stairs behind' });
    await setPicture(app, contentId, drawScene('hills'));
    await setPicture(app, other.contentId, drawScene('rings'));
    const own = await addPicture(app, contentId, drawScene('stairs'));
    const theirs = await addPicture(app, other.contentId, drawScene('stairs').flop());
    await addPicture(app, other.contentId, drawScene('boat'));
    await app.pool.query('update preview set hash = null where content_id = any($1)', [[contentId, other.contentId]]);
    await embedPreviews(app.systemContext());
    const readStairs = async () =>
      (await readSimilar(submissionId)).similar.filter(({ title }) => title === 'Stairs behind');
    expect(await readStairs()).toMatchObject([
      { nearTo: own, distance: null, likeness: expect.any(Number), preview: { _id: theirs } },
    ]);
    await app.pool.query('update preview set hash = 7, hash_parts = $2 where id = any($1)', [
      [own, theirs],
      toHashParts('0000000000000007'),
    ]);
    expect(await readStairs()).toMatchObject([{ nearTo: own, distance: 0, preview: { _id: theirs } }]);
    await app.pool.query('delete from preview where id = $1', [own]);
    expect(await readStairs()).toEqual([]);
  }, 60_000);

  it('come with a hint which pictures software takes for nudity', async () => {
    const { contentId, submissionId } = await submitDraft(app, mina);
    await setPicture(app, contentId, drawScene('hills'));
    const second = await addPicture(app, contentId, drawScene('rings'));
    await embedPreviews(app.systemContext());
    expect(await readSimilar(submissionId)).toMatchObject({ maturePictures: [] });
    await app.pool.query('update picture set mature = 900 where preview_id = $1', [second]);
    expect(await readSimilar(submissionId)).toMatchObject({ maturePictures: [second] });
  }, 60_000);

  it('are looked up in the index of parts', async () => {
    const { contentId } = await submitDraft(app, mina);
    await setHash(contentId, 0);
    const { contentId: model } = await makeDraft(app, { contributor: rahim.userId, status: 'published' });
    // A statement may take ten seconds, which is little for all of them on a busy machine.
    for (let batch = 0; batch < 8; batch += 1)
      await app.pool.query(
        `with works as (
           insert into content (id, contributor_id, category_id, title, language, status)
           select gen_random_uuid(), contributor_id, category_id, 'x', 'en', 'rejected' from content, generate_series(1, 250)
           where content.id = $1 returning id
         )
         insert into preview (id, content_id, kind, alt, width, height, widths, position, hash, hash_parts)
         select gen_random_uuid(), works.id, 'image', 'x', 10, 10, '{375}', n, n,
           array(select part * 1024 + (random() * 511)::integer from generate_series(0, 6) part)
         from works, generate_series(1, 10) n`,
        [model],
      );
    await app.pool.query('analyze content, preview');
    const [plan] = await explainQueries(app.pool, (db) => readNearDuplicates(db, contentId, [contentId]));
    expect(plan?.indexes).toContain('preview_hash_parts');
    // The other tables are so small here that a scan is the right plan after they were analyzed.
    expect(plan?.scanned).not.toContain('preview');
  }, 60_000);
});
