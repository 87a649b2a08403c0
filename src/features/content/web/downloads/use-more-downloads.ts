import { useState } from 'react';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { type DownloadView, toDownloadView } from './download-view.ts';

export interface DownloadsData {
  readonly items: readonly DownloadView[];
  readonly next: string | null;
}

interface Below extends DownloadsData {
  readonly to: DownloadsData;
  readonly doing: 'idle' | 'loading' | 'failed';
  /** The first of those that the last page brought: the button that had the focus is gone. */
  readonly arrived: string | undefined;
}

const nothing = (to: DownloadsData): Below => ({ to, items: [], next: to.next, doing: 'idle', arrived: undefined });

/** The first downloads and those below them; begins anew where the first ones are fetched anew. */
export function useMoreDownloads(first: DownloadsData) {
  const [below, setBelow] = useState<Below>(nothing(first));
  // What is known of another first page says nothing of this one.
  const { items: added, next, doing, arrived } = below.to === first ? below : nothing(first);
  const items = added.length === 0 ? first.items : [...first.items, ...added];
  const change = (part: Partial<Below>) => setBelow((now) => (now.to === first ? { ...now, ...part } : now));

  async function load() {
    if (next === null || doing === 'loading') return;
    setBelow({ to: first, items: added, next, doing: 'loading', arrived: undefined });
    try {
      const answer = await browserApi('GET /content/downloaded', { query: { cursor: next } });
      const known = new Set(items.map(({ variantId }) => variantId));
      const fresh = answer.items.map(toDownloadView).filter(({ variantId }) => !known.has(variantId));
      const last = answer.nextCursor === null ? fresh[0]?.variantId : undefined;
      change({ items: [...added, ...fresh], next: answer.nextCursor, doing: 'idle', arrived: last });
    } catch (error) {
      if (!isApiError(error)) throw error;
      change({ doing: 'failed' });
    }
  }

  return { items, next, doing, arrived, load };
}
