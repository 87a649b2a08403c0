import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { addPicture, comparePictures, drawScene, setPicture } from '../../../../tests/support/pictures.ts';
import { createId } from '../../../platform/database/id.ts';
import { findNearestFirsts } from './service/nearest.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let category: { id: string; subcategoryId: string };
let [boat, checks] = ['', ''];

async function find(bytes: Buffer): Promise<string[]> {
  const form = new FormData();
  form.set('picture', new Blob([new Uint8Array(bytes)]), 'anything');
  const answer = await app.fetch('/api/v1/content/by-picture', { method: 'POST', body: form });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { items: { title: string }[] }).items.map(({ title }) => title);
}

beforeAll(async () => {
  category = await makeCategory(app, 'scenes');
  const contributor = await makeContributor(app, 'rahim');
  const make = async (title: string, scene: 'boat' | 'checks') => {
    const { contentId } = await makeContent(app, { category, contributor, title });
    await setPicture(app, contentId, drawScene(scene));
    return contentId;
  };
  [boat, checks] = [await make('Boat', 'boat'), await make('Checks', 'checks')];
  await comparePictures(app);
}, 60_000);

describe('the other pictures of a work', () => {
  const make = async (title: string, given: { status?: string } = {}) => {
    const contributor = await makeContributor(app, createId().slice(-12));
    const { contentId } = await makeContent(app, { category, contributor, title, ...given });
    await setPicture(app, contentId, drawScene('checks'));
    return { contentId, previewId: await addPicture(app, contentId, drawScene('stairs')) };
  };
  const findStairs = async (): Promise<string[]> => find(await drawScene('stairs').png().toBuffer());

  it('find their work once, also by a changed copy, and never a private one', async () => {
    const { contentId } = await make('Two sides');
    const { contentId: hidden } = await make('Hidden sides', { status: 'unpublished' });
    await addPicture(app, contentId, drawScene('stairs', 300));
    await comparePictures(app);
    const copies = [
      drawScene('stairs').flop().png(),
      drawScene('stairs').extend({ top: 9, bottom: 9, left: 9, right: 9, background: '#fff' }).webp(),
      drawScene('stairs').resize(375, 281).extract({ left: 12, top: 8, width: 345, height: 260 }).png(),
    ];
    for (const copy of copies) {
      const titles = await find(await copy.toBuffer());
      expect(titles[0]).toBe('Two sides');
      expect(titles.filter((title) => title === 'Two sides')).toHaveLength(1);
      expect(titles).not.toContain('Hidden sides');
    }
    await app.pool.query('delete from content where id = any($1)', [[contentId, hidden]]);
  });

  it('find it no more once they are removed or replaced', async () => {
    const [removed, replaced] = [await make('Removed'), await make('Replaced')];
    await comparePictures(app);
    expect((await findStairs()).slice(0, 2).toSorted()).toEqual(['Removed', 'Replaced']);
    await app.pool.query('delete from preview where id = any($1)', [[removed.previewId, replaced.previewId]]);
    await addPicture(app, replaced.contentId, drawScene('checks'));
    await comparePictures(app);
    const found = await findStairs();
    for (const title of ['Removed', 'Replaced']) expect(found).not.toContain(title);
    await app.pool.query('delete from content where id = any($1)', [[removed.contentId, replaced.contentId]]);
  });

  it('are not compared for look-alikes', async () => {
    const { contentId } = await make('Stairs behind');
    const { contentId: other } = await make('Stairs before');
    await setPicture(app, other, drawScene('stairs'));
    await comparePictures(app);
    const { rows } = await app.pool.query<{ code: Buffer }>(
      'select code from picture where content_id = $1 and position = 1',
      [contentId],
    );
    const near = await findNearestFirsts(app.db, rows[0]?.code ?? Buffer.alloc(0), 20);
    expect(near[0]).toMatchObject({ id: other });
    expect(near.find(({ id }) => id === contentId)?.cosine ?? 0).toBeLessThan(0.5);
    await app.pool.query('delete from content where id = any($1)', [[contentId, other]]);
  });
});

const readRows = async (contentId: string) => {
  const { rows } = await app.pool.query<{ position: number; recipe: number; hasCode: boolean }>(
    'select position, recipe, code is not null as "hasCode" from picture where content_id = $1 order by position',
    [contentId],
  );
  return rows;
};

