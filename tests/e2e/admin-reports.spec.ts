import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { choose, signInAsAdmin, signInAsNewAdmin } from '../support/admins.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';

test('a visitor reports a work, one moderator closes it, and another is told who has it open', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 8);
  const { items } = (await (await page.request.get('/api/v1/content/all?limit=1')).json()) as {
    items: { _id: string; title: string }[];
  };
  const [work] = items;
  await openPage(page, `/contact?content=${work?._id}`);
  await page.getByLabel('A file is broken or not as described').check();
  await page.getByLabel('Your message').fill(`The second file does not open: ${mark}.`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('your message has arrived')).toBeVisible();

  await signInAsNewAdmin(page, 'moderator');
  await openPage(page, '/admin/content/reports?kind=broken');
  expect(await findViolations(page)).toEqual([]);
  const row = page.locator('tbody tr').filter({ hasText: work?.title ?? '' });
  await row.getByRole('link', { name: work?.title ?? '' }).click();
  await expect(page.getByText(mark)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Decide' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await inOtherBrowser(browser, async (other) => {
    await signInAsAdmin(other, 'owner');
    await openPage(other, `/admin/content/reports/${work?._id}`);
    await expect(other.getByRole('alert').filter({ hasText: 'has this open' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Decide' })).toHaveCount(0);
  });

  await choose(page, 'Outcome', 'Warn the contributor');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('Write the contributor what this is about')).toBeVisible();
  await choose(page, 'Outcome', 'No action');
  await page.getByLabel('Internal note').fill('It opens here.');
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL('/admin/content/reports');
  await openPage(page, `/admin/content/reports/${work?._id}`);
  await expect(page.getByText('It opens here.').first()).toBeVisible();
  await expect(page.getByText('All reports here are closed.')).toBeVisible();
});
