import { customEndpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { reviewsContract } from './contract/reviews.ts';
import { claimSubmission, releaseSubmission } from './service/claims.ts';
import { correctWork } from './service/correct.ts';
import { decide, decideMany } from './service/decide.ts';
import { listHistories, showHistory } from './service/history.ts';
import { listQueue } from './service/queue.ts';
import { showReview } from './service/single.ts';
import { submitContent, submitContents } from './service/submissions.ts';

export const reviewsEndpoints = [
  writeEndpoint(reviewsContract.submit, submitContent),
  customEndpoint(reviewsContract.submitMany, submitContents),
  readEndpoint(reviewsContract.history, showHistory),
  readEndpoint(reviewsContract.histories, listHistories),
  readEndpoint(reviewsContract.queue, listQueue),
  readEndpoint(reviewsContract.single, showReview),
  writeEndpoint(reviewsContract.claim, claimSubmission),
  writeEndpoint(reviewsContract.release, releaseSubmission),
  writeEndpoint(reviewsContract.correct, correctWork),
  writeEndpoint(reviewsContract.decide, decide),
  customEndpoint(reviewsContract.decideMany, decideMany),
];
