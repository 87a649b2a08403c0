import { type MouseEvent, useRef } from 'react';
import { useGrid } from '../../../../ui/lists/use-grid.ts';
import { useFavorites } from '../../../../ui/session/favorites-store.ts';
import { useOwnedWorks } from '../../../../ui/session/owned-store.ts';
import { type SiteActions, useSiteActions } from '../../../../ui/site-actions.ts';
import type { CardView } from './card-view.ts';
import { ContentCard } from './content-card.tsx';
import './card-row.css';
import { countInRow, tileShapes, toRatio } from './row-layout.ts';
import { useEvenLastRow } from './use-even-last-row.ts';

/**
 * Justified rows of cards (two a row on phones). Map the cards with `toCardView` in the loader: `<CardGrid
 * items={cards.map(toCardView)} />`. `first` says how many pictures are wanted at once, with priority; 0 for a list
 * below the fold. `focusId` of the card that takes the focus when it appears, where that is lost. `oneRow` for what
 * `takeRow` took: they share one row on tablets and desks.
 */
export function CardGrid({
  items,
  first = 0,
  focusId,
  oneRow = false,
}: {
  items: readonly CardView[];
  first?: number;
  focusId?: string | undefined;
  oneRow?: boolean;
}) {
  const favorites = useFavorites();
  const owned = useOwnedWorks();
  const actions = useSiteActions();
  const grid = useGrid();
  const list = useRef<HTMLUListElement>(null);
  useEvenLastRow(list, items.length, grid);
  const shapes = tileShapes(items.map((item) => toRatio(item.picture)));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: one listener for the buttons of all cards, which make clicks of keys
    <ul ref={list} className={oneRow ? 'tiles tiles-row' : 'tiles'} onClick={(event) => act(event, items, actions)}>
      {items.map((item, index) => {
        const shape = shapes[index];
        if (shape === undefined) return null;
        return (
          <ContentCard
            key={item.id}
            item={item}
            shape={shape}
            priority={index < first}
            favorite={favorites.has(item.id)}
            owned={owned.has(item.id)}
            takesFocus={item.id === focusId}
            large={grid === 'large'}
          />
        );
      })}
      {/* A row is justified when all of it is there: the list shows once its end has arrived. */}
      <li hidden className="tiles-end" />
    </ul>
  );
}

/** The first works that make a row; none where they are too few for one. */
export const takeRow = (items: readonly CardView[]): readonly CardView[] =>
  items.slice(0, countInRow(items.map((item) => toRatio(item.picture))));

/** One listener for all cards: the button that was pressed says in `data-act` what to do with its card. */
function act(
  event: MouseEvent<HTMLUListElement>,
  items: readonly CardView[],
  { toggleFavorite, openCardMenu, addToCart }: SiteActions,
) {
  const { target, currentTarget } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-act]');
  const action = button?.dataset['act'];
  const item = items[[...currentTarget.children].findIndex((tile) => tile.contains(target))];
  if (item === undefined) return;
  if (action === 'favorite') toggleFavorite(item.id);
  if (action === 'menu' && button) openCardMenu(item.id, button);
  if (action === 'cart') addToCart({ contentId: item.id });
}
