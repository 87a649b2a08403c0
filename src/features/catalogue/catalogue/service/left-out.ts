import type { Context } from '../../../../platform/context.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { type Exclusions, readExclusions } from '../../exclusions/service.ts';
import { toExcludedTerms } from './filters.ts';

const toTerms = ({ ai, keywords, contributorIds }: Exclusions): string[] => [
  ...(ai ? ['ai:yes'] : []),
  ...contributorIds.map((id) => `u:${id}`),
  ...new Set(keywords.flatMap(toExcludedTerms)),
];

/** Reads the terms that this caller excludes from every list; empty unless the call asks for it by `personal=1`. */
export async function readLeftOutTerms(
  ctx: Context,
  request: RequestScope,
  personal: '1' | undefined,
): Promise<string[]> {
  return personal === undefined ? [] : toTerms(await readExclusions(ctx, request));
}
