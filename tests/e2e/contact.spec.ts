import { expect, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { openPage } from '../support/open-page.ts';

test('a visitor reports a work from its page; what is wrong is said beside the field, and nothing typed is lost', async ({
  page,
}) => {
  const { items } = (await (await page.request.get('/api/v1/content/all?limit=1')).json()) as {
    items: { _id: string; title: string }[];
  };
  const [work] = items;
  await openPage(page, `/content/${work?._id}`);
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Report a work' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(work?.title ?? '');

  const message = page.getByLabel('Your message');
  await message.fill('Mine.');
  await page.getByLabel('Your e-mail').fill('rahima@');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Choose what it’s about')).toBeVisible();
  await expect(page.getByText('Tell us a little more: at least 10 characters')).toBeVisible();
  await expect(page.getByText('Enter an e-mail address, such as name@example.com')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await expect(message).toHaveValue('Mine.');

  await page.getByLabel('It uses my work without permission').check();
  await message.fill('Mine, from my book of 2019.');
  await page.getByLabel('Your e-mail').fill('rahima@example.com');
  await page.route('**/api/v1/content/report/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').getByText('We couldn’t send your message. Try again.')).toBeVisible();
  await expect(message).toHaveValue('Mine, from my book of 2019.');

  await page.unroute('**/api/v1/content/report/*');
  const sent = page.waitForResponse(/\/api\/v1\/content\/report\//);
  await page.getByRole('button', { name: 'Send' }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByRole('status').getByText('Thanks, we’ve received your message')).toBeVisible();
});

test('without JavaScript a page says what needs it', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL === undefined ? {} : { baseURL }), javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/content');
  await expect(page.getByText('signing in, favourites and the cart need JavaScript')).toBeVisible();
  await page.goto('/bn/contact');
  await expect(page.getByText('এই ফর্মের জন্য জাভাস্ক্রিপ্ট লাগবে।')).toBeVisible();
  await context.close();
});
