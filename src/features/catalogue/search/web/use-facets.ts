import { type RefObject, useEffect, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { browserApi } from '../../../../ui/api/client.ts';
import { type Counts, uncounted } from './filter-counts.ts';
import { filterParameters, type ListingState, pick, queryOf } from './listing-address.ts';

/**
 * Counts for a narrowed listing, asked by the browser after the page is there, and only where they can be seen: in the
 * rail of a wide window, or when the sheet (a popover) opens. Null until they come.
 */
export function useFacetCounts(
  state: ListingState,
  address: string,
  { wanted, isPersonal }: { readonly wanted: boolean; readonly isPersonal: boolean },
  sheet: RefObject<HTMLElement | null>,
): Counts | null {
  const [found, setFound] = useState<{ address: string; counts: Counts } | null>(null);
  // The page that the document came with is a `POP`, as going back is.
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
      // Nothing was counted: a choice that is missing then doesn't say that it leads nowhere.
      const isCounted = groups.every(
        ({ key, values }) => uncounted.has(key) || values.every(({ count }) => count !== null),
      );
      // Beside a page that has just come, what goes would move the rest; after a press nobody minds.
      const mayHide = !isWide || !isFirst;
      if (live && isCounted)
        setFound({ address, counts: { found: new Map(found), sampled: new Set(sampled), mayHide } });
    };
    // Without counts the filters work as well.
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
