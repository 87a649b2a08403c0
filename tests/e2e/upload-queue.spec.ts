import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';
import { ZipFile } from 'yazl';
import { signInAsApplicant } from '../support/contributors.ts';
import { type CutProxy, startCutProxy } from '../support/cut-proxy.ts';
import { readShifts } from '../support/layout-shifts.ts';
import { openPage, waitForHydration } from '../support/open-page.ts';
import { killStarted, startArbor, waitForExit } from '../support/process.ts';
import { siteOrigin } from '../support/site-client.ts';
import { createTestDatabase } from '../support/test-database.ts';

const NAME = 'kit.zip';

/** Creates a ZIP of twelve megabytes that can't be compressed. */
async function createLargeZip(): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(randomBytes(12_000_000), 'noise.txt', { compress: false });
  zip.addBuffer(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 'dot.svg');
  zip.end();
  return buffer(zip.outputStream);
}

const choose = (page: Page, bytes: Buffer) =>
  page.getByLabel('Choose files').setInputFiles({ name: NAME, mimeType: 'application/zip', buffer: bytes });

const rowOf = (page: Page): Locator => page.locator('li[data-state]').filter({ hasText: NAME });

/** Slows the connection down, so that the test can act during an upload. */
async function slowDown(page: Page): Promise<(offline: boolean) => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = async (offline: boolean): Promise<void> => {
    await session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 2_500_000,
    });
  };
  await set(false);
  return set;
}

const readShare = async (row: Locator): Promise<number> =>
  Number(await row.getByRole('progressbar').getAttribute('aria-valuenow'));

const waitForShare = (row: Locator, share: number) =>
  expect.poll(() => readShare(row), { intervals: [50] }).toBeGreaterThanOrEqual(share);

async function readStoredHash(page: Page): Promise<string | undefined> {
  const response = await page.request.get('/api/v1/content/mine');
  const { items } = (await response.json()) as { items: { variants: { files: { sha256: string }[] }[] }[] };
  return items[0]?.variants[0]?.files[0]?.sha256;
}

const hash = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

let proxy: CutProxy | undefined;
test.afterEach(() => proxy?.close());

test('sending can be paused, goes on by itself after a lost connection, and after a reload once the file is chosen again', async ({
  page,
}) => {
  const bytes = await createLargeZip();
  await signInAsApplicant(page.request);
  proxy = await startCutProxy(siteOrigin());
  await openPage(page, `${proxy.origin}/contributor/assets/upload`);
  const setOffline = await slowDown(page);
  await choose(page, bytes);
  const row = rowOf(page);
  await waitForShare(row, 5);
  await page.getByRole('button', { name: `Pause ${NAME}` }).click();
  await expect(row).toHaveAttribute('data-state', 'paused');
  const paused = await readShare(row);
  await page.getByRole('button', { name: `Resume ${NAME}` }).click();
  await expect(row).toHaveAttribute('data-state', 'sending');
  await waitForShare(row, paused + 5);

  await setOffline(true);
  proxy.cut();
  await expect(row).toHaveAttribute('data-state', 'offline');
  await expect(row).toContainText('No connection. We’ll continue when you’re back online.');
  await setOffline(false);
  await expect(row).toHaveAttribute('data-state', 'sending');
  await waitForShare(row, paused + 15);

  await page.reload();
  await waitForHydration(page);
  await expect(row).toHaveAttribute('data-state', 'missing');
  await expect(row).toContainText(/Choose this file again to resume; [\d.]+ MB already uploaded\./);
  await setOffline(false);
  await choose(page, bytes);
  await expect(page.getByRole('heading', { name: '1 draft' })).toBeVisible({ timeout: 120_000 });
  await expect(row).toHaveCount(0);
  expect(await readStoredHash(page)).toBe(hash(bytes));

  // A file that was uploaded before is recognized and isn't sent.
  await choose(page, bytes);
  await expect(row).toHaveAttribute('data-state', 'known');
  await expect(row).toContainText('it’s in “Kit”');
  await expect(page.getByRole('heading', { name: '1 draft' })).toBeVisible();
});

test('what can never be sent says why, and offers nothing but to take it away', async ({ page }) => {
  await signInAsApplicant(page.request);
  await openPage(page, '/contributor/assets/upload');
  const long = `${'a'.repeat(210)}.png`;
  await page.getByLabel('Choose files').setInputFiles([
    { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    { name: long, mimeType: 'image/png', buffer: Buffer.from('x') },
    { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><p>No picture') },
  ]);
  const rows = page.locator('li[data-state=refused]');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'empty.png' })).toContainText('This file is empty.');
  await expect(rows.filter({ hasText: long })).toContainText('longer than 200 characters');
  await expect(page.getByRole('button', { name: /^Resume/ })).toHaveCount(0);
  // Identical bytes under another name get their own row and are refused for the same reason.
  await page
    .getByLabel('Choose files')
    .setInputFiles([{ name: 'twin.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><p>No picture') }]);
  await expect(rows).toHaveCount(4);
  const said = (await rows.filter({ hasText: 'page.png' }).locator('p').last().textContent()) ?? 'nothing';
  await expect(rows.filter({ hasText: 'twin.png' })).toContainText(said);
  for (let left = 4; left > 0; left -= 1) {
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await expect(rows).toHaveCount(left - 1);
  }

  await test.step('the queue of an earlier visit is there from the first paint on', async () => {
    const refused = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><p>No image') };
    await page.getByLabel('Choose files').setInputFiles([refused]);
    await expect(rows).toHaveCount(1);
    const shifts = await readShifts(page, () => expect(rows.filter({ hasText: 'page.png' })).toBeVisible());
    for (const shift of shifts) expect(shift).toBeLessThanOrEqual(0.02);
  });
});

test.describe('with a server of its own', () => {
  const shared = process.env['ARBOR_TEST_ORIGIN'] ?? '';
  test.afterEach(async () => {
    process.env['ARBOR_TEST_ORIGIN'] = shared;
    await killStarted();
  });

  test('sending goes on by itself when the server was killed and started again', async ({ browser }) => {
    const data = mkdtempSync(join(tmpdir(), 'arbor-queue-'));
    const database = await createTestDatabase();
    const environment = { DATABASE_URL: database.url, NODE_ENV: 'development' };
    const first = await startArbor(data, environment);
    const { origin } = first;
    const context = await browser.newContext({ baseURL: origin });
    try {
      process.env['ARBOR_TEST_ORIGIN'] = origin;
      const page = await context.newPage();
      await signInAsApplicant(page.request);
      const bytes = await createLargeZip();
      await openPage(page, '/contributor/assets/upload');
      await slowDown(page);
      await choose(page, bytes);
      await waitForShare(rowOf(page), 20);
      first.process.kill('SIGKILL');
      await waitForExit(first.process);
      await startArbor(data, { ...environment, PORT: new URL(origin).port });
      await expect(page.getByRole('heading', { name: '1 draft' })).toBeVisible({ timeout: 120_000 });
      expect(await readStoredHash(page)).toBe(hash(bytes));
    } finally {
      await context.close();
      await killStarted();
      await database.drop();
      rmSync(data, { recursive: true, force: true });
    }
  });
});
