import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { startScript } from '../../../../tests/support/run-script.ts';
import { standardCategories } from './rules/standard-categories.ts';

const app = await testApp();
const readPublished = async () =>
  (await app.get<{ items: { key: string; subcategories: unknown[] }[] }>('/api/v1/content-category/published')).items;

it('one command gives an empty site the standard categories, and leaves one that has any', {
  timeout: 60_000,
}, async () => {
  expect(await readPublished()).toEqual([]);
  const runs = await Promise.all([1, 2].map(() => startScript(app, 'standard-categories').ended));
  expect(new Set(runs.map(({ code }) => code))).toEqual(new Set([0, 1]));
  const published = await readPublished();
  expect(published.map(({ key, subcategories }) => [key, subcategories.length])).toEqual(
    standardCategories.map(({ key, subcategories }) => [key, subcategories.length]),
  );
  expect((await startScript(app, 'standard-categories').ended).output).toMatch(/^There are categories already/);
});
