import jsQr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { buyers, certificates, paperSites, receipts, standardLicence } from '../../../../tests/support/papers.ts';
import { countInk, expectInside, expectText, flat } from '../../../../tests/support/read-papers.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { createCertificate } from './service/certificate-document.ts';
import { createReceipt } from './service/receipt-document.ts';

/** Name, company, address and BIN as the documents print them. */
const describedBuyer = (locale: 'en' | 'bn'): readonly string[] => {
  const { name, company, address } = buyers[locale];
  return [name, company, address.replace('\n', ', '), locale === 'bn' ? 'বিআইএন 000123456-0101' : 'BIN 000123456-0101'];
};

describe.each(['en', 'bn'] as const)('a certificate in %s', (locale) => {
  const facts = certificates[locale];

  it('says what it was given, is tagged, and names its language', async () => {
    const { pages, info, isTagged, tree } = await readPdf(await createCertificate(paperSites[locale], facts));
    expect(pages).toHaveLength(1);
    const { licence } = facts;
    expectText(pages, [
      facts.title,
      ...describedBuyer(locale),
      facts.variantName,
      facts.contributorName,
      licence.name,
      licence.summary,
      licence.url,
      ...licence.allows.map(({ text }) => text),
      facts.code,
      locale === 'bn' ? '২২ নভেম্বর ২০২৬' : '22 November 2026',
      locale === 'bn' ? 'নং ১০৪৫২, আইটেম ১' : 'No. 10452, item 1',
      paperSites[locale].operator.address ?? '',
    ]);
    expectInside(pages);
    expect(isTagged).toBe(true);
    expect(info).toMatchObject({ Language: locale, Title: expect.stringContaining(facts.title) });
    expect(JSON.stringify(tree)).toContain('"H1"');
    expect(JSON.stringify(tree)).toContain('"Figure"');
  });

  it('of the standard licence fits one page', async () => {
    const standard = {
      ...facts.licence,
      url: `https://a-rather-long-name.arbor.example${locale === 'bn' ? '/bn' : ''}/licences/arbor-standard-1?version=1`,
      ...standardLicence[locale],
    };
    const title = `${facts.title}, ${facts.title}`;
    const { pages } = await readPdf(
      await createCertificate(paperSites[locale], { ...facts, title, licence: standard }),
    );
    expect(pages).toHaveLength(1);
    expectInside(pages);
    expectText(
      pages,
      standard.allows.map(({ text }) => text),
    );
  });

  it('has a QR code that opens the page where it is verified', async () => {
    const { pages } = await readPdf(await createCertificate(paperSites[locale], facts));
    const { data, width, height } = pages[0]?.picture ?? { data: new Uint8ClampedArray(), width: 0, height: 0 };
    const prefix = locale === 'bn' ? 'https://arbor.example/bn' : 'https://arbor.example';
    expect(jsQr(data, width, height)?.data).toBe(`${prefix}/verify/${facts.code}`);
  });

  it('says when it was revoked', async () => {
    const revoked = { ...facts, revokedAt: new Date('2026-12-01T00:00:00Z') };
    const { pages } = await readPdf(await createCertificate(paperSites[locale], revoked));
    expectText(pages, [
      locale === 'bn' ? 'আর কার্যকর নেই' : 'No longer valid',
      locale === 'bn' ? '১ ডিসেম্বর' : '1 December',
    ]);
  });

  it('says on which day its buyer was corrected, and nothing of it otherwise', async () => {
    const says = locale === 'bn' ? 'সংশোধনের তারিখ' : 'Corrected on';
    const day = locale === 'bn' ? '৩ ডিসেম্বর ২০২৬' : '3 December 2026';
    const corrected = { ...facts, correctedAt: new Date('2026-12-03T06:00:00Z') };
    expectText((await readPdf(await createCertificate(paperSites[locale], corrected))).pages, [`${says} ${day}`]);
    const { pages } = await readPdf(await createCertificate(paperSites[locale], facts));
    expect(flat(pages.map(({ text }) => text).join(' '))).not.toContain(says);
  });

  it('keeps a long name, company and address inside the page', async () => {
    const word = locale === 'bn' ? 'স্ট্যান্ডার্ড ক্ষমাশ্রী ' : 'Incomprehensibilities ';
    const buyer = {
      name: word.repeat(6).slice(0, 120).trim(),
      company: word.repeat(8).slice(0, 150).trim(),
      address: word.repeat(15).slice(0, 300).trim(),
      taxNumber: 'DE123456789',
    };
    const { pages } = await readPdf(await createCertificate(paperSites[locale], { ...facts, buyer }));
    expectText(pages, [
      ...Object.values(buyer).slice(0, 3),
      locale === 'bn' ? 'ভ্যাট নম্বর DE123456789' : 'VAT no. DE123456789',
    ]);
    expectInside(pages);
  });

  it('breaks titles of 300 characters, with words and without, inside the page', async () => {
    const word = locale === 'bn' ? 'স্ট্যান্ডার্ডক্ষমাশ্রী' : 'Incomprehensibilities';
    for (const joint of [' ', '']) {
      const title = Array.from({ length: 20 }, () => word)
        .join(joint)
        .slice(0, 300);
      const { pages } = await readPdf(await createCertificate(paperSites[locale], { ...facts, title }));
      expectInside(pages);
      const unbroken = (text: string): string => text.replace(/\s/gu, '').normalize('NFC');
      expect(unbroken(pages.map(({ text }) => text).join(''))).toContain(unbroken(title));
    }
  });

  it('draws a letter that no face has as a box, and goes on', async () => {
    const { pages } = await readPdf(await createCertificate(paperSites[locale], { ...facts, title: 'Tea 茶 🍵 tea' }));
    expect(flat(pages[0]?.text ?? '')).toContain('Tea 茶 🍵 tea');
  });
});

