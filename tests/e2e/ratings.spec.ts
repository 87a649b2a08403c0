import { randomUUID } from 'node:crypto';
import { type Browser, expect, test } from '@playwright/test';
import { signInAsAdmin } from '../support/admins.ts';
import { payOrder } from '../support/checkout.ts';
import { signInAsContributor } from '../support/contributors.ts';
import type { Offer } from '../support/offers.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { collectErrors, findProblems, setView } from '../support/page-checks.ts';
import { addReviewRequest } from '../support/review-requests.ts';
import { signInByPhone } from '../support/sign-in.ts';
import { send, withHttpClient } from '../support/site-client.ts';
import { siteDatabase } from '../support/site-database.ts';

const PRICE = 10_001;

/** Publishes a paid work of a contributor. */
async function publishWork(browser: Browser, contributorId: string): Promise<Offer> {
  const { pool } = siteDatabase();
  const title = `Ferry ${randomUUID().slice(0, 8)}`;
  const { contentId, submissionId } = await addReviewRequest(pool, { title, contributorId });
  const { rows } = await pool.query<{ id: string }>(
    `update variant set price = $2, licence_code = 'arbor-standard-1' where content_id = $1 returning id`,
    [contentId, PRICE],
  );
  await inOtherBrowser(browser, async (admin) => {
    await signInAsAdmin(admin, 'moderator');
    await send(admin.request, 'PATCH', `/api/v1/content/review/${submissionId}/approve`, {});
  });
  return { contentId, variantId: rows[0]?.id ?? '', title, price: PRICE, sha256: '', files: [] };
}

/** Lets two new people buy the work and rate it by API calls. */
async function rateTwice(offer: Offer): Promise<void> {
  for (const stars of [5, 3])
    await withHttpClient(async (client) => {
      await signInByPhone(client);
      await payOrder(client, [offer]);
      await send(client, 'PUT', `/api/v1/rating/mine/${offer.contentId}`, {
        stars,
        words: 'Clean lines, easy to edit.',
      });
    });
}

const languages = [
  {
    prefix: '',
    words: {
      rate: 'Rate',
      star: '4 stars: very good',
      review: 'Your review (optional)',
      post: 'Post rating',
      own: 'Your rating',
      answer: 'Reply',
      ownAnswer: 'Your reply',
      postAnswer: 'Post reply',
      average: '4 out of 5',
      count: '3 ratings',
    },
    view: { width: 1366, scheme: 'light' },
  },
  {
    prefix: '/bn',
    words: {
      rate: 'রেটিং দিন',
      star: '৪ তারা: খুব ভালো',
      review: 'আপনার মতামত (ঐচ্ছিক)',
      post: 'রেটিং দিন',
      own: 'আপনার রেটিং',
      answer: 'জবাব দিন',
      ownAnswer: 'আপনার জবাব',
      postAnswer: 'জবাব দিন',
      average: '৫-এর মধ্যে ৪',
      count: '৩টি রেটিং',
    },
    view: { width: 375, scheme: 'dark' },
  },
] as const;

for (const { prefix, words, view } of languages)
  test(`a buyer rates a work, its contributor answers, everybody reads it ${prefix}`, async ({ page, browser }) => {
    const errors = collectErrors(page);
    const { userId } = await signInAsContributor(page);
    const offer = await publishWork(browser, userId);
    const path = `${prefix}/content/${offer.contentId}`;
    await rateTwice(offer);

    await inOtherBrowser(browser, async (buyer) => {
      await setView(buyer, view);
      await signInByPhone(buyer.request);
      await payOrder(buyer.request, [offer]);
      await openPage(buyer, `${prefix}/profile/downloads`);
      await buyer.getByRole('link', { name: words.rate }).first().click();
      await expect(buyer.locator('#ratings')).toBeInViewport();
      const own = buyer.locator('#ratings').getByRole('region');
      await own.getByRole('radio', { name: words.star }).check({ force: true });
      await own.getByLabel(words.review).fill('The river is just right.');
      await own.getByRole('button', { name: words.post }).click();
      await expect(own.getByRole('heading', { name: words.own })).toBeVisible();
      await expect(own).toContainText('The river is just right.');
      expect(await findProblems(buyer)).toEqual([]);
    });

    await setView(page, view);
    await openPage(page, `${prefix}/contributor/ratings`);
    const rating = page.getByRole('listitem').filter({ hasText: 'The river is just right.' });
    await rating.getByRole('button', { name: words.answer }).click();
    await rating.getByLabel(words.ownAnswer).fill('Thank you for writing!');
    await rating.getByRole('button', { name: words.postAnswer }).click();
    await expect(rating.getByText('Thank you for writing!')).toBeVisible();
    expect(await findProblems(page)).toEqual([]);

    await inOtherBrowser(browser, async (visitor) => {
      await setView(visitor, view);
      await openPage(visitor, path);
      const ratings = visitor.locator('#ratings');
      await expect(ratings.getByText(words.average).first()).toBeAttached();
      await expect(ratings.getByText(words.count).first()).toBeVisible();
      await expect(ratings.getByText('Thank you for writing!')).toBeVisible();
      expect(await findProblems(visitor)).toEqual([]);
    });
    // Otherwise it would be the newest work in other tests.
    await send(page.request, 'PATCH', `/api/v1/content/toggle/publish/${offer.contentId}`, { published: false });
    expect(errors).toEqual([]);
  });
