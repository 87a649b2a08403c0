import type { OutputOf } from '../../../../../platform/http/operation.ts';
import type { ArborApi } from '../../../../../ui/api/client.ts';
import type { OwnContent } from '../../../../catalogue/content/contract/own-content.ts';
import type { suggestionsContract } from '../../contract/suggestions.ts';

export type Licences = OutputOf<(typeof suggestionsContract)['licences']>['items'];

/**
 * Finds the licences of a work's variants: all offered ones, and those that variants still have although they are no
 * longer offered.
 */
export async function findLicences(
  api: ArborApi,
  { variants }: { readonly variants: readonly Pick<OwnContent['variants'][number], 'licence'>[] },
  offered: Licences,
): Promise<Licences> {
  const kept = new Set(variants.map(({ licence }) => licence));
  for (const { code } of offered) kept.delete(code);
  const others = [...kept].map((code) => api('GET /licence/single/{code}', { params: { code }, query: {} }));
  return [...offered, ...(await Promise.all(others)).map(({ licence }) => licence)];
}
