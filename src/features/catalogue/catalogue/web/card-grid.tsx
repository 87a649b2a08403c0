import { type MouseEvent, useRef } from 'react';
import { useGrid } from '../../../../ui/lists/use-grid.ts';
import { useFavorites } from '../../../../ui/session/favorites-store.ts';
import { useOwnedWorks } from '../../../../ui/session/owned-store.ts';
import { type SiteActions, useSiteActions } from '../../../../ui/site-actions.ts';
import { type CardView, toContentPath } from './card-view.ts';
import { ContentCard } from './content-card.tsx';
import './card-row.css';
import { countInRow, tileShapes, toRatio } from './row-layout.ts';
import { useEvenLastRow } from './use-even-last-row.ts';

/**
 * Justified rows of cards (two per row on phones). Loaders convert the cards: `<CardGrid items={cards.map(toCardView)}
 * />`. `first`: number of pictures to load with priority; 0 for a list below the fold. `focusId`: card that receives
 * the focus when it appears, because the pressed button is gone. `oneRow`: for the result of `takeRow`, which shares
 * one row on tablets and desktops.
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
    // biome-ignore lint/a11y/useKeyWithClickEvents: one listener for all buttons, which turn keys into clicks
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
      {/* The list becomes visible with its last element, because a row can only be justified when all its cards have
          arrived. */}
      <li hidden className="tiles-end" />
    </ul>
  );
}

/** Takes the first works that fill a row; empty if they are too few for one. */
export const takeRow = (items: readonly CardView[]): readonly CardView[] =>
  items.slice(0, countInRow(items.map((item) => toRatio(item.picture))));

/** Handles clicks on all cards. The pressed button's `data-act` names the action. */
function act(
  event: MouseEvent<HTMLUListElement>,
  items: readonly CardView[],
  { toggleFavorite, openCardMenu, playSounds, addToCart }: SiteActions,
) {
  const { target, currentTarget } = event;
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>('[data-act]');
  const action = button?.dataset['act'];
  const item = items[[...currentTarget.children].findIndex((tile) => tile.contains(target))];
  if (item === undefined) return;
  if (action === 'favorite') toggleFavorite(item.id);
  if (action === 'menu' && button) openCardMenu(item.id, button);
  if (action === 'play') playSounds({ id: item.id, title: item.title, lang: item.lang, path: toContentPath(item) });
  if (action === 'cart') addToCart({ contentId: item.id });
}
