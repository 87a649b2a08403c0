import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { type Made, makeCategory, makeContent, makeContributor } from '../../../../tests/support/factories.ts';
import { signInUser } from '../../../../tests/support/people.ts';
import { createId } from '../../../platform/database/id.ts';
import { originalKey } from '../../../platform/storage/storage.ts';

const bytes = randomBytes(100_000);
const sha256 = createHash('sha256').update(bytes).digest('hex');
const computeDigest = async (response: Response): Promise<string> =>
  createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');

let app: TestApp;
let free: Made;
let other: Made;
let draft: Made;
const addressOf = (made: Made, variant = 0): string =>
  `/api/v1/content/download/${made.contentId}/${made.variantIds[variant]}`;
const countDownloadsOf = async (made: Made): Promise<number> =>
  (await app.get<{ counts: { downloads: number } }>(`/api/v1/content/single/${made.contentId}`)).counts.downloads;

beforeAll(async () => {
  app = await testApp();
  const category = await makeCategory(app, 'fonts');
  const contributor = await makeContributor(app, 'rahim');
  free = await makeContent(app, {
    category,
    contributor,
    title: 'Free and paid',
    prices: [0, 4900, null],
    bytes,
    fileName: 'বাংলা হরফ "১".svg',
  });
  other = await makeContent(app, { category, contributor, title: 'Another', prices: [0] });
  draft = await makeContent(app, { category, contributor, title: 'Draft', status: 'draft', prices: [0] });
});

