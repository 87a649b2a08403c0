import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { createEndlessSvg } from '../../../../tests/support/hostile-files.ts';
import { beginUpload } from '../../../../tests/support/tus.ts';
import {
  drawPng,
  readJson,
  signInUploader,
  type Uploader,
  uploadIdOf,
} from '../../../../tests/support/upload-calls.ts';
import type { ProcessingOutcome } from '../../../platform/media/process/processed-file.ts';
import { type ProcessFile, processUpload } from './service/process.ts';

/** Drawings may take five seconds, other files twenty. */
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_PROCESSING_SECONDS: '20' } });

async function send(person: Uploader, bytes: Uint8Array<ArrayBuffer>, filename: string): Promise<string> {
  const address = await beginUpload(person.calls, bytes, { filename });
  expect((await person.calls.patch(address, 0, bytes)).status).toBe(204);
  return address;
}

const tooCostly: ProcessingOutcome = {
  file: null,
  refusal: { code: 'TOO_COSTLY', detail: 'It took longer than 5 seconds.' },
};
const processing = (address: string, open?: ProcessFile) =>
  processUpload(app.systemContext(), { uploadId: uploadIdOf(address) }, open);

describe('a contributor whose files take too long', () => {
  it('has ten of them read in a day; the others are kept, and tried again on the next', async () => {
    const [person, other] = [await signInUploader(app), await signInUploader(app)];
    const sent: string[] = [];
    for (let shade = 100; shade < 111; shade += 1) sent.push(await send(person, await drawPng(shade), 'crane.png'));
    const last = sent.pop() ?? '';
    for (const address of sent) {
      await processing(address, async () => tooCostly);
      expect(await readJson(person, address)).toMatchObject({ status: 'refused', refusal: { code: 'TOO_COSTLY' } });
    }
    const setAside = { status: 'refused', refusal: { code: 'TOO_MANY_COSTLY' } };
    const retry = () => person.call('POST', `/uploads/retry/${uploadIdOf(last)}`);
    const neverOpened: ProcessFile = () => Promise.reject(new Error('It was opened.'));
    await processing(last, neverOpened);
    expect(await readJson(person, last)).toMatchObject(setAside);
    expect((await retry()).status).toBe(200);
    await processing(last, neverOpened);
    expect(await readJson(person, last)).toMatchObject(setAside);

    for (const [language, words] of [
      ['en', '10 of your files took too long'],
      ['bn', '১০টি ফাইল'],
    ] as const) {
      const refused = await person.calls.create(9, { filename: 'crane.png' }, { 'accept-language': language });
      expect([refused.status, await refused.json()]).toEqual([
        409,
        expect.objectContaining({ detail: expect.stringContaining(words) }),
      ]);
    }
    const ordinary = await send(other, await drawPng(111), 'crane.png');
    await processing(ordinary);
    expect((await readJson(other, ordinary))['status']).toBe('ready');

    await app.pool.query('update upload_day set day = day - 1 where contributor_id = $1', [person.userId]);
    expect((await retry()).status).toBe(200);
    await processing(last);
    expect((await readJson(person, last))['status']).toBe('ready');
    expect((await person.calls.create(9, { filename: 'crane.png' })).status).toBe(201);
  });
});

describe('files of several contributors', () => {
  it('take turns: the more of one’s files wait, the later goes the next', async () => {
    await app.pool.query("delete from pgboss.job where name = 'process-upload'");
    const [many, few] = [await signInUploader(app), await signInUploader(app)];
    const sent: string[] = [];
    for (const person of [many, many, many, few, many, few])
      sent.push(uploadIdOf(await send(person, await drawPng(sent.length), 'crane.png')));
    const { rows } = await app.pool.query<{ id: string; group_id: string }>(
      `select data->>'uploadId' as id, group_id from pgboss.job where name = 'process-upload'
       order by priority desc, created_on`,
    );
    expect(rows.map(({ id }) => sent.indexOf(id))).toEqual([0, 3, 1, 5, 2, 4]);
    expect(new Set(rows.map(({ group_id }) => group_id))).toEqual(new Set([many.userId, few.userId]));
    await app.pool.query("delete from pgboss.job where name = 'process-upload'");
  });

  it('don’t wait for twenty of somebody else that take for ever', { timeout: 90_000 }, async () => {
    const [hostile, accomplice, stranger] = [
      await signInUploader(app),
      await signInUploader(app),
      await signInUploader(app),
    ];
    for (let number = 0; number < 20; number += 1) await send(hostile, createEndlessSvg(number), `${number}.svg`);
    await send(accomplice, createEndlessSvg(20), '20.svg');
    await app.jobs.work(app.systemContext);
    const countProcessing = async (): Promise<number> => {
      const { rowCount } = await app.pool.query("select from upload where status = 'processing'");
      return rowCount ?? 0;
    };
    // Files of two contributors are processed concurrently.
    await expect.poll(countProcessing, { timeout: 20_000 }).toBe(2);
    const began = performance.now();
    const address = await send(stranger, await drawPng(50), 'crane.png');
    await expect
      .poll(async () => (await readJson(stranger, address))['status'], { timeout: 80_000, interval: 100 })
      .toBe('ready');
    expect(performance.now() - began).toBeLessThan(30_000);
  });
});
