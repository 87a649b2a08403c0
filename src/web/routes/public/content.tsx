import { type MetaDescriptor, redirect } from 'react-router';
import { ContentPage, listPlaces } from '../../../features/buying/content-page/web/content-page.tsx';
import { toStructuredData } from '../../../features/buying/content-page/web/content-structured.ts';
import { type ContentView, ownsNothing } from '../../../features/buying/content-page/web/content-view.ts';
import { nothingInside } from '../../../features/buying/content-page/web/inside/inside-view.ts';
import { toInsideView } from '../../../features/buying/content-page/web/inside/to-inside-view.ts';
import { mayBePalette } from '../../../features/buying/content-page/web/palette/palette-view.ts';
import { toContentView, toPath } from '../../../features/buying/content-page/web/to-content-view.ts';
import { toFontsPlace, toViewersView } from '../../../features/buying/content-page/web/viewers/viewers-view.ts';
import { noDrawings } from '../../../features/buying/drawings/web/drawing-view.ts';
import { nameRegions } from '../../../features/buying/drawings/web/region-names.ts';
import { noOwnRating, noRatings, type RatingSummary } from '../../../features/buying/ratings/web/rating-view.ts';
import { mayHaveSounds, noSounds } from '../../../features/buying/sounds/web/sound-view.ts';
import { mayHaveTurntables } from '../../../features/buying/turntables/web/turntable-view.ts';
import { toCardView } from '../../../features/catalogue/catalogue/web/to-card-view.ts';
import { describeLeftOut } from '../../../features/catalogue/exclusions/web/describe-left-out.ts';
import { pageContext } from '../../../ui/api/client.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createMeta, type PageDescription } from '../../../ui/seo.ts';
import { toPurchaseTerms } from '../../to-purchase-terms.ts';
import type { Route } from './+types/content';

const noColors = { colors: [] };
const noFonts = { styles: [], isPending: false };
const noTiles = { tiles: [] };
const noPanorama = { panorama: null };
const noTurntables = { turntables: [] };

