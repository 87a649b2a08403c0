import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { isDemoSettled } from '../../src/features/catalogue/catalogue/service/fill-progress.ts';
import { updatePopularity } from '../../src/features/catalogue/catalogue/service/popularity.ts';
import { FILL_STATE } from '../../src/features/catalogue/catalogue/store/fill-progress.ts';
import { indexContent } from '../../src/features/catalogue/content/service/index-content.ts';
import { inTransaction } from '../../src/platform/context.ts';
import { createId } from '../../src/platform/database/id.ts';
import { inspectFile } from '../../src/platform/media/inspect/inspect-file.ts';
import { originalKey, previewKey } from '../../src/platform/storage/storage.ts';
import { DEMO_FILES_VERSION, type FillMessage } from '../../src/start/demo-fill.ts';
import { type TestApp, testApp } from '../../tests/support/app.ts';
import { browser, signInUser } from '../../tests/support/people.ts';
import { fillDemo, pickContents } from './fill.ts';
import { createZip } from './zip.ts';

const FONT = 'font-bangers';
const MOTION = 'motion-dots';
const PALETTE = 'palette-latte';

interface FileRow {
  readonly content_id: string;
  readonly variant_id: string;
  readonly variant: string;
  readonly position: number;
  readonly name: string;
  readonly file_id: string;
  readonly sha256: string;
}

let app: TestApp;
let ids: Record<string, string>;

async function fill(): Promise<FillMessage[]> {
  const messages: FillMessage[] = [];
  await fillDemo(app.systemContext(), {
    pick: (whole) =>
      pickContents(
        whole,
        whole.contents.filter(({ key }) => [FONT, MOTION, PALETTE].includes(key)),
      ),
    send: (message) => messages.push(message),
    stopped: new AbortController().signal,
  });
  return messages;
}

async function readFiles(key: string): Promise<FileRow[]> {
  const { rows } = await app.pool.query<FileRow>(
    `select v.content_id, v.id as variant_id, v.name as variant, v.position, vf.name, file_id, sha256
     from variant v join variant_file vf on vf.variant_id = v.id join file f on f.id = file_id
     where v.content_id = $1 order by v.position, vf.position`,
    [ids[key]],
  );
  return rows;
}

/** Reads what people see of a content, without identifiers that may change. */
async function readWork(key: string): Promise<object | undefined> {
  const { rows } = await app.pool.query<object>(
    `select c.title, c.translated_title, c.description, c.attribution, c.published_at, t.editorial_weight,
       p.id as contributor, p.username, p.name, p.bio, p.website, p.is_demo,
       (select json_agg(row(v.id, v.name, v.price, v.licence_code) order by v.position) from variant v where v.content_id = c.id) as variants,
       (select json_agg(row(vf.name, f.sha256, vf.contained_formats) order by v.position, vf.position)
        from variant v join variant_file vf on vf.variant_id = v.id join file f on f.id = vf.file_id where v.content_id = c.id) as files,
       (select json_agg(row(r.kind, r.alt, r.width, r.height, r.widths, r.colors) order by r.position) from preview r where r.content_id = c.id) as previews,
       (select json_agg(k.keyword order by k.position) from content_keyword k where k.content_id = c.id) as keywords,
       l.popularity, l.card::json -> 'formats' as formats
     from content c join contributor p on p.id = c.contributor_id join content_stat t on t.content_id = c.id
     join listing l on l.content_id = c.id where c.id = $1`,
    [ids[key]],
  );
  return rows[0];
}

const readPicture = async (path: string): Promise<Buffer> => {
  const response = await app.fetch(path);
  expect(response.status, path).toBe(200);
  return Buffer.from(await response.arrayBuffer());
};

/** Reads the largest picture of the first preview, and the contributor's picture. */
async function readPictures(key: string): Promise<readonly Buffer[]> {
  const { rows } = await app.pool.query<{ id: string; width: number; contributor: string; image: string }>(
    `select r.id, (select max(w) from unnest(r.widths) w) as width, p.id as contributor, p.image_key as image
     from preview r join content c on c.id = r.content_id join contributor p on p.id = c.contributor_id
     where c.id = $1 and r.position = 0`,
    [ids[key]],
  );
  const { id, width, contributor, image } = rows[0] ?? { id: '', width: 0, contributor: '', image: '' };
  return [await readPicture(`/media/${id}/${width}.webp`), await readPicture(`/media/${contributor}/${image}`)];
}

