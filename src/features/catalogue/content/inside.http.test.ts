import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { createRawZip } from '../../../../tests/support/hostile-files.ts';
import { listAll } from '../../../../tests/support/list-all.ts';
import { signInAdmin, signInUser } from '../../../../tests/support/people.ts';
import { signInUploader } from '../../../../tests/support/upload-calls.ts';
import { sendFile, submitUploads } from '../../../../tests/support/uploaded-works.ts';
import { createId } from '../../../platform/database/id.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { deleteUnusedFiles } from './service/delete-files.ts';
import { remakeThumbnails } from './service/inside/remake-thumbnails.ts';

const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
const [mina, rahim, ana] = [await signInUploader(app), await signInUser(app), await signInAdmin(app, 'moderator')];

interface Entry {
  readonly path: string;
  readonly size: number;
  readonly thumbnail: { readonly sheet: string; readonly cell: number } | null;
}
interface InsideFile {
  readonly _id: string;
  readonly archive: { files: number; folders: number; formats: object[]; shown: Entry[] } | null;
}

const drawNoise = (side: number): Promise<Buffer> =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
const drawIcon = (at: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><circle cx="${8 + (at % 9)}" cy="12" r="${3 + (at % 5)}"/></svg>`,
  );

let small: Buffer;
let bytes: Uint8Array<ArrayBuffer>;
let work: { contentId: string; submissionId: string };
let archive: InsideFile;

const read = (path: string) => rahim.call('GET', path);
const readInside = async (id: string): Promise<InsideFile[]> =>
  (await read(`/content/inside/${id}`)).body['files'] as InsideFile[];
const sendSet = async (names: readonly string[], title: string) => {
  const parts = names.map((name, at) => ({ name, bytes: name.endsWith('.png') ? small : drawIcon(at) }));
  bytes = new Uint8Array(createRawZip(parts));
  const upload = await sendFile(app, mina, { name: 'icons.zip', bytes });
  return submitUploads(app, mina, [upload], title, { price: 4900 });
};
const approve = async (submissionId: string): Promise<void> => {
  expect((await ana.call('PATCH', `/content/review/${submissionId}/approve`, {})).status).toBe(200);
};
const countRows = async (): Promise<number> =>
  (await app.pool.query<{ n: number }>('select count(*)::int as n from archive_entry')).rows[0]?.n ?? 0;

beforeAll(async () => {
  small = await drawNoise(64);
  const icons = Array.from({ length: 28 }, (_, at) => `svg/icon-${at}.svg`);
  work = await sendSet([...icons, 'png/small.png', 'photo\u202egnp.svg'], 'A set of icons');
});

describe('what is inside a work', () => {
  it('is there for nobody before the work is approved', async () => {
    const { rows } = await app.pool.query<{ file_id: string }>('select file_id from archive_contents');
    const fileId = rows[0]?.file_id;
    for (const person of [rahim, mina, ana]) {
      for (const path of ['', `/${fileId}`, `/${fileId}/2-0.webp`])
        expect((await person.fetch(`/api/v1/content/inside/${work.contentId}${path}`)).status).toBe(404);
    }
    await approve(work.submissionId);
    [archive] = (await readInside(work.contentId)) as [InsideFile];
  });

  it('is told to everybody: files, folders, formats, and the first files with a thumbnail', async () => {
    expect(archive.archive).toMatchObject({
      files: 30,
      folders: 2,
      formats: [
        { format: 'svg', count: 29 },
        { format: 'png', count: 1 },
      ],
    });
    expect(archive.archive?.shown).toHaveLength(24);
    expect(archive.archive?.shown[13]?.thumbnail).toMatchObject({ cell: 1 });
    const answer = await app.fetch(`/api/v1/content/inside/${work.contentId}`);
    expect(answer.headers.get('cache-control')).toContain('public');
  });

  it('is listed in full for one archive, with names that hide nothing', async () => {
    const { status, body } = await read(`/content/inside/${work.contentId}/${archive._id}`);
    const entries = body['entries'] as Entry[];
    expect([status, body['total'], entries.length]).toEqual([200, 30, 30]);
    expect(entries.at(-1)?.path).toBe('photognp.svg');
    expect(entries.every(({ thumbnail }) => thumbnail !== null)).toBe(true);
    expect(entries[0]?.size).toBe(drawIcon(0).length);
  });

  it('shows its sheets to everybody, and nothing under another name', async () => {
    const sheet = archive.archive?.shown[0]?.thumbnail?.sheet ?? '';
    const answer = await app.fetch(sheet);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 640, height: 480 });
    const folder = sheet.slice(0, sheet.lastIndexOf('/'));
    for (const name of [
      '3-0.webp',
      '2-9.webp',
      '2-10.webp',
      '0-0.webp',
      '2-0.svg',
      '2-m9.webp',
      '%2e%2e%2f2.0.webp',
      '2.0.webp',
    ])
      expect((await app.fetch(`${folder}/${name}`)).status, name).toBe(404);
    for (const id of [createId(), 'x'])
      expect((await app.fetch(`/api/v1/content/inside/${work.contentId}/${id}/2-0.webp`)).status).toBe(404);
  });

  it('belongs to that work alone: another one leads to none of it', async () => {
    const other = await sendSet(['a.svg'], 'Another set');
    await approve(other.submissionId);
    expect((await read(`/content/inside/${other.contentId}/${archive._id}`)).status).toBe(404);
    expect((await app.fetch(`/api/v1/content/inside/${other.contentId}/${archive._id}/2-0.webp`)).status).toBe(404);
  });

  it('gives no original away: no answer holds a drawing, or more than half the pixels of a picture', async () => {
    const seen = [
      await app.fetch(`/api/v1/content/inside/${work.contentId}`),
      await app.fetch(`/api/v1/content/inside/${work.contentId}/${archive._id}`),
    ];
    for (const answer of seen) expect(await answer.text()).not.toMatch(/<svg|<circle|[0-9a-f]{64}/);
    const entries = (await read(`/content/inside/${work.contentId}/${archive._id}`)).body['entries'] as Entry[];
    const picture = entries.find(({ path }) => path === 'png/small.png')?.thumbnail;
    const sheet = Buffer.from(await (await app.fetch(picture?.sheet ?? '')).arrayBuffer());
    expect(sheet.includes('<circle')).toBe(false);
    const [column, row] = [(picture?.cell ?? 0) % 4, Math.floor((picture?.cell ?? 0) / 4)];
    const cell = await sharp(sheet)
      .extract({ left: column * 160, top: row * 160, width: 160, height: 160 })
      .png()
      .toBuffer();
    const { info } = await sharp(cell).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true });
    expect(Math.max(info.width, info.height)).toBeLessThanOrEqual(34);
  });
});

describe('thumbnails of an older recipe', () => {
  it('are made again step by step, and shown until the new ones are there', async () => {
    const before = archive.archive?.shown[0]?.thumbnail?.sheet ?? '';
    await remakeThumbnails(app.systemContext(), 3);
    const [after] = await readInside(work.contentId);
    expect(after?.archive?.shown[0]?.thumbnail?.sheet).toMatch(/\/3-0\.webp$/);
    for (const sheet of [before, after?.archive?.shown[0]?.thumbnail?.sheet ?? ''])
      expect((await app.fetch(sheet)).status).toBe(200);
    await remakeThumbnails(app.systemContext(), 4);
    expect((await app.fetch(before)).status).toBe(404);
    expect((await app.fetch(before.replace('/2-', '/4-'))).status).toBe(200);
  });

  it('are made for works that were published before there were any', async () => {
    await app.pool.query('delete from archive_contents');
    await app.pool.query('update file set contents_recipe = 0');
    expect((await readInside(work.contentId))[0]?.archive).toBeNull();
    expect((await read(`/content/inside/${work.contentId}/${archive._id}`)).status).toBe(404);
    await remakeThumbnails(app.systemContext());
    expect((await readInside(work.contentId))[0]?.archive?.files).toBe(30);
  });

  it('are tried once where they break a rule of the database, which stops no other', async () => {
    await app.pool.query('update file set contents_recipe = 0');
    await app.pool.query('alter table archive_contents add constraint no_rows check (files < 0) not valid');
    await remakeThumbnails(app.systemContext(), 3);
    await app.pool.query('alter table archive_contents drop constraint no_rows');
    expect((await app.pool.query('select from file where contents_recipe = 0')).rows).toEqual([]);
  });

  it('are tried once where a stored archive is missing or no archive, which stops no other', async () => {
    const { rows } = await app.pool.query<{ sha256: string }>('select sha256 from file order by id');
    await app.pool.query('update file set contents_recipe = 0');
    await app.platform.storage.remove(originalKey(rows[0]?.sha256 ?? ''));
    await app.platform.storage.put(originalKey(rows[1]?.sha256 ?? ''), Buffer.from('no archive'));
    await remakeThumbnails(app.systemContext(), 5);
    const left = await app.pool.query('select from file where contents_recipe < 5');
    expect(left.rows).toEqual([]);
  });
});

describe('a work that is unpublished', () => {
  it('shows nothing of its inside any more', async () => {
    const path = `/content/toggle/publish/${work.contentId}`;
    expect((await mina.call('PATCH', path, { published: false })).status).toBe(200);
    for (const rest of ['', `/${archive._id}`, `/${archive._id}/5-0.webp`])
      expect((await app.fetch(`/api/v1/content/inside/${work.contentId}${rest}`)).status).toBe(404);
  });

  it('takes list and sheets with it when its file is deleted', async () => {
    await app.pool.query('delete from content');
    await app.pool.query('delete from upload');
    await app.pool.query("update file set created_at = now() - interval '3 days'");
    expect(await countRows()).toBeGreaterThan(0);
    await deleteUnusedFiles(app.systemContext());
    expect(await countRows()).toBe(0);
    expect(await listAll(app.platform.storage, 'inside')).toEqual([]);
  });
});

it('refuses in the database what no reader may say', async () => {
  const fileId = createId();
  await app.pool.query("insert into file (id, sha256, size, media_type) values ($1, $2, 1, 'application/zip')", [
    fileId,
    'c'.repeat(64),
  ]);
  await app.pool.query(
    "insert into archive_contents (file_id, recipe, files, folders, formats, sheets) values ($1, 1, 1, 0, '[]', 0)",
    [fileId],
  );
  const add = (position: number, path: string, thumbnail: number | null = null) =>
    app.pool.query('insert into archive_entry (file_id, position, path, size, thumbnail) values ($1, $2, $3, 1, $4)', [
      fileId,
      position,
      path,
      thumbnail,
    ]);
  await add(0, 'a.svg', 0);
  for (const [position, path, thumbnail] of [
    [500, 'a.svg', null],
    [1, 'a\u202eb', null],
    [1, 'a\nb', null],
    [1, '', null],
    [1, 'b.svg', 0],
    [1, 'b.svg', 120],
  ] as const)
    await expect(add(position, path, thumbnail)).rejects.toThrow(/violates/);
});