export async function loader({ context, request, params: { id, slug } }: Route.LoaderArgs) {
  const { search, searchParams } = new URL(request.url);
  const showsAll = searchParams.get('show') === 'all';
  const api = createLoaderApi(context);
  const found = await api('GET /content/single/{id}', { params: { id } });
  const path = toPath(found);
  // A work's canonical address contains its title. Checked first, so that a redirect is cheap.
  if (decodeURIComponent(path) !== ['/content', id, slug ?? []].flat().join('/'))
    throw redirect(localizeHref(path) + search, 301);
  const [
    owned,
    inside,
    palette,
    drawings,
    fonts,
    tiles,
    sounds,
    panorama,
    turntables,
    around,
    payments,
    shown,
    own,
    follow,
  ] = await Promise.all([
    // If the call fails, the work is offered for sale; an owner gets a message when adding it to the cart.
    api('GET /content/owned/{contentId}', { params: { contentId: id } }).catch(() => ownsNothing),
    // The page doesn't need the results of the other calls.
    api('GET /content/inside/{id}', { params: { id: found._id } }).then(toInsideView, () => nothingInside),
    mayBePalette(found)
      ? api('GET /content/palette/{contentId}', { params: { contentId: found._id } }).catch(() => noColors)
      : noColors,
    api('GET /content/drawings/{id}', { params: { id: found._id }, query: {} }).catch(() => noDrawings),
    found.category.key === 'fonts'
      ? api('GET /content/fonts/{id}', { params: { id: found._id } }).catch(() => noFonts)
      : noFonts,
    found.category.key === 'patterns'
      ? api('GET /content/tiles/{id}', { params: { id: found._id } }).catch(() => noTiles)
      : noTiles,
    mayHaveSounds(found)
      ? api('GET /content/sounds/{id}', { params: { id: found._id } }).catch(() => noSounds)
      : noSounds,
    found.category.key === 'environments'
      ? api('GET /content/panorama/{id}', { params: { id: found._id } }).catch(() => noPanorama)
      : noPanorama,
    mayHaveTurntables(found)
      ? api('GET /content/turntable/{id}', { params: { id: found._id } }).catch(() => noTurntables)
      : noTurntables,
    api('GET /content/related/{id}', { params: { id }, query: showsAll ? {} : { personal: '1' } }).catch(() => ({
      related: [],
      fromContributor: [],
      leftOut: null,
    })),
    api('GET /payment/providers', {}).catch(() => ({ providers: [] })),
    api('GET /rating/of/{contentId}', { params: { contentId: found._id }, query: {} }).catch(() => noRatings),
    api('GET /rating/mine/{contentId}', { params: { contentId: found._id } }).catch(() => noOwnRating),
    api('GET /follow/contributor/{id}', { params: { id: found.contributor._id }, query: {} }).catch(() => undefined),
  ]);
  const content = toContentView(found, owned);
  const { origin, refundDays } = context.get(pageContext);
  return {
    content,
    inside,
    drawings: { ...drawings, drawings: nameRegions(drawings.drawings) },
    viewers: toViewersView(content, {
      colors: palette.colors,
      fonts: toFontsPlace(fonts),
      tiles: tiles.tiles,
      sounds,
      panorama: panorama.panorama,
      turntables: turntables.turntables,
    }),
    // Serialized on the server, so that the page needs no script to create it.
    structured: JSON.stringify(describeWork(content, origin, shown.summary)),
    // Also made on the server: the page's script only passes it on.
    links: [toOembedLink(content, origin)],
    image: describeImage(content),
    related: around.related.map(toCardView),
    leftOutNote: describeLeftOut(around.leftOut, {
      isShown: showsAll,
      withThem: `${path}?show=all`,
      withoutThem: path,
    }),
    more: around.fromContributor.map(toCardView),
    ratings: { shown, own },
    follow:
      follow === undefined || follow.isOwn
        ? null
        : { contributorId: found.contributor._id, isFollowed: follow.isFollowed },
    terms: toPurchaseTerms(refundDays, payments),
  };
}

/** Link by which other sites find how to embed the work. */
const toOembedLink = ({ path, title }: ContentView, origin: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/json+oembed',
  href: `${origin}/oembed?format=json&url=${encodeURIComponent(origin + localizeHref(path))}`,
  title,
});

/** Card of a work for social networks; nothing without a preview. */
const describeImage = ({ previews: [preview] }: ContentView) =>
  preview && { image: { address: `/media/${preview._id}/card.jpg`, width: 1200, height: 630, alt: preview.alt } };

/** schema.org data of a work for search engines. */
function describeWork(content: ContentView, origin: string, summary: RatingSummary | null) {
  const address = origin + localizeHref(content.path);
  const places = listPlaces(content).map(({ name, path }) => ({ name, address: origin + localizeHref(path) }));
  return toStructuredData(content, { origin, address, summary, trail: [...places, { name: content.title, address }] });
}

export const meta: Route.MetaFunction = (page) => {
  if (page.loaderData === undefined) return [];
  const { content, structured, links, image } = page.loaderData;
  const { matches } = page;
  const pathname = localizeHref(content.path);
  const description: PageDescription = {
    title: `${content.title} · ${content.category.name}`,
    description:
      content.description.replace(/\s+/g, ' ').slice(0, 200) ||
      m.catalogue_in_category_about({ name: content.category.name }),
    type: 'product',
    structured: JSON.parse(structured) as Record<string, unknown>[],
  };
  const at = { matches, location: { pathname } };
  return [...links, ...createMeta(at, { ...description, ...image })];
};

export default function Content({ loaderData }: Route.ComponentProps) {
  const { structured: _, links: __, image: ___, ...page } = loaderData;
  return <ContentPage {...page} />;
}
