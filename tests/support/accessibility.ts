import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits for animations, because a text that fades in has a lower contrast meanwhile. */
async function waitForAnimations(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}

/** Counts the animations that have started on this page since the first call. */
function countMoves(page: Page): Promise<number> {
  return page.evaluate(() => {
    const counted = window as unknown as { moves?: number };
    if (counted.moves === undefined) {
      counted.moves = 0;
      for (const event of ['transitionrun', 'animationstart'])
        document.addEventListener(event, () => {
          counted.moves = (counted.moves ?? 0) + 1;
        });
    }
    return counted.moves;
  });
}

const MAX_LOOKS = 5;

async function runAxe(page: Page, selector: string | undefined): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([within, values]) => {
      const { axe: injected } = window as unknown as { axe: typeof axe };
      // The page behind a modal dialog is inert, and tests look at it before the dialog opens.
      const whole = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.documentElement;
      const { violations: found } = await injected.run(
        // Base UI's focus guards pass the focus on immediately, so axe ignores them.
        { include: within === undefined ? whole : [[within]], exclude: [['[data-base-ui-focus-guard]']] },
        {
          runOnly: { type: 'tag', values },
          resultTypes: ['violations'],
          // Loads no style sheets, which only the rule about orientation needs; no style depends on it.
          preload: { assets: ['media'] },
          elementRef: false,
        },
      );
      return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
    },
    [selector, tags] as const,
  );
  return violations.map((violation) => `${page.url()}: ${violation}`);
}

/**
 * Finds violations of axe's rules on the page, in its modal dialog while one is open, or inside the elements of
 * `selector`: one line per rule, with its first element. axe runs in the page itself, because the usual wrapper opens a
 * second page for each run, which takes longer than axe. If an animation started meanwhile, such as that of a notice,
 * axe runs again.
 */
export async function findViolations(page: Page, selector?: string): Promise<string[]> {
  for (let look = 1; ; look += 1) {
    const before = await countMoves(page);
    await waitForAnimations(page);
    const violations = await runAxe(page, selector);
    if (violations.length === 0 || look === MAX_LOOKS || before === (await countMoves(page))) return violations;
  }
}
