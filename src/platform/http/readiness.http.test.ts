import { afterAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../tests/support/app.ts';
import { recordLog } from '../../../tests/support/log.ts';
import { startS3 } from '../../../tests/support/s3/server.ts';
import { credentials, REGION } from '../../../tests/support/s3/signature.ts';

const standIn = await startS3();
afterAll(() => standIn.close());
const { log, lines } = recordLog();

/** Starts a process with a wrong secret for its bucket. */
const openWith = (ARBOR_ROLE: 'web' | 'worker'): Promise<TestApp> =>
  testApp({
    log,
    environment: {
      ARBOR_ROLE,
      ARBOR_STORAGE: 's3',
      ARBOR_S3_ENDPOINT: standIn.endpoint,
      ARBOR_S3_REGION: REGION,
      ARBOR_S3_BUCKET: standIn.bucketName,
      ARBOR_S3_KEY: credentials.accessKeyId,
      ARBOR_S3_SECRET: 'not the secret',
      ARBOR_S3_PATH_STYLE: '1',
    },
  });
const fault = 'Files can not be stored and read: put: SignatureDoesNotMatch, 403';
const ask = async (app: TestApp, path: string): Promise<[number, unknown]> => {
  const response = await app.fetch(path);
  return [response.status, await response.json()];
};
const logged = (msg: string) =>
  lines.map((line) => JSON.parse(line) as { msg: string; level: number; path?: string }).filter((it) => it.msg === msg);

const web = await openWith('web');
const worker = await openWith('worker');

describe('with a wrong secret of the bucket', () => {
  it('the check of the storage names the cause, and the log has it', async () => {
    expect(await ask(web, '/readyz/storage')).toEqual([503, { ready: false, reasons: [fault], warnings: [] }]);
    expect(logged('files can not be stored and read')).toMatchObject([{ level: 50 }]);
  });

  it('a process that answers pages is ready, with a warning', async () => {
    expect(await ask(web, '/readyz')).toEqual([200, { ready: true, reasons: [], warnings: [fault] }]);
    expect((await web.fetch('/api/v1/content/all')).status).toBe(200);
  });

  it('a worker is not ready', async () => {
    expect(await ask(worker, '/readyz')).toEqual([503, { ready: false, reasons: [fault], warnings: [] }]);
  });
});

describe('the log', () => {
  it('has probes that go well at debug, and those that fail at info', async () => {
    const before = logged('request').length;
    for (const path of ['/healthz', '/readyz', '/readyz/storage', '/api/v1/content/all']) await web.fetch(path);
    expect(
      logged('request')
        .slice(before)
        .map(({ path, level }) => [path, level]),
    ).toEqual([
      ['/healthz', 20],
      ['/readyz', 20],
      ['/readyz/storage', 30],
      ['/api/v1/content/all', 30],
    ]);
  });
});
