import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { findReadWork, READ_TEST_MS } from '../support/read-works.ts';

/** A free environment whose panorama has been drawn. */
const findEnvironment = (page: Page): Promise<string> =>
  findReadWork<{ panorama: { isOpen: boolean } | null }>(
    page,
    { category: 'environments', kind: 'panorama' },
    ({ panorama }) => panorama?.isOpen === true,
  );

const words = {
  en: { open: 'Look around', title: 'Panorama', exposure: 'Exposure', turn: 'Turn slowly', close: 'Close panorama' },
  bn: {
    open: 'চারপাশ ঘুরে দেখুন',
    title: 'প্যানোরামা',
    exposure: 'এক্সপোজার',
    turn: 'ধীরে ঘোরান',
    close: 'প্যানোরামা বন্ধ করুন',
  },
};

for (const language of ['en', 'bn'] as const)
  test(`an environment is looked around in by keyboard in ${language}, or a browser without WebGL says so`, async ({
    page,
  }) => {
    test.setTimeout(READ_TEST_MS);
    const said = words[language];
    const id = await findEnvironment(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${language === 'bn' ? '/bn' : ''}/content/${id}`);
    const open = page.getByRole('button', { name: said.open });
    await open.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('region', { name: said.title, exact: true });
    const stage = viewer.getByRole('application');
    await expect(stage).toBeFocused();
    await expect(stage).toHaveAttribute('data-shown', /^(shown|no-graphics)$/);
    if ((await stage.getAttribute('data-shown')) === 'shown') {
      await expect(viewer.getByRole('button', { name: said.turn })).toBeVisible();
      const look = () => stage.screenshot();
      const before = await look();
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', '+']) await page.keyboard.press(key);
      await expect.poll(async () => before.equals(await look())).toBe(false);
      const exposure = viewer.getByRole('slider', { name: said.exposure });
      await exposure.focus();
      await page.keyboard.press('ArrowRight');
      await expect(exposure).toHaveAttribute('aria-valuetext', language === 'bn' ? /^\+০\.২৫/ : /^\+0\.25/);
    } else await expect(viewer.getByRole('alert')).toContainText('WebGL');
    expect(await findViolations(page)).toEqual([]);
    await viewer.getByRole('button', { name: said.close }).click();
    await expect(open).toBeFocused();
  });
