import { browserApi } from '../../../../ui/api/client.ts';
import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { takeLostFocus } from '../../../../ui/lists/lost-focus.ts';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { Answer, RatingItem } from './rating-item.tsx';
import type { ShownRatings } from './rating-view.ts';

interface RatingListProps {
  readonly contentId: string;
  readonly contributor: string;
  readonly first: ShownRatings;
}

/** Ratings of a work with their answers, newest first. */
export function RatingList({ contentId, contributor, first }: RatingListProps) {
  const more = useLoadMore({
    first: { items: first.items, next: first.nextCursor },
    getId: ({ _id }) => _id,
    fetchPage: async (cursor) => {
      const page = await browserApi('GET /rating/of/{contentId}', { params: { contentId }, query: { cursor } });
      return { items: page.items, next: page.nextCursor };
    },
  });
  return (
    <div className="min-w-0">
      <ul className="grid gap-6">
        {more.items.map((rating) => (
          <li
            key={rating._id}
            ref={rating._id === more.focusId ? takeLostFocus : undefined}
            tabIndex={-1}
            className="border-b border-line pb-6 last:border-0 last:pb-0"
          >
            <RatingItem
              rating={rating}
              more={
                <a
                  href={localizeHref(`/contact?content=${contentId}&rating=${rating._id}#report`)}
                  rel="nofollow"
                  className="-mt-0.5 inline-flex min-h-6 shrink-0 items-center text-muted underline-offset-4 hover:text-ink hover:underline print:hidden"
                >
                  {m.ratings_report()}
                </a>
              }
            >
              {rating.answer === null ? null : (
                <Answer by={m.ratings_answer_by({ name: contributor })} answer={rating.answer} />
              )}
            </RatingItem>
          </li>
        ))}
      </ul>
      {first.nextCursor === null ? null : <LoadMoreButton more={more} />}
    </div>
  );
}
