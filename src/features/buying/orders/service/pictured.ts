import type { Context } from '../../../../platform/context.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { findPreviews } from '../../../catalogue/catalogue/service/members.ts';
import { createTitleTranslator, findFilesOfVariants } from '../../../catalogue/content/service/variant-facts.ts';
import { findBundles, type NamedBundle } from '../../bundles/service/sale.ts';
import type { ordersContract } from '../contract/orders.ts';
import { findBundlesOfOrders } from '../store/orders.ts';

type Order = OutputOf<typeof ordersContract.create>;
type PicturedOrder = Omit<
  OutputOf<typeof ordersContract.all>['items'][number],
  'refunded' | 'isNamed' | 'hasOpenRequest'
>;
type OwnLine = OutputOf<typeof ordersContract.single>['lines'][number];
type OrderWithFiles = Omit<PicturedOrder, 'lines'> & {
  readonly lines: Omit<OwnLine, 'refundRequest' | 'refundTerms' | 'isUpgraded' | 'upgrade'>[];
};

/** The bundle of each order that has one. Without such orders, nothing is read. */
async function readBundles({ db }: Context, orders: readonly Order[]): Promise<ReadonlyMap<string, NamedBundle>> {
  const ids = orders.filter(({ lines }) => lines.some(({ isInBundle }) => isInBundle)).map(({ _id }) => _id);
  if (ids.length === 0) return new Map();
  const bundleIds = await findBundlesOfOrders(db, ids);
  const bundles = await findBundles(db, [...new Set(bundleIds.values())]);
  return new Map(
    [...bundleIds].flatMap(([id, bundleId]) => {
      const bundle = bundles.get(bundleId);
      return bundle === undefined ? [] : [[id, bundle] as const];
    }),
  );
}

/** Adds the bundle to orders, and a preview and the translated title of each work. */
export async function addPreviews(ctx: Context, orders: readonly Order[]): Promise<PicturedOrder[]> {
  const works = new Set(orders.flatMap(({ lines }) => lines.map(({ contentId }) => contentId)));
  const [previews, translate, bundles] = await Promise.all([
    findPreviews(ctx.db, [...works]),
    createTitleTranslator(ctx.db, [...works]),
    readBundles(ctx, orders),
  ]);
  return orders.map((order) => ({
    ...order,
    bundle: bundles.get(order._id) ?? null,
    lines: order.lines.map((line) => ({
      ...line,
      isPublic: previews.has(line.contentId),
      preview: previews.get(line.contentId) ?? null,
      language: null,
      translatedTitle: null,
      ...translate(line.contentId, line.title),
    })),
  }));
}

/** An order with the files that its buyer may download. */
export async function addFiles(ctx: Context, order: PicturedOrder): Promise<OrderWithFiles> {
  const isOwned = ({ certificate, isRefunded }: Order['lines'][number]) => certificate !== null && !isRefunded;
  const owned = order.lines.filter(isOwned).map(({ variantId }) => variantId);
  const files = await findFilesOfVariants(ctx.db, owned);
  return {
    ...order,
    lines: order.lines.map((line) => ({
      ...line,
      files: isOwned(line)
        ? (files.get(line.variantId) ?? []).map(({ id: _id, name, format, size }) => ({ _id, name, format, size }))
        : [],
    })),
  };
}
