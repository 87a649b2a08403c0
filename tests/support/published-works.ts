import type { APIRequestContext } from '@playwright/test';
import type pg from 'pg';
import { addReviewRequest } from './review-requests.ts';
import { send } from './site-client.ts';

/** Creates a work that an admin has approved. @returns identifier of the content */
export async function publishWork(
  pool: pg.Pool,
  admin: APIRequestContext,
  work: { readonly title: string; readonly contributorId?: string },
): Promise<string> {
  const { contentId, submissionId } = await addReviewRequest(pool, work);
  await send(admin, 'PATCH', `/api/v1/content/review/${submissionId}/approve`, {});
  return contentId;
}
