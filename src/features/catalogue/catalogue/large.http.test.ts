import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../../tests/support/app.ts';
import { fillApp } from '../../../../tests/support/synthetic.ts';

const SIZE = 10_500;
let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await fillApp(app, SIZE);
});

interface Facets {
  readonly groups: { readonly key: string; readonly values: { readonly value: string; readonly count: number }[] }[];
  readonly sampled: string[];
}
const facets = (query: string) => app.get<Facets>(`/api/v1/content/facets?${query}`);
const total = async (query: string) => (await app.get<{ total: number }>(`/api/v1/content/all?limit=1&${query}`)).total;

describe('counts of choices', () => {
  it('are exact for the whole, and where no more than 10,000 match', async () => {
    expect((await facets('')).sampled).toEqual([]);
    const some = await facets('q=measure&ai=exclude');
    expect(some.sampled).toEqual(['ai']);
    const price = some.groups.find(({ key }) => key === 'price');
    expect(price?.values.find(({ value }) => value === 'free')?.count).toBe(
      await total('q=measure&ai=exclude&price=free'),
    );
  });

  it('say which of them are of a part only', async () => {
    const all = await facets('q=measure');
    expect(all.sampled).toEqual([
      'category',
      'subcategory',
      'price',
      'format',
      'orientation',
      'color',
      'licence',
      'items',
      'ai',
    ]);
    const counted = all.groups.find(({ key }) => key === 'licence')?.values[0]?.count;
    expect(counted).toBeLessThanOrEqual(SIZE);
    expect(counted).toBeGreaterThanOrEqual(10_000);
  });
});
