import { expect, test } from '@playwright/test';
import { sql } from 'kysely';
import { findViolations } from '../support/accessibility.ts';
import { signInAsAdmin } from '../support/admins.ts';
import { withServerMoney } from '../support/money-journeys.ts';
import { openPage } from '../support/open-page.ts';

/** Adds a discrepancy on a day without purchases. */
const addBreak = (amount: number): Promise<void> =>
  withServerMoney(async ({ db }) => {
    await sql`
      insert into reconciliation_break (kind, subject, day, provider, currency, expected, found, run_id)
      select 'surplus_kept', gen_random_uuid()::text, '2001-02-03', 'sandbox', 'BDT', 0, ${amount}::bigint, id
      from reconciliation_run order by started_at limit 1`.execute(db);
  });

/** Adds closed discrepancies that are older than all others, of rules whose name is shown unchanged. */
const addClosedBreaks = (marker: string, count: number): Promise<void> =>
  withServerMoney(async ({ db }) => {
    await sql`
      with run as (
        insert into reconciliation_run (id, from_day, to_day, finished_at, open_breaks)
        values (gen_random_uuid(), '2001-02-03', '2001-02-03', now(), 0) returning id)
      insert into reconciliation_break (kind, subject, expected, found, detail, state, first_seen, closed_at, run_id)
      select 'rule_broken', ${marker} || n, n, 0, ${marker} || ' no ' || n || '.', 'closed', '2001-02-03', now(), id
      from run, generate_series(1, ${count}::int) n`.execute(db);
  });

test('an owner checks everything, sees the three sides of today, and accepts a break with a note', async ({ page }) => {
  await signInAsAdmin(page, 'owner');
  await openPage(page, '/admin/reconciliation');
  const begun = page.waitForResponse((answer) => answer.url().endsWith('/reconciliation/run'));
  await page.getByRole('button', { name: 'Check everything' }).click();
  const { run } = (await (await begun).json()) as { run: { _id: string } };
  await expect
    .poll(async () => {
      const answer = await page.request.get('/api/v1/reconciliation');
      return ((await answer.json()) as { last: { _id: string } | null }).last?._id;
    })
    .toBe(run._id);
  await expect(page.getByRole('button', { name: 'Check everything' })).toBeEnabled();
  await expect(page.getByText(/^Last checked/)).toBeVisible();

  const taka = 1000 + Math.floor(Math.random() * 8999);
  await addBreak(taka * 100);
  await openPage(page, '/admin/reconciliation');
  const shown = `৳${taka.toLocaleString('en-IN')}`;
  const item = page.getByRole('listitem').filter({ hasText: `overpaid ${shown}` });
  await item.getByRole('button', { name: 'Accept: Overpayment not being refunded' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByRole('textbox').fill('A gift of the provider');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(item).toHaveCount(0);

  await page.getByRole('link', { name: 'Accepted' }).click();
  await expect(item).toContainText('A gift of the provider');

  await openPage(page, '/bn/admin/reconciliation?state=accepted');
  await expect(page.getByRole('heading', { level: 1, name: 'হিসাব মেলানো' })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'লেজার ডাউনলোড করুন' }).click();
  expect((await download).suggestedFilename()).toMatch(/^ledger-\d{4}-\d\d-\d\d\.csv$/);
});

test('more breaks than a page shows are read page by page', async ({ page }) => {
  const marker = `page ${Date.now()}`;
  await addClosedBreaks(marker, 130);
  await signInAsAdmin(page, 'owner');
  await openPage(page, '/admin/reconciliation?state=closed');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const seen = new Set<string>();
  await expect(pages.getByRole('link', { name: 'First page' })).toHaveCount(0);
  for (;;) {
    const shown = await page.getByRole('listitem').filter({ hasText: marker }).allInnerTexts();
    for (const text of shown) seen.add(/page \d+ no (\d+)/.exec(text)?.[1] ?? '');
    if (seen.size === 130) break;
    const from = page.url();
    await pages.getByRole('link', { name: 'Next page' }).click();
    await expect.poll(() => page.url()).not.toBe(from);
    await expect(pages.getByRole('link', { name: 'First page' })).toBeVisible();
  }
  const cursor = new URL(page.url()).searchParams.get('cursor') ?? '';
  expect(await findViolations(page)).toEqual([]);
  await pages.getByRole('link', { name: 'First page' }).click();
  await expect(page).toHaveURL(/\/admin\/reconciliation\?state=closed$/);
  // The URL contains a page whose discrepancies have another state by now.
  await openPage(page, `/bn/admin/reconciliation?state=accepted&cursor=${cursor}`);
  await expect(page).toHaveURL(/\/bn\/admin\/reconciliation\?state=accepted$/);
});
