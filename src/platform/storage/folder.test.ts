import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { listAll } from '../../../tests/support/list-all.ts';
import { storageConformance } from '../../../tests/support/storage-conformance.ts';
import { FileResponse } from '../http/answers/file-response.ts';
import { createLinkedFileResponse } from '../http/answers/files.ts';
import { createFolderStorage } from './folder.ts';
import { signLink } from './link.ts';

const root = mkdtempSync(join(tmpdir(), 'arbor-storage-'));
const secret = 'a secret of forty characters, or nearly so';
const storage = createFolderStorage({ root, secret });

const follow = async (link: string, init?: RequestInit, now = new Date()): Promise<Response> => {
  const request = new Request(new URL(link, 'http://localhost'), init);
  // The host only serves the route for reading.
  if (request.method !== 'GET') return new Response('', { status: 404 });
  const config = { secret } as Parameters<typeof createLinkedFileResponse>[0]['config'];
  const answer = await createLinkedFileResponse({ storage, config }, request, now);
  return answer instanceof FileResponse ? answer.toResponse() : answer;
};

storageConformance(async () => ({ storage, follow, large: 20_000_000 }));

const pathOf = (key: string): string => join(root, key);

describe('a folder', () => {
  it('is closed to everybody else', async () => {
    await storage.put('originals/zz/mine', Buffer.from('x'));
    const path = join(mkdtempSync(join(tmpdir(), 'arbor-open-')), 'open');
    writeFileSync(path, 'y', { mode: 0o666 });
    await storage.putFile('originals/zz/moved', path);
    expect(statSync(pathOf('originals/zz/mine')).mode & 0o777).toBe(0o600);
    expect(statSync(pathOf('originals/zz/moved')).mode & 0o777).toBe(0o600);
    expect(statSync(pathOf('originals/zz')).mode & 0o777).toBe(0o700);
  });

  it('holds nothing of a stream that failed', async () => {
    const failing = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('cut');
      })(),
    );
    await expect(storage.put('originals/yy/half', failing)).rejects.toThrow('cut');
    expect(readdirSync(pathOf('originals/yy'))).toEqual([]);
  });

  it('takes no link for a file', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'arbor-link-'));
    writeFileSync(join(outside, 'target'), 'not ours');
    symlinkSync(join(outside, 'target'), join(outside, 'link'));
    await expect(storage.putFile('originals/zz/link', join(outside, 'link'))).rejects.toThrow('ELOOP');
    expect(await storage.stat('originals/zz/link')).toBeUndefined();
  });

  it('takes a file from another disk', async () => {
    const elsewhere = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'arbor-'));
    // If both folders are on the same disk, the file is only renamed.
    const bytes = randomBytes(100_000);
    writeFileSync(join(elsewhere, 'file'), bytes);
    await storage.putFile('originals/zz/elsewhere', join(elsewhere, 'file'));
    expect(statSync(pathOf('originals/zz/elsewhere')).size).toBe(100_000);
    expect(statSync(pathOf('originals/zz/elsewhere')).mode & 0o777).toBe(0o600);
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  it('closes what it opened', async () => {
    await storage.put('originals/ww/some', randomBytes(1_500_000));
    const openFiles = (): number =>
      readdirSync('/proc/self/fd').filter((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`).includes('originals/ww/some');
        } catch {
          return false;
        }
      }).length;
    const failing = storage.writeTo('originals/ww/some', { start: 0, end: 1_499_999 }, async () => {
      throw new Error('left');
    });
    await expect(failing).rejects.toThrow('left');
    await expect(
      storage.writeTo('originals/ww/some', { start: 0, end: 1_600_000 }, async () => undefined),
    ).rejects.toThrow('ends at 1500000');
    if (existsSync('/proc/self/fd')) expect(openFiles()).toBe(0);
  });

  it('never lists what a writer left behind when it died, and removes it once it is old', async () => {
    await storage.put('uploads/whole', Buffer.from('x'));
    const draft = pathOf('uploads/.whole.half');
    writeFileSync(draft, 'half');
    expect((await listAll(storage, 'uploads')).map(({ key }) => key)).toEqual(['uploads/whole']);
    const old = new Date(Date.now() - 60_000);
    await storage.removeUnfinished(old);
    expect(existsSync(draft)).toBe(true);
    utimesSync(draft, old, new Date(old.getTime() - 1000));
    await storage.put('drafts/vv/empty/a', Buffer.from('x'));
    await storage.remove('drafts/vv/empty/a');
    utimesSync(pathOf('drafts/vv/empty'), old, new Date(old.getTime() - 1000));
    await storage.removeUnfinished(old);
    expect(existsSync(draft)).toBe(false);
    expect(existsSync(pathOf('drafts/vv/empty'))).toBe(false);
    expect(await storage.stat('uploads/whole')).toEqual({ size: 1, modifiedAt: expect.any(Date) });
    await storage.put('drafts/vv/empty/a', Buffer.from('again'));
    expect(await storage.stat('drafts/vv/empty/a')).toEqual({ size: 5, modifiedAt: expect.any(Date) });
  });
});

describe('a link of a folder', () => {
  const options = { seconds: 300, fileName: 'logo.svg', mediaType: 'image/svg+xml' };
  const now = new Date('2026-11-22T10:00:00.900Z');
  const link = (key = 'originals/ab/linked'): string => signLink(secret, key, options, now);

  it('opens to the second, and never after', async () => {
    const at = (ms: number): Promise<number> =>
      follow(link(), {}, new Date(now.getTime() + ms)).then(({ status }) => status);
    expect([await at(0), await at(299_000), await at(299_100), await at(300_000), await at(86_400_000)]).toEqual([
      200, 200, 403, 403, 403,
    ]);
  });

  it('runs nothing', async () => {
    const { headers } = await follow(link(), {}, now);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('is of this deployment', async () => {
    const forged = signLink('another secret of forty characters, or so', 'originals/ab/linked', options, now);
    expect((await follow(forged, {}, now)).status).toBe(403);
  });

  it.each([
    ['a second name', '&name=virus.exe'],
    ['something more', '&x=1'],
    ['its signature twice', '&signature=x'],
    ['a fraction', '.5'],
  ])('with %s is refused', async (_, added) => {
    expect((await follow(link() + added, {}, now)).status).toBe(403);
  });

  it.each(['expires=', 'expires=NaN', 'expires=-1', 'expires=1e99', 'expires=99999999999999'])(
    'with %s is refused',
    async (changed) => {
      expect((await follow(link().replace(/expires=\d+/, changed), {}, now)).status).toBe(403);
    },
  );

  it.each(['/files/', '/files/../secret', '/files/%2e%2e/secret', '/files//etc/passwd', '/files/originals/ab/.hidden'])(
    'to %s is refused',
    async (path) => {
      expect((await follow(link().replace('/files/originals/ab/linked', path), {}, now)).status).toBe(403);
    },
  );
});
