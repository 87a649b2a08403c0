import { afterEach, describe, expect, it } from 'vitest';
import {
  localizeHref,
  localizeName,
  localizeText,
  normalizeSlashes,
  parsePathLocale,
  pathWithoutLocale,
} from './locale.ts';
import { overwriteGetLocale } from './paraglide/runtime.js';

afterEach(() => overwriteGetLocale(() => 'en'));

describe('the language of an address', () => {
  it.each([
    ['/', 'en'],
    ['/bn', 'bn'],
    ['/bn/content', 'bn'],
    ['/bnb', 'en'],
    ['/content/bn', 'en'],
  ] as const)('%s is %s', (path, locale) => {
    expect(parsePathLocale(path)).toBe(locale);
  });

  it.each([
    ['/', '/bn'],
    ['/content?q=a', '/bn/content?q=a'],
    ['/?q=a', '/bn?q=a'],
    ['/categories#custom-content', '/bn/categories#custom-content'],
  ])('%s has the twin %s, and back', (path, twin) => {
    expect(localizeHref(path, 'bn')).toBe(twin);
    expect(localizeHref(path, 'en')).toBe(path);
    expect(pathWithoutLocale(path)).toBe(path);
    expect(pathWithoutLocale(twin).replace('/?', '?')).toBe(path.replace('/?', '?'));
  });
});

describe('an address that looks like another host', () => {
  it.each([
    ['//', '/'],
    ['/\\', '/'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example/x', '/evil.example/x'],
    ['\\\\evil.example', '/evil.example'],
    ['/bn//evil.example/x', '/evil.example/x'],
    ['/bn/\\evil.example/x', '/evil.example/x'],
    ['/bn///', '/'],
    ['/bn//bn//x', '/bn//x'],
  ])('%s stays on this site', (path, own) => {
    expect(pathWithoutLocale(path)).toBe(own);
    for (const locale of ['en', 'bn'] as const) {
      const { origin } = new URL(localizeHref(pathWithoutLocale(path), locale), 'https://arbor.example');
      expect(origin).toBe('https://arbor.example');
    }
    expect(new URL(normalizeSlashes(path), 'https://arbor.example').origin).toBe('https://arbor.example');
  });
});

describe('names', () => {
  const named = { name: 'Icons', nameBn: 'আইকন' };

  it('are English in English', () => {
    expect(localizeName(named)).toBe('Icons');
    expect(localizeText('a', 'খ')).toBe('a');
  });

  it('are Bangla in Bangla, where there is one', () => {
    overwriteGetLocale(() => 'bn');
    expect(localizeName(named)).toBe('আইকন');
    expect(localizeName({ name: 'Icons', nameBn: null })).toBe('Icons');
    expect(localizeText('a', null)).toBe('a');
    expect(localizeHref('/content')).toBe('/bn/content');
  });
});
