import { BundlePage } from '../../../../features/buying/bundles/web/bundle-page.tsx';
import { countWorks, nameBundle } from '../../../../features/buying/bundles/web/bundle-view.ts';
import { orderBundle } from '../../../../features/buying/orders/web/create-order.ts';
import { getApi, isApiError } from '../../../../ui/api/client.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createMeta, getSiteInfo } from '../../../../ui/seo.ts';
import type { Route } from './+types/single';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const given = { params: { id } };
  const [bundle, offer] = await Promise.all([
    createLoaderApi(context)('GET /bundle/single/{id}', given),
    getApi(context)('GET /bundle/offer/{id}', given).catch((error: unknown) => {
      // Visitors see what it costs everybody.
      if (isApiError(error)) return null;
      throw error;
    }),
  ]);
  return { bundle, offer };
}

export const meta: Route.MetaFunction = (page) => {
  if (page.loaderData === undefined) return [];
  const { bundle } = page.loaderData;
  const name = nameBundle(bundle);
  const price = formatMoney(bundle.price, bundle.currency);
  const description = m.bundles_about({ name, works: countWorks(bundle.works.length), price });
  const preview = bundle.works.flatMap(({ card }) => card.preview ?? [])[0];
  const origin = getSiteInfo(page.matches).origin;
  const image = preview && { address: `/media/${preview._id}/card.jpg`, width: 1200, height: 630, alt: preview.alt };
  return createMeta(page, {
    ...(image && { image }),
    title: name,
    description,
    type: 'product',
    structured: {
      '@context': 'https://schema.org',
      '@type': 'Product',
      name,
      description: bundle.description || description,
      ...(image && { image: origin + image.address }),
      url: origin + page.location.pathname,
      offers: {
        '@type': 'Offer',
        price: (bundle.price / 100).toFixed(2),
        priceCurrency: bundle.currency,
        availability: 'https://schema.org/InStock',
      },
    },
  });
};

export default function BundleRoute({ loaderData: { bundle, offer } }: Route.ComponentProps) {
  return <BundlePage bundle={bundle} offer={offer} order={orderBundle} />;
}
