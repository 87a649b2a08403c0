import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { findReadWork, READ_TEST_MS } from '../support/read-works.ts';

/** Longest wait for the first picture of a ball, which takes seconds without a graphics processor. */
const FIRST_PICTURE_MS = 60_000;

/** Finds a paid pattern with several colourways, whose tiles a job has read. */
const findPattern = (page: Page): Promise<string> =>
  findReadWork<{ tiles: { isFree: boolean; isSeamless: boolean }[] }>(
    page,
    { category: 'patterns', kind: 'tiles' },
    ({ tiles }) => tiles.length > 2 && tiles.every(({ isFree, isSeamless }) => !isFree && isSeamless),
  );

/** Finds a paid texture with a height map. */
const findTexture = (page: Page): Promise<string> =>
  findReadWork<{ tiles: { isFree: boolean; role: string | null }[] }>(
    page,
    { category: 'patterns', kind: 'tiles', format: 'jpg' },
    ({ tiles }) => tiles.some(({ role }) => role === 'height') && tiles.every(({ isFree }) => !isFree),
  );

const words = {
  en: {
    title: 'See it repeat',
    seamless: 'Repeats without a visible seam',
    midnight: 'Midnight',
    size: 'Size',
    maps: 'Maps',
    light: 'Light direction',
  },
  bn: {
    title: 'নকশাটি বিছিয়ে দেখুন',
    seamless: 'জোড়ের দাগ দেখা যায় না',
    midnight: 'Midnight',
    size: 'আকার',
    maps: 'ম্যাপ',
    light: 'আলোর দিক',
  },
};

for (const language of ['en', 'bn'] as const)
  test(`a pattern is tried by keyboard in ${language}: colourway, size, seam, every place`, async ({ page }) => {
    test.setTimeout(READ_TEST_MS);
    const said = words[language];
    const id = await findPattern(page);
    await page.goto(`${language === 'bn' ? '/bn' : ''}/content/${id}`);
    const viewer = page.getByRole('region', { name: said.title });
    await viewer.scrollIntoViewIfNeeded();
    await expect(viewer.getByText(said.seamless)).toBeVisible();
    const stage = viewer.getByRole('application');
    const surface = stage.locator('div').first();
    await expect(surface).toHaveCSS('background-image', /marked-tiles/);
    const before = await surface.evaluate((element) => element.style.backgroundImage);

    await viewer.getByRole('radio', { name: said.midnight }).focus();
    await page.keyboard.press('Space');
    await expect(surface).not.toHaveCSS('background-image', before);
    await viewer.getByRole('slider', { name: said.size }).focus();
    await page.keyboard.press('End');
    await expect(viewer.getByRole('slider')).toHaveValue('480');
    await stage.focus();
    const place = await surface.evaluate((element) => element.style.backgroundPosition);
    await page.keyboard.press('ArrowRight');
    await expect(surface).not.toHaveAttribute('style', new RegExp(place.replace(/[().+]/g, '\\$&')));

    await viewer.getByRole('group').last().getByRole('radio').first().focus();
    for (const scene of ['seam', 'cloth', 'card', 'wall']) {
      await page.keyboard.press('ArrowRight');
      await expect(stage).toHaveAttribute('data-scene', scene);
      expect(await findViolations(page)).toEqual([]);
    }

    // What is chosen before the viewer's script is there counts once it is.
    const { promise: chosen, resolve: choose } = Promise.withResolvers<void>();
    await page.route('**/assets/tiles-*.js', (route) => chosen.then(() => route.continue()));
    await page.goto(`${language === 'bn' ? '/bn' : ''}/content/${await findTexture(page)}`);
    await viewer.scrollIntoViewIfNeeded();
    await viewer.getByRole('group').last().getByRole('radio').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer.getByRole('group').last().getByRole('radio').last()).toBeChecked();
    await viewer.getByRole('slider', { name: said.size }).focus();
    await page.keyboard.press('End');
    await expect(stage).toHaveAttribute('data-scene', 'flat');
    choose();
    await expect(stage).toHaveAttribute('data-scene', 'ball');
    await expect(viewer.getByRole('slider', { name: said.size })).toHaveAttribute('aria-valuetext', /480|৪৮০/);
    // Without WebGL, the page says so.
    const hasWebGl = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
    await expect(surface).toHaveAttribute('data-state', hasWebGl ? 'ready' : 'failed', { timeout: FIRST_PICTURE_MS });
    await expect(viewer.getByRole('list', { name: said.maps }).getByRole('listitem')).toHaveCount(2);
    expect(await findViolations(page)).toEqual([]);
    if (!hasWebGl) return;
    for (const act of [() => stage.focus(), () => viewer.getByRole('slider', { name: said.light }).focus()]) {
      await act();
      const seen = await surface.screenshot();
      await page.keyboard.press('ArrowRight');
      await expect.poll(async () => (await surface.screenshot()).equals(seen)).toBe(false);
    }
  });