/**
 * Changes a content to the state of the first version: named after its author, in one language, with a watermark on its
 * picture.
 */
async function makePlain(key: string): Promise<void> {
  const id = ids[key];
  await app.pool.query(`update content set translated_title = null, description = 'Old words' where id = $1`, [id]);
  await app.pool.query('update content_stat set editorial_weight = 0 where content_id = $1', [id]);
  await app.pool.query(
    `update variant_file set contained_formats = '{}' where variant_id in (select id from variant where content_id = $1)`,
    [id],
  );
  const { rows } = await app.pool.query<{ id: string; width: number; contributor: string }>(
    `update contributor p set username = 'old-' || left(p.username, 30), name = 'A company', bio = 'Sells here', is_demo = false
     from content c join preview r on r.content_id = c.id and r.position = 0 where c.id = $1 and c.contributor_id = p.id
     returning r.id, (select max(w) from unnest(r.widths) w) as width, p.id as contributor`,
    [id],
  );
  const row = rows[0];
  await app.platform.storage.put(previewKey(row?.id ?? '', `${row?.width}.webp`), Buffer.from('a mark across it'));
  await app.platform.storage.put(previewKey(row?.contributor ?? '', 'avatar.webp'), Buffer.from('small'));
  await inTransaction(app.systemContext(), (own) => indexContent(own, [id ?? '']));
}

/**
 * Changes a content to the state of the previous version: web fonts first, and a package of fonts that can't be opened.
 */
async function makeOld(): Promise<string> {
  const files = await readFiles(FONT);
  const garbage = await createZip([{ name: 'bangers-latin-400-normal.ttf', bytes: Buffer.alloc(5000, 7) }]);
  const sha256 = createHash('sha256').update(garbage).digest('hex');
  const family = files.find(({ name }) => name.endsWith('-ttf.zip'));
  await app.platform.storage.put(originalKey(sha256), garbage);
  await app.pool.query('update file set sha256 = $2, size = $3 where id = $1', [
    family?.file_id,
    sha256,
    garbage.length,
  ]);
  await app.pool.query(
    `update variant_file set name = 'bangers-latin-400-normal.ttf' where name = 'Bangers-Regular.ttf'`,
  );
  await app.pool.query('update variant set position = 1 - position where content_id = $1', [ids[FONT]]);
  await app.pool.query(`update setting set value = value - 'files' where key = $1`, [FILL_STATE]);
  return sha256;
}

beforeAll(async () => {
  app = await testApp();
  expect((await fill()).at(-1)).toEqual({ kind: 'finished', total: 3 });
  const { rows } = await app.pool.query<{ contents: Record<string, string> }>(
    `select value -> 'contents' as contents from setting where key = $1`,
    [FILL_STATE],
  );
  ids = rows[0]?.contents ?? {};
});

