import { type RefObject, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { browserApi } from '../../../../ui/api/client.ts';
import { type Counts, uncounted } from './filter-counts.ts';
import { filterParameters, type ListingState, pick, queryOf } from './listing-address.ts';

/**
 * Loads counts for a filtered listing in the browser after the page, and only when they are visible: in the rail of a
 * wide window, or when the sheet (a popover) opens. Returns null until they have arrived.
 */
export function useFacetCounts(
  state: ListingState,
  address: string,
  { wanted, isPersonal }: { readonly wanted: boolean; readonly isPersonal: boolean },
  sheet: RefObject<HTMLElement | null>,
): Counts | null {
  const [found, setFound] = useState<{ address: string; counts: Counts } | null>(null);
  // Both the first page of a document and a return to a previous page are a `POP`.
  const isFirst = useNavigationType() === NavigationType.Pop;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says all of the state
  useEffect(() => {
    if (!wanted) return;
    const element = sheet.current;
    const isWide = matchMedia('(min-width: 992px)').matches;
    let live = true;
    const ask = async () => {
      const { groups, sampled } = await browserApi('GET /content/facets', {
        query: queryOf(pick(state, [...filterParameters, 'show']), isPersonal),
      });
      const found = groups.flatMap(({ key, values }) =>
        values.flatMap(({ value, count }) => (count === null ? [] : [[`${key}:${value}`, count] as const])),
      );
      // If nothing was counted, a missing choice doesn't mean that it has no results.
      const isCounted = groups.every(
        ({ key, values }) => uncounted.has(key) || values.every(({ count }) => count !== null),
      );
      // On a first page, hidden choices would move the layout; after an action of the person, that is acceptable.
      const mayHide = !isWide || !isFirst;
      if (live && isCounted)
        setFound({ address, counts: { found: new Map(found), sampled: new Set(sampled), mayHide } });
    };
    // The filters also work without counts.
    const requestSilently = () => void ask().catch(() => undefined);
    if (isWide || element?.matches(':popover-open')) requestSilently();
    else element?.addEventListener('beforetoggle', requestSilently, { once: true });
    return () => {
      live = false;
      element?.removeEventListener('beforetoggle', requestSilently);
    };
  }, [address, wanted, isPersonal]);
  return found?.address === address ? found.counts : null;
}
