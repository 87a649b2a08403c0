import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { openPage } from '../support/open-page.ts';
import { collectErrors, findOverflow, findProblems, setView } from '../support/page-checks.ts';
import { signInByPhone } from '../support/sign-in.ts';
import { send } from '../support/site-client.ts';
import { querySite } from '../support/site-database.ts';

const bell = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const menu = (page: Page) => page.locator('#notices-menu');
/** Makes a change of which the account's owner is notified. */
const changeEmail = (client: APIRequestContext, email: string) =>
  send(client, 'PUT', '/api/v1/user/update/email', { email });

test('the bell counts what is new, shows it by the keyboard, and has forgotten it in every tab', async ({
  page,
  context,
}) => {
  const errors = collectErrors(page);
  await signInByPhone(page.request);
  await changeEmail(page.request, 'one@private.example');
  await setView(page, { width: 375, scheme: 'light' });
  await openPage(page, '/');
  await bell(page, 'Notifications, 1 new').focus();
  const other = await context.newPage();
  await openPage(other, '/categories');
  await expect(bell(other, 'Notifications, 1 new')).toBeVisible();
  await page.bringToFront();
  await page.keyboard.press('Enter');
  await expect(menu(page).getByText('Your e-mail address was changed.')).toBeVisible();
  const box = await menu(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(375);
  await expect(bell(page, 'Notifications')).toBeVisible();
  await expect(bell(other, 'Notifications')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(bell(page, 'Notifications')).toBeFocused();

  // A change in another tab is shown when the page gets the focus.
  await changeEmail(page.request, 'two@private.example');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await bell(page, 'Notifications, 1 new').click();
  await menu(page).getByRole('link', { name: 'See all' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Your e-mail address was changed.')).toHaveCount(2);
  expect(errors).toEqual([]);
});

test('decisions of one kind and day are one notification that opens; the count stays that of all', async ({ page }) => {
  const { userId } = await signInByPhone(page.request);
  for (const title of ['Boat', 'Bridge', 'Barge'])
    await querySite(
      `insert into account_notice (id, account_id, code, about, reason) values (gen_random_uuid(), $1, 'review_approved', $2, '')`,
      [userId, title],
    );
  await setView(page, { width: 375, scheme: 'light' });
  await openPage(page, '/bn');
  await expect(bell(page, 'নোটিফিকেশন, নতুন: ৩')).toBeVisible();
  expect([...(await findOverflow(page)), ...(await findViolations(page, 'header'))]).toEqual([]);
  await openPage(page, '/');
  await bell(page, 'Notifications, 3 new').click();
  await menu(page).getByText('3 works were approved and are now live.').click();
  await expect(menu(page).getByRole('link', { name: /“Barge” was approved/ })).toBeVisible();
  await menu(page).getByRole('link', { name: 'See all' }).click();
  await expect(page.getByRole('main').getByText('3 works were approved and are now live.')).toBeVisible();
  expect(await findProblems(page)).toEqual([]);
});

test('visitors load nothing of the bell; on a phone the search keeps its room beside it, and the language is at the foot', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, '/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /Notifications/ })).toHaveCount(0);
  expect(asked.filter((url) => /notice|notices/.test(url))).toEqual([]);

  await test.step('on a phone the search keeps its room beside the bell, and the language is at the foot', async () => {
    await setView(page, { width: 375, scheme: 'light' });
    const banner = page.getByRole('banner');
    const language = banner.getByRole('link', { name: 'বাংলা' });
    await openPage(page, '/content');
    await expect(language).toBeVisible();
    await signInByPhone(page.request);
    await openPage(page, '/content');
    await expect(bell(page, 'Notifications')).toBeVisible();
    await expect(language).toBeHidden();
    const search = await banner.getByRole('searchbox').or(banner.getByRole('combobox')).boundingBox();
    // The field has room for its icon, a word and its padding.
    expect(search?.width).toBeGreaterThanOrEqual(150);
    await page.getByRole('contentinfo').getByRole('link', { name: 'বাংলা' }).click();
    await expect(page).toHaveURL(/\/bn\/content$/);
    await setView(page, { width: 1366, scheme: 'light' });
    await expect(banner.getByRole('link', { name: 'English' })).toBeVisible();
  });
});
