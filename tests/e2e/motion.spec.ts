import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { findReadWork, READ_TEST_MS } from '../support/read-works.ts';

/** Finds a free motion work whose animations a job has drawn. */
const findMotion = (page: Page): Promise<string> =>
  findReadWork<{ films: object[] }>(page, { category: 'motion', kind: 'motion' }, ({ films }) => films.length > 2);

const words = {
  en: {
    title: 'Animations',
    play: 'Play',
    pause: 'Pause',
    next: 'Next frame',
    frame: 'Frame',
    speed: 'Speed',
    dark: 'Dark',
    at: /^Frame 3 of /,
  },
  bn: {
    title: 'অ্যানিমেশন',
    play: 'চালান',
    pause: 'থামান',
    next: 'পরের ফ্রেম',
    frame: 'ফ্রেম',
    speed: 'গতি',
    dark: 'গাঢ়',
    at: /মধ্যে ৩ নম্বর/,
  },
};

for (const language of ['en', 'bn'] as const)
  test(`animations play, stop and step by keyboard in ${language}, and stand still without motion`, async ({
    page,
  }) => {
    test.setTimeout(READ_TEST_MS);
    const said = words[language];
    const path = `${language === 'bn' ? '/bn' : ''}/content/${await findMotion(page)}`;
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    const viewer = page.getByRole('region', { name: said.title, exact: true });
    await viewer.scrollIntoViewIfNeeded();
    const position = viewer.getByRole('slider', { name: said.frame, exact: true });
    await expect(viewer.locator('[data-loaded=true]')).toBeVisible();
    const before = await position.inputValue();
    await expect.poll(() => position.inputValue()).not.toBe(before);

    await viewer.getByRole('button', { name: said.pause }).focus();
    await page.keyboard.press('Enter');
    await expect(viewer.getByRole('button', { name: said.play })).toBeFocused();
    await position.focus();
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('.');
    await expect(position).toHaveAttribute('aria-valuetext', said.at);
    await viewer.getByRole('combobox', { name: said.speed }).selectOption('0.25');
    await viewer.getByText(said.dark, { exact: true }).click();
    await viewer.getByRole('listitem').nth(1).getByRole('button').click();
    await expect(viewer.getByRole('button', { name: said.pause })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await viewer.scrollIntoViewIfNeeded();
    await expect(viewer.getByRole('button', { name: said.play })).toBeVisible();
    await expect(viewer.locator('[data-loaded=false]')).toBeVisible();
  });
