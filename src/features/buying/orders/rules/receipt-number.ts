/** A receipt number as people type it. Both parts fit the database's columns. */
export const RECEIPT_NUMBER = /^r-(\d{4})-(\d{1,9})$/i;

/** Formats a receipt number, the same in every language: `R-2026-000123`. */
export const formatReceiptNumber = ({ year, number }: { readonly year: number; readonly number: number }): string =>
  `R-${year}-${String(number).padStart(6, '0')}`;
