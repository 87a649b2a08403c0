import type { Feature } from '../../../platform/feature.ts';
import { reviewsEndpoints } from './endpoints.ts';
import { reviewsAccountData } from './service/account-data.ts';
import { waitingReviews } from './service/waiting.ts';

export const reviewsFeature: Feature = {
  name: 'reviews',
  endpoints: reviewsEndpoints,
  inbox: [waitingReviews],
  accountData: reviewsAccountData,
};
