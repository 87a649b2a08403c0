import { expect, type Page, test } from '@playwright/test';
import { findViolations } from '../support/accessibility.ts';
import { packModel } from '../support/pack-model.ts';

/** Longest wait for the first picture of a model. */
const FIRST_PICTURE_MS = 60_000;
/** Name of the demo's model that has an animation. */
const MOVING = 'dhaka boat';

const words = {
  en: {
    title: '3D model',
    open: 'View in 3D',
    turn: 'Turntable',
    wireframe: 'Wireframe',
    light: 'Light direction',
    surface: 'Surface',
    normals: 'Normals',
    play: 'Play animation',
    position: 'Position',
    middle: /^\d+\.\d of \d+\.\d seconds$/,
    model: 'Model',
    count: /^[\d,]+ triangles · /,
  },
  bn: {
    title: 'থ্রিডি মডেল',
    open: 'থ্রিডিতে দেখুন',
    turn: 'ঘুরতে থাকুক',
    wireframe: 'ওয়্যারফ্রেম',
    light: 'আলোর দিক',
    surface: 'সারফেস',
    normals: 'নরমাল',
    play: 'অ্যানিমেশন চালান',
    position: 'অবস্থান',
    middle: /^[০-৯]+\.[০-৯] সেকেন্ডের মধ্যে [০-৯]+\.[০-৯] সেকেন্ড$/,
    model: 'মডেল',
    count: /^[০-৯,]+টি ত্রিভুজ · /,
  },
};

/**
 * Compresses the models that the page loads, which a worker then has to decode: the first with Draco, the next with
 * Meshopt.
 */
async function packAll(page: Page): Promise<void> {
  const packings = ['draco', 'meshopt'] as const;
  let loaded = 0;
  await page.route('**/api/v1/content/play/**', async (route) => {
    const answer = await route.fetch();
    const packing = packings[loaded % packings.length] ?? 'draco';
    loaded += 1;
    await route.fulfill({ response: answer, body: await packModel(await answer.body(), packing) });
  });
}

for (const [language, packing] of [
  ['en', 'plain'],
  ['bn', 'compressed'],
] as const)
  test(`a ${packing} 3D model is opened, turned and lit by keyboard in ${language}`, async ({ page }) => {
    const said = words[language];
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    if (packing === 'compressed') await packAll(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const works = await page.request.get('/api/v1/content/all?category=models&limit=60');
    const { items } = (await works.json()) as { items: { _id: string; minPrice: number }[] };
    await page.goto(`${language === 'bn' ? '/bn' : ''}/content/${items.find(({ minPrice }) => minPrice === 0)?._id}`);
    const viewer = page.getByRole('region', { name: said.title, exact: true });
    await viewer.scrollIntoViewIfNeeded();
    await expect(viewer.getByText(said.count)).toBeVisible();
    await viewer.getByRole('button', { name: said.open }).click();
    const stage = viewer.getByRole('application');
    // Without a graphics processor, the first picture takes seconds; without WebGL, the page says so and keeps the controls.
    const hasWebGl = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
    const state = hasWebGl ? 'ready' : 'failed';
    await expect(stage).toHaveAttribute('data-state', state, { timeout: FIRST_PICTURE_MS });
    expect(workers).toHaveLength(hasWebGl && packing === 'compressed' ? 1 : 0);
    await expect(viewer.getByRole('checkbox', { name: said.turn })).not.toBeChecked();
    await stage.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('+');
    await viewer.getByRole('checkbox', { name: said.wireframe }).check();
    await viewer.getByRole('slider', { name: said.light }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('slider', { name: said.light })).toHaveValue('50');
    if (hasWebGl) await viewer.getByRole('combobox', { name: said.surface }).selectOption({ label: said.normals });
    await viewer.getByRole('combobox', { name: said.model }).selectOption({ label: MOVING });
    await expect(stage).toHaveAttribute('data-state', state, { timeout: FIRST_PICTURE_MS });
    expect(workers).toHaveLength(hasWebGl && packing === 'compressed' ? 2 : 0);
    if (hasWebGl) {
      // It waits, because the visitor wants no motion.
      await expect(viewer.getByRole('button', { name: said.play })).toBeVisible();
      const position = viewer.getByRole('slider', { name: said.position, exact: true });
      await position.focus();
      await page.keyboard.press('PageUp');
      await expect(position).toHaveValue('10');
      await expect(position).toHaveAttribute('aria-valuetext', said.middle);
    }
    expect(await findViolations(page)).toEqual([]);
  });
