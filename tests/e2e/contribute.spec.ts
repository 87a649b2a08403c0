import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { choose, signInAsAdmin } from '../support/admins.ts';
import { chooseReason } from '../support/choose-reason.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { dropFiles } from '../support/drop-files.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { createRealFiles } from '../support/real-files.ts';
import { deleteWorksOf } from '../support/send-works.ts';
import { dismissToasts, toast } from '../support/toasts.ts';

const contributors: string[] = [];

test.afterAll(() => deleteWorksOf(contributors));

const cellOf = (page: Page, title: string, column: number) =>
  page.getByRole('row').filter({ hasText: title }).locator(`[data-cell$=":${column}"]`);

/** Opens the newest submission of a work in the contributor's queue. */
async function openReview(page: Page, username: string, title: string): Promise<void> {
  await openPage(page, `/admin/contributors/requests?contributor=${username}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeEnabled();
}

async function refuse(page: Page, key: 'c' | 'r', reason: string, message: string): Promise<void> {
  await page.keyboard.press(key);
  await chooseReason(page, reason);
  await page.getByLabel('Message to the contributor').fill(message);
  await page.keyboard.press('Control+Enter');
}

test('thirty files of ten kinds become drafts, go through review, are found and downloaded as they were', async ({
  page,
  browser,
}) => {
  const files = await createRealFiles();
  const mark = `haor${randomUUID().slice(0, 6)}`;
  const [one, two, three] = [`Dawn over ${mark}`, `Mist over ${mark}`, `Field of ${mark}`];
  const { userId, username } = await signInAsContributor(page);
  contributors.push(userId);
  await openPage(page, '/contributor/assets/upload');
  await dropFiles(page, files);
  // The pictures with the names of the ZIPs become their previews.
  await expect(page.getByRole('heading', { name: '27 drafts' })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByRole('heading', { name: 'Uploading' })).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'Kit 1' })).toHaveCount(1);

  await page.getByLabel('Select all drafts').check();
  await page.getByRole('button', { name: 'Edit 27 drafts' }).click();
  const panel = page.getByRole('dialog', { name: 'Edit 27 drafts' });
  await choose(page, 'Category', 'Illustrations');
  await choose(page, 'Subcategories', 'City scenes');
  await panel.getByLabel('Add keywords').fill(`${mark}, river, morning`);
  await panel.getByLabel('Price (৳)').fill('free');
  await panel.getByLabel('Description').fill('Drawn at the river in the morning.');
  expect(await findViolations(page, 'dialog')).toEqual([]);
  await panel.getByRole('button', { name: 'Change 27 drafts' }).click();
  await expect(page.getByRole('button', { name: /Ready for review/ })).toHaveCount(27);
  expect(await findViolations(page)).toEqual([]);

  // The titles are entered by keyboard.
  for (const [before, title] of [
    ['Dawn 1', one],
    ['Mist 1', two],
    ['Field 1', three],
  ] as const) {
    await cellOf(page, before, 0).click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+A');
    await page.keyboard.type(title);
    await page.keyboard.press('Enter');
    await expect(cellOf(page, title, 0)).toBeVisible();
  }
  await expect(page.getByRole('status').filter({ hasText: 'All changes are saved' })).toBeVisible();
  await page.getByRole('button', { name: 'Submit 27 for review' }).click();
  await expect(toast(page, '27 works submitted for review')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No drafts yet' })).toBeVisible();
  await openPage(page, '/contributor/assets/pending');
  await expect(page.getByText(/in the queue/).first()).toBeVisible();

  await inOtherBrowser(browser, async (moderator) => {
    await signInAsAdmin(moderator, 'moderator');
    await openReview(moderator, username, one);
    await moderator.keyboard.press('a');
    await expect(toast(moderator, `“${one}” is now published`)).toBeVisible();
    await openReview(moderator, username, two);
    await refuse(moderator, 'c', 'Out of focus', 'The left bank is blurred.');
    await expect(toast(moderator, `Changes requested for “${two}”`)).toBeVisible();
    await openReview(moderator, username, three);
    await refuse(moderator, 'r', 'Somebody else’s work', 'This is from a calendar.');
    await expect(toast(moderator, `“${three}” rejected`)).toBeVisible();

    await openPage(page, '/contributor/assets/rejected');
    const row = (title: string) => page.getByRole('row').filter({ hasText: title });
    await expect(row(two)).toContainText('Out of focus');
    expect(await findViolations(page)).toEqual([]);
    await dismissToasts(page);
    // An appeal can't be made for several works at once.
    await page.getByLabel(`Select “${three}”`).check();
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(row(three)).toContainText('Open this work to appeal.');
    await dismissToasts(page);
    await page.getByRole('button', { name: three, exact: true }).click();
    const rejected = page.getByRole('dialog', { name: `Details of “${three}”` });
    await expect(rejected.getByText('This is from a calendar.')).toBeVisible();
    // The appeal can be cancelled.
    await rejected.getByRole('button', { name: 'Appeal' }).click();
    await page
      .getByRole('dialog', { name: 'Appeal against the rejection?' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await expect(rejected.getByRole('button', { name: 'Appeal' })).toBeFocused();
    await rejected.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: two, exact: true }).click();
    const back = page.getByRole('dialog', { name: `Details of “${two}”` });
    await expect(back.getByText('The left bank is blurred.')).toBeVisible();
    await back.getByRole('button', { name: 'Resubmit' }).click();
    const asking = page.getByRole('dialog', { name: 'Resubmit' });
    await asking.getByRole('button', { name: 'Resubmit' }).click();
    await expect(asking.getByText('Nothing has changed since the review.')).toBeVisible();
    expect(await findViolations(page, 'dialog')).toEqual([]);
    await asking.getByLabel('Write to the reviewer').fill('The mist is meant to be there.');
    await asking.getByRole('button', { name: 'Resubmit' }).click();
    await expect(toast(page, /^Submitted for review\./)).toBeVisible();
    await expect(row(two)).toHaveCount(0);

    await openReview(moderator, username, two);
    await moderator.keyboard.press('a');
    await expect(toast(moderator, `“${two}” is now published`)).toBeVisible();
  });

  await openPage(page, '/contributor/assets/published');
  for (const title of [one, two]) await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();

  await inOtherBrowser(browser, async (visitor) => {
    await openPage(visitor, `/content?q=${mark}`);
    for (const title of [one, two]) await expect(visitor.getByRole('link', { name: title }).first()).toBeVisible();
    await expect(visitor.getByRole('link', { name: three })).toHaveCount(0);
    // The search finds the red of the first picture.
    await openPage(visitor, '/content?color=%23d9232e&sort=newest');
    await expect(visitor.getByRole('link', { name: one }).first()).toBeVisible();
    await expect(visitor.getByRole('link', { name: two })).toHaveCount(0);
    await visitor.getByRole('link', { name: one }).first().click();
    await expect(visitor.getByRole('heading', { level: 1, name: one })).toBeVisible();
    const downloading = visitor.waitForEvent('download');
    await visitor
      .getByRole('link', { name: /Download/ })
      .first()
      .click();
    const bytes = await readFile(await (await downloading).path());
    const sent = files.find(({ name }) => name === 'Dawn 1.jpg')?.bytes ?? '';
    const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
    expect(hash(bytes)).toBe(hash(sent));
  });
});