describe('the pictures of a work', () => {
  const made = { recipe: 1, hasCode: true };
  const due = { recipe: 0, hasCode: false };

  it('wait when they are added, follow their previews’ order, and go with them', async () => {
    const contentId = checks;
    const second = await addPicture(app, contentId, drawScene('hills'));
    expect(await readRows(contentId)).toEqual([
      { position: 0, ...made },
      { position: 1, ...due },
    ]);
    await comparePictures(app);
    for (let turn = 0; turn < 2; turn += 1) {
      await app.pool.query('update preview set position = 1 - position where content_id = $1', [contentId]);
      const { rows } = await app.pool.query('select found_at from look_alike where content_id = $1', [contentId]);
      expect(rows).toEqual([{ found_at: null }]);
      expect(await readRows(contentId)).toEqual([
        { position: 0, ...made },
        { position: 1, ...made },
      ]);
      await comparePictures(app);
    }
    await app.pool.query('delete from preview where id = $1', [second]);
    expect(await readRows(contentId)).toEqual([{ position: 0, ...made }]);
  });

  it('are those of the published work in a revision, which has the same files', async () => {
    const { contentId } = await makeContent(app, {
      category,
      contributor: await makeContributor(app, 'revised'),
      title: 'Revised',
    });
    const { rows } = await app.pool.query<{ id: string }>(
      `insert into preview (id, content_id, kind, alt, width, height, widths, position, revision_of)
       select gen_random_uuid(), $1, kind, alt, width, height, widths, 5, id from preview where content_id = $2 and position = 0
       returning id`,
      [contentId, boat],
    );
    expect((await readRows(contentId)).at(-1)).toEqual({ position: 5, ...made });
    await app.pool.query('delete from preview where id = $1', [rows[0]?.id]);
    await app.pool.query('delete from content where id = $1', [contentId]);
  });

  it('may be added, reordered and removed at once, while they are processed', async () => {
    const contentId = checks;
    const removed = await addPicture(app, contentId, drawScene('hills'));
    await Promise.all([
      comparePictures(app),
      comparePictures(app),
      app.pool.query('delete from preview where id = $1', [removed]),
      app.pool.query('update preview set position = 7 where content_id = $1 and position = 0', [contentId]),
      app.pool.query(
        `insert into preview (id, content_id, kind, alt, width, height, widths, position)
         values ($1, $2, 'image', 'x', 800, 600, '{375}', 8)`,
        [createId(), contentId],
      ),
    ]);
    await comparePictures(app);
    expect(await readRows(contentId)).toEqual([
      { position: 7, ...made },
      { position: 8, recipe: 1, hasCode: false },
    ]);
  });

  it('can’t be those of another work’s preview', async () => {
    for (const change of ['content_id = $1', 'position = position + 1'])
      await expect(app.pool.query(`update picture set ${change} where content_id <> $1`, [boat])).rejects.toThrow(
        'foreign key',
      );
  });

  it('are given up where a file is missing or no picture', async () => {
    const contributor = await makeContributor(app, 'mina');
    const missing = await makeContent(app, { category, contributor, title: 'Missing' });
    const broken = await makeContent(app, { category, contributor, title: 'Broken' });
    const sound = await makeContent(app, { category, contributor, title: 'Sound' });
    await setPicture(app, sound.contentId, drawScene('hills'));
    await app.pool.query("update preview set kind = 'audio' where content_id = $1", [sound.contentId]);
    const { rows } = await app.pool.query<{ id: string }>('select id from preview where content_id = $1', [
      broken.contentId,
    ]);
    await app.platform.storage.put(`previews/${rows[0]?.id}/375.webp`, Buffer.from('no picture'));
    await comparePictures(app);
    for (const { contentId } of [missing, broken, sound])
      expect(await readRows(contentId)).toEqual([{ position: 0, recipe: 1, hasCode: false }]);
  });

  it('go with the work', async () => {
    const contributor = await makeContributor(app, 'lost');
    const { contentId } = await makeContent(app, { category, contributor, title: 'Gone soon' });
    await app.pool.query('delete from content where id = $1', [contentId]);
    expect(await readRows(contentId)).toEqual([]);
  });
});
