import { expect, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { openPage } from '../support/open-page.ts';

const words = {
  en: { title: 'Crop and size', move: 'Move the crop', size: 'Size', format: 'Format', take: 'Download this crop' },
  bn: {
    title: 'ক্রপ ও মাপ',
    move: 'ক্রপের জায়গা সরান',
    size: 'মাপ',
    format: 'ফরম্যাট',
    take: 'এই অংশ ডাউনলোড করুন',
  },
};

for (const language of ['en', 'bn'] as const)
  test(`a photograph is cropped by keyboard and downloaded in ${language}`, async ({ page }) => {
    const said = words[language];
    const works = await page.request.get('/api/v1/content/all?category=photos&price=free&limit=20');
    const { items } = (await works.json()) as { items: { _id: string; minPrice: number }[] };
    const free = items.find(({ minPrice }) => minPrice === 0);
    await openPage(page, `${language === 'bn' ? '/bn' : ''}/content/${free?._id}`);
    await page.getByRole('heading', { name: said.title }).click();
    await page.getByRole('button', { name: language === 'bn' ? '১:১' : '1:1', exact: true }).click();
    const frame = page.getByRole('slider', { name: said.move });
    await expect(frame).toHaveAttribute('aria-valuenow', '50');
    await frame.focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowLeft');
    await expect(frame).not.toHaveAttribute('aria-valuenow', '100');
    await page.getByRole('combobox', { name: said.size }).selectOption('640');
    await page.getByRole('combobox', { name: said.format }).selectOption('webp');
    expect(await findViolations(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: said.take }).click();
    expect((await download).suggestedFilename()).toMatch(/-1x1-640\.webp$/);
  });
