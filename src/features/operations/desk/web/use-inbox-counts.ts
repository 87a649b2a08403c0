import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { WaitingCounts } from '../../../../ui/admin/navigation.ts';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';

const none: WaitingCounts = new Map();

/**
 * Counts of waiting items: loaded on each page and when the tab becomes visible. There is no timer, because its
 * requests would keep an unattended session alive. If a call fails, the last counts stay.
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
    const hear = () => void ask();
    document.addEventListener('visibilitychange', hear);
    return () => {
      isCurrent = false;
      document.removeEventListener('visibilitychange', hear);
    };
  }, [isOn, key]);
  return counts;
}
