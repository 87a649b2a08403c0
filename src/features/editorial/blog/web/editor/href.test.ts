import { expect, it } from 'vitest';
import { parseHref } from './href.ts';

const parse = (typed: string) => parseHref(typed, 'https://arbor.example');

it('takes whole addresses, hosts, mail addresses and own paths', () => {
  expect(parse(' https://example.com/a?b=c#d ')).toBe('https://example.com/a?b=c#d');
  expect(parse('example.com')).toBe('https://example.com/');
  expect(parse('example.com:8080/path')).toBe('https://example.com:8080/path');
  expect(parse('hello@example.com')).toBe('mailto:hello@example.com');
  expect(parse('mailto:hello@example.com')).toBe('mailto:hello@example.com');
  expect(parse('/content?q=boat')).toBe('https://arbor.example/content?q=boat');
});

it('refuses what is no address, runs something or hides a name', () => {
  for (const typed of [
    '',
    'boats',
    'two words.com',
    'javascript:alert(1)',
    'javascript:alert.com',
    'JaVaScRiPt:x.example',
    'data:text/html,x.y',
    'vbscript:a.bc',
    'file:///etc/passwd',
    'ftp://example.com',
    'https://user:secret@example.com',
    '//example.com',
  ])
    expect([typed, parse(typed)]).toEqual([typed, undefined]);
});
