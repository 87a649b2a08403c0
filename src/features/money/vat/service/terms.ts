import type { JsonRow } from '../../../../platform/database/combine-reads.ts';
import type { VatTermsRow } from '../store/vat.ts';

export { readSettings, selectVat } from '../store/vat.ts';

/** Terms of VAT that an order is placed by. */
export interface VatTerms {
  /** Number of the settings. */
  readonly number: number;
  /** VAT within the platform's fee, in basis points. */
  readonly feeBasisPoints: number;
  /** Rate of works in a category: its own, or else the default. */
  readonly findRate: (categoryId: string | null) => number;
}

/** Terms of VAT; undefined while VAT is off. */
export function toVatTerms(row: JsonRow<VatTermsRow> | undefined): VatTerms | undefined {
  if (row === undefined) return undefined;
  const rates = new Map(row.rates.map(({ category_id, basis_points }) => [category_id, basis_points]));
  const byDefault = rates.get(null) ?? 0;
  return {
    number: row.number,
    feeBasisPoints: row.fee_basis_points,
    findRate: (categoryId) => (categoryId === null ? undefined : rates.get(categoryId)) ?? byDefault,
  };
}
