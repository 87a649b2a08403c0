import type { OutputOf } from '../../../../../platform/http/operation.ts';
import type { reviewsContract } from '../../contract/reviews.ts';

export type Review = OutputOf<typeof reviewsContract.single>;
export type ReviewPicture = Review['previews'][number];
export type Queued = OutputOf<typeof reviewsContract.queue>['items'][number];
