import { expect, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { collectErrors } from '../support/page-checks.ts';

interface Listed {
  readonly items: readonly { readonly _id: string }[];
}

/**
 * These time zones are far from Dhaka, and in at least one of them the day differs at most times; both show Dhaka's
 * day.
 */
for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Auckland'])
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('a work was published on the day that it was in Dhaka', async ({ page }) => {
      const errors = collectErrors(page);
      const { items } = (await (await page.request.get('/api/v1/content/all?limit=1')).json()) as Listed;
      const id = items[0]?._id ?? '';
      const { publishedAt } = (await (await page.request.get(`/api/v1/content/single/${id}`)).json()) as {
        publishedAt: string;
      };
      const inDhaka = new Intl.DateTimeFormat('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: 'Asia/Dhaka',
      }).format(new Date(publishedAt));
      await openPage(page, `/content/${id}`);
      await expect(page.locator(`time[datetime="${publishedAt}"]`)).toHaveText(inDhaka);
      expect(errors).toEqual([]);
    });
  });
