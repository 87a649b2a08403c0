import type { Page } from '@playwright/test';

interface Shifts {
  sum: number;
}

/** Records layout shifts of each page that is opened from now on, from its start. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { sum: 0 };
    Object.assign(window, { arborShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Reads the sum of all layout shifts up to the frame after next. */
export const readShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return (window as unknown as { arborShifts: Shifts }).arborShifts.sum;
  });

/**
 * Reloads the page on a phone and on a laptop, and returns the layout shifts. `isReady` resolves when everything is
 * loaded.
 */
export async function readShifts(page: Page, isReady: () => Promise<unknown>): Promise<number[]> {
  await recordShifts(page);
  const found: number[] = [];
  for (const [width, height] of [
    [375, 740],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.reload();
    await isReady();
    await page.waitForLoadState('networkidle');
    found.push(await readShift(page));
  }
  return found;
}
