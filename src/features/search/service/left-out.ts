import type { Context } from '../../../platform/context.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { toExcludedTerms } from '../../catalogue/service/filters.ts';
import { readExclusions } from '../../exclusions/service.ts';

/** What of words, keywords and contributors isn't suggested to this caller. */
export interface Unwanted {
  readonly hasKeyword: (keyword: string) => boolean;
  readonly hasContributor: (id: string) => boolean;
}

/** Nothing is unwanted where the call doesn't ask for it (`personal=1`). */
export async function readUnwanted(ctx: Context, request: RequestScope, personal: '1' | undefined): Promise<Unwanted> {
  if (personal === undefined) return { hasKeyword: () => false, hasContributor: () => false };
  const { keywords, contributorIds } = await readExclusions(ctx, request);
  const terms = new Set(keywords.flatMap(toExcludedTerms));
  return {
    hasKeyword: (keyword) => toExcludedTerms(keyword).some((term) => terms.has(term)),
    hasContributor: (id) => contributorIds.includes(id),
  };
}
