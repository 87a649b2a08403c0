import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetViewed, MAX_VIEWED, readViewed, rememberViewed } from './recently-viewed.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the last twelve works that were looked at, each once, the last one first', () => {
  for (let at = 1; at <= MAX_VIEWED + 3; at += 1) rememberViewed(`${at}`);
  rememberViewed('9');
  expect(readViewed()).toEqual(['9', '15', '14', '13', '12', '11', '10', '8', '7', '6', '5', '4']);
  forgetViewed();
  expect(readViewed()).toEqual([]);
});

it('knows of nothing where the storage is forbidden or holds something else', () => {
  stored.set('arbor-recently-viewed', '{"a":1}');
  expect(readViewed()).toEqual([]);
  stored.set('arbor-recently-viewed', '[1,"a",null]');
  expect(readViewed()).toEqual(['a']);
  vi.stubGlobal('localStorage', undefined);
  rememberViewed('a');
  forgetViewed();
  expect(readViewed()).toEqual([]);
});