describe('a free variant', () => {
  it('comes whole, with the hash of the stored file', async () => {
    const response = await app.fetch(addressOf(free));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe('100000');
    expect(response.headers.get('etag')).toBe(`"${sha256}"`);
    expect(response.headers.get('repr-digest')).toBe(`sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`);
    expect(await computeDigest(response)).toBe(sha256);
  });

  it('is saved under its Bangla name and never shown as a page', async () => {
    const { headers } = await app.fetch(addressOf(free), { method: 'HEAD' });
    const disposition = headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/);
    expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toBe('বাংলা হরফ "১".svg');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('answers HEAD with the same headers, and counts nobody', async () => {
    const before = await countDownloadsOf(other);
    for (const range of [undefined, 'bytes=10-19', 'bytes=900-']) {
      const headers = { 'user-agent': 'only looks', ...(range === undefined ? {} : { range }) };
      const head = await app.fetch(addressOf(other), { method: 'HEAD', headers });
      expect((await head.arrayBuffer()).byteLength).toBe(0);
      expect(await countDownloadsOf(other)).toBe(before);
      const whole = await app.fetch(addressOf(free), { headers });
      const wholeHead = await app.fetch(addressOf(free), { method: 'HEAD', headers });
      const named = (response: Response) => [
        response.status,
        ...[...response.headers].filter(([name]) => name !== 'x-request-id'),
      ];
      expect(named(wholeHead)).toEqual(named(whole));
    }
  });

  it('resumes with ranges into the same bytes', async () => {
    const first = await app.fetch(addressOf(free), { headers: { range: 'bytes=0-39999' } });
    expect([first.status, first.headers.get('content-range')]).toEqual([206, 'bytes 0-39999/100000']);
    const rest = await app.fetch(addressOf(free), {
      headers: { range: 'bytes=40000-', 'if-range': first.headers.get('etag') ?? '' },
    });
    expect(rest.status).toBe(206);
    const whole = Buffer.concat([Buffer.from(await first.arrayBuffer()), Buffer.from(await rest.arrayBuffer())]);
    expect(createHash('sha256').update(whole).digest('hex')).toBe(sha256);
    expect((await app.fetch(addressOf(free), { headers: { range: 'bytes=100000-' } })).status).toBe(416);
    expect((await app.fetch(addressOf(free), { headers: { range: 'bytes=5-', 'if-range': '"another"' } })).status).toBe(
      200,
    );
  });

  it('counts a network once a day, however often and by whatever browser, also at the same time', async () => {
    const before = await countDownloadsOf(other);
    const from = async (host: number): Promise<void> => {
      const socket = { remoteAddress: `192.0.2.${host % 2}` };
      const headers = { 'user-agent': `browser ${host}` };
      await (await app.host.request(addressOf(other), { headers }, { incoming: { socket } })).arrayBuffer();
    };
    await Promise.all([1, 3, 5, 2, 7].map(from));
    expect(await countDownloadsOf(other)).toBe(before + 2);
  });
});

/** Runs `work` while another transaction holds the locks of `statement`. */
async function holdingLock(statement: string, values: unknown[], work: () => Promise<void>): Promise<void> {
  const client = await app.pool.connect();
  try {
    await client.query('begin');
    await client.query(statement, values);
    await work();
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('transactions', () => {
  const countSessions = async (condition: string): Promise<number> =>
    Number(
      (
        await app.pool.query<{ n: string }>(
          `select count(*) as n from pg_stat_activity
           where datname = current_database() and pid <> pg_backend_pid() and ${condition}`,
        )
      ).rows[0]?.n,
    );

  it('are not open while storage is asked', async () => {
    const { storage } = app.platform;
    const stat = storage.stat.bind(storage);
    const open: number[] = [];
    const spy = vi.spyOn(storage, 'stat').mockImplementation(async (key) => {
      open.push(await countSessions("state like 'idle in transaction%'"));
      return stat(key);
    });
    try {
      for (const method of ['HEAD', 'GET'])
        expect((await app.fetch(addressOf(other), { method, headers: { 'user-agent': 'asks' } })).status).toBe(200);
    } finally {
      spy.mockRestore();
    }
    expect(open.length).toBeGreaterThanOrEqual(2);
    expect(open.filter((n) => n > 0)).toEqual([]);
  });

  it('lock the account before the counts, as its deletion does', async () => {
    const person = await signInUser(app);
    let answer: Promise<Response> | undefined;
    await holdingLock('select from account where id = $1 for update', [person.userId], async () => {
      answer = person.fetch(addressOf(other), { headers: { 'user-agent': 'is being deleted' } });
      await expect.poll(() => countSessions("wait_event_type = 'Lock'"), { timeout: 10_000 }).toBe(1);
      const lockable = await app.pool.query('select from content_stat where content_id = $1 for update skip locked', [
        other.contentId,
      ]);
      expect(lockable.rowCount).toBe(1);
    });
    expect((await answer)?.status).toBe(200);
  });
});

describe('refusals', () => {
  it('asks for payment for a paid variant and for one without a price', async () => {
    for (const variant of [1, 2]) {
      const response = await app.fetch(addressOf(free, variant));
      expect(response.status).toBe(402);
      expect(await response.json()).toMatchObject({ code: 'payment_required' });
    }
  });

  it.each([
    ['unknown content', () => `/api/v1/content/download/${createId()}/${free.variantIds[0]}`],
    ['unknown variant', () => `/api/v1/content/download/${free.contentId}/${createId()}`],
    ["another content's variant", () => `/api/v1/content/download/${free.contentId}/${other.variantIds[0]}`],
    ['a draft', () => addressOf(draft)],
    ['a tampered id', () => `${addressOf(free).slice(0, -1)}x`],
    ['no id', () => '/api/v1/content/download/1/2'],
    ['a path', () => '/api/v1/content/download/..%2f..%2f/etc%2fpasswd'],
    ['an unknown file', () => `${addressOf(free)}?file=${createId()}`],
    ['a file that is none', () => `${addressOf(free)}?file=x`],
  ])('%s is 404', async (_, address) => {
    const response = await app.fetch(address());
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('does not send a stored file that has lost bytes', async () => {
    const category = await makeCategory(app, 'damaged');
    const contributor = await makeContributor(app, 'karim');
    const made = await makeContent(app, {
      category,
      contributor,
      title: 'Damaged',
      prices: [0],
      bytes: new TextEncoder().encode('will be cut'),
    });
    const hash = createHash('sha256').update('will be cut').digest('hex');
    await writeFile(join(app.platform.config.ARBOR_DATA, 'storage', originalKey(hash)), 'cut');
    expect((await app.fetch(addressOf(made))).status).toBe(503);
  });

  it('keeps a limit for each address, in the database', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 70 }, () =>
        app
          .fetch(addressOf(other), { headers: { range: 'bytes=0-0', 'x-forwarded-for': String(Math.random()) } })
          .then((response) => response.status),
      ),
    );
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(5);
    const refused = await app.fetch(addressOf(other));
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});
