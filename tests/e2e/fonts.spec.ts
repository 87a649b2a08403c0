import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { findReadWork, READ_TEST_MS } from '../support/read-works.ts';

/** Finds a font whose styles a job has read. */
const findFont = (page: Page): Promise<string> =>
  findReadWork<{ styles: object[] }>(
    page,
    { category: 'fonts', kind: 'fonts' },
    ({ styles }, { language }) => language === 'bn' && styles.length > 2,
  );

/** Waits until a job has read another font that may be shown beside this one. */
const findPartner = (page: Page, id: string): Promise<string> =>
  findReadWork<{ styles: { isFree: boolean }[] }>(
    page,
    { category: 'fonts', kind: 'fonts' },
    ({ styles }, { _id }) => _id !== id && styles.some(({ isFree }) => isFree),
  );

const words = {
  en: {
    title: 'Try this font',
    text: 'Type your own text',
    style: 'Style',
    size: 'Size',
    lacks: 'Missing from this font: 中',
  },
  bn: { title: 'ফন্টটিতে লিখে দেখুন', text: 'নিজের লেখা লিখুন', style: 'স্টাইল', size: 'আকার', lacks: 'এই ফন্টে নেই: 中' },
};

for (const language of ['en', 'bn'] as const)
  test(`a font is tried by keyboard in ${language}: own text, a letter that it lacks, size, style, letters, a pair, languages`, async ({
    page,
  }) => {
    test.setTimeout(READ_TEST_MS);
    const said = words[language];
    const id = await findFont(page);
    await findPartner(page, id);
    const shifts: number[] = [];
    await page.exposeFunction('noteShift', (value: number) => shifts.push(value));
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput)
            (window as unknown as { noteShift: (value: number) => void }).noteShift(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${language === 'bn' ? '/bn' : ''}/content/${id}`);
    const viewer = page.getByRole('region', { name: said.title });
    await viewer.scrollIntoViewIfNeeded();
    const shown = viewer.locator('[data-ready]').first();
    await expect(shown).toBeVisible();

    await viewer.getByRole('textbox', { name: said.text }).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('ক্ষ জ্ঞ ন্ত্র 中');
    await expect(shown).toContainText('ক্ষ জ্ঞ ন্ত্র');
    await expect(shown.getByRole('img', { name: '中' })).toBeVisible();
    await expect(viewer.getByRole('status').first()).toHaveText(said.lacks);
    // The letters use the tested font, without a fallback.
    expect(await shown.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/^"?tried-[^,]*$/);

    await viewer.getByRole('slider', { name: said.size }).focus();
    await page.keyboard.press('End');
    await expect(shown).toHaveCSS('font-size', '160px');
    await viewer.getByRole('combobox', { name: said.style }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(shown).toBeVisible();

    await viewer.getByRole('tab').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(viewer.getByRole('listitem')).toHaveCount(7);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await viewer.getByRole('button', { name: 'খ', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(viewer.getByText('U+0996')).toBeVisible();
    await expect(shown).toHaveText('খ');
    await viewer.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    // The heading uses this font, and the text another one.
    await expect(viewer.locator('[data-ready]')).toHaveCount(2);
    const families = await viewer
      .locator('[data-ready]')
      .evaluateAll((texts) => texts.map((text) => getComputedStyle(text).fontFamily));
    expect(new Set(families).size).toBe(2);
    expect(await findViolations(page)).toEqual([]);
    await viewer.getByRole('tab', { selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(viewer.getByRole('listitem').first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.02);
  });
