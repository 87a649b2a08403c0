import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { Problem } from '../../../../platform/http/problem.ts';
import { type ArborApi, apiContext } from '../../../../ui/api/client.ts';
import { loadCategories } from './load-categories.ts';

function ask(answer: () => unknown) {
  const context = new RouterContextProvider();
  context.set(apiContext, (async () => answer()) as unknown as ArborApi);
  return loadCategories(context);
}

const fails = (error: Error) =>
  ask(() => {
    throw error;
  });

it('returns the name and key of each category', async () => {
  const items = [{ key: 'icons', name: 'Icons', nameBn: 'আইকন', count: 3 }];
  expect(await ask(() => ({ items }))).toEqual({ categories: [{ key: 'icons', name: 'Icons' }] });
});

it('are none where they fail, and the page says why', async () => {
  expect(await fails(new Problem('internal'))).toEqual({
    categories: [],
    categoriesFailed: 'Failed to fetch all public categories data',
  });
  expect(await fails(new Problem('unavailable', { detail: 'Back soon.' }))).toEqual({
    categories: [],
    categoriesFailed: 'Back soon.',
  });
  await expect(fails(new Error('ours'))).rejects.toThrow('ours');
});
