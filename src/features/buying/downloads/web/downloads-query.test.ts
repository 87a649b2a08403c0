import { expect, it } from 'vitest';
import { toDownloadsApiQuery, toDownloadsPath, toDownloadsQuery } from './downloads-query.ts';

const read = (search: string) => toDownloadsQuery(new URLSearchParams(search));

it('reads whatever an address says', () => {
  expect(read('q=%20lotus%20&kind=bought')).toEqual({ q: 'lotus', kind: 'bought' });
  expect(read('kind=stolen')).toEqual({ q: '', kind: undefined });
  expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
});

it('asks for no more than was said', () => {
  expect(toDownloadsApiQuery(read(''))).toEqual({});
  expect(toDownloadsApiQuery(read('q=a&kind=free'))).toEqual({ q: 'a', kind: 'free' });
});

it('keeps the words when the kind changes', () => {
  expect(toDownloadsPath(read('q=শাপলা'), 'free')).toBe(`/profile/downloads?q=${encodeURIComponent('শাপলা')}&kind=free`);
  expect(toDownloadsPath(read('kind=free'), undefined)).toBe('/profile/downloads');
});
