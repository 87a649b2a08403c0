import type { ContentView, VariantView } from './content-view.ts';

export interface StructuredDataOptions {
  readonly origin: string;
  /** The whole address of the page. */
  readonly address: string;
  /** From the catalogue to the content: name and whole address. */
  readonly trail: readonly { readonly name: string; readonly address: string }[];
}

type Json = Record<string, unknown>;

/** schema.org: the work with its offers, its picture with the licence, and where it stands in the catalogue. */
export function toStructuredData(content: ContentView, facts: StructuredDataOptions): Json[] {
  const picture = toPicture(content, facts);
  return [toProduct(content, facts, picture), ...(picture === null ? [] : [picture]), toTrail(facts)].map((data) => ({
    '@context': 'https://schema.org',
    ...data,
  }));
}

function toProduct(content: ContentView, facts: StructuredDataOptions, picture: Json | null): Json {
  const { origin, address } = facts;
  const [preview] = content.previews;
  return {
    // Nobody sells what the demo shows.
    '@type': content.contributor.demo ? 'CreativeWork' : ['Product', 'CreativeWork'],
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
    ...(preview === undefined ? {} : { image: `${origin}/media/${preview._id}/card.jpg` }),
    ...(picture === null ? {} : { license: picture['license'] }),
    isAccessibleForFree: content.variants.some(({ price }) => price === 0),
    ...(content.contributor.demo ? {} : { offers: content.variants.flatMap((variant) => toOffer(variant, facts)) }),
  };
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

/** Google's "Licensable" badge needs both addresses on the picture itself. */
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

/** Arbor's own licences have paths, the others addresses of their own. */
const toWholeAddress = (url: string, origin: string): string => new URL(url, origin).href;

/** 45050 → `450.50`, without a float in between. */
export function toDecimal(minor: number): string {
  return `${Math.trunc(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}
