import { translate } from './messages.ts';

/** Whom a paper is made out to; empty texts for what was not said. */
export interface BuyerFacts {
  readonly name: string;
  readonly company: string;
  readonly address: string;
  readonly taxNumber: string;
}

/** A BIN as the tax office prints it, `000123456-0101`, or the VAT number of another country. */
function describeTaxNumber(locale: 'en' | 'bn', taxNumber: string): string {
  return /^\d{13}$/.test(taxNumber)
    ? translate('bin', locale, { number: `${taxNumber.slice(0, 9)}-${taxNumber.slice(9)}` })
    : translate('vat', locale, { number: taxNumber });
}

/** On one line: a certificate has few to spare. */
const joinLines = (text: string): string => text.replace(/,?\s*\n\s*/g, ', ');

/** A line each: name, company, address, and number for taxes. */
export function describeBuyer(locale: 'en' | 'bn', { name, company, address, taxNumber }: BuyerFacts): string {
  const lines = [name, company, joinLines(address), taxNumber === '' ? '' : describeTaxNumber(locale, taxNumber)];
  return lines.filter((line) => line !== '').join('\n');
}
