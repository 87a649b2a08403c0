import type { Browser, Page } from '@playwright/test';
import type pg from 'pg';
import { signInAsAdmin } from './admins.ts';
import { payOrder } from './checkout.ts';
import type { Offer } from './offers.ts';
import { inOtherBrowser } from './open-page.ts';
import { addReviewRequest } from './review-requests.ts';
import { signInByPhone } from './sign-in.ts';
import { send } from './site-client.ts';

/** Price of each work in minor units: ৳100.01, of which the contributor gets ৳70.01. */
const PRICE = 10_001;

/**
 * Creates approved works of the contributor who is signed in at `page`, sells them in one order, and unpublishes them,
 * because they would be the newest works in other tests.
 * @returns their identifiers
 */
export async function sellWorks(
  pool: pg.Pool,
  { page, browser, contributorId }: { readonly page: Page; readonly browser: Browser; readonly contributorId: string },
  titles: readonly string[],
): Promise<string[]> {
  const offers: Offer[] = [];
  const submissions: string[] = [];
  for (const title of titles) {
    const { contentId, submissionId } = await addReviewRequest(pool, { title, contributorId });
    const { rows } = await pool.query<{ id: string }>(
      `update variant set price = $2, licence_code = 'arbor-standard-1' where content_id = $1 returning id`,
      [contentId, PRICE],
    );
    offers.push({ contentId, variantId: rows[0]?.id ?? '', title, price: PRICE, sha256: '', files: [] });
    submissions.push(submissionId);
  }
  await inOtherBrowser(browser, async (admin) => {
    await signInAsAdmin(admin, 'moderator');
    for (const submission of submissions)
      await send(admin.request, 'PATCH', `/api/v1/content/review/${submission}/approve`, {});
  });
  await inOtherBrowser(browser, async (buyer) => {
    await signInByPhone(buyer.request);
    await payOrder(buyer.request, offers);
  });
  for (const { contentId } of offers)
    await send(page.request, 'PATCH', `/api/v1/content/toggle/publish/${contentId}`, { published: false });
  return offers.map(({ contentId }) => contentId);
}
