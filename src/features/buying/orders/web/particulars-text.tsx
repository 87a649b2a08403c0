import { formatTime } from '../../../../ui/components/time.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import type { OrderView } from './order-view.ts';

/** A BIN as the tax office prints it, or the VAT number of another country. */
const describeTaxNumber = (number: string): string =>
  /^\d{13}$/.test(number)
    ? m.orders_particulars_bin({ number: `${number.slice(0, 9)}-${number.slice(9)}` })
    : m.orders_particulars_vat({ number });

/** Licensee in the layout of a postal address. */
export function ParticularsText({ said }: { said: NonNullable<OrderView['particulars']> }) {
  const { name, company, address, taxNumber, isCorrection, at } = said;
  return (
    <div className="text-14 wrap-anywhere">
      <p className="font-medium">{name}</p>
      {company === '' ? null : <p>{company}</p>}
      {address === '' ? null : <p className="whitespace-pre-line">{address}</p>}
      {taxNumber === '' ? null : <p className="tabular-nums">{describeTaxNumber(taxNumber)}</p>}
      {isCorrection ? (
        <p className="mt-1 text-muted">{m.orders_particulars_corrected({ day: formatTime(at, 'day') })}</p>
      ) : null}
    </div>
  );
}
