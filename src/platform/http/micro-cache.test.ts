import { expect, it } from 'vitest';
import { type CachedResponse, MicroCache } from './cache.ts';

const respond = (status: number, cacheControl: string): CachedResponse => ({
  status,
  headers: { 'cache-control': cacheControl },
  body: new Uint8Array(1),
  size: 1,
  etag: '',
  encoded: new Map(),
});

it.each([
  [200, 'public, max-age=60', 1],
  [200, 'private, no-store', 2],
  [302, 'private, no-store', 2],
  [404, 'private, no-store', 1],
])('of %i with %s the second request is answered after %i renderings', async (status, cacheControl, expected) => {
  const cache = new MicroCache({ milliseconds: 60_000, max: 1000 });
  let rendered = 0;
  const fill = async (): Promise<CachedResponse> => {
    rendered += 1;
    return respond(status, cacheControl);
  };
  await Promise.all([cache.get('/a', fill), cache.get('/a', fill)]);
  expect(rendered).toBe(1);
  await cache.get('/a', fill);
  expect(rendered).toBe(expected);
});
