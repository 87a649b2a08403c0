import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { toSafeHref } from '../../src/features/editorial/blog/contract/body.ts';
import { toBlogBody } from '../support/blog.ts';
import { deletePost, publishPost } from '../support/blog-journeys.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { collectErrors } from '../support/page-checks.ts';
import { scriptPayloads } from '../support/script-payloads.ts';
import { newPhone, signInByPhone } from '../support/sign-in.ts';
import { accountButton, openDialog, signInByDialog } from '../support/sign-in-dialog.ts';
import { send, withHttpClient } from '../support/site-client.ts';

const post = '/blog/choose-a-bangla-typeface';
const toLike = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Liked?$/ });

test('the blog: from the header to a category, a search, and a post', async ({ page }) => {
  const errors = collectErrors(page);
  await page.setViewportSize({ width: 1366, height: 800 });
  await openPage(page, '/');
  await expect(page.getByRole('heading', { name: 'From the blog' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(/\/blog\/all$/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true })).toBeVisible();
  await page.getByRole('navigation', { name: 'Blog categories' }).getByRole('link', { name: 'Guides' }).click();
  await expect(page).toHaveURL(/category=guides/);
  await expect(page.getByRole('link', { name: 'Six checks before you upload' })).toBeVisible();
  await expect(page.getByRole('link', { name: /How to choose a Bangla typeface/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'All', exact: true }).click();
  const field = page.getByRole('searchbox', { name: 'Search the blog' });
  await field.fill('line height');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=line(\+|%20)height/);
  await page.getByRole('link', { name: /How to choose a Bangla typeface/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/How to choose a Bangla typeface/);

  // The table of contents links to headings, and the work in the text to its page.
  const contents = page.getByRole('navigation', { name: 'In this post' });
  await contents.getByRole('link', { name: 'Leave air' }).click();
  await expect(page.getByRole('heading', { name: 'Leave air' })).toBeInViewport();
  await expect(page.locator('.prose aside a')).toHaveAttribute('href', /^\/content\/[0-9a-f-]{36}\/[\w%-]+$/);
  await expect(page.getByRole('heading', { name: 'Related posts' })).toBeVisible();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((each) => (JSON.parse(each) as { '@type': string })['@type'])).toContain('BlogPosting');
  expect(errors).toEqual([]);

  await test.step('a search without a match says so, and leads back', async () => {
    await openPage(page, '/blog/all?q=zzzzqqq');
    await expect(page.getByRole('status').filter({ hasText: 'No matching posts.' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Show all posts' }).click();
    await expect(page.getByRole('link', { name: /How to choose a Bangla typeface/ })).toBeVisible();
  });

  await test.step('in Bangla a post is read in Bangla, and one in a single language says so', async () => {
    await openPage(page, `/bn${post}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('পড়তে আরাম এমন বাংলা ফন্ট কীভাবে বাছবেন');
    await openPage(page, '/blog/patterns-from-a-quilt');
    await expect(page.getByText('This post is available in Bangla only.')).toBeVisible();
    await expect(page.locator('article').first()).toHaveAttribute('lang', 'bn');
  });
});

test('a reader is counted once; a visitor who likes a post signs in first, then it is liked, and stays so', async ({
  page,
}) => {
  const written = await inOtherBrowserOfAdmin(page);
  for (let visit = 0; visit < 2; visit += 1) {
    const counted = page.waitForResponse((response) => response.url().includes('/blog/view/'));
    await openPage(page, `/blog/${written.slug}`);
    expect(await (await counted).json()).toEqual({ views: 1 });
  }
  await expect(toLike(page)).toHaveAttribute('aria-pressed', 'false');
  await openDialog(page, toLike(page));
  const liked = page.waitForResponse((response) => response.url().includes('/blog/toggle/like/'));
  await signInByDialog(page);
  expect(await (await liked).json()).toEqual({ isLiked: true, likes: 1 });
  await expect(accountButton(page)).toBeVisible();
  await expect(toLike(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 like', { exact: true })).toBeVisible();
  await openPage(page, `/blog/${written.slug}`);
  await expect(toLike(page)).toHaveAttribute('aria-pressed', 'true');
  const unliked = page.waitForResponse((response) => response.url().includes('/blog/toggle/like/'));
  await toLike(page).click();
  expect(await (await unliked).json()).toEqual({ isLiked: false, likes: 0 });
  await expect(toLike(page)).toHaveAttribute('aria-pressed', 'false');
});

test('the like of a visitor whose account is in Bangla is sent before the page becomes Bangla', async ({ page }) => {
  const phone = newPhone();
  await withHttpClient(async (client) => {
    await signInByPhone(client, phone);
    await send(client, 'PUT', '/api/v1/user/update/profile', { language: 'bn' });
  });
  const written = await inOtherBrowserOfAdmin(page);
  await openPage(page, `/blog/${written.slug}`);
  await openDialog(page, toLike(page));
  await page.route('**/blog/toggle/like/*', async (route) => {
    // Longer than a page needs to go.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue().catch(() => undefined);
  });
  await signInByDialog(page, phone);
  await page.waitForURL(`**/bn/blog/${written.slug}`);
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toBeVisible();
  const post = (await (await page.request.get(`/api/v1/blog/single/${written.id}`)).json()) as { likes: number };
  expect(post.likes).toBe(1);
});

/** Creates a post for this test alone. */
async function inOtherBrowserOfAdmin(page: Page) {
  const browser = page.context().browser();
  if (browser === null) throw new Error('no browser');
  return inOtherBrowser(browser, (own) =>
    publishPost(own, { title: `Liked ${randomUUID()}`, content: JSON.stringify(toBlogBody('A text to like.')) }),
  );
}

test(`${scriptPayloads.length} ways to get a script into a post: none runs on its page, in the list or in the feed`, async ({
  page,
}) => {
  const text = (words: string) => ({ type: 'text', text: words });
  const title = '"><img src=x onerror=window.ran=1>';
  const content = {
    type: 'doc',
    content: scriptPayloads.flatMap((payload, index) => [
      index % 3 === 0
        ? { type: 'heading', attrs: { level: 2 }, content: [text(payload)] }
        : { type: 'paragraph', content: [text(payload)] },
      ...(index % 5 === 0 ? [{ type: 'codeBlock', content: [text(payload)] }] : []),
      ...(toSafeHref(payload) !== undefined
        ? [{ type: 'paragraph', content: [{ ...text('link'), marks: [{ type: 'link', attrs: { href: payload } }] }] }]
        : []),
    ]),
  };
  const written = await publishPost(page, {
    title,
    summary: '</p><script>window.ran=1</script>',
    content: JSON.stringify(content),
  });
  try {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    for (const address of [`/blog/${written.slug}`, `/bn/blog/${written.slug}`, '/blog/all', '/blog/feed.xml']) {
      await page.goto(address);
      // These events would start a preload.
      for (const link of await page.locator('.prose a').all()) await link.dispatchEvent('mouseover');
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await page.evaluate(() => (window as { ran?: number }).ran), address).toBeUndefined();
    }
    await openPage(page, `/blog/${written.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(
      await page.locator('.prose').evaluate((prose) => prose.querySelectorAll('script,img,svg,iframe,style').length),
    ).toBe(0);
    expect(dialogs).toEqual([]);
  } finally {
    await deletePost(page, written);
  }
});
