import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { findReadWork, READ_TEST_MS } from '../support/read-works.ts';

/** Finds a paid work of several sounds that a job has read. */
const findSounds = (page: Page): Promise<string> =>
  findReadWork<{ sounds: { heardSeconds: number }[] }>(
    page,
    { category: 'audio', kind: 'sounds' },
    ({ sounds }, { minPrice }) =>
      minPrice > 0 && sounds.length > 8 && sounds.every(({ heardSeconds }) => heardSeconds > 0.5),
  );

const words = {
  en: { listen: 'Listen', player: 'Sound player', play: /^Play /, pause: /^Pause /, repeat: 'Repeat this sound' },
  bn: { listen: 'শুনে দেখুন', player: 'অডিও প্লেয়ার', play: / চালান$/, pause: / থামান$/, repeat: 'এই সাউন্ড বারবার চালান' },
};
const close = { en: 'Close the player', bn: 'প্লেয়ার বন্ধ করুন' };

for (const language of ['en', 'bn'] as const)
  test(`sounds are played by keyboard in ${language}, go on while browsing, and after a new document`, async ({
    page,
  }) => {
    test.setTimeout(READ_TEST_MS);
    const said = words[language];
    const id = await findSounds(page);
    await page.goto(`${language === 'bn' ? '/bn' : ''}/content/${id}`);
    const rows = page.getByRole('region', { name: said.listen });
    await rows.getByRole('button', { name: said.play }).nth(1).focus();
    await page.keyboard.press('Enter');
    const player = page.getByRole('region', { name: said.player });
    await player.getByRole('button', { name: said.repeat }).click();
    await expect(player.getByRole('button', { name: said.pause })).toBeVisible();

    const slider = player.getByRole('slider');
    const name = await slider.getAttribute('aria-label');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuetext', /./);
    expect(await findViolations(page)).toEqual([]);

    const started = await page.evaluate(() => performance.timeOrigin);
    await page.getByRole('main').locator('nav a').first().click();
    await expect(page).toHaveURL(/\/content$/);
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(started);
    await expect(player.getByRole('button', { name: said.pause })).toBeVisible();

    await player.getByRole('button', { name: said.pause }).click();
    await page.reload();
    await expect(player.getByRole('slider')).toHaveAttribute('aria-label', name ?? '');
    await player.getByRole('button', { name: close[language] }).click();
    await expect(player).toHaveCount(0);

    await page.goto(`${language === 'bn' ? '/bn' : ''}/content?category=audio`);
    await page.locator('.tile').first().getByRole('button', { name: said.play }).click();
    await expect(player.getByRole('slider')).toBeVisible();
  });