describe('a demo catalogue with broken files', () => {
  it('has them replaced at the next start, and keeps what people did', async () => {
    const reader = await signInUser(app);
    await reader.call('PUT', `/favorites/toggle-favorite/${ids[FONT]}`);
    const [desktop] = await readFiles(FONT);
    await reader.fetch(`/api/v1/content/download/${ids[FONT]}/${desktop?.variant_id}`);
    const garbage = await makeOld();
    const [motion] = await readFiles(MOTION);
    await app.platform.storage.put(originalKey(motion?.sha256 ?? ''), Buffer.from('cut short'));
    const palette = await readFiles(PALETTE);
    const before = await readFiles(FONT);

    const messages = await fill();
    expect(messages).toEqual([
      { kind: 'repairing', total: 3 },
      { kind: 'repaired', rewritten: 2, total: 3 },
    ]);

    const after = await readFiles(FONT);
    expect(after.map(({ variant, name }) => [variant, name])).toEqual([
      ['Desktop (TTF)', 'bangers-ttf.zip'],
      ['Desktop (TTF)', 'Bangers-Regular.ttf'],
      ['Web fonts (WOFF2)', 'bangers-web-kit.zip'],
      ['Web fonts (WOFF2)', 'bangers-latin-400-normal.woff2'],
    ]);
    const idOf = (rows: readonly FileRow[], name: string) => rows.find(({ variant }) => variant === name)?.variant_id;
    for (const name of ['Desktop (TTF)', 'Web fonts (WOFF2)']) expect(idOf(after, name)).toBe(idOf(before, name));
    expect(idOf(after, 'Desktop (TTF)')).toBe(desktop?.variant_id);
    const response = await app.fetch(`/api/v1/content/download/${ids[FONT]}/${desktop?.variant_id}`);
    const opened = await inspectFile(Buffer.from(await response.arrayBuffer()), 'bangers-ttf.zip');
    expect(opened).toMatchObject({ problem: null, figures: { files: 2 } });
    expect(await app.platform.storage.stat(originalKey(garbage))).toBeUndefined();

    const whole = await buffer(await app.platform.storage.read(originalKey(motion?.sha256 ?? '')));
    expect((await inspectFile(whole, 'motion.zip')).problem).toBeNull();
    expect(await readFiles(PALETTE)).toEqual(palette);

    const favorites = await reader.call('GET', '/favorites/contentIds');
    expect(JSON.stringify(favorites.body)).toContain(ids[FONT]);
    const downloads = await reader.call('GET', '/content/downloaded');
    expect(JSON.stringify(downloads.body)).toContain(ids[FONT]);
  });

  it('becomes what a fresh one is, and keeps its identifiers', async () => {
    const keys = [FONT, MOTION];
    // The downloads above count after the next update of the popularity, or after the repair.
    await updatePopularity(app.systemContext().db);
    const fresh = await Promise.all(keys.map(readWork));
    const pictures = await Promise.all(keys.map(readPictures));
    const counted = await readFiles(PALETTE);
    for (const key of keys) await makePlain(key);
    await app.pool.query(`update setting set value = jsonb_set(value, '{files}', '2') where key = $1`, [FILL_STATE]);
    expect(await Promise.all(keys.map(readWork))).not.toEqual(fresh);

    expect((await fill()).at(-1)).toEqual({ kind: 'repaired', rewritten: 2, total: 3 });

    expect(await Promise.all(keys.map(readWork))).toEqual(fresh);
    expect(await Promise.all(keys.map(readPictures))).toEqual(pictures);
    expect(await readFiles(PALETTE)).toEqual(counted);
    const { body } = await browser(app).call('GET', '/content/all?format=ttf');
    expect(JSON.stringify(body)).toContain(ids[FONT]);
  });

  it('leaves a username to whoever took it meanwhile', async () => {
    const { rows } = await app.pool.query<{ id: string; username: string }>(
      `select p.id, p.username from contributor p join content c on c.contributor_id = p.id where c.id = $1`,
      [ids[PALETTE]],
    );
    const taken = rows[0]?.username ?? '';
    await app.pool.query(`update contributor set username = 'before' where id = $1`, [rows[0]?.id]);
    await app.pool.query(`insert into contributor (id, username, name) values ($1, $2, 'Somebody')`, [
      createId(),
      taken,
    ]);
    await app.pool.query(`update setting set value = value - 'files' where key = $1`, [FILL_STATE]);
    expect((await fill()).at(-1)).toMatchObject({ kind: 'repaired' });
    expect(await readWork(PALETTE)).toMatchObject({ username: 'before', is_demo: true });
  });

  it('is left alone from then on', async () => {
    expect(await isDemoSettled(app.db, DEMO_FILES_VERSION)).toBe(true);
    expect(await fill()).toEqual([{ kind: 'declined' }]);
  });

  it('keeps a content deleted that somebody deleted', async () => {
    await app.pool.query('delete from content where id = $1', [ids[MOTION]]);
    await app.pool.query(`update setting set value = value - 'files' where key = $1`, [FILL_STATE]);
    expect((await fill()).at(-1)).toEqual({ kind: 'repaired', rewritten: 0, total: 3 });
    expect(await readFiles(MOTION)).toEqual([]);
  });
});
