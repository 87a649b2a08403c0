import type { ParticularsInput } from '../contract/particulars.ts';

/** Maximum number of versions, as in the database. */
export const MAX_VERSIONS = 100;

interface Row {
  readonly name: string;
  readonly company: string;
  readonly address: string;
  readonly tax_number: string;
}

export const toInput = ({ name, company, address, tax_number: taxNumber }: Row): ParticularsInput => ({
  name,
  company,
  address,
  taxNumber,
});

/** Default for the form: the last order's licensee, or else the account's name; undefined without either. */
export function toSuggestion(last: Row | undefined, accountName: string): ParticularsInput | undefined {
  if (last !== undefined) return toInput(last);
  return accountName === '' ? undefined : { name: accountName, company: '', address: '', taxNumber: '' };
}

export const isSame = (one: ParticularsInput, other: ParticularsInput): boolean =>
  one.name === other.name &&
  one.company === other.company &&
  one.address === other.address &&
  one.taxNumber === other.taxNumber;
