import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';
import { type Made, type makeCategory, makeContent } from './factories.ts';
import type { Browser } from './people.ts';

/** Makes a bundle of works with their first variants; a contributor's, or with `isSite` the site's. @returns its id */
export async function makeBundle(
  person: Browser,
  works: readonly Pick<Made, 'contentId' | 'variantIds'>[],
  { price, nameBn, isSite = false }: { readonly price: number; readonly nameBn?: string; readonly isSite?: boolean },
): Promise<string> {
  const { status, body } = await person.call('POST', isSite ? '/bundles/create' : '/contributor/bundles/create', {
    name: 'Birds',
    ...(nameBn === undefined ? {} : { nameBn }),
    price,
    works: works.map(({ contentId, variantIds: [variantId] }) => ({ contentId, variantId })),
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return String((body['bundle'] as { _id: string })._id);
}

/** Adds a bundle of two new works of a contributor to the database, by default on sale. @returns its id */
export async function addBundle(
  app: TestApp,
  category: Awaited<ReturnType<typeof makeCategory>>,
  { contributorId, isProposed = false }: { readonly contributorId: string; readonly isProposed?: boolean },
): Promise<string> {
  const id = createId();
  const works: Made[] = [];
  for (const title of ['Heron', 'Crane'])
    works.push(await makeContent(app, { category, contributor: contributorId, title, prices: [1000] }));
  const state = isProposed ? 'proposed' : 'published';
  await app.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('bundle')
      .values({ id, name: 'Birds', price: 1500, state, published_at: isProposed ? null : new Date() })
      .execute();
    await tx
      .insertInto('bundle_party')
      .values({
        bundle_id: id,
        contributor_id: contributorId,
        answer: isProposed ? 'pending' : 'agreed',
        answered_at: isProposed ? null : new Date(),
      })
      .execute();
    await tx
      .insertInto('bundle_work')
      .values(
        works.map(({ contentId, variantIds }, position) => ({
          bundle_id: id,
          position,
          content_id: contentId,
          variant_id: variantIds[0] ?? '',
          contributor_id: contributorId,
          price: 750,
          list_price: 1000,
        })),
      )
      .execute();
  });
  return id;
}
