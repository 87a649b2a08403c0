/** Terms of a discount that somebody wants to create. */
export interface WantedTerms {
  readonly code: string | null;
  readonly kind: 'percent' | 'amount';
  readonly value: number;
  readonly scope: 'all' | 'works' | 'categories';
  readonly workIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isFirstPurchase: boolean;
  readonly minimum: number;
  readonly maxUses: number | null;
  readonly maxPerPerson: number | null;
  readonly siteShare: number;
}

export interface TermFacts {
  readonly now: Date;
  /** The platform fee in basis points. */
  readonly feeBasisPoints: number;
  /** Those of the works and categories that exist and that the caller may reduce. */
  readonly knownWorks: ReadonlySet<string>;
  readonly knownCategories: ReadonlySet<string>;
}

export type TermProblem =
  | 'percent'
  | 'sale_percent'
  | 'ends_early'
  | 'ended'
  | 'no_works'
  | 'works'
  | 'no_categories'
  | 'categories'
  | 'sale_limits'
  | 'above_fee';

const WHOLE = 10_000;
/** A sale that takes more would give works away. */
const MAX_SALE_PERCENT = 9000;

function findScopeProblem({ scope, workIds, categoryIds }: WantedTerms, facts: TermFacts) {
  if (scope === 'works') {
    if (workIds.length === 0) return { path: 'workIds', problem: 'no_works' } as const;
    if (workIds.some((id) => !facts.knownWorks.has(id))) return { path: 'workIds', problem: 'works' } as const;
  }
  if (scope === 'categories') {
    if (categoryIds.length === 0) return { path: 'categoryIds', problem: 'no_categories' } as const;
    if (categoryIds.some((id) => !facts.knownCategories.has(id)))
      return { path: 'categoryIds', problem: 'categories' } as const;
  }
  return undefined;
}

/** Reasons why a discount can't have these terms, by field. */
export function findTermProblems(
  terms: WantedTerms,
  facts: TermFacts,
): { readonly path: string; readonly problem: TermProblem }[] {
  const { code, kind, value, startsAt, endsAt, siteShare } = terms;
  const isSale = code === null;
  const hasLimits = terms.isFirstPurchase || terms.minimum > 0 || terms.maxUses !== null || terms.maxPerPerson !== null;
  const scope = findScopeProblem(terms, facts);
  return [
    ...(kind === 'percent' && value > (isSale ? MAX_SALE_PERCENT : WHOLE)
      ? [{ path: 'value', problem: isSale ? ('sale_percent' as const) : ('percent' as const) }]
      : []),
    ...(endsAt <= startsAt ? [{ path: 'endsAt', problem: 'ends_early' as const }] : []),
    ...(endsAt <= facts.now ? [{ path: 'endsAt', problem: 'ended' as const }] : []),
    ...(isSale && hasLimits ? [{ path: 'code', problem: 'sale_limits' as const }] : []),
    ...(kind === 'percent' &&
    siteShare > 0 &&
    value > maxDiscount(WHOLE, { siteShare, feeBasisPoints: facts.feeBasisPoints })
      ? [{ path: 'siteShare', problem: 'above_fee' as const }]
      : []),
    ...(scope === undefined ? [] : [scope]),
  ];
}

/**
 * The largest discount of a price in minor units whose part for the site isn't above the rest of the site's fee. The
 * fee f is taken of the price that the contributors bear; with the site's share s, and `borne` of an earlier discount
 * of the line, that is at most (f(price + borne) − borne) ÷ (s + f(1 − s)).
 */
export function maxDiscount(
  price: number,
  {
    siteShare,
    feeBasisPoints,
    borne = 0,
  }: { readonly siteShare: number; readonly feeBasisPoints: number; readonly borne?: number },
): number {
  if (siteShare === 0) return price;
  const part = BigInt(siteShare * WHOLE + feeBasisPoints * (WHOLE - siteShare));
  const left = BigInt(price + borne) * BigInt(feeBasisPoints) - BigInt(borne) * BigInt(WHOLE);
  const most = Number((left * BigInt(WHOLE)) / part);
  return Math.max(0, Math.min(price, most));
}
