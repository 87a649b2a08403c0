import { translate } from './messages.ts';

/** The person or company that a document is made out to; a field that was not given is empty. */
export interface BuyerFacts {
  readonly name: string;
  readonly company: string;
  readonly address: string;
  readonly taxNumber: string;
}

const isBin = (taxNumber: string): boolean => /^\d{13}$/.test(taxNumber);

/** A BIN as the tax office prints it, `000123456-0101`; the VAT number of another country stays as it is. */
export const formatBin = (taxNumber: string): string =>
  isBin(taxNumber) ? `${taxNumber.slice(0, 9)}-${taxNumber.slice(9)}` : taxNumber;

const describeTaxNumber = (locale: 'en' | 'bn', taxNumber: string): string =>
  translate(isBin(taxNumber) ? 'bin' : 'vat', locale, { number: formatBin(taxNumber) });

/** Joins an address into one line, because a certificate has little space. */
const joinLines = (text: string): string => text.replace(/,?\s*\n\s*/g, ', ');

/** Name, company, address and tax number, one line each. */
export function describeBuyer(locale: 'en' | 'bn', { name, company, address, taxNumber }: BuyerFacts): string {
  const lines = [name, company, joinLines(address), taxNumber === '' ? '' : describeTaxNumber(locale, taxNumber)];
  return lines.filter((line) => line !== '').join('\n');
}
