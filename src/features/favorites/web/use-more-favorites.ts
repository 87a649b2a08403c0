import { useState } from 'react';
import type * as z from 'zod';
import { browserApi, isApiError } from '../../../ui/api/client.ts';
import type { card } from '../../content/contract.ts';
import { type FavoritesQuery, toApiQuery } from './favorites-query.ts';

type Card = z.output<typeof card>;

export interface MoreFavorites<V> {
  readonly cards: readonly V[];
  readonly next: string | null;
  readonly doing: 'idle' | 'loading' | 'failed';
  /** The first of those that the last page brought: the button that had the focus is gone. */
  readonly arrived: string | undefined;
  readonly load: () => Promise<void>;
}

interface First<V> {
  readonly query: FavoritesQuery;
  readonly cards: readonly V[];
  readonly next: string | null;
}

interface Below<V> extends Omit<MoreFavorites<V>, 'load'> {
  readonly to: First<V>;
}

const nothing = ({ next }: { next: string | null }) =>
  ({ cards: [], next, doing: 'idle', arrived: undefined }) as const;

/** The first page and those below it; begins anew where the first page is another. */
export function useMoreFavorites<V extends { readonly id: string }>(
  first: First<V>,
  viewOf: (card: Card) => V,
): MoreFavorites<V> {
  const [below, setBelow] = useState<Below<V>>({ to: first, ...nothing(first) });
  // What is known of another first page says nothing of this one.
  const { cards: added, next, doing, arrived } = below.to === first ? below : nothing(first);
  const cards = added.length === 0 ? first.cards : [...first.cards, ...added];
  const change = (part: Partial<Below<V>>) => setBelow((now) => (now.to === first ? { ...now, ...part } : now));

  async function load() {
    if (next === null || doing === 'loading') return;
    setBelow({ to: first, cards: added, next, doing: 'loading', arrived: undefined });
    try {
      const answer = await browserApi('GET /favorites/all', { query: { ...toApiQuery(first.query), cursor: next } });
      const known = new Set(cards.map(({ id }) => id));
      const fresh = answer.items.map(viewOf).filter(({ id }) => !known.has(id));
      const last = answer.nextCursor === null ? fresh[0]?.id : undefined;
      change({ cards: [...added, ...fresh], next: answer.nextCursor, doing: 'idle', arrived: last });
    } catch (error) {
      if (!isApiError(error)) throw error;
      change({ doing: 'failed' });
    }
  }

  return { cards, next, doing, arrived, load };
}
