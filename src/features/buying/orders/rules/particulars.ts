import type { ParticularsInput } from '../contract/particulars.ts';

/** As many as the database keeps. */
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

/** Where nothing else was said: what the last order says, or the name of the account. Undefined where there is neither. */
export function toSuggestion(last: Row | undefined, accountName: string): ParticularsInput | undefined {
  if (last !== undefined) return toInput(last);
  return accountName === '' ? undefined : { name: accountName, company: '', address: '', taxNumber: '' };
}

export const isSame = (one: ParticularsInput, other: ParticularsInput): boolean =>
  one.name === other.name &&
  one.company === other.company &&
  one.address === other.address &&
  one.taxNumber === other.taxNumber;
