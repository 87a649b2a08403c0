import { randomBytes } from 'node:crypto';
import { truncate } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { signInAdmin } from '../../../../tests/support/people.ts';
import { beginUpload, createTusCalls, sha256Of } from '../../../../tests/support/tus.ts';
import {
  countProcessingJobs,
  drawPng,
  readJson,
  signInUploader,
  uploadIdOf,
} from '../../../../tests/support/upload-calls.ts';
import { makeUpload } from '../../../../tests/support/uploads.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { processUpload } from './service/process.ts';

const app = await testApp({
  environment: {
    ARBOR_RATE_LIMITS: '0',
    ARBOR_UPLOAD_MAX_BYTES: '3000000',
    ARBOR_UPLOAD_DAY_BYTES: '8000000',
    ARBOR_UPLOAD_MAX_OPEN: '5',
  },
});

const processing = (address: string) => processUpload(app.systemContext(), { uploadId: uploadIdOf(address) });

describe('sending a file', () => {
  it('goes on from the stored offset, and ends as a ready upload with previews', async () => {
    const person = await signInUploader(app);
    const bytes = await drawPng(200);
    const sha256 = sha256Of(bytes);
    const address = await beginUpload(person.calls, bytes, { folder: 'birds/2026', sha256 });
    expect(address).toMatch(/^\/api\/v1\/uploads\/[0-9a-f-]{36}$/);
    expect((await person.calls.patch(address, 0, bytes.slice(0, 700))).headers.get('upload-offset')).toBe('700');
    const head = await person.calls.head(address);
    expect([
      head.status,
      head.headers.get('upload-offset'),
      head.headers.get('upload-length'),
      head.headers.get('cache-control'),
    ]).toEqual([200, '700', String(bytes.length), 'no-store']);
    expect(head.headers.get('access-control-allow-origin')).toBeNull();
    const last = await person.calls.patch(address, 700, bytes.slice(700));
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, String(bytes.length)]);
    expect(await readJson(person, address)).toMatchObject({ status: 'received', folder: 'birds/2026' });
    expect(await countProcessingJobs(app, uploadIdOf(address))).toBe(1);

    await processing(address);
    const ready = await readJson(person, address);
    expect(ready).toMatchObject({ status: 'ready', report: { format: 'png', figures: { width: 640, height: 480 } } });
    expect((await app.platform.storage.stat(originalKey(sha256)))?.size).toBe(bytes.length);
    const [width] = (ready['report'] as { preview: { widths: number[] } }).preview.widths;
    const preview = await person.fetch(`/api/v1/uploads/preview/${uploadIdOf(address)}/${width}.webp`);
    expect([preview.status, (await sharp(await preview.arrayBuffer()).metadata()).format]).toEqual([200, 'webp']);
    expect(await app.platform.receivedFiles.readSize(uploadIdOf(address))).toBeUndefined();
    await processing(address);
    expect((await readJson(person, address))['status']).toBe('ready');
  });

  it('refuses another offset, what is too long, what is complete, and other media types', async () => {
    const person = await signInUploader(app);
    const bytes = randomBytes(5000) as Uint8Array<ArrayBuffer>;
    const address = await beginUpload(person.calls, bytes);
    expect((await person.calls.patch(address, 10, bytes.slice(10))).status).toBe(409);
    expect((await person.calls.patch(address, 0, new Uint8Array(5001))).status).toBe(413);
    // A request that sends more than its declared length is cut off as well.
    expect((await person.calls.patch(address, 0, new Uint8Array(9000), { 'content-length': '100' })).status).toBe(413);
    expect((await person.calls.patch(address, 0, bytes, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await person.calls.patch(address, 0, bytes, { 'tus-resumable': '0.2.2' })).status).toBe(400);
    const offset = Number((await person.calls.head(address)).headers.get('upload-offset'));
    expect(offset).toBeLessThanOrEqual(5000);
    expect((await person.calls.patch(address, offset, bytes.slice(offset))).status).toBe(204);
    expect((await person.calls.patch(address, 5000, new Uint8Array(0))).status).toBe(409);
    expect((await person.calls.patch(address, 5000, new Uint8Array(1))).status).toBe(413);
    expect((await person.calls.patch(address, 0, bytes)).status).toBe(409);
  });

  it('says what it doesn’t take of the protocol', async () => {
    const person = await signInUploader(app);
    const { calls } = person;
    const begin = (headers: Record<string, string>) => calls.create(900, { filename: 'crane.png' }, headers);
    const address = await beginUpload(calls, randomBytes(900));
    for (const [answer, path, words] of [
      [await begin({ 'upload-defer-length': '1' }), 'Upload-Defer-Length', /Upload-Length when you start the upload/],
      [await begin({ 'upload-concat': 'partial' }), 'Upload-Concat', /in one upload/],
      [await begin({ 'upload-concat': 'final;a b' }), 'Upload-Concat', /in one upload/],
      [await begin({ 'upload-concat': 'partial', 'accept-language': 'bn' }), 'Upload-Concat', /একটি আপলোডেই/],
      [
        await calls.patch(address, 0, new Uint8Array(900), { 'upload-length': '900' }),
        'Upload-Defer-Length',
        /Upload-Length when you start the upload/,
      ],
    ] as const) {
      expect([path, answer.status]).toEqual([path, 400]);
      expect(await answer.json()).toMatchObject({ errors: [{ path, message: expect.stringMatching(words) }] });
    }
  });

  it('is somebody else’s to nobody: not by head, not by patch, not by delete, not signed out or suspended', async () => {
    const person = await signInUploader(app);
    const other = await signInUploader(app);
    const bytes = randomBytes(900) as Uint8Array<ArrayBuffer>;
    const address = await beginUpload(person.calls, bytes);
    const stranger = createTusCalls(other.fetch);
    expect((await stranger.head(address)).status).toBe(404);
    expect((await stranger.patch(address, 0, bytes)).status).toBe(404);
    expect((await other.fetch(address, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })).status).toBe(404);
    expect((await createTusCalls(app.fetch).patch(address, 0, bytes)).status).toBe(401);
    const admin = await signInAdmin(app);
    expect((await createTusCalls(admin.fetch, '?area=admin').patch(address, 0, bytes)).status).toBe(404);
    const elsewhere = await person.calls.patch(address, 0, bytes, { 'sec-fetch-site': 'cross-site' });
    expect(elsewhere.status).toBe(403);
    await app.pool.query("update account set status = 'suspended', suspended_at = now() where id = $1", [
      person.userId,
    ]);
    expect((await person.calls.patch(address, 0, bytes)).status).toBe(403);
    await app.pool.query("update account set status = 'active', suspended_at = null where id = $1", [person.userId]);
    await person.call('POST', '/user/logout');
    expect((await person.calls.patch(address, 0, bytes)).status).toBe(401);
  });

  it('takes one writer at a time, of 200 in two processes', async () => {
    const person = await signInUploader(app);
    const bytes = randomBytes(200_000) as Uint8Array<ArrayBuffer>;
    const address = await beginUpload(person.calls, bytes);
    const cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const as = (fetch: typeof app.fetch) =>
      createTusCalls((path, init = {}) => {
        const headers = new Headers(init.headers);
        headers.set('cookie', cookie);
        return fetch(path, { ...init, headers });
      });
    const [here, there] = [as(app.fetch), as(app.elsewhere)];
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, each) => (each % 2 === 0 ? here : there).patch(address, 0, bytes)),
    );
    const statuses = answers.map((answer) => answer.status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(statuses.every((status) => [204, 409, 423].includes(status))).toBe(true);
    expect(await countProcessingJobs(app, uploadIdOf(address))).toBe(1);
    const { rows } = await app.pool.query(
      "select count(*)::int as held from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    );
    expect(rows).toEqual([{ held: 0 }]);
  });

  it('says the real offset where the disk has lost some of it', async () => {
    const person = await signInUploader(app);
    const bytes = randomBytes(4000) as Uint8Array<ArrayBuffer>;
    const address = await beginUpload(person.calls, bytes);
    await person.calls.patch(address, 0, bytes.slice(0, 3000));
    await truncate(app.platform.receivedFiles.toPath(uploadIdOf(address)), 1200);
    expect((await person.calls.head(address)).headers.get('upload-offset')).toBe('1200');
    expect((await person.calls.patch(address, 1200, bytes.slice(1200))).status).toBe(204);
  });

  it('leaves no bytes of one that is deleted in the moment before they are written', async () => {
    const person = await signInUploader(app);
    const bytes = await drawPng(5);
    const address = await beginUpload(person.calls, bytes);
    const { receivedFiles } = app.platform;
    const plain = { ...receivedFiles };
    const append: typeof plain.append = async (...given) => {
      expect((await person.fetch(address, { method: 'DELETE' })).status).toBe(200);
      return plain.append(...given);
    };
    Object.assign(receivedFiles, { append });
    const answer = await person.calls.patch(address, 0, bytes).finally(() => Object.assign(receivedFiles, plain));
    expect(answer.status).toBe(409);
    expect(await receivedFiles.readSize(uploadIdOf(address))).toBeUndefined();
  });

  it('is finished by asking where the process died right after the last byte', async () => {
    const person = await signInUploader(app);
    const bytes = randomBytes(300) as Uint8Array<ArrayBuffer>;
    const address = await beginUpload(person.calls, bytes);
    await person.calls.patch(address, 0, bytes);
    await app.pool.query("update upload set status = 'receiving' where id = $1", [uploadIdOf(address)]);
    await app.pool.query("delete from pgboss.job where data->>'uploadId' = $1", [uploadIdOf(address)]);
    expect((await person.calls.head(address)).headers.get('upload-offset')).toBe('300');
    expect([(await readJson(person, address))['status'], await countProcessingJobs(app, uploadIdOf(address))]).toEqual([
      'received',
      1,
    ]);
  });
});