describe.each(['en', 'bn'] as const)('a receipt in %s', (locale) => {
  const facts = receipts[locale];

  it('says who sold what for how much, and what was given back', async () => {
    const { pages } = await readPdf(await createReceipt(paperSites[locale], facts));
    const { operator } = paperSites[locale];
    expectText(pages, [
      operator.name ?? '',
      operator.address ?? '',
      operator.tradeLicence ?? '',
      operator.email ?? '',
      ...describedBuyer(locale),
      facts.receiptNumber,
      locale === 'bn' ? 'নং ১০৪৫২' : 'No. 10452',
      facts.paymentMethod ?? '',
      ...facts.lines.flatMap(({ title, variantName, licenceName }) => [title, variantName, licenceName]),
      ...(locale === 'bn'
        ? ['৳১২,৩৪,৫৬৭.৮৯', '৳৪৫০', 'ফ্রি', '৳১২,৩৫,০১৭.৮৯', '−৳৪৫০', '২২ নভেম্বর ২০২৬']
        : ['৳12,34,567.89', '৳450', 'Free', '৳12,35,017.89', '−৳450', '22 November 2026']),
    ]);
    expectInside(pages);
  });

  it('leaves out whom it names nobody as, and what the operator has not said', async () => {
    const site = {
      ...paperSites[locale],
      operator: { name: null, email: null, phone: null, address: null, tradeLicence: null },
    };
    const { pages } = await readPdf(await createReceipt(site, { ...facts, buyer: null }));
    const text = flat(pages.map((page) => page.text).join(' '));
    for (const label of locale === 'bn' ? ['ঠিকানা', 'ট্রেড লাইসেন্স'] : ['Address', 'Trade licence'])
      expect(text).not.toContain(label);
    expect(text).toContain(facts.receiptNumber);
  });

  it('says the title in its own language below one in the other', async () => {
    const [first] = facts.lines;
    if (first === undefined) throw new Error('The example has no line.');
    const lines = [{ ...first, secondTitle: 'Map of Bangladesh' }];
    const { pages } = await readPdf(await createReceipt(paperSites[locale], { ...facts, lines }));
    expectText(pages, [`${first.title} Map of Bangladesh ${first.variantName}`]);
  });

  it('goes on over several pages, with a number on each', async () => {
    const line = facts.lines[0];
    if (line === undefined) throw new Error('The example has no line.');
    const lines = Array.from({ length: 60 }, (_, at) => ({ ...line, title: `${line.title} ${at} `.repeat(4) }));
    const { pages } = await readPdf(await createReceipt(paperSites[locale], { ...facts, lines }));
    expect(pages.length).toBeGreaterThan(2);
    expectInside(pages);
    for (const [index, { text }] of pages.entries()) {
      const number = (value: number): string => value.toLocaleString(locale === 'bn' ? 'bn-BD' : 'en');
      const said = locale === 'bn' ? `পৃষ্ঠা ${number(index + 1)} / ` : `Page ${number(index + 1)} of `;
      expect(flat(text)).toContain(said);
    }
  });

  it('shrinks an amount that fills more than its column', async () => {
    const price = 1_000_000_000_00;
    const lines = facts.lines.map((line) => ({ ...line, price }));
    const { pages } = await readPdf(
      await createReceipt(paperSites[locale], { ...facts, lines, total: 100_000_000_000_000 }),
    );
    expectText(pages, [locale === 'bn' ? '৳১০,০০,০০,০০,০০,০০০' : '৳10,00,00,00,00,000']);
    expectInside(pages);
  });
});

it('draws ৳ with ink of its own', async () => {
  const without = { ...receipts.en, currency: 'USD' };
  const [taka, dollar] = await Promise.all(
    [receipts.en, without].map(async (facts) => (await readPdf(await createReceipt(paperSites.en, facts))).pages[0]),
  );
  const price = { x: 410, y: 300, width: 130, height: 200 };
  if (taka === undefined || dollar === undefined) throw new Error('A receipt has a page.');
  expect(countInk(taka, price)).toBeGreaterThan(200);
  expect(countInk(taka, price)).not.toBe(countInk(dollar, price));
});
