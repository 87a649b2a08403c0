import { expect, it } from 'vitest';
import type { ArborApi } from '../../../../../ui/api/client.ts';
import { createStandingLoader } from './load-standings.ts';

it('asks for the works of a page in one call, and for later ones in another', async () => {
  const calls: string[] = [];
  const api = ((_: string, { query }: { query: { ids: string } }) => {
    calls.push(query.ids);
    const items = query.ids.split(',').filter((id) => id !== 'gone');
    return Promise.resolve({ items: items.map((contentId) => ({ contentId })) });
  }) as unknown as ArborApi;
  const load = createStandingLoader(api);
  expect(await Promise.all(['one', 'two', 'gone', 'one'].map(load))).toEqual([
    { contentId: 'one' },
    { contentId: 'two' },
    undefined,
    { contentId: 'one' },
  ]);
  expect(await load('three')).toEqual({ contentId: 'three' });
  expect(calls).toEqual(['one,two,gone', 'three']);
});

it('asks anew after a failure', async () => {
  let isDown = true;
  const api = (() =>
    isDown
      ? Promise.reject(new Error('down'))
      : Promise.resolve({ items: [{ contentId: 'one' }] })) as unknown as ArborApi;
  const load = createStandingLoader(api);
  await expect(load('one')).rejects.toThrow('down');
  isDown = false;
  expect(await load('one')).toEqual({ contentId: 'one' });
});
