import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEMO_FILES_VERSION, type FillMessage } from '../../src/demo-fill.ts';
import { isDemoSettled } from '../../src/features/catalogue/service/fill-progress.ts';
import { FILL_STATE } from '../../src/features/catalogue/store/fill-progress.ts';
import { inspectFile } from '../../src/platform/media/inspect/inspect-file.ts';
import { originalKey } from '../../src/platform/storage/storage.ts';
import { type TestApp, testApp } from '../../tests/support/app.ts';
import { signInUser } from '../../tests/support/people.ts';
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

/** A content as the version before made it: the web fonts first, and a package of fonts that nothing can open. */
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
