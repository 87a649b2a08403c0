import type { Context } from '../../../../platform/context.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { toExcludedTerms } from '../../catalogue/service/filters.ts';
import { readExclusions } from '../../exclusions/service.ts';

/** Words, keywords and contributors that suggestions leave out for a caller. */
export interface Unwanted {
  /** Whether the caller leaves anything out. */
  readonly isAny: boolean;
  readonly hasKeyword: (keyword: string) => boolean;
  readonly hasContributor: (id: string) => boolean;
}

/** Reads what suggestions leave out, which is nothing unless the call asks for it by `personal=1`. */
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
