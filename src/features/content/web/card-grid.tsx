import type { MouseEvent } from 'react';
import { openSignIn } from '../../../web/ui/sign-in-place.ts';
import type { CardView } from './card-view.ts';
import { ContentCard } from './content-card.tsx';
import { ratioOf, tileShapes } from './row-layout.ts';

const firstTiles = 'first-tiles';

/**
 * Justified rows of cards (two a row on phones). For any page: `<CardGrid items={cards.map(cardViewOf)} />`, mapped in the
 * loader. `first` says how many pictures are wanted at once, with priority; 0 for a list below the fold.
 */
export function CardGrid({ items, first = 0 }: { items: readonly CardView[]; first?: number }) {
  const shapes = tileShapes(items.map((item) => ratioOf(item.picture)));
  return (
    <>
      {/* A row is justified when all of it is there: a page is first painted with this list, not in the middle of it. */}
      {first === 0 ? null : <link rel="expect" href={`#${firstTiles}`} blocking="render" />}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: one listener for the buttons of all cards, which make clicks of keys */}
      <ul id={first === 0 ? undefined : firstTiles} className="tiles" onClick={act}>
        {items.map((item, index) => {
          const shape = shapes[index];
          if (shape === undefined) return null;
          return <ContentCard key={item.id} item={item} shape={shape} priority={index < first} />;
        })}
      </ul>
    </>
  );
}

function act(event: MouseEvent<HTMLUListElement>) {
  const wish = (event.target as HTMLElement).closest<HTMLElement>('[data-act]')?.dataset['act'];
  if (wish === 'favorite' || wish === 'cart') openSignIn(wish);
}
