import { useState } from 'react';
import { useLocation } from 'react-router';
import { browserApi } from '../../../ui/api/client.ts';
import { type CardView, toCardView } from './card-view.ts';
import { queryOf } from './listing-address.ts';
import type { ListingData } from './load-listing.ts';

interface Appended {
  readonly cards: readonly CardView[];
  readonly next: string | null;
}

/** By history entry, so that Back finds the list as long as it was left, and the place in it. Only ever filled in a browser. */
const kept = new Map<string, Appended>();

export type MoreState = 'idle' | 'loading' | 'failed';

/** The first page, and what "Load more" has put below it. */
export function useMore({ cards, next, state }: Pick<ListingData, 'cards' | 'next' | 'state'>) {
  const { key } = useLocation();
  const [doing, setDoing] = useState<{ key: string; what: MoreState }>({ key, what: 'idle' });
  const appended = kept.get(key);
  const cursor = appended === undefined ? next : appended.next;
  const all = appended === undefined ? cards : [...cards, ...appended.cards];

  async function load() {
    if (cursor === null) return;
    setDoing({ key, what: 'loading' });
    try {
      const answer = await browserApi('GET /content/all', { query: { ...queryOf(state), cursor } });
      const known = new Set(all.map(({ id }) => id));
      const fresh = answer.items.filter(({ _id }) => !known.has(_id)).map(toCardView);
      if (kept.size > 20) kept.clear();
      kept.set(key, { cards: [...(appended?.cards ?? []), ...fresh], next: answer.nextCursor });
      setDoing({ key, what: 'idle' });
    } catch {
      setDoing({ key, what: 'failed' });
    }
  }

  return { cards: all, next: cursor, doing: doing.key === key ? doing.what : 'idle', load };
}
