import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import jsQr from 'jsqr';
import { signInAsAdmin } from '../support/admins.ts';
import { payOrder } from '../support/checkout.ts';
import { listOffers, type Offer } from '../support/offers.ts';
import { inOtherBrowser, openPage } from '../support/open-page.ts';
import { findViewProblems } from '../support/page-checks.ts';
import { readPdf } from '../support/read-pdf.ts';
import { signInByPhone } from '../support/sign-in.ts';
import { send, siteOrigin } from '../support/site-client.ts';

/** This name has conjuncts, and vowel signs before, below and around letters. */
const BUYER = 'ক্ষমাশ্রী স্ট্যান্ডার্ড';

/** Downloads the document behind a link and reads it with two PDF readers. */
async function openPaper(page: Page, label: string, picture: string) {
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: label, exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const { pages } = await readPdf(await readFile(await download.path()));
  await test.info().attach(picture, { body: pages[0]?.png ?? Buffer.from(''), contentType: 'image/png' });
  const flat = (text: string): string => text.replace(/\s+/gu, ' ').normalize('NFC');
  return { text: flat(pages.map(({ text }) => text).join(' ')), first: pages[0] };
}

const papers = [
  {
    locale: 'en',
    language: 'English',
    certificate: 'Licence certificate',
    receipt: 'Receipt',
    revoked: 'No longer valid',
  },
  { locale: 'bn', language: 'বাংলা', certificate: 'লাইসেন্সের প্রমাণপত্র', receipt: 'রসিদ', revoked: 'আর কার্যকর নেই' },
] as const;

const digits = (text: string): string => text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x09e6));

async function buyAs(page: Page, offer: Offer): Promise<{ order: string; number: number; code: string }> {
  await signInByPhone(page.request);
  await send(page.request, 'PUT', '/api/v1/user/update/profile', { name: BUYER });
  const order = await payOrder(page.request, [offer]);
  const answer = await page.request.get(`/api/v1/order/single/${order}`);
  const { number, lines } = (await answer.json()) as { number: number; lines: { certificate: string }[] };
  return { order, number, code: lines[0]?.certificate ?? '' };
}

test('certificate and receipt are opened in both languages, and lead a stranger to the page that confirms them', async ({
  page,
  browser,
}) => {
  const offer = (await listOffers(page.request, { limit: 60 })).find(({ title }) => /[\u0980-\u09ff]/.test(title));
  if (offer === undefined) throw new Error('Nothing with a Bangla title costs anything.');
  const { order, number, code } = await buyAs(page, offer);
  await openPage(page, '/profile/downloads');
  const links = new Set<string>();
  for (const { locale, language } of papers) {
    const label = (paper: string): string => `${paper} as PDF in ${language}: ${offer.title}`;
    const certificate = await openPaper(page, label('Licence certificate'), `certificate-${locale}.png`);
    for (const text of [offer.title, BUYER, code]) expect(certificate.text).toContain(text.normalize('NFC'));
    const { data, width, height } = certificate.first?.picture ?? {
      data: new Uint8ClampedArray(),
      width: 0,
      height: 0,
    };
    links.add(jsQr(data, width, height)?.data ?? '');
    const receipt = await openPaper(page, label('Receipt'), `receipt-${locale}.png`);
    for (const text of [offer.title, BUYER, '৳']) expect(receipt.text).toContain(text.normalize('NFC'));
    expect(digits(receipt.text)).toContain(String(number));
  }
  expect([...links]).toEqual([`${siteOrigin()}/verify/${code}`, `${siteOrigin()}/bn/verify/${code}`]);

  await inOtherBrowser(browser, async (stranger) => {
    const verdicts = [
      [`/verify/${code}`, 'This licence is valid', 'This licence is no longer valid'],
      [`/bn/verify/${code}`, 'লাইসেন্সটি কার্যকর আছে', 'লাইসেন্সটি আর কার্যকর নেই'],
    ] as const;
    // The code is accepted in lower case.
    for (const [path, valid] of [...verdicts, [`/verify/${code.toLowerCase()}`, verdicts[0][1]] as const]) {
      const html = await (await stranger.request.get(path)).text();
      expect(html, path).toContain(`${valid}</span></h1>`);
      expect(html).toContain(offer.title);
      expect(html).not.toContain(BUYER);
    }

    await inOtherBrowser(browser, async (owner) => {
      await signInAsAdmin(owner, 'owner');
      const answer = await owner.request.post(`/api/v1/order/refund/${order}`, {
        headers: { origin: siteOrigin(), 'idempotency-key': crypto.randomUUID() },
        data: { reason: 'customer_request', isOverridden: true },
      });
      expect(answer.status()).toBe(200);
    });
    for (const [path, , revoked] of verdicts) {
      await openPage(stranger, path);
      await expect(stranger.getByRole('heading', { level: 1, name: revoked })).toBeVisible();
      expect(await findViewProblems(stranger)).toEqual([]);
    }
  });

  // A refunded item stays in the library without downloads, and its documents mention the refund.
  await openPage(page, '/profile/downloads');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: offer.title }) });
  await expect(row).toContainText('Refunded');
  await expect(row.getByRole('link', { name: /^Order / })).toHaveAttribute('href', `/checkout/${order}`);
  await expect(row.getByRole('link', { name: /^(Download|Licence certificate)/ })).toHaveCount(0);
  await openPage(page, `/checkout/${order}`);
  await expect(page.getByRole('link', { name: 'Receipt (PDF)' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Download/ })).toHaveCount(0);
  for (const { locale, certificate, receipt, revoked } of papers) {
    const answers = [`certificate/${code}`, `receipt/${order}`].map((path) =>
      page.request.get(`/api/v1/order/${path}?language=${locale}`),
    );
    const [first = '', second = ''] = await Promise.all(
      answers.map(async (answer) => {
        const { pages } = await readPdf(await (await answer).body());
        return pages.map(({ text }) => text).join(' ');
      }),
    );
    expect(first.normalize('NFC')).toContain(certificate.normalize('NFC'));
    expect(first.normalize('NFC')).toContain(revoked.normalize('NFC'));
    expect(second.normalize('NFC')).toContain(receipt.normalize('NFC'));
    expect(second).toMatch(/[-−]৳/);
  }
});
