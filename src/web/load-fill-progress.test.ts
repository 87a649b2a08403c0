import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Problem } from '../platform/http/problem.ts';
import { type ArborApi, apiContext } from '../ui/api/client.ts';
import { loadFillProgress } from './load-fill-progress.ts';

function load(answer: () => unknown) {
  const context = new RouterContextProvider();
  context.set(apiContext, (async () => answer()) as unknown as ArborApi);
  return loadFillProgress(context);
}

it('is what the server says', async () => {
  expect(await load(() => ({ progress: { done: 3, total: 27 } }))).toEqual({ done: 3, total: 27 });
  expect(await load(() => ({ progress: null }))).toBeNull();
});

it('is none where it fails: no page depends on it', async () => {
  const failing = (error: Error) =>
    load(() => {
      throw error;
    });
  expect(await failing(new Problem('unavailable'))).toBeNull();
  await expect(failing(new Error('ours'))).rejects.toThrow('ours');
});
