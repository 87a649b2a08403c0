import { m } from '../../../../ui/paraglide/messages.js';
import { OwnRating } from './own-rating.tsx';
import { RatingList } from './rating-list.tsx';
import { RatingBars } from './rating-summary.tsx';
import { hasRatings, type RatingsView } from './rating-view.ts';

interface RatingsProps {
  readonly contentId: string;
  /** Name of the work's contributor, who answers. */
  readonly contributor: string;
  readonly ratings: RatingsView;
}

/** Section of a work's page with what buyers think of it; renders nothing if there is nothing to show. */
export function Ratings({ contentId, contributor, ratings }: RatingsProps) {
  const { shown } = ratings;
  if (!hasRatings(ratings)) return null;
  return (
    <section id="ratings" aria-labelledby="ratings-title" className="grid scroll-mt-24 gap-6">
      <h2 id="ratings-title" className="text-18">
        {m.ratings_title()}
      </h2>
      <OwnRating contentId={contentId} contributor={contributor} ratings={ratings} />
      {shown.summary === null ? null : (
        <div className="grid gap-8 xl:grid-cols-[16rem_minmax(0,1fr)]">
          <RatingBars summary={shown.summary} />
          <RatingList contentId={contentId} contributor={contributor} first={shown} />
        </div>
      )}
    </section>
  );
}
