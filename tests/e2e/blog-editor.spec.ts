import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { choose, signInAsAdmin } from '../support/admins.ts';
import { beginPost, editorText, field, knowsCaret, saved, tool } from '../support/blog-editor.ts';
import { deletePost } from '../support/blog-journeys.ts';
import { openPage } from '../support/open-page.ts';
import { collectErrors } from '../support/page-checks.ts';
import { makePicture } from '../support/picture-form.ts';
import { toast } from '../support/toasts.ts';

test('a post is written, illustrated, previewed, scheduled and published in both languages', async ({ page }) => {
  const errors = collectErrors(page);
  const mark = randomUUID().slice(0, 8);
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(response.url()));
  await openPage(page, '/blog');
  await expect(page).toHaveURL(/\/blog\/all$/);
  await signInAsAdmin(page, 'moderator');
  await openPage(page, '/admin/blog/all');
  await page.waitForLoadState('networkidle');
  // Only the editor loads its own scripts.
  expect(loaded.filter((url) => url.includes('rich-text'))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Write a post' }).click();
  await expect(page).toHaveURL(/\/admin\/blog\/create$/);
  await page.getByRole('button', { name: 'Start writing' }).click();
  await expect(page.getByText('Enter a title in at least one language.')).toBeVisible();
  const written = await beginPost(page, `Paper boats ${mark}`);
  expect(written.slug).toBe(`paper-boats-${mark}`);
  expect(loaded.some((url) => /\/assets\/rich-text-.*\.js/.test(url))).toBe(true);
  try {
    await field(page, 'Summary').fill('Folded in ten steps.');
    await choose(page, 'Category', 'Guides');
    await editorText(page).click();
    await tool(page, 'Heading').click();
    await expect(tool(page, 'Heading')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type('What you need');
    await page.keyboard.press('Enter');
    await page.keyboard.type('A sheet of ');
    await tool(page, 'Bold').click();
    await page.keyboard.type('strong');
    await tool(page, 'Bold').click();
    await page.keyboard.type(' paper, read more');
    await page.keyboard.press('Shift+Control+ArrowLeft');
    await page.keyboard.press('Shift+Control+ArrowLeft');
    await tool(page, 'Link').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Address').fill('javascript:alert(1)');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog.getByText('Enter a valid address')).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByLabel('Address').fill('example.com/paper');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(editorText(page)).toBeFocused();
    await expect(editorText(page).getByRole('link', { name: 'read more' })).toHaveAttribute(
      'href',
      'https://example.com/paper',
    );
    await page.keyboard.press('End');
    await knowsCaret(page);
    await page.keyboard.press('Enter');
    await tool(page, 'Bulleted list').click();
    await page.keyboard.type('Scissors');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');

    await tool(page, 'Picture').click();
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: 'boat.jpg', mimeType: 'image/jpeg', buffer: await makePicture() });
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(dialog.getByText('Describe what the picture shows.')).toBeVisible();
    await dialog.getByLabel('Description').fill('A paper boat on a pond');
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(editorText(page).getByRole('img', { name: 'A paper boat on a pond' })).toBeVisible();
    await expect(editorText(page)).toBeFocused();

    await tool(page, 'Work from the catalogue').click();
    await dialog.getByLabel('Search published works').fill('boat');
    await dialog.getByRole('radio').first().check();
    const work = (await dialog.locator('label:has(:checked) .font-medium').textContent()) ?? '';
    expect(await findViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(editorText(page).locator('aside')).toContainText(work);
    await page.keyboard.type('The end.');
    await tool(page, 'Undo').click();
    await tool(page, 'Redo').click();
    await expect(editorText(page).getByText('The end.')).toBeVisible();

    await page.getByRole('button', { name: 'Add a cover' }).click();
    await dialog
      .getByLabel('File')
      .setInputFiles({ name: 'cover.jpg', mimeType: 'image/jpeg', buffer: await makePicture('#b4552d') });
    await dialog.getByLabel('Description').fill('A brown sheet');
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await expect(dialog).toBeHidden();
    await expect(field(page, 'Description')).toHaveValue('A brown sheet');
    await field(page, 'Description').fill('A brown sheet of paper');

    await page.getByRole('tab', { name: 'Bangla' }).click();
    await field(page, 'Title').fill('কাগজের নৌকা');
    await editorText(page).click();
    await page.keyboard.type('কাগজ লম্বালম্বি ভাঁজ করুন।');
    await expect(saved(page)).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    // The preview has the same HTML as the published post.
    const htmlOf = async (shown: Page, language: 'en' | 'bn') => {
      await openPage(shown, `${language === 'bn' ? '/bn' : ''}/admin/blog/preview/${written.id}`);
      return shown.locator('.prose').innerHTML();
    };
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Preview' }).click();
    const preview = await opened;
    await expect(preview.getByRole('heading', { level: 1, name: 'কাগজের নৌকা' })).toBeVisible();
    const previewed = [await htmlOf(preview, 'en'), await htmlOf(preview, 'bn')];
    expect(await findViolations(preview)).toEqual([]);
    await preview.close();

    await page.getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByText('Choose a date and time.')).toBeVisible();
    const tomorrow = new Date(Date.now() + 30 * 3_600_000).toISOString().slice(0, 10);
    await page.getByLabel('Publish later').fill(`${tomorrow}T09:30`);
    await page.getByRole('button', { name: 'Schedule' }).click();
    await expect(toast(page, 'Post scheduled')).toBeVisible();
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible();
    expect((await page.request.get(`/api/v1/blog/single/${written.id}`)).status()).toBe(404);
    const whole = (await (await page.request.get(`/api/v1/blog/admin/single/${written.id}`)).json()) as {
      publishedAt: string;
    };
    expect(whole.publishedAt).toBe(`${tomorrow}T03:30:00.000Z`);
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(toast(page, 'Post published')).toBeVisible();
    await expect(page.getByLabel('Address', { exact: true })).toHaveAttribute('readonly');

    for (const [language, title] of [
      ['en', `Paper boats ${mark}`],
      ['bn', 'কাগজের নৌকা'],
    ] as const) {
      await openPage(page, `${language === 'bn' ? '/bn' : ''}/blog/${written.slug}`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('img', { name: 'A brown sheet of paper' })).toBeVisible();
      expect(await page.locator('.prose').innerHTML()).toBe(previewed[language === 'en' ? 0 : 1]);
    }
    expect(previewed[0]).toContain('<strong>strong</strong>');
    expect(previewed[0]).toContain('alt="A paper boat on a pond"');
    expect(previewed[0]).toContain('<a href="https://example.com/paper" rel="noopener noreferrer">read more</a>');
    expect(previewed[0]).toMatch(/<ul><li><p>Scissors<\/p><\/li><\/ul>.*<aside>.*<p>The end\.<\/p>$/s);
    expect(errors).toEqual([]);
  } finally {
    await deletePost(page, written);
  }
});

