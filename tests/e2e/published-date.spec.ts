import { expect, test } from '@playwright/test';
import { openPage } from '../support/open-page.ts';
import { collectErrors } from '../support/page-checks.ts';

interface Listed {
  readonly items: readonly { readonly _id: string }[];
}

/** Fourteen and a half hours apart: one of them sees another day than Dhaka for most of the clock. */
for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Auckland'])
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('a work was published on the day that it was here', async ({ page }) => {
      const errors = collectErrors(page);
      const { items } = (await (await page.request.get('/api/v1/content/all?limit=1')).json()) as Listed;
      const id = items[0]?._id ?? '';
      const { publishedAt } = (await (await page.request.get(`/api/v1/content/single/${id}`)).json()) as {
        publishedAt: string;
      };
      const here = new Intl.DateTimeFormat('en-GB', {
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        timeZone: timezoneId,
      }).format(new Date(publishedAt));
      await openPage(page, `/content/${id}`);
      await expect(page.locator(`time[datetime="${publishedAt}"]`)).toHaveText(here);
      expect(errors).toEqual([]);
    });
  });
