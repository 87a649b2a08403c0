import { customEndpoint, readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { reviewsContract } from './contract/reviews.ts';
import { templatesContract } from './contract/templates.ts';
import { showAids } from './service/aids.ts';
import { assignSubmission } from './service/assign.ts';
import { claimSubmission, releaseSubmission } from './service/claims.ts';
import { correctWork } from './service/correct.ts';
import { decide, decideMany } from './service/decide.ts';
import { listHistories, showHistory } from './service/history.ts';
import { listQueue } from './service/queue.ts';
import { showReview } from './service/single.ts';
import { submitContent, submitContents } from './service/submissions.ts';
import { changeTemplate, createTemplate, listTemplates, removeTemplate } from './service/templates.ts';

export const reviewsEndpoints = [
  writeEndpoint(reviewsContract.submit, submitContent),
  customEndpoint(reviewsContract.submitMany, submitContents),
  readEndpoint(reviewsContract.history, showHistory),
  readEndpoint(reviewsContract.histories, listHistories),
  readEndpoint(reviewsContract.queue, listQueue),
  readEndpoint(reviewsContract.single, showReview),
  writeEndpoint(reviewsContract.claim, claimSubmission),
  writeEndpoint(reviewsContract.release, releaseSubmission),
  writeEndpoint(reviewsContract.assign, assignSubmission),
  writeEndpoint(reviewsContract.correct, correctWork),
  writeEndpoint(reviewsContract.decide, decide),
  customEndpoint(reviewsContract.decideMany, decideMany),
  readEndpoint(templatesContract.aids, showAids),
  readEndpoint(templatesContract.templates, listTemplates),
  writeEndpoint(templatesContract.addTemplate, createTemplate),
  writeEndpoint(templatesContract.changeTemplate, changeTemplate),
  writeEndpoint(templatesContract.removeTemplate, removeTemplate),
];
