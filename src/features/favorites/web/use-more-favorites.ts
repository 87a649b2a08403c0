import { useState } from 'react';
import type * as z from 'zod';
import { browserApi, isApiError } from '../../../web/api.ts';
import type { card } from '../../content/contract.ts';
import { callQueryOf, type FavoritesQuery } from './favorites-query.ts';

type Card = z.output<typeof card>;

export interface MoreFavorites<V> {
  readonly cards: readonly V[];
  readonly next: string | null;
  readonly doing: 'idle' | 'loading' | 'failed';
  readonly load: () => Promise<void>;
}

interface First<V> {
  readonly query: FavoritesQuery;
  readonly cards: readonly V[];
  readonly next: string | null;
}

/** The first page and those below it; begins anew where the first page is another. */
export function useMoreFavorites<V extends { readonly id: string }>(
  first: First<V>,
  viewOf: (card: Card) => V,
): MoreFavorites<V> {
  const [added, setAdded] = useState<{ to: First<V>; cards: readonly V[]; next: string | null }>();
  const [doing, setDoing] = useState<MoreFavorites<V>['doing']>('idle');
  const below = added?.to === first ? added : undefined;
  const next = below === undefined ? first.next : below.next;
  const cards = below === undefined ? first.cards : [...first.cards, ...below.cards];

  async function load() {
    if (next === null || doing === 'loading') return;
    setDoing('loading');
    try {
      const answer = await browserApi('GET /favorites/all', { query: { ...callQueryOf(first.query), cursor: next } });
      const known = new Set(cards.map(({ id }) => id));
      const fresh = answer.items.map(viewOf).filter(({ id }) => !known.has(id));
      setAdded({ to: first, cards: [...(below?.cards ?? []), ...fresh], next: answer.nextCursor });
      setDoing('idle');
    } catch (error) {
      if (!isApiError(error)) throw error;
      setDoing('failed');
    }
  }

  return { cards, next, doing, load };
}
