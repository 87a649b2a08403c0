import { hasPaidFor } from '../../downloads/service/entitlements.ts';
import { createRatingReads } from '../store/reads.ts';

export const {
  countByStars,
  countByStarsFrom,
  countReceived,
  readCounting,
  readRatingOf,
  readRatings,
  readReceivedIds,
} = createRatingReads(hasPaidFor('rating.account_id', 'rating.content_id'));
