import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { fillCart, type Offer } from './offers.ts';
import { openPage, waitForHydration } from './open-page.ts';
import { send, siteOrigin } from './site-client.ts';

/** Orders variants by API calls. `name`: licensee. @returns the order's identifier */
export async function makeOrder(client: APIRequestContext, offers: readonly Offer[], name?: string): Promise<string> {
  const lines = offers.map(({ contentId, variantId, price }) => ({ contentId, variantId, price }));
  const answer = await client.post('/api/v1/order/create', {
    headers: { origin: siteOrigin(), 'idempotency-key': randomUUID() },
    data: { lines, ...(name === undefined ? {} : { particulars: { name } }) },
  });
  if (!answer.ok()) throw new Error(`order: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { _id: string })._id;
}

/** Orders variants and pays in the sandbox by API calls. @returns the order's identifier */
export async function payOrder(client: APIRequestContext, offers: readonly Offer[]): Promise<string> {
  const id = await makeOrder(client, offers);
  const { redirect } = await send(
    client,
    'POST',
    `/api/v1/payment/begin/${id}`,
    { provider: 'sandbox' },
    {
      'idempotency-key': randomUUID(),
    },
  );
  const page = String(redirect).split('/').at(-1) ?? '';
  await send(client, 'POST', `/api/v1/payment/sandbox/act/${page}`, { act: 'pay' });
  return id;
}

/** Reads the order's status from the server. */
export async function readStatus(client: APIRequestContext, orderId: string): Promise<string> {
  const answer = await client.get(`/api/v1/order/single/${orderId}`);
  return ((await answer.json()) as { status: string }).status;
}

/** Orders these variants and those in the cart, and opens the payment page. @returns the order's identifier */
export async function openCheckout(page: Page, offers: readonly Offer[]): Promise<string> {
  await fillCart(page.request, offers);
  const order = await makeOrder(page.request, offers, 'Nusrat Jahan');
  await openPage(page, `/checkout/${order}`);
  await expect(payButton(page)).toBeVisible();
  return order;
}

/** Finds the drawer that shows added works. */
export const addedDrawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Added to cart' });

export const payButton = (page: Page): Locator => page.getByRole('button', { name: /^(Pay|Try again: pay) ৳/ });

export const sandboxAct = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Sandbox payment' }).getByRole('button', { name });

/** Continues from the cart or the order's page to the sandbox. */
export async function openSandbox(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(page).toHaveURL(/\/payment\/sandbox\//);
  await waitForHydration(page);
}

export const expectPaid = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name: 'Thanks, it’s yours' })).toBeVisible();

/** Downloads a link and returns the file's SHA-256 hash in hexadecimal. */
export async function hashDownload(page: Page, link: Locator): Promise<string> {
  const downloading = page.waitForEvent('download');
  await link.click();
  const path = await (await downloading).path();
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}

/** Finds the link to the first file of a bought variant on the order's page. */
export function findDownload(page: Page, { title, files }: Offer): Locator {
  const links = page.getByRole('link', { name: `Download: ${title}` });
  return files.length > 1 ? links.filter({ hasText: files[0]?.name ?? '' }) : links;
}
