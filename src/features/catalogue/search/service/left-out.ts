import type { Context } from '../../../../platform/context.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { toExcludedTerms } from '../../catalogue/service/filters.ts';
import { readExclusions } from '../../exclusions/service.ts';

/** What of words, keywords and contributors isn't suggested to this caller. */
export interface Unwanted {
  /** Whether the caller leaves anything out. */
  readonly isAny: boolean;
  readonly hasKeyword: (keyword: string) => boolean;
  readonly hasContributor: (id: string) => boolean;
}

/** Nothing is unwanted where the call doesn't ask for it (`personal=1`). */
export async function readUnwanted(ctx: Context, request: RequestScope, personal: '1' | undefined): Promise<Unwanted> {
  if (personal === undefined) return { isAny: false, hasKeyword: () => false, hasContributor: () => false };
  const { ai, keywords, contributorIds } = await readExclusions(ctx, request);
  const terms = new Set(keywords.flatMap(toExcludedTerms));
  return {
    isAny: ai || keywords.length > 0 || contributorIds.length > 0,
    hasKeyword: (keyword) => toExcludedTerms(keyword).some((term) => terms.has(term)),
    hasContributor: (id) => contributorIds.includes(id),
  };
}
