import { expect, it } from 'vitest';
import { ApiError, type ArborApi } from '../../ui/api/client.ts';
import { loadOverview, parsePeriod } from './load-overview.ts';

const failing = (status: number) =>
  ((key: string) =>
    key === 'GET /dashboard'
      ? Promise.reject(new ApiError(status, 'unavailable', ''))
      : Promise.resolve({ items: [] })) as unknown as ArborApi;

it('leaves out figures that don’t load, but needs a session', async () => {
  expect(await loadOverview(failing(503), 'moderator', '30')).toEqual({
    figures: undefined,
    inbox: [],
    latest: [],
    audit: null,
  });
  await expect(loadOverview(failing(401), 'moderator', '30')).rejects.toMatchObject({ status: 401 });
});

it('takes the period of an address, or thirty days', () => {
  const parse = (search: string) => parsePeriod(new URLSearchParams(search));
  expect([parse('days=7'), parse('days=8'), parse('')]).toEqual(['7', '30', '30']);
});
