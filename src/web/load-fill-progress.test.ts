import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Problem } from '../platform/http/problem.ts';
import { type ArborApi, apiContext } from '../ui/api/client.ts';
import { loadDemoState } from './load-fill-progress.ts';

function load(answer: () => unknown) {
  const context = new RouterContextProvider();
  context.set(apiContext, (async () => answer()) as unknown as ArborApi);
  return loadDemoState(context);
}

it('is what the server says', async () => {
  const progress = { done: 3, total: 27 };
  expect(await load(() => ({ hasDemo: true, progress }))).toEqual({ hasDemo: true, fillProgress: progress });
  expect(await load(() => ({ hasDemo: false, progress: null }))).toEqual({ hasDemo: false, fillProgress: null });
});

it('is none where it fails: no page depends on it', async () => {
  const failing = (error: Error) =>
    load(() => {
      throw error;
    });
  expect(await failing(new Problem('unavailable'))).toEqual({ hasDemo: false, fillProgress: null });
  await expect(failing(new Error('ours'))).rejects.toThrow('ours');
});
