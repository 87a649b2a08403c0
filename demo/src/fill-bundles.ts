import { createBundle } from '../../src/features/buying/bundles/service/create.ts';
import type { TransactionContext } from '../../src/platform/context.ts';
import { bundles, type DemoBundle } from './bundles.ts';
import type { FillState } from './fill-state.ts';

/** Finds the dearest version of each content, in the bundle's order. */
async function findWorks(ctx: TransactionContext, { contents }: DemoBundle, state: FillState) {
  const contentIds = contents.flatMap((key) => state.contents[key] ?? []);
  if (contentIds.length < contents.length) return [];
  const found = await ctx.tx
    .selectFrom('variant')
    .select(['content_id as contentId', 'id as variantId'])
    .distinctOn('content_id')
    .where('content_id', 'in', contentIds)
    .orderBy('content_id')
    .orderBy('price', 'desc')
    .execute();
  return found.toSorted((a, b) => contentIds.indexOf(a.contentId) - contentIds.indexOf(b.contentId));
}

/** Adds the bundles of which the catalogue has every work; the small demo has none. */
export async function fillBundles(ctx: TransactionContext, state: FillState): Promise<void> {
  for (const bundle of bundles) {
    const works = await findWorks(ctx, bundle, state);
    const { name, nameBn, description, price } = bundle;
    if (works.length > 0) await createBundle(ctx, null, { name, nameBn, description, price, works });
  }
}
