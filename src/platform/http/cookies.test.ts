import { describe, expect, it } from 'vitest';
import { CookieJar } from './cookies.ts';

const token = 'a'.repeat(43);
const seen = (given: string | null, secure = false) => {
  const jar = new CookieJar(given, secure);
  return [jar.has('user'), jar.getToken('user') ?? null, jar.has('admin'), jar.getToken('admin') ?? null];
};

describe('session cookies', () => {
  it.each([
    [null, [false, null, false, null]],
    ['', [false, null, false, null]],
    [`sid=${token}`, [true, token, false, null]],
    [`theme=dark;\t sid=${token} ;asid=${token}`, [true, token, true, token]],
    [`sid=${token}; sid=${token}`, [true, null, false, null]],
    [`sid=; asid=x`, [true, null, true, null]],
    [`sid=${token}=`, [true, null, false, null]],
    [`xsid=${token}; Sid=${token}; sid ; =sid`, [false, null, false, null]],
    ['sid', [false, null, false, null]],
    [`__Host-sid=${token}`, [false, null, false, null]],
  ])('%j', (given, expected) => {
    expect(seen(given)).toEqual(expected);
  });

  it('take nothing but space and tab for blank', () => {
    for (const odd of ['\xA0', '\x0b', '\x0c', '\x1f', '\x85', '\uFEFF', '\u2028'])
      for (const given of [`${odd}sid=${token}`, `a=b;${odd}sid=${token}`, `sid${odd}=${token}`, `sid=${token}${odd}`])
        expect([given, seen(given)[1]]).toEqual([given, null]);
  });

  it('are found in a header of 250 kB without slowing down', () => {
    for (const filler of [' ', '\t', ';', '=', 'sid=;']) {
      // Processor time: what other programs do meanwhile doesn't count.
      const began = process.threadCpuUsage();
      const given = `x${filler.repeat(250_000 / filler.length)}b; asid=${token}`;
      expect(seen(given)[3]).toBe(token);
      const { user, system } = process.threadCpuUsage(began);
      expect((user + system) / 1000).toBeLessThan(200);
    }
  });

  it('have another name over https', () => {
    expect(seen(`sid=${token}; asid=${token}`, true)).toEqual([false, null, false, null]);
    expect(seen(`__Host-sid=${token}; sid=x`, true)).toEqual([true, token, false, null]);
  });

  it('are discarded before they are sent', () => {
    const jar = new CookieJar(null, false);
    jar.set('user', token, new Date(0));
    jar.discard();
    expect(jar.lines).toEqual([]);
  });
});
