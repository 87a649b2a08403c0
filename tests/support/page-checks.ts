import type { Page } from '@playwright/test';
import { findViolations } from './accessibility.ts';

export interface View {
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

/** Sets the width and colour scheme, and waits for the layout. */
export async function setView(page: Page, { width, scheme }: View): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined)))),
  );
}

/** Collects script and console errors of the page; the returned list grows with each one. */
export function collectErrors(page: Page, { allow404 = true } = {}): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    // A not-found page has status 404, which the browser logs.
    const isExpected = allow404 && message.text().includes('404');
    if (message.type() === 'error' && !isExpected) errors.push(`${page.url()}: ${message.text()}`);
  });
  return errors;
}

/** Returns a line with the number of pixels that require horizontal scrolling; empty if everything fits. */
export async function findOverflow(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`${page.url()}: ${overflow} px too wide for ${page.viewportSize()?.width}`] : [];
}

/** Finds all problems of layout and markup in the current view. */
export const findProblems = async (page: Page): Promise<string[]> => [
  ...(await findOverflow(page)),
  ...(await findViolations(page)),
];

/**
 * Finds problems on a phone in the dark, and what doesn't fit on a laptop, where the page is left; the same elements are
 * checked for accessibility once.
 */
export async function findViewProblems(page: Page): Promise<string[]> {
  await setView(page, { width: 375, scheme: 'dark' });
  const problems = await findProblems(page);
  await setView(page, { width: 1366, scheme: 'light' });
  return [...problems, ...(await findOverflow(page))];
}
