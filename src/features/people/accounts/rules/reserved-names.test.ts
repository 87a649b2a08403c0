import { describe, expect, it } from 'vitest';
import { isReservedName, isReservedUsername } from './reserved-names.ts';

describe('a reserved username', () => {
  it.each([
    'admin',
    'administrator',
    'adm1n',
    'admin-1',
    'admin2026',
    'the-admin',
    'admins',
    'support',
    'supp0rt',
    'support-team',
    'help_desk',
    'arbor',
    'arb0r',
    'ar-bor',
    'arbor-support',
    'support-arbor',
    'official-arbor-team',
    'moderator',
    'root',
    'api',
    'www',
    'null',
    'me',
  ])('is %s', (username) => {
    expect(isReservedUsername(username, 'Arbor')).toBe(true);
  });

  it.each([
    'rahim',
    'arborist',
    'harbor',
    'arbor-fan',
    'adnan',
    'admiral',
    'supporter-of-cats',
    'the',
    'teamwork',
    'member-1234',
    'mehedi',
    'rooted',
  ])('is not %s', (username) => {
    expect(isReservedUsername(username, 'Arbor')).toBe(false);
  });

  it('follows the name that the operator gave the site', () => {
    expect(isReservedUsername('shilpo-haat', 'Shilpo Haat')).toBe(true);
    expect(isReservedUsername('sh1lpohaat', 'Shilpo Haat')).toBe(true);
    expect(isReservedUsername('arbor', 'Shilpo Haat')).toBe(false);
    expect(isReservedUsername('c-plus', 'C++ (shop)')).toBe(false);
  });
});

describe('a reserved name', () => {
  it.each(['Admin', 'Аdmіn', 'ＡＤＭＩＮ', 'Arbor Support', '★ Arbor ★', 'অ্যাডমিন', 'সাপোর্ট', 'Arbor সাপোর্ট', 'আরবর'])(
    'is %s',
    (name) => {
      expect(isReservedName(name, name === 'আরবর' ? 'আরবর' : 'Arbor')).toBe(true);
    },
  );

  it.each(['Rahim Uddin', 'রহিম', 'শিল্প Official', 'Content', 'Me', '', '7', 'Zoë'])('is not %s', (name) => {
    expect(isReservedName(name, 'Arbor')).toBe(false);
  });

  it('is told quickly, however a name repeats', () => {
    const begin = performance.now();
    for (const word of ['help', 'admin', 'the', 'team']) isReservedName(`${word.repeat(30)}x`.slice(0, 120), 'Arbor');
    expect(performance.now() - begin).toBeLessThan(200);
  });
});
