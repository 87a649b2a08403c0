import { expect, it } from 'vitest';
import { createNameGiver, toSafeName } from './file-name.ts';

it.each([
  ['কৃষ্ণচূড়া.svg', 'কৃষ্ণচূড়া.svg'],
  ['../../etc/passwd', 'etc passwd'],
  ['..\\..\\windows\\system.ini', 'windows system.ini'],
  ['/absolute', 'absolute'],
  ['C:\\file.txt', 'C file.txt'],
  ['a\u0000b\u202egpj.exe', 'a b gpj.exe'],
  ['CON', '_CON'],
  ['nul.txt', '_nul.txt'],
  ['console', 'console'],
  ['ends with a dot. ', 'ends with a dot'],
  ['what? "this" <or> that|*', 'what this or that'],
  ['', 'file'],
  ['...', 'file'],
])('makes %j safe', (name, safe) => {
  expect(toSafeName(name, 'file')).toBe(safe);
});

it('cuts what is too long between letters, and keeps the ending', () => {
  const safe = toSafeName(`${'ক্ষ'.repeat(100)}.tar.gz`, 'file');
  expect(Buffer.byteLength(safe)).toBeLessThanOrEqual(120);
  expect(safe).toMatch(/^(ক্ষ)+\.tar\.gz$/);
  expect(toSafeName(`${'x'.repeat(300)}.svg`, 'file')).toBe(`${'x'.repeat(116)}.svg`);
});

it('gives every name once, whatever the case of its letters', () => {
  const give = createNameGiver();
  expect(['a.svg', 'A.svg', 'a.svg', 'a (2).svg', 'b'].map(give)).toEqual([
    'a.svg',
    'A (2).svg',
    'a (3).svg',
    'a (2) (2).svg',
    'b',
  ]);
});
