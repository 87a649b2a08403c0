import type { Browser, CDPSession, Page } from '@playwright/test';
import { slowDown, slowPhone } from '../../tests/support/slow-phone.ts';
import { type EarlyTap, installEarlyTap, installRecorder, type Recording } from './recorder.ts';

const QUIET_MS = 1200;
const LIMIT_MS = 45_000;

export interface Traffic {
  requests: number;
  scriptBytes: number;
  pictureBytes: number;
  allBytes: number;
}

export interface Load extends Recording, Traffic {
  /** Time from the tap on the work to its dialog, in milliseconds; undefined on pages without a work. */
  readonly zoom: number | undefined;
}

export type Tap = 'favourite' | 'sign in' | 'filter';

const dialog = 'dialog[open]';
/** Controls by their role, so that one run can measure revisions with different markup. */
const taps: Record<Tap, { steps: readonly string[]; answer: string }> = {
  favourite: { steps: ['[data-act=favorite], [data-tap=favorite], main button[aria-pressed]'], answer: dialog },
  'sign in': { steps: ['nav.fixed button'], answer: dialog },
  filter: {
    steps: ['[popovertarget=filters].toolbar-filters', '#filters input[name=price][value=paid]'],
    answer: '.animate-progress, #filters input[value=paid][checked]',
  },
};

function countTraffic(session: CDPSession): { traffic: Traffic; isQuiet: () => boolean } {
  const traffic = { requests: 0, scriptBytes: 0, pictureBytes: 0, allBytes: 0 };
  const open = new Map<string, string>();
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (!request.url.startsWith('http')) return;
    traffic.requests += 1;
    open.set(requestId, type ?? 'Other');
    last = Date.now();
  });
  session.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = open.get(requestId);
    if (!open.delete(requestId)) return;
    last = Date.now();
    traffic.allBytes += encodedDataLength;
    if (type === 'Script') traffic.scriptBytes += encodedDataLength;
    if (type === 'Image') traffic.pictureBytes += encodedDataLength;
  });
  return { traffic, isQuiet: () => open.size === 0 && Date.now() - last > QUIET_MS };
}

async function onPhone<T>(browser: Browser, work: (page: Page, session: CDPSession) => Promise<T>): Promise<T> {
  const context = await browser.newContext(slowPhone);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    await page.addInitScript(installRecorder);
    return await work(page, session);
  } finally {
    await context.close();
  }
}

async function waitUntil(isDone: () => Promise<boolean> | boolean): Promise<void> {
  for (const begun = Date.now(); !(await isDone()); ) {
    if (Date.now() - begun > LIMIT_MS) throw new Error('The page did not become quiet.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const readRecording = (page: Page): Promise<Recording> => page.evaluate(() => ({ ...window.arborBench.recording }));

/** Taps `control`, and measures the milliseconds until a dialog appears. Closes the dialog again. */
async function tapForDialog(page: Page, control: string): Promise<number | undefined> {
  const target = page.locator(control).first();
  if ((await target.count()) === 0) return undefined;
  await target.scrollIntoViewIfNeeded();
  const answered = page.evaluate(
    (selector) =>
      new Promise<number>((resolve) => {
        let begun = 0;
        addEventListener('pointerdown', () => (begun = performance.now()), { capture: true, once: true });
        const look = () =>
          document.querySelector(selector) === null
            ? requestAnimationFrame(look)
            : requestAnimationFrame(() => resolve(performance.now() - begun));
        look();
      }),
    dialog,
  );
  await target.tap();
  const took = await answered;
  await page.keyboard.press('Escape');
  await page.waitForFunction((selector) => document.querySelector(selector) === null, dialog);
  return took;
}

/**
 * Measures one page load until the network is idle, before any input, then the taps that determine the longest
 * interaction.
 */
export function measureLoad(browser: Browser, address: string): Promise<Load> {
  return onPhone(browser, async (page, session) => {
    const { traffic, isQuiet } = countTraffic(session);
    await page.goto(address, { waitUntil: 'commit' });
    await waitUntil(async () => isQuiet() && (await readRecording(page)).takenOver > 0);
    const loaded = { ...(await readRecording(page)), ...traffic };
    const zoom = await tapForDialog(page, 'main a.cursor-zoom-in');
    await tapForDialog(page, taps['sign in'].steps[0] ?? '');
    await tapForDialog(page, taps.favourite.steps[0] ?? '');
    const { interaction } = await readRecording(page);
    return { ...loaded, interaction, zoom };
  });
}

/** Measures one page load with an early tap; undefined on pages without that control. */
export function measureTap(browser: Browser, address: string, tap: Tap): Promise<EarlyTap | undefined> {
  return onPhone(browser, async (page) => {
    await page.addInitScript(installEarlyTap, taps[tap]);
    await page.goto(address, { waitUntil: 'commit' });
    await waitUntil(() => page.evaluate(() => window.arborBench.tap !== undefined));
    return page.evaluate(() => window.arborBench.tap);
  });
}

/** Whether the page has the controls that a tap needs. */
export async function hasControls(page: Page, tap: Tap): Promise<boolean> {
  const counts = await Promise.all(taps[tap].steps.map((step) => page.locator(step).count()));
  return counts.every((count) => count > 0);
}