describe('what may be sent', () => {
  const problem = async (answer: Response) =>
    (await answer.json()) as { detail: string; errors?: { path: string; message: string }[] };

  it('has a name that can be shown: marks of direction and folders go, 10,000 characters are refused with advice', async () => {
    const person = await signInUploader(app);
    const good = await person.calls.create(10, { filename: 'C:\\art\\exe.\u202egnp.zip\u200f' });
    expect(good.status).toBe(201);
    expect(await readJson(person, good.headers.get('location') ?? '')).toMatchObject({ name: 'exe.gnp.zip' });
    const long = await person.calls.create(10, { filename: `${'ছবি'.repeat(3333)}.png` }, { 'accept-language': 'bn' });
    expect([long.status, (await problem(long)).errors]).toEqual([
      400,
      [{ path: 'filename', message: expect.stringContaining('২০০ অক্ষরের') }],
    ]);
    for (const filename of ['', '\u202e\u200b', 'art/'])
      expect((await problem(await person.calls.create(10, { filename }))).errors).toMatchObject([{ path: 'filename' }]);
    expect((await person.calls.create(10, { filename: 'a.png', sha256: 'xyz' })).status).toBe(400);
    const folder = await person.calls.create(10, { filename: 'a.png', folder: `/${'deep/'.repeat(200)}end/` });
    expect(String((await readJson(person, folder.headers.get('location') ?? ''))['folder'])).toMatch(/^[^/].{0,399}$/);
  });

  it('is neither empty nor larger than one file, a day and the open ones allow, and the words say how much', async () => {
    const person = await signInUploader(app);
    expect((await person.calls.create(0, { filename: 'a.png' })).status).toBe(400);
    const large = await person.calls.create(4_700_000, { filename: 'a.png' });
    expect([large.status, (await problem(large)).detail]).toEqual([413, expect.stringMatching(/4 MB.*3 MB/)]);
    for (let each = 0; each < 2; each += 1)
      expect((await person.calls.create(2_900_000, { filename: 'a.png' })).status).toBe(201);
    const full = await person.calls.create(2_900_000, { filename: 'a.png' }, { 'accept-language': 'bn' });
    expect([full.status, (await problem(full)).detail]).toEqual([413, expect.stringMatching(/৮ এমবি.*২ এমবি/)]);
    for (let each = 0; each < 3; each += 1)
      expect((await person.calls.create(10, { filename: 'a.png' })).status).toBe(201);
    const many = await person.calls.create(10, { filename: 'a.png' });
    expect([many.status, (await problem(many)).detail]).toEqual([409, expect.stringContaining('5 unfinished')]);
  });

  it('counts two begun at once one after the other', async () => {
    const person = await signInUploader(app);
    const answers = await Promise.all(Array.from({ length: 12 }, () => person.calls.create(10, { filename: 'a.png' })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  });

  it('counts what came in a day although it is deleted', async () => {
    const person = await signInUploader(app);
    for (let each = 0; each < 3; each += 1) {
      const bytes = randomBytes(2_500_000) as Uint8Array<ArrayBuffer>;
      const address = await beginUpload(person.calls, bytes);
      expect((await person.calls.patch(address, 0, bytes)).status).toBe(204);
      expect((await person.fetch(address, { method: 'DELETE' })).status).toBe(200);
    }
    expect((await person.calls.create(2_500_000, { filename: 'a.png' })).status).toBe(413);
  });

  it('is recognised when it was sent before, by its own contributor alone', async () => {
    const person = await signInUploader(app);
    const other = await signInUploader(app);
    const { id, sha256 } = await makeUpload(app, { contributorId: person.userId });
    expect((await person.call('GET', `/uploads/known?sha256=${sha256}`)).body).toMatchObject({
      upload: { _id: id },
      content: null,
    });
    expect((await other.call('GET', `/uploads/known?sha256=${sha256}`)).body).toEqual({ upload: null, content: null });
    expect((await person.call('GET', '/uploads/known?sha256=xyz')).status).toBe(400);
  });
});
