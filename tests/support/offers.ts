import type { APIRequestContext } from '@playwright/test';
import { send } from './site-client.ts';

/** A variant that can be bought. */
export interface Offer {
  readonly contentId: string;
  readonly variantId: string;
  readonly title: string;
  /** Price in minor units. */
  readonly price: number;
  /** Hash of its first file according to its page. */
  readonly sha256: string;
  /** Its files according to its page. */
  readonly files: readonly { readonly name: string; readonly sha256: string }[];
}

interface Listed {
  readonly items: readonly { readonly _id: string; readonly title: string }[];
}

interface Single {
  readonly variants: readonly {
    readonly _id: string;
    readonly price: number | null;
    readonly files: Offer['files'];
  }[];
}

const MAX_LISTED = 60;

/** Lists paid or free variants, each the first one on its work's page with at least `minFiles` files. */
export async function listOffers(
  client: APIRequestContext,
  {
    price: kind = 'paid',
    limit = 4,
    minFiles = 1,
  }: { readonly price?: 'paid' | 'free'; readonly limit?: number; readonly minFiles?: number } = {},
): Promise<Offer[]> {
  const listing = await client.get(`/api/v1/content/all?price=${kind}&limit=${MAX_LISTED}`);
  const offers: Offer[] = [];
  for (const { _id: contentId, title } of ((await listing.json()) as Listed).items) {
    const { variants } = (await (await client.get(`/api/v1/content/single/${contentId}`)).json()) as Single;
    const found = variants.find(({ price, files }) => price !== null && files.length >= minFiles);
    if (found === undefined || (found.price ?? 0) > 0 !== (kind === 'paid')) continue;
    const { _id: variantId, price, files } = found;
    offers.push({ contentId, variantId, title, price: price ?? 0, sha256: files[0]?.sha256 ?? '', files });
    if (offers.length === limit) break;
  }
  return offers;
}

/** Finds the first such variant. @throws Error if there is none */
export async function findOffer(...of: Parameters<typeof listOffers>): Promise<Offer> {
  const [offer] = await listOffers(...of);
  if (offer === undefined) throw new Error('The catalogue has no such offer.');
  return offer;
}

export async function fillCart(client: APIRequestContext, offers: readonly Offer[]): Promise<void> {
  for (const { contentId, variantId } of offers)
    await send(client, 'POST', '/api/v1/cart/add', { contentId, variantId });
}
