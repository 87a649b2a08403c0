import type { RatingSummary } from '../../ratings/web/rating-view.ts';
import type { ContentView, VariantView } from './content-view.ts';
import { toSummary } from './file-labels.ts';

export interface StructuredDataOptions {
  readonly origin: string;
  /** Absolute URL of the page. */
  readonly address: string;
  /** Breadcrumbs from the catalogue to the work, with absolute URLs. */
  readonly trail: readonly { readonly name: string; readonly address: string }[];
  /** Public ratings by buyers; null if there are too few. */
  readonly summary: RatingSummary | null;
}

type Json = Record<string, unknown>;

/** schema.org data of a work: its offers, its picture with the licence, and its breadcrumbs. */
export function toStructuredData(content: ContentView, facts: StructuredDataOptions): Json[] {
  const picture = toPicture(content, facts);
  return [toProduct(content, facts, picture), ...(picture === null ? [] : [picture]), toTrail(facts)].map((data) => ({
    '@context': 'https://schema.org',
    ...data,
  }));
}

const MAX_IMAGES = 12;

/** A `Product` for a single variant, or a `ProductGroup` whose variants differ by files, licence or both. */
function toProduct(content: ContentView, facts: StructuredDataOptions, picture: Json | null): Json {
  const { origin, address } = facts;
  const { contributor, variants } = content;
  const images = listImages(content, origin);
  const [only, ...others] = variants;
  return {
    '@id': address,
    url: address,
    name: content.title,
    description: content.description,
    category: content.category.name,
    keywords: content.keywords.join(', '),
    inLanguage: content.lang,
    datePublished: content.publishedAt,
    dateModified: content.updatedAt,
    creator: toPerson(content, origin),
    ...(images.length === 0 ? {} : { image: images }),
    ...(picture === null ? {} : { license: picture['license'] }),
    ...toRating(facts),
    isAccessibleForFree: variants.some(({ price }) => price === 0),
    // Demo works are not for sale.
    ...(contributor.demo || only === undefined
      ? { '@type': 'CreativeWork' }
      : others.length === 0
        ? { '@type': ['Product', 'CreativeWork'], sku: only.id, offers: toOffer(only, facts) }
        : toGroup(content, facts, images)),
  };
}

/** The average rating, which search engines show with the work. */
const toRating = ({ summary }: StructuredDataOptions): Json =>
  summary === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: summary.average,
          ratingCount: summary.count,
          bestRating: 5,
          worstRating: 1,
        },
      };

function toGroup({ id, title, variants }: ContentView, facts: StructuredDataOptions, images: readonly string[]): Json {
  return {
    '@type': ['ProductGroup', 'CreativeWork'],
    productGroupID: id,
    variesBy: ['https://schema.org/additionalProperty'],
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      sku: variant.id,
      name: `${title}: ${variant.name}`,
      ...(images.length === 0 ? {} : { image: images[0] }),
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Files', value: toSummary(variant.files) },
        { '@type': 'PropertyValue', name: 'Licence', value: variant.licence.name },
      ],
      offers: toOffer(variant, facts),
    })),
  };
}

/** URLs of the sharing image and of every preview in its largest size. */
function listImages({ previews }: ContentView, origin: string): string[] {
  const [first] = previews;
  if (first === undefined) return [];
  const large = previews.map(({ _id, widths }) => `${origin}/media/${_id}/${widths.at(-1) ?? 0}.webp`);
  return [`${origin}/media/${first._id}/card.jpg`, ...large].slice(0, MAX_IMAGES);
}

function toOffer({ name, price, currency, licence }: VariantView, { origin, address }: StructuredDataOptions): Json[] {
  if (price === null) return [];
  return [
    {
      '@type': 'Offer',
      name,
      price: toDecimal(price),
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      url: address,
      license: toWholeAddress(licence.url, origin),
    },
  ];
}

/** Google's "Licensable" badge requires the addresses of the licence and of the page that sells it. */
function toPicture(content: ContentView, { origin, address }: StructuredDataOptions): Json | null {
  const [preview] = content.previews;
  const licence = content.variants[0]?.licence;
  const width = preview?.widths.at(-1);
  if (preview === undefined || licence === undefined || width === undefined) return null;
  return {
    '@type': 'ImageObject',
    contentUrl: `${origin}/media/${preview._id}/${width}.webp`,
    name: content.title,
    license: toWholeAddress(licence.url, origin),
    acquireLicensePage: address,
    creditText: content.attribution || content.contributor.name,
    copyrightNotice: content.contributor.demo ? content.attribution : content.contributor.name,
    creator: toPerson(content, origin),
  };
}

function toPerson({ contributor }: ContentView, origin: string): Json {
  return {
    '@type': contributor.demo ? 'Organization' : 'Person',
    name: contributor.name,
    url: `${origin}/contributors/${contributor.key}`,
  };
}

function toTrail({ trail }: StructuredDataOptions): Json {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address,
    })),
  };
}

/** Turns a licence's address into an absolute URL: Arbor's own licences have paths, others have full URLs. */
const toWholeAddress = (url: string, origin: string): string => new URL(url, origin).href;

/** Formats minor units as a decimal, such as 45050 as `450.50`, without floating-point arithmetic. */
export function toDecimal(minor: number): string {
  return `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}
