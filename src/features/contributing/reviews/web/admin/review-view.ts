import type { OutputOf } from '../../../../../platform/http/operation.ts';
import type { reviewsContract } from '../../contract/reviews.ts';
import type { templatesContract } from '../../contract/templates.ts';

export type Review = OutputOf<typeof reviewsContract.single>;
export type ReviewPicture = Review['previews'][number];
export type Queued = OutputOf<typeof reviewsContract.queue>['items'][number];
/** Choices that are offered to a reviewer. */
export type ReviewAids = OutputOf<typeof templatesContract.aids>;
export type Template = ReviewAids['templates'][number];
