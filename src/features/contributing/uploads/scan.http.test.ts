import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { applyToContribute, signInUser } from '../../../../tests/support/people.ts';
import { beginUpload, createTusCalls } from '../../../../tests/support/tus.ts';
import { eicar, scanLikeClamd, startScanner } from '../../../../tests/support/virus-scanner.ts';
import { processUpload } from './service/process.ts';

const folder = await mkdtemp(join(tmpdir(), 'arbor-scan-'));
afterAll(() => rm(folder, { recursive: true }));
const socket = join(folder, 'clamd.sock');
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0', ARBOR_CLAMD: socket } });

async function send(text: string) {
  const person = await signInUser(app);
  await applyToContribute(person);
  const calls = createTusCalls(person.fetch);
  const bytes = new TextEncoder().encode(text);
  const address = await beginUpload(calls, bytes, { filename: 'note.txt' });
  expect((await calls.patch(address, 0, bytes)).status).toBe(204);
  const uploadId = address.split('/').at(-1) ?? '';
  return {
    process: () => processUpload(app.systemContext(), { uploadId }),
    read: async () => (await (await person.fetch(address)).json()) as Record<string, unknown>,
  };
}

describe('an upload where a scanner is set up', () => {
  it('waits while the scanner is away, and is ready once that says it is clean', async () => {
    const upload = await send('A note.');
    await expect(upload.process()).rejects.toThrow('reached');
    expect((await upload.read())['status']).toBe('processing');
    const scanner = await startScanner(scanLikeClamd, socket);
    await upload.process();
    await scanner.stop();
    expect((await upload.read())['status']).toBe('ready');
  });

  it('is refused with what the scanner finds', async () => {
    const scanner = await startScanner(scanLikeClamd, socket);
    const upload = await send(eicar);
    await upload.process();
    await scanner.stop();
    expect(await upload.read()).toMatchObject({ status: 'refused', refusal: { code: 'INFECTED' } });
  });
});
