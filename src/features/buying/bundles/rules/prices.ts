import type { bundleWorkStates } from '../contract.ts';

export type BundleWorkState = (typeof bundleWorkStates)[number];

/** A work of a bundle, with its part of the bundle's price in minor units. */
export interface BundledWork {
  readonly contentId: string;
  readonly variantId: string;
  readonly contributorId: string;
  readonly share: number;
}

/** What a variant costs alone now, in minor units; null if it isn't for sale. */
export interface CurrentOffer {
  readonly price: number | null;
  readonly isPublished: boolean;
}

export interface BuyerFacts {
  /** Variants that the buyer may download. */
  readonly owned: ReadonlySet<string>;
  /** The buyer's id as a contributor. */
  readonly contributorId: string | null;
}

export interface PricedWork extends BundledWork {
  readonly state: BundleWorkState;
  /** What it costs in the bundle; 0 if it isn't on sale. */
  readonly price: number;
  /** What it costs alone; 0 if it isn't on sale. */
  readonly separatePrice: number;
}

/** A bundle with fewer works on sale is no bundle. */
export const MIN_WORKS = 2;

export const nobody: BuyerFacts = { owned: new Set(), contributorId: null };

function findState(work: BundledWork, offer: CurrentOffer | undefined, buyer: BuyerFacts): BundleWorkState {
  if (buyer.owned.has(work.variantId)) return 'owned';
  if (work.contributorId === buyer.contributorId) return 'own';
  // A free work needs no bundle: anybody may download it.
  return offer?.isPublished === true && (offer.price ?? 0) > 0 ? 'buy' : 'gone';
}

/** Prices the works of a bundle for a buyer. In a bundle, no work costs more than alone. */
export const priceWorks = (
  works: readonly BundledWork[],
  offers: ReadonlyMap<string, CurrentOffer>,
  buyer: BuyerFacts,
): readonly PricedWork[] =>
  works.map((work) => {
    const offer = offers.get(work.variantId);
    const separatePrice = offer?.isPublished === true ? (offer.price ?? 0) : 0;
    return {
      ...work,
      state: findState(work, offer, buyer),
      price: Math.min(work.share, separatePrice),
      separatePrice,
    };
  });

/** Whether enough works are on sale, also counting those that the buyer owns. */
export const isOnSale = (works: readonly Pick<PricedWork, 'separatePrice'>[]): boolean =>
  works.filter(({ separatePrice }) => separatePrice > 0).length >= MIN_WORKS;

/** Sum of the works that the buyer would pay for, in minor units. */
export const sumToPay = (works: readonly PricedWork[]): number =>
  works.reduce((sum, { state, price }) => sum + (state === 'buy' ? price : 0), 0);
