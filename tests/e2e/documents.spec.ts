import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { findReadWork, READ_TEST_MS } from '../support/read-works.ts';

interface Documents {
  readonly documents: readonly { readonly pages: number }[];
}

/** A template with several documents, the first of which has several pages. */
const findTemplate = (page: Page): Promise<string> =>
  findReadWork<Documents>(
    page,
    { category: 'templates', kind: 'documents' },
    ({ documents }) => documents.length > 1 && (documents[0]?.pages ?? 0) > 2,
  );

const words = {
  en: { title: 'Pages', next: 'Next page', wide: 'Full width', zoom: 'Zoom in', file: 'File', at: 'Page 3 of' },
  bn: {
    title: 'সব পৃষ্ঠা',
    next: 'পরের পৃষ্ঠা',
    wide: 'পুরো প্রস্থ',
    zoom: 'বড় করুন',
    file: 'ফাইল',
    at: 'মধ্যে ৩ নম্বর',
  },
};

for (const language of ['en', 'bn'] as const)
  test(`pages of a template are turned and enlarged in ${language}`, async ({ page }) => {
    test.setTimeout(READ_TEST_MS);
    const said = words[language];
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${language === 'bn' ? '/bn' : ''}/content/${await findTemplate(page)}`);
    const viewer = page.getByRole('region', { name: said.title, exact: true });
    await viewer.scrollIntoViewIfNeeded();
    await viewer.getByRole('button', { name: said.next }).click();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText(said.at)).toBeVisible();
    const shown = viewer
      .getByRole('listitem')
      .filter({ has: page.locator('img') })
      .nth(2)
      .locator('img');
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(300);
    await viewer.getByRole('button', { name: said.wide }).click();
    await viewer.getByRole('button', { name: said.zoom }).click();
    await expect(shown).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await viewer.getByRole('combobox', { name: said.file }).selectOption('1');
    await expect(viewer.getByText(said.at)).toBeHidden();
  });
