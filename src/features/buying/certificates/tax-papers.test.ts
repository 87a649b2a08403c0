import { describe, expect, it } from 'vitest';
import { buyers, paperSites, taxInvoices, toCreditNote } from '../../../../tests/support/papers.ts';
import { expectInside, expectText, flat } from '../../../../tests/support/read-papers.ts';
import { readPdf } from '../../../../tests/support/read-pdf.ts';
import { createTaxPaper } from './service/tax-paper-document.ts';

describe.each(['en', 'bn'] as const)('a tax paper in %s', (locale) => {
  const facts = taxInvoices[locale];
  const inBangla = locale === 'bn';
  const pages = async (of: typeof facts) => (await readPdf(await createTaxPaper(paperSites[locale], of))).pages;

  it('states what Mushak 6.3 asks for', async () => {
    const found = await pages(facts);
    expect(found).toHaveLength(1);
    const { supplier, number } = facts;
    const { name, company } = buyers[locale];
    expectText(found, [
      ...(inBangla
        ? ['মূসক-৬.৩', 'কর চালানপত্র', 'জাতীয় রাজস্ব বোর্ড']
        : ['Mushak-6.3', 'Tax invoice', 'National Board of Revenue']),
      ...[supplier.name, '000123456-0101', supplier.officer, supplier.designation, number],
      `${name}, ${company}`,
      ...(inBangla ? ['২২ নভেম্বর ২০২৬', '০১:৩০'] : ['22 November 2026', '01:30']),
      ...(inBangla
        ? [
            '১০,৭৩,৫৩৭.৩০',
            '১,৬১,০৩০.৫৯',
            '১২,৩৪,৫৬৭.৮৯',
            '১৫%',
            '৭.৫%',
            '৪১৮.৬০',
            '৩১.৪০',
            '১,৬১,০৬১.৯৯',
            '১২,৩৫,০১৭.৮৯',
          ]
        : [
            '10,73,537.30',
            '1,61,030.59',
            '12,34,567.89',
            '15%',
            '7.5%',
            '418.60',
            '31.40',
            '1,61,061.99',
            '12,35,017.89',
          ]),
    ]);
    expectInside(found);
  });

  it('states in Mushak 6.7 which invoice it corrects, and by how much', async () => {
    const found = await pages(toCreditNote(facts));
    expectText(found, [
      ...(inBangla ? ['মূসক-৬.৭', 'ক্রেডিট নোট', '৩১.৪০', '৪৫০.০০'] : ['Mushak-6.7', 'Credit note', '31.40', '450.00']),
      ...['C-2026-27-000007', 'T-2026-27-000123'],
    ]);
    expect(flat(found.map(({ text }) => text).join(' '))).not.toContain(inBangla ? '১২,৩৪,৫৬৭.৮৯' : '12,34,567.89');
    expectInside(found);
  });

  it.each(['an invoice', 'a credit note'])('has its signature on the page of three works: %s', async (kind) => {
    const description = 'Bangladesh in Dots\nSVG\nCreative Commons Attribution 4.0';
    const lines = Array.from({ length: 3 }, () => ({ description, basisPoints: 1500, total: 49_000, vat: 6391 }));
    const paper = { ...facts, lines };
    expect(await pages(kind === 'an invoice' ? paper : { ...toCreditNote(facts), lines })).toHaveLength(1);
  });

  it('goes on over several pages, without a buyer, and with large amounts', async () => {
    const [line] = facts.lines;
    if (line === undefined) throw new Error('The example has no line.');
    const lines = Array.from({ length: 40 }, () => ({ ...line, total: 1_000_000_000_000, vat: 130_434_782_609 }));
    const found = await pages({ ...facts, buyer: null, lines });
    expect(found.length).toBeGreaterThan(1);
    expectInside(found);
  });
});
