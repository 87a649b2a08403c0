import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { findViolations } from '../support/accessibility.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { signInAsContributor } from '../support/contributors.ts';
import { readShift, recordShifts } from '../support/layout-shifts.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { findViewProblems } from '../support/page-checks.ts';
import { createRealFiles } from '../support/real-files.ts';
import { deleteWorksOf, submitWork } from '../support/send-works.ts';
import { signInByPhone } from '../support/sign-in.ts';
import { send, siteOrigin } from '../support/site-client.ts';
import { toast } from '../support/toasts.ts';

const contributors: string[] = [];

test.afterAll(() => deleteWorksOf(contributors));

async function openReview(page: Page, username: string, title: string): Promise<void> {
  await openPage(page, `/admin/contributors/requests?contributor=${username}`);
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve/ })).toBeEnabled();
}

const drawSlides = (widths: readonly number[]) =>
  Promise.all(
    widths.map(async (width) => ({
      name: `Slide ${width}.png`,
      mimeType: 'image/png',
      buffer: await sharp({ create: { width, height: Math.round((width * 2) / 3), channels: 3, background: '#3a6' } })
        .png()
        .toBuffer(),
    })),
  );

const previewAt = async (drawer: Locator, name: string): Promise<number> => {
  const rows = drawer.locator('li[data-id]');
  for (let at = 0; at < (await rows.count()); at += 1)
    if ((await rows.nth(at).textContent())?.includes(name) === true) return at;
  return -1;
};

/**
 * Drags a preview by its picture above the first one. Its new position is announced, and the focus stays in its row.
 */
async function dragToTop(page: Page, drawer: Locator, name: string): Promise<void> {
  const rows = drawer.locator('li[data-id]');
  const row = rows.filter({ hasText: name });
  await rows.first().scrollIntoViewIfNeeded();
  const [from, to] = [await row.getByTitle('Drag to reorder').boundingBox(), await rows.first().boundingBox()];
  await page.mouse.move((from?.x ?? 0) + 12, (from?.y ?? 0) + 12);
  await page.mouse.down();
  await page.mouse.move((to?.x ?? 0) + 30, (to?.y ?? 0) + 6, { steps: 10 });
  await page.mouse.up();
  await expect(drawer.getByRole('status').filter({ hasText: 'Moved to position 1 of' })).toBeAttached();
  await expect(row.locator(':focus')).toBeAttached();
}

/** Finds the gallery's counter; the zoomed preview has its own, which remains briefly after closing. */
const counterOf = (page: Page) => page.locator('p[aria-hidden=true]').filter({ hasText: /^[\d০-৯]+ \/ [\d০-৯]+$/ });