test('a post is written and published by the keyboard alone', async ({ page }) => {
  const errors = collectErrors(page);
  const mark = randomUUID().slice(0, 8);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await signInAsAdmin(page, 'moderator');
  await openPage(page, '/admin/blog/create');
  await page.getByLabel('Title in English').focus();
  await page.keyboard.type(`By keys ${mark}`);
  await press('Enter');
  await expect(editorText(page)).toBeVisible();
  const id = page.url().split('/').at(-1) ?? '';
  try {
    await field(page, 'Summary').focus();
    await press('Tab');
    // The toolbar is a single tab stop.
    await expect(tool(page, 'Undo')).toBeFocused();
    await press('Tab');
    await expect(editorText(page)).toBeFocused();
    await press('Control+Alt+2');
    await page.keyboard.type('First');
    await press('Enter', 'Control+b');
    await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type('bold');
    await press('Control+b', 'Enter', 'Alt+F10');
    await expect(tool(page, 'Undo')).toBeFocused();
    await press('ArrowRight', 'ArrowRight', 'ArrowLeft', 'End');
    await expect(tool(page, 'More formatting')).toBeFocused();
    await press('Home', 'Escape');
    await expect(editorText(page)).toBeFocused();
    await press('Alt+F10', 'End', 'Enter');
    await expect(page.getByRole('menuitem', { name: 'Dividing line' })).toBeVisible();
    await press('End', 'Enter');
    await expect(editorText(page)).toBeFocused();
    await expect(editorText(page).locator('hr')).toHaveCount(1);
    await press('Control+k');
    await page.keyboard.type('hello@example.com');
    await press('Tab');
    await page.keyboard.type('write to us');
    await press('Enter');
    await expect(editorText(page)).toBeFocused();
    await expect(editorText(page).getByRole('link', { name: 'write to us' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
    await press('Enter', 'Control+Shift+8');
    await page.keyboard.type('one');
    await press('Enter');
    await page.keyboard.type('two');
    await press('Control+]');
    await expect(editorText(page).locator('li li')).toHaveText('two');
    // Tab leaves the text, even from a list.
    await press('Tab');
    await expect(editorText(page)).not.toBeFocused();
    await expect(saved(page)).toBeVisible();
    await page.getByRole('tab', { name: 'English' }).focus();
    await press('ArrowRight', 'Enter');
    await expect(page.getByRole('tab', { name: 'Bangla' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('button', { name: 'Publish now' }).focus();
    await press('Enter');
    await expect(toast(page, 'Post published')).toBeVisible();
    const post = (await (await page.request.get(`/api/v1/blog/single/${id}`)).json()) as { html: string };
    expect(post.html).toBe(
      '<h2 id="section-1">First</h2><p><strong>bold</strong></p><hr><p><a href="mailto:hello@example.com" rel="noopener noreferrer">write to us</a></p><ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>',
    );
    expect(errors).toEqual([]);
  } finally {
    await deletePost(page, { id, slug: '' });
  }
});

const hostile = `<script>window.hacked = 1</script><style>*{display:none}</style><h1 onclick="hacked=1">Big</h1>
<p style="color:red" onmouseover="window.hacked=1">Plain <b>bold</b> <a href="javascript:window.hacked=1">bad</a>
<a href="https://example.com/" onclick="window.hacked=1" target="_top">good</a></p><img src="x" onerror="window.hacked=1">
<iframe src="https://example.com"></iframe><svg onload="window.hacked=1"><script>window.hacked=1</script></svg>
<table><tr><td>cell</td></tr></table><form action="/x"><input name="a" value="typed"><button>send</button></form>
<figure data-image-id="0190d6f0-0000-7000-8000-000000000000" data-alt="theirs"></figure><math><mtext>x</mtext></math>`;

test('what is pasted is reduced to what a post may hold', async ({ page }) => {
  const errors = collectErrors(page);
  const written = await beginPost(page, `Pasted ${randomUUID().slice(0, 8)}`);
  try {
    await editorText(page).click();
    await editorText(page).evaluate((element, html) => {
      const data = new DataTransfer();
      data.setData('text/html', html);
      data.setData('text/plain', 'plain');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    }, hostile);
    await expect(editorText(page)).toContainText('cell');
    const elements = await editorText(page).evaluate((element) => [
      ...new Set([...element.querySelectorAll('*')].map(({ tagName }) => tagName.toLowerCase())),
    ]);
    expect(elements.filter((name) => !['p', 'strong', 'a', 'br', 'h2', 'h3', 'h4'].includes(name))).toEqual([]);
    await expect(saved(page)).toBeVisible();
    const { texts } = (await (await page.request.get(`/api/v1/blog/admin/single/${written.id}`)).json()) as {
      texts: { en: { body: object } };
    };
    const stored = JSON.stringify(texts.en.body);
    expect(stored).toContain('"href":"https://example.com/"');
    expect(stored).not.toMatch(/javascript|hacked|onclick|iframe|0190d6f0/);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(errors).toEqual([]);
  } finally {
    await deletePost(page, written);
  }
});
