import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import {
  createJpegBomb,
  createMovingGif,
  createObjectStream,
  createPdf,
  createPngBomb,
  createRawZip,
} from '../../../../tests/support/hostile-files.ts';
import { beginUpload } from '../../../../tests/support/tus.ts';
import {
  drawPng,
  readJson,
  signInUploader,
  type Uploader,
  uploadIdOf,
} from '../../../../tests/support/upload-calls.ts';
import { type JobRunner, openJobs } from '../../../platform/jobs/job-runner.ts';
import { openLog } from '../../../platform/log.ts';
import { uploadsJobs } from './jobs.ts';

/**
 * Hostile files are sent by the browser's calls and processed by the worker's job, and the messages to people are
 * compared.
 */
const app = await testApp({ environment: { ARBOR_RATE_LIMITS: '0' } });
let worker: JobRunner;
let person: Uploader;
beforeAll(async () => {
  const jobs = uploadsJobs.filter(({ name }) => name === 'process-upload');
  worker = await openJobs({ pool: app.pool, jobs, log: openLog('silent'), isWorker: true, pollSeconds: 0.5 });
  await worker.work(app.systemContext);
  person = await signInUploader(app);
});
afterAll(() => worker.stop());

const words = Object.fromEntries(
  ['en', 'bn'].map((language) => [
    language,
    JSON.parse(readFileSync(join(import.meta.dirname, `messages/${language}.json`), 'utf8')) as Record<string, string>,
  ]),
);

/** Sends a file in one request. */
async function post(filename: string, bytes: Buffer): Promise<string> {
  const own = new Uint8Array(bytes);
  const address = await beginUpload(person.calls, own, { filename });
  expect((await person.calls.patch(address, 0, own)).status).toBe(204);
  return address;
}

/** Waits until the worker has processed the file. */
async function settle(address: string): Promise<Record<string, unknown>> {
  await expect
    .poll(async () => (await readJson(person, address))['status'], { timeout: 60_000, interval: 100 })
    .toMatch(/^(ready|refused)$/);
  return { ...(await readJson(person, address)), address };
}

const send = async (filename: string, bytes: Buffer): Promise<Record<string, unknown>> =>
  settle(await post(filename, bytes));

