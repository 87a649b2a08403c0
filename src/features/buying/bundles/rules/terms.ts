/** A variant that somebody wants to sell in a bundle. */
export interface WantedWork {
  readonly contentId: string;
  readonly variantId: string;
}

/** What is known of a wanted variant; undefined for one that isn't public. */
export interface KnownVariant {
  readonly contentId: string;
  readonly contributorId: string;
  /** Price in minor units without a sale; null if it isn't for sale. */
  readonly listPrice: number | null;
  /** Whether its contributor has agreed or can be asked. */
  readonly canAgree: boolean;
}

export type BundleProblem =
  | 'none_own'
  | 'work_gone'
  | 'work_free'
  | 'work_twice'
  | 'work_no_account'
  | 'price_high'
  | 'price_low';

function findWorkProblem({ contentId }: WantedWork, known: KnownVariant | undefined): BundleProblem | undefined {
  if (known?.contentId !== contentId || known.listPrice === null) return 'work_gone';
  if (known.listPrice === 0) return 'work_free';
  return known.canAgree ? undefined : 'work_no_account';
}

export interface WantedTerms {
  /** Minor units. */
  readonly price: number;
  readonly works: readonly WantedWork[];
  /** Contributor who makes the bundle; null for the site. */
  readonly ownerId: string | null;
}

/** Reasons why works can't be sold together at this price, by field. */
export function findBundleProblems(
  { price, works, ownerId }: WantedTerms,
  variants: ReadonlyMap<string, KnownVariant>,
  divide: (amount: number, weights: readonly number[]) => readonly number[],
): { readonly path: string; readonly problem: BundleProblem }[] {
  const seen = new Set<string>();
  const ofWorks = works.flatMap((work, index) => {
    const isTwice = seen.has(work.contentId);
    seen.add(work.contentId);
    const problem = isTwice ? 'work_twice' : findWorkProblem(work, variants.get(work.variantId));
    return problem === undefined ? [] : [{ path: `works.${index}`, problem }];
  });
  if (ofWorks.length > 0) return ofWorks;
  if (ownerId !== null && !works.some(({ variantId }) => variants.get(variantId)?.contributorId === ownerId))
    return [{ path: 'works', problem: 'none_own' }];
  const listPrices = works.map(({ variantId }) => variants.get(variantId)?.listPrice ?? 0);
  if (price >= listPrices.reduce((sum, each) => sum + each, 0)) return [{ path: 'price', problem: 'price_high' }];
  return divide(price, listPrices).every((part) => part > 0) ? [] : [{ path: 'price', problem: 'price_low' }];
}
