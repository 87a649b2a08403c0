import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { beginUpload } from '../../../tests/support/tus.ts';
import {
  countProcessingJobs,
  drawPng,
  readJson,
  signInUploader,
  uploadIdOf,
} from '../../../tests/support/upload-calls.ts';
import { processFile } from '../../platform/media/process/process-file.ts';
import { createZip } from '../../platform/storage/zip.ts';
import { deleteExpiredUploads, takeUpUploads } from './service/cleanup.ts';
import { type ProcessFile, processUpload } from './service/process.ts';

const app = await testApp({
  environment: { ARBOR_RATE_LIMITS: '0' },
});

const processing = (address: string, open?: ProcessFile) =>
  processUpload(app.systemContext(), { uploadId: uploadIdOf(address) }, open);

describe('processing', () => {
  const send = async (
    person: Awaited<ReturnType<typeof signInUploader>>,
    bytes: Uint8Array<ArrayBuffer>,
    metadata = {},
  ) => {
    const address = await beginUpload(person.calls, bytes, metadata);
    expect((await person.calls.patch(address, 0, bytes)).status).toBe(204);
    return address;
  };

  it('keeps what it found where a name is cut inside a character, or holds what the database never takes', async () => {
    const person = await signInUploader(app);
    const name = `${'a'.repeat(199)}😀${'b'.repeat(9)}.txt`;
    const entries = [name, 'nothing\0.txt'].map((each) => ({ name: each, bytes: Buffer.from('text') }));
    const address = await send(person, await createZip(entries, new Date()), { filename: 'set.zip' });
    await processing(address);
    expect(await readJson(person, address)).toMatchObject({ status: 'ready', report: { kind: 'archive' } });
  });

  it('refuses bytes that are not what was announced, and what is no file of a known kind', async () => {
    const person = await signInUploader(app);
    const other = await send(person, await drawPng(1), { sha256: 'a'.repeat(64) });
    await processing(other);
    expect(await readJson(person, other)).toMatchObject({
      status: 'refused',
      refusal: { code: 'WRONG_HASH' },
      report: null,
    });
    const noise = await send(person, randomBytes(2000));
    await processing(noise);
    expect(await readJson(person, noise)).toMatchObject({ status: 'refused' });
    for (const each of [other, noise])
      expect(await app.platform.receivedFiles.readSize(uploadIdOf(each))).toBeUndefined();
  });

  it('can be repeated from any point where it died', async () => {
    const person = await signInUploader(app);
    const bytes = await drawPng(77);
    const address = await send(person, bytes);
    const failing: ProcessFile = () => Promise.reject(new Error('no process'));
    await expect(processing(address, failing)).rejects.toThrow('no process');
    expect((await readJson(person, address))['status']).toBe('processing');
    await processing(address);
    expect((await readJson(person, address))['status']).toBe('ready');
    // As a process leaves it that died after it had moved the original.
    await app.pool.query("update upload set status = 'processing' where id = $1", [uploadIdOf(address)]);
    await processing(address, failing);
    expect((await readJson(person, address))['status']).toBe('ready');
    const again = await send(person, bytes);
    await processing(again);
    expect((await readJson(person, again))['status']).toBe('ready');
  });

  it('gives up where it died five times without an answer', async () => {
    const person = await signInUploader(app);
    const address = await send(person, await drawPng(78));
    await app.pool.query('update upload set attempts = 5 where id = $1', [uploadIdOf(address)]);
    await processing(address);
    expect(await readJson(person, address)).toMatchObject({ status: 'refused', refusal: { code: 'TOO_COSTLY' } });
  });

  it('leaves nothing of what is deleted meanwhile', async () => {
    const person = await signInUploader(app);
    const bytes = await drawPng(79);
    const address = await send(person, bytes);
    await processing(address, async (path, options) => {
      const outcome = await processFile(path, options);
      await person.fetch(address, { method: 'DELETE' });
      return outcome;
    });
    expect((await person.fetch(address)).status).toBe(404);
    const { rows } = await app.pool.query('select 1 from upload where id = $1', [uploadIdOf(address)]);
    expect(rows).toEqual([]);
    const left: string[] = [];
    for await (const { key } of app.platform.storage.list('drafts'))
      if (key.includes(uploadIdOf(address))) left.push(key);
    expect(left).toEqual([]);
  });

  it('is taken up again where a process left it behind', async () => {
    const person = await signInUploader(app);
    const address = await send(person, await drawPng(80));
    await app.pool.query("delete from pgboss.job where data->>'uploadId' = $1", [uploadIdOf(address)]);
    await app.pool.query(
      "update upload set status = 'processing', updated_at = now() - interval '5 minutes' where id = $1",
      [uploadIdOf(address)],
    );
    await takeUpUploads(app.systemContext());
    await takeUpUploads(app.systemContext());
    expect(await countProcessingJobs(app, uploadIdOf(address))).toBe(1);
  });

  it('deletes what nobody goes on with, and keeps what a content uses', async () => {
    const person = await signInUploader(app);
    const bytes = randomBytes(1000) as Uint8Array<ArrayBuffer>;
    const unfinished = await beginUpload(person.calls, bytes);
    await person.calls.patch(unfinished, 0, bytes.slice(0, 500));
    const fresh = await beginUpload(person.calls, bytes);
    await app.pool.query("update upload set expires_at = now() - interval '1 second' where id = $1", [
      uploadIdOf(unfinished),
    ]);
    await deleteExpiredUploads(app.systemContext());
    expect([(await person.calls.head(unfinished)).status, (await person.calls.head(fresh)).status]).toEqual([404, 200]);
    expect(await app.platform.receivedFiles.readSize(uploadIdOf(unfinished))).toBeUndefined();
  });
});