const noisy = (): Sharp =>
  sharp({
    create: {
      width: 500,
      height: 400,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
const text = (words: string): Buffer => Buffer.from(words);
const svg = (inside: string, before = ''): Buffer =>
  text(`${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);
const nest = (depth: number, inner: Buffer): Buffer =>
  depth === 0 ? inner : createRawZip([{ name: `${depth}.zip`, bytes: nest(depth - 1, inner) }]);
const font = (): Promise<Buffer> =>
  readFile(
    createRequire(import.meta.url).resolve('@fontsource/hind-siliguri/files/hind-siliguri-bengali-400-normal.woff2'),
  );

type Case = readonly [what: string, name: string, make: () => Buffer | Promise<Buffer>, code: RegExp];

const cases: readonly Case[] = [
  ['a wrong type behind a right name', 'crane.png', () => noisy().jpeg().toBuffer(), /WRONG_TYPE/],
  [
    'a page behind the name of a picture',
    'crane.png',
    () => text('<!doctype html><script>1</script>'),
    /WRONG_TYPE|UNKNOWN_TYPE/,
  ],
  ['a program behind the name of a picture', 'crane.png', () => text('MZ\x90\x00 and so on'), /DANGEROUS_FILE/],
  ['half a picture', 'crane.jpg', async () => (await noisy().jpeg().toBuffer()).subarray(0, 9000), /TRUNCATED/],
  ['a PNG of 50,000 x 50,000', 'crane.png', () => createPngBomb(50_000), /TOO_MANY_PIXELS/],
  [
    'a JPEG of 65,535 x 65,535',
    'crane.jpg',
    async () => createJpegBomb(await noisy().jpeg().toBuffer()),
    /TOO_MANY_PIXELS/,
  ],
  ['a GIF of 5,000 frames', 'crane.gif', () => createMovingGif(5000), /TOO_MANY_FRAMES/],
  [
    'a ZIP bomb',
    'set.zip',
    () => createRawZip([{ name: 'a.txt', bytes: Buffer.alloc(260_000_000) }]),
    /ARCHIVE_TOO_LARGE/,
  ],
  [
    'a ZIP bomb of files that overlap',
    'set.zip',
    () =>
      createRawZip([
        { name: 'a.txt', bytes: Buffer.alloc(9999) },
        { name: 'b', sharesFirst: true },
      ]),
    /ARCHIVE_UNSAFE/,
  ],
  [
    'a ZIP bomb in ZIPs',
    'set.zip',
    () => nest(4, createRawZip([{ name: 'a.txt', bytes: text('a') }])),
    /ARCHIVE_UNSAFE/,
  ],
  [
    'a ZIP that leads outside',
    'set.zip',
    () => createRawZip([{ name: '../../x', bytes: text('x') }]),
    /ARCHIVE_UNSAFE/,
  ],
  [
    'a ZIP with a link that leads outside',
    'set.zip',
    () => createRawZip([{ name: 'a', bytes: text('/etc/passwd'), mode: 0o120777 }]),
    /ARCHIVE_UNSAFE/,
  ],
  ['an SVG with a script', 'crane.svg', () => svg('<script>alert(1)</script>'), /ACTIVE_CONTENT/],
  [
    'an SVG with an outside entity',
    'crane.svg',
    () => svg('<text>&b;</text>', '<!DOCTYPE svg [<!ENTITY b SYSTEM "file:///etc/passwd">]>'),
    /EXTERNAL_REFERENCE/,
  ],
  [
    'an SVG with an outside picture',
    'crane.svg',
    () => svg('<image href="https://example.com/a.png"/>'),
    /EXTERNAL_REFERENCE/,
  ],
  [
    'a PDF with a script',
    'plan.pdf',
    () => createPdf('/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>'),
    /ACTIVE_CONTENT/,
  ],
  [
    'a PDF with a packed script',
    'plan.pdf',
    () => createPdf('', [createObjectStream('<</S/JavaScript/JS(1)>>')]),
    /ACTIVE_CONTENT/,
  ],
  ['half a font', 'hind.woff2', async () => (await font()).subarray(0, 9000), /BROKEN|TRUNCATED/],
  ['a font of noise', 'hind.ttf', () => Buffer.concat([Buffer.from([0, 1, 0, 0]), Buffer.alloc(9000, 0x77)]), /BROKEN/],
  ['a name that reads backwards', 'crane\u202egnp.exe', () => noisy().png().toBuffer(), /DANGEROUS_FILE|WRONG_TYPE/],
];

describe('a hostile upload', () => {
  // All files are sent before the first result is awaited, because a worker with an empty queue polls only every half
  // second.
  const sent = new Map<string, string>();
  beforeAll(async () => {
    for (const [what, name, make] of cases) sent.set(what, await post(name, await make()));
  });

  it.each(cases)('of %s is refused in words, and leaves nothing', async (what, _name, _make, code) => {
    const upload = await settle(sent.get(what) ?? '');
    expect(upload).toMatchObject({ status: 'refused', report: null, refusal: { code: expect.stringMatching(code) } });
    const refusal = upload['refusal'] as { code: string; detail: string };
    expect(refusal.detail).not.toMatch(/[\p{Cc}\p{Cf}]|node_modules|\/tmp\//u);
    for (const language of ['en', 'bn'])
      expect(words[language]?.[`uploads_refused_${refusal.code.toLowerCase()}`]?.length).toBeGreaterThan(20);
    const id = uploadIdOf(String(upload['address']));
    expect(await app.platform.receivedFiles.readSize(id)).toBeUndefined();
    const { rows } = await app.pool.query('select file_id from upload where id = $1', [id]);
    expect(rows).toEqual([{ file_id: null }]);
  });

  it('takes nothing from the next one', async () => {
    expect(await send('crane.png', Buffer.from(await drawPng(7)))).toMatchObject({ status: 'ready' });
    const { rows } = await app.pool.query('select count(*)::int as n from file');
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('of nothing, or with a name of 10,000 characters, is refused before it begins', async () => {
    for (const [size, filename, field, english, bangla] of [
      [0, 'crane.png', 'size', 'empty', 'খালি'],
      [9, `${'x'.repeat(10_000)}.png`, 'filename', '200 characters', '২০০ অক্ষরের'],
    ] as const)
      for (const [language, word] of [
        ['en', english],
        ['bn', bangla],
      ] as const) {
        const answer = await person.calls.create(size, { filename }, { 'accept-language': language });
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({
          errors: [{ path: field, message: expect.stringContaining(word) }],
        });
      }
  });

  it('with marks of direction in a harmless name is kept under the name without them', async () => {
    const upload = await send('\u202eold \u200fboat\u202c.png', Buffer.from(await drawPng(8)));
    expect(upload).toMatchObject({ status: 'ready', name: 'old boat.png' });
  });
});
