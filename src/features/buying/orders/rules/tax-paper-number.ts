import type { TaxPaperKind } from '../contract/tax-papers.ts';

const letters: Readonly<Record<TaxPaperKind, string>> = { invoice: 'T', credit_note: 'C' };

/**
 * Formats the number of a tax invoice or credit note, the same in every language: `T-2026-27-000123` in the fiscal year
 * that begins in July 2026.
 */
export const formatTaxPaperNumber = (
  kind: TaxPaperKind,
  { year, number }: { readonly year: number; readonly number: number },
): string => `${letters[kind]}-${year}-${String((year + 1) % 100).padStart(2, '0')}-${String(number).padStart(6, '0')}`;
