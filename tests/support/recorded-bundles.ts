import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { addBundle } from './bundles.ts';
import { makeCategory, makeContent, makeContributor } from './factories.ts';
import { anyId, type GoodCall } from './recorded-money.ts';

/** A call of each admin operation on bundles. */
export const createRecordedBundles = (app: TestApp): Readonly<Record<string, () => Promise<GoodCall>>> => {
  const make = async () => {
    const key = createId().slice(-8);
    return { category: await makeCategory(app, `kind-${key}`), contributor: await makeContributor(app, `by-${key}`) };
  };
  return {
    'POST /bundles/create': async () => {
      const { category, contributor } = await make();
      const add = (title: string) => makeContent(app, { category, contributor, title, prices: [1000] });
      const works = [await add('Heron'), await add('Crane')];
      return {
        body: {
          name: 'Birds',
          price: 1500,
          works: works.map(({ contentId, variantIds: [variantId] }) => ({ contentId, variantId })),
        },
        action: 'bundle.create',
        subject: ['bundle', anyId],
      };
    },
    'PUT /bundles/end/{id}': async () => {
      const { category, contributor } = await make();
      const id = await addBundle(app, category, { contributorId: contributor });
      return { path: `/bundles/end/${id}`, action: 'bundle.end', subject: ['bundle', id] };
    },
  };
};
