import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { beginUpload } from '../../../../tests/support/tus.ts';
import {
  countProcessingJobs,
  drawPng,
  readJson,
  signInUploader,
  uploadIdOf,
} from '../../../../tests/support/upload-calls.ts';
import { JobGivenUpError } from '../../../platform/jobs/jobs.ts';
import { processFile } from '../../../platform/media/process/process-file.ts';
import { createZip } from '../../../platform/storage/zip.ts';
import { deleteExpiredUploads, takeUpUploads } from './service/cleanup.ts';
import { type ProcessFile, processUpload } from './service/process.ts';
import { sweepReceivedFiles } from './service/sweep-received.ts';

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
    // The row simulates a process that died after it had moved the original.
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

  it('is refused after ten failures that are not its own, kept, and tried again when its contributor asks', async () => {
    const person = await signInUploader(app);
    const bytes = await drawPng(81);
    const address = await send(person, bytes);
    const failing: ProcessFile = () => Promise.reject(new Error('no process'));
    for (let failed = 1; failed < 10; failed += 1) {
      await expect(processing(address, failing)).rejects.toThrow('no process');
      expect((await readJson(person, address))['status']).toBe('processing');
    }
    await expect(processing(address, failing)).rejects.toBeInstanceOf(JobGivenUpError);
    expect(await readJson(person, address)).toMatchObject({
      status: 'refused',
      refusal: { code: 'PROCESSING_FAILED' },
    });
    expect(await app.platform.receivedFiles.readSize(uploadIdOf(address))).toBe(bytes.length);
    const ask = () => person.call('POST', `/uploads/retry/${uploadIdOf(address)}`);
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status, body }) => [status, body['status']])).toEqual([
      [200, 'received'],
      [200, 'received'],
    ]);
    await processing(address);
    expect(await readJson(person, address)).toMatchObject({ status: 'ready', refusal: null });
    expect((await ask()).status).toBe(409);
  });

  it('keeps what it found when only storing failed, and goes on from there', async () => {
    const person = await signInUploader(app);
    const address = await send(person, await drawPng(82));
    await processing(address);
    // The row simulates ten storage failures, the last one after the original had been moved.
    await app.pool.query(
      `update upload set status = 'refused', failures = 10,
        refusal = '{"code": "PROCESSING_FAILED", "detail": "Processing it failed 10 times."}' where id = $1`,
      [uploadIdOf(address)],
    );
    expect(await readJson(person, address)).toMatchObject({ status: 'refused', report: null });
    expect((await person.call('POST', `/uploads/retry/${uploadIdOf(address)}`)).status).toBe(200);
    await processing(address);
    expect(await readJson(person, address)).toMatchObject({ status: 'ready', report: { format: 'png' } });
  });

  it('says that what was refused for its content can not be tried again, in both languages', async () => {
    const person = await signInUploader(app);
    const address = await send(person, randomBytes(2000));
    await processing(address);
    for (const [language, word] of [
      ['en', 'nothing to retry'],
      ['bn', 'আবার চেষ্টা'],
    ] as const) {
      const refused = await person.fetch(`/api/v1/uploads/retry/${uploadIdOf(address)}`, {
        method: 'POST',
        headers: { 'accept-language': language },
      });
      const { detail } = (await refused.json()) as { detail: string };
      expect([refused.status, detail]).toEqual([409, expect.stringContaining(word)]);
    }
    const other = await signInUploader(app);
    expect((await other.call('POST', `/uploads/retry/${uploadIdOf(address)}`)).status).toBe(404);
    expect((await other.call('POST', '/uploads/retry/nonsense')).status).toBe(404);
  });

  it('leaves one that failed to its job, and takes it up only much later', async () => {
    const person = await signInUploader(app);
    const address = await send(person, await drawPng(83));
    await app.pool.query("delete from pgboss.job where data->>'uploadId' = $1", [uploadIdOf(address)]);
    await expect(processing(address, () => Promise.reject(new Error('no process')))).rejects.toThrow();
    const age = (column: string, time: string) =>
      app.pool.query(`update upload set ${column} = now() - $2::interval where id = $1`, [uploadIdOf(address), time]);
    await age('updated_at', '5 minutes');
    await takeUpUploads(app.systemContext());
    expect(await countProcessingJobs(app, uploadIdOf(address))).toBe(0);
    await age('retry_at', '1 second');
    await takeUpUploads(app.systemContext());
    expect(await countProcessingJobs(app, uploadIdOf(address))).toBe(1);
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

  it('sweeps up received bytes that no upload waits for, after two days', async () => {
    const person = await signInUploader(app);
    const bytes = await drawPng(84);
    const [waiting, failed, gone] = await Promise.all([send(person, bytes), send(person, bytes), send(person, bytes)]);
    await app.pool.query(
      `update upload set status = 'refused', refusal = '{"code": "PROCESSING_FAILED", "detail": ""}' where id = $1`,
      [uploadIdOf(failed)],
    );
    await mkdir(app.platform.receivedFiles.toFolder(uploadIdOf(gone)));
    await app.pool.query('delete from upload where id = $1', [uploadIdOf(gone)]);
    const left = async () => {
      const ids = new Set<string>();
      for await (const { id } of app.platform.receivedFiles.list()) ids.add(id);
      return [waiting, failed, gone].map((address) => ids.has(uploadIdOf(address)));
    };
    const at = (days: number) => ({ ...app.systemContext(), now: new Date(Date.now() + days * 86_400_000) });
    await sweepReceivedFiles(at(1));
    expect(await left()).toEqual([true, true, true]);
    await sweepReceivedFiles(at(3));
    expect(await left()).toEqual([true, true, false]);
  });
});
