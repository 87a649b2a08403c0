import { useState } from 'react';
import { browserApi, isApiError } from '../../../../web/api.ts';
import { type DownloadView, downloadViewOf } from './download-view.ts';

export interface DownloadsData {
  readonly items: readonly DownloadView[];
  readonly next: string | null;
}

/** The first downloads and those below them; begins anew where the first ones are fetched anew. */
export function useMoreDownloads(first: DownloadsData) {
  const [added, setAdded] = useState<{ to: DownloadsData; items: readonly DownloadView[]; next: string | null }>();
  const [doing, setDoing] = useState<'idle' | 'loading' | 'failed'>('idle');
  const below = added?.to === first ? added : undefined;
  const next = below === undefined ? first.next : below.next;
  const items = below === undefined ? first.items : [...first.items, ...below.items];

  async function load() {
    if (next === null || doing === 'loading') return;
    setDoing('loading');
    try {
      const answer = await browserApi('GET /content/downloaded', { query: { cursor: next } });
      const known = new Set(items.map(({ variantId }) => variantId));
      const fresh = answer.items.map(downloadViewOf).filter(({ variantId }) => !known.has(variantId));
      setAdded({ to: first, items: [...(below?.items ?? []), ...fresh], next: answer.nextCursor });
      setDoing('idle');
    } catch (error) {
      if (!isApiError(error)) throw error;
      setDoing('failed');
    }
  }

  return { items, next, doing, load };
}
