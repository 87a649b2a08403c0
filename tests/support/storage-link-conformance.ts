import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from '../../src/platform/storage/storage.ts';

export interface Opened {
  readonly storage: Storage;
  /** Fetches a link without any credentials. */
  readonly follow: (link: string, init?: RequestInit) => Promise<Response>;
  /** Size of an object that is larger than one chunk of a response. */
  readonly large: number;
  /**
   * Whether it is an external service, which may refuse with 400 or 501, and may accept other spellings of the same
   * key.
   */
  readonly isReal?: boolean;
}

/** Tests the behaviour that links of all storages share. */
export function linkConformance(open: () => Opened): void {
  describe('links', () => {
    let opened: Opened;
    let storage: Storage;
    const options = { seconds: 60, fileName: 'নকশা "1".svg', mediaType: 'image/svg+xml' };

    beforeAll(async () => {
      opened = open();
      storage = opened.storage;
      await storage.put('originals/ab/linked', Buffer.from('private bytes'));
    });

    it('give the file under its name, to be saved', async () => {
      const answer = await opened.follow(await storage.createLink('originals/ab/linked', options));
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe('private bytes');
      expect(answer.headers.get('content-type')).toBe('image/svg+xml');
      const disposition = answer.headers.get('content-disposition') ?? '';
      expect(disposition).toMatch(/^attachment; /);
      expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent('নকশা "1".svg')}`);
    });

    it('give a range', async () => {
      const link = await storage.createLink('originals/ab/linked', options);
      const answer = await opened.follow(link, { headers: { range: 'bytes=8-12' } });
      expect([answer.status, await answer.text()]).toEqual([206, 'bytes']);
    });

    it('open nothing but their own file, for reading', async () => {
      await storage.put('originals/ab/other', Buffer.from('somebody else’s'));
      const link = await storage.createLink('originals/ab/linked', options);
      const changed = [
        link.replace('ab/linked', 'ab/other'),
        link.replace('ab/linked', 'ab/../ab/other'),
        ...(opened.isReal === true ? [] : [link.replace('ab/linked', 'ab%2Flinked')]),
        link.replace('ab/linked', 'ab/%2e%2e/ab/other'),
        link.replace('.svg', '.html'),
        link.replace('svg%2Bxml', 'html'),
        link.replace(/([Ee]xpires=)\d+/, '$1299'),
        link.replace(/([Ee]xpires=)(\d+)/, (_, name: string, n: string) => `${name}${Number(n) + 1}`),
        link.replace(/([Ss]ignature=.)(.)/, (_, before: string, c: string) => `${before}${c === 'a' ? 'b' : 'a'}`),
        link.replace(/[?&](X-Amz-)?[Ss]ignature=[^&]*/, ''),
        link.split('?')[0] ?? '',
      ].filter((each) => each !== link);
      expect(changed.length).toBeGreaterThanOrEqual(9);
      const refused = opened.isReal === true ? [400, 403, 404, 501] : [403, 404];
      for (const each of changed) expect(refused, each).toContain((await opened.follow(each)).status);
      for (const method of ['PUT', 'DELETE', 'POST'])
        expect(refused, method).toContain((await opened.follow(link, { method })).status);
      expect((await buffer(await storage.read('originals/ab/linked'))).toString()).toBe('private bytes');
    });

    it('to nothing find nothing', async () => {
      expect((await opened.follow(await storage.createLink('originals/ab/nolink', options))).status).toBe(404);
    });

    it.each([0, -1, 301, 1.5, Number.NaN])('do not live for %d seconds', async (seconds) => {
      await expect(storage.createLink('originals/ab/linked', { ...options, seconds })).rejects.toThrow(RangeError);
    });
  });
}
