import { expect, it } from 'vitest';
import { findKeptVat, type OrderView } from './order-view.ts';

const paper = (kind: 'invoice' | 'credit_note', vat: number): OrderView['taxPapers'][number] => ({
  ...{ _id: `${kind}-${vat}`, kind, vat },
  ...{ number: null, issuedAt: '2026-11-29T00:00:00Z' },
});

it('the VAT of an order is less what its credit notes took back', () => {
  const invoice = paper('invoice', 7030);
  expect(findKeptVat({ vat: null, taxPapers: [] })).toBe(0);
  expect(findKeptVat({ vat: 7030, taxPapers: [invoice] })).toBe(7030);
  expect(findKeptVat({ vat: 7030, taxPapers: [invoice, paper('credit_note', 2478)] })).toBe(4552);
  const all = [invoice, paper('credit_note', 2478), paper('credit_note', 4552)];
  expect(findKeptVat({ vat: 7030, taxPapers: all })).toBe(0);
});