/** Goes through the previews and the zoom by keyboard, and returns to the starting point. */
async function walkByKeyboard(page: Page): Promise<void> {
  await page.getByText('Birds over the river').scrollIntoViewIfNeeded();
  await expect(page.getByText('Birds over the river')).toBeInViewport();
  const slide = page.getByRole('link', { name: 'Zoom in: Birds over the river' });
  await slide.focus();
  await page.keyboard.press('ArrowRight');
  await expect(counterOf(page)).toHaveText(/^2 \//);
  await page.keyboard.press('ArrowLeft');
  await expect(counterOf(page)).toHaveText(/^1 \//);
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog', { name: 'Zoomed preview: Birds over the river' });
  await expect(zoom.getByRole('status')).toHaveText(/^1 \//);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^2 \//);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(counterOf(page)).toHaveText(/^2 \//);
  await expect(page.locator('#preview-2 a')).toBeFocused();
}

/** Swipes through the previews on a phone, in Bangla, with and without scripts, and expects no layout shifts. */
async function walkByTouch(page: Page, address: string): Promise<void> {
  await page.setViewportSize({ width: 375, height: 740 });
  await recordShifts(page);
  await openPage(page, address);
  await expect(page.getByText('নদীর ওপর পাখি')).toBeInViewport();
  const strip = page.locator('#preview-1').locator('xpath=..');
  await strip.evaluate((list) => list.scrollBy({ left: list.clientWidth, behavior: 'instant' }));
  await expect(counterOf(page)).toHaveText(/^২ \//);
  expect(await readShift(page)).toBeLessThanOrEqual(0.02);
  const bare = await page.context().browser()?.newContext({ javaScriptEnabled: false, baseURL: siteOrigin() });
  const unscripted = await bare?.newPage();
  await unscripted?.goto(address);
  await unscripted?.getByRole('list', { name: 'প্রিভিউ' }).getByRole('link').nth(1).click();
  await expect(unscripted?.locator('#preview-2') ?? page.locator('none')).toBeInViewport({ ratio: 0.9 });
  await bare?.close();
}

test('a published work is revised, compared, approved, and who has it sees the new version', async ({
  page,
  browser,
}) => {
  const mark = randomUUID().slice(0, 6);
  const [title, revised] = [`River ${mark}`, `River ${mark} with birds`];
  const files = (await createRealFiles()).filter(({ name }) => /^(Dawn 1\.jpg|Kit 1\.zip)$/.test(name));
  expect(files).toHaveLength(2);
  const { userId, username } = await signInAsContributor(page);
  contributors.push(userId);
  const contentId = await submitWork(page.request, files, title);

  await inOtherBrowser(browser, async (moderator) => {
    await signInAsAdmin(moderator, 'moderator');
    await openReview(moderator, username, title);
    // The picture is the submitted one and requires the admin's session.
    const picture = moderator.getByRole('button', { name: `Large view: ${title}` }).getByRole('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => (image.complete ? image.naturalWidth : 0)))
      .toBeGreaterThan(500);
    await moderator.getByText(/^Contents/).click();
    await expect(moderator.getByText(/\.svg$/).first()).toBeVisible();
    const downloading = moderator.waitForEvent('download');
    await moderator.getByRole('link', { name: 'Original: Dawn 1.jpg' }).click();
    expect((await downloading).suggestedFilename()).toBe('Dawn 1.jpg');
    await moderator.keyboard.press('a');
    await expect(toast(moderator, `“${title}” is now published`)).toBeVisible();

    await inOtherBrowser(browser, async (customer) => {
      await signInByPhone(customer.request);
      const { variants } = (await (await customer.request.get(`/api/v1/content/single/${contentId}`)).json()) as {
        variants: { _id: string }[];
      };
      await customer.request.get(`/api/v1/content/download/${contentId}/${variants[0]?._id}`);
      await send(customer.request, 'PUT', `/api/v1/favorites/toggle-favorite/${contentId}`, {});
      await openPage(customer, '/profile/downloads');
      await expect(customer.getByRole('heading', { name: title })).toBeVisible();
      await expect(customer.getByText(/Updated to version/)).toHaveCount(0);

      await openPage(page, '/contributor/assets/published');
      await page.getByRole('button', { name: title, exact: true }).click();
      const panel = page.getByRole('dialog', { name: title });
      await panel.getByText('Original files (2)').click();
      await expect(panel.getByRole('link', { name: /Dawn 1\.jpg/ })).toBeVisible();
      await panel.getByRole('button', { name: 'Edit', exact: true }).click();
      const revision = page.getByRole('dialog', { name: /^Details of/ });
      await revision.getByLabel('Title', { exact: true }).fill(revised);
      const slides = revision.getByLabel('Add slides');
      await slides.setInputFiles(await drawSlides([1600, 900]));
      await expect(revision.getByText(/“Slide 900\.png” is 900 × 600 px\. Export it/)).toBeVisible();
      await revision.getByLabel('English caption for Slide 1600.png').pressSequentially('Birds over the river');
      await revision.getByLabel('Bangla caption for Slide 1600.png').fill('নদীর ওপর পাখি');
      const up = revision.getByRole('button', { name: 'Move Slide 1600.png up' });
      await up.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => previewAt(revision, 'Slide 1600.png')).toBe(1);
      await dragToTop(page, revision, 'Slide 1600.png');
      await expect(revision.getByRole('listitem').filter({ hasText: 'Cover' })).toContainText('Slide 1600.png');
      await revision.getByLabel('What’s new, for existing buyers').pressSequentially('There are birds now.');
      await revision.getByRole('button', { name: 'Submit for review' }).click();
      await expect(toast(page, '1 work submitted for review')).toBeVisible();

      await openReview(moderator, username, revised);
      const difference = moderator.getByRole('region', { name: 'Title' });
      await expect(difference.locator('del')).toHaveText(title);
      await expect(difference.locator('ins')).toHaveText(revised);
      await expect(moderator.getByText('Birds over the river').first()).toBeVisible();
      expect(await findViewProblems(moderator)).toEqual([]);
      await openPage(customer, `/content/${contentId}`);
      await expect(customer.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await moderator.keyboard.press('a');
      await expect(toast(moderator, `“${revised}” is now published`)).toBeVisible();

      await openPage(customer, '/profile/downloads');
      await expect(customer.getByText(/version 2 since your download/)).toBeVisible();
      await expect(customer.getByText('There are birds now.')).toBeVisible();
      await openPage(customer, '/profile/favorites');
      await expect(customer.getByText('New version')).toBeVisible();
      await openPage(customer, `/content/${contentId}`);
      await expect(customer.getByRole('heading', { level: 1, name: revised })).toBeVisible();
      await customer.getByRole('heading', { name: 'Versions' }).click();
      await expect(customer.getByText('There are birds now.')).toBeVisible();
      expect(await findViolations(customer)).toEqual([]);
      await walkByKeyboard(customer);
      await inOtherBrowser(browser, (phone) => walkByTouch(phone, `/bn/content/${contentId}`));
    });
  });
});
