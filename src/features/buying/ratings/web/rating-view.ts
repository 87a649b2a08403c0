import type { OutputOf } from '../../../../platform/http/operation.ts';
import type { ratingsContract } from '../contract/ratings.ts';

export type ShownRatings = OutputOf<(typeof ratingsContract)['ofContent']>;
export type ShownRating = ShownRatings['items'][number];
export type RatingSummary = NonNullable<ShownRatings['summary']>;
export type OwnRatings = OutputOf<(typeof ratingsContract)['own']>;

/** Ratings of a work as its page shows them. */
export interface RatingsView {
  readonly shown: ShownRatings;
  readonly own: OwnRatings;
}

export const noRatings: ShownRatings = { items: [], nextCursor: null, total: 0, totalIsMore: false, summary: null };
export const noOwnRating: OwnRatings = { mayRate: false, rating: null };

/** Whether the page has anything to show about ratings. */
export const hasRatings = ({ shown, own }: RatingsView): boolean =>
  shown.summary !== null || own.mayRate || own.rating !== null;
