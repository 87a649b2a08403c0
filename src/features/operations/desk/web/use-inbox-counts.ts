import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { WaitingCounts } from '../../../../ui/admin/navigation.ts';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';

const EVERY_MS = 60_000;
const none: WaitingCounts = new Map();

/**
 * What waits, asked for once a page is there, and each minute while somebody looks at it. Where the answer is missing, the last
 * counts stay: the pages do without.
 */
export function useInboxCounts(isOn: boolean): WaitingCounts {
  const [counts, setCounts] = useState(none);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on each page anew
  useEffect(() => {
    if (!isOn) return;
    let isCurrent = true;
    const ask = async () => {
      if (document.hidden) return;
      try {
        const { items } = await browserApi('GET /admin/inbox', {});
        if (isCurrent) setCounts(new Map(items.map(({ path, ...count }) => [path, count])));
      } catch (error) {
        if (!isApiError(error)) throw error;
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), EVERY_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [isOn, key]);
  return counts;
}
