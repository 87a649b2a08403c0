import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import {
  formatOrderNumber,
  isOwnedLine,
  type ListedOrder,
  toCertificateAddress,
  toReceiptAddress,
} from './order-view.ts';

const link = 'inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4';

/** The licence certificates and the receipt of a paid order, in the list of orders. */
export function RowPapers({ order }: { order: ListedOrder }) {
  const { _id, number, isNamed } = order;
  const owned = order.lines.filter(isOwnedLine);
  const receipt = m.orders_receipt();
  return (
    <div className="flex flex-wrap items-start gap-x-5 border-t border-line px-4 text-14 sm:px-5">
      {owned.length === 0 ? null : !isNamed ? (
        <a href={localizeHref(`/checkout/${_id}#particulars`)} className={link}>
          <Icon name="badge-check" className="size-4" />
          {m.orders_certificate_name()}
        </a>
      ) : (
        <Certificates lines={owned} />
      )}
      <a
        href={toReceiptAddress(_id)}
        aria-label={`${receipt}: ${m.orders_number({ number: formatOrderNumber(number) })}`}
        className={link}
      >
        <Icon name="file-text" className="size-4" />
        {receipt}
      </a>
    </div>
  );
}

/** Link to the only certificate, or a collapsed list of several. */
function Certificates({ lines: [first, ...others] }: Pick<ListedOrder, 'lines'>) {
  if (first === undefined) return null;
  if (others.length === 0) return <Certificate line={first} label={m.orders_certificate()} />;
  return (
    <details className="group min-w-0">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1.5 underline underline-offset-4 [&::-webkit-details-marker]:hidden">
        <Icon name="badge-check" className="size-4" />
        {m.orders_certificates({ count: formatCount(others.length + 1) })}
        <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="pb-2 pl-6">
        {[first, ...others].map((line) => (
          <li key={line._id}>
            <Certificate line={line} label={`${line.title}, ${line.variantName}`} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Certificate({ line, label }: { line: ListedOrder['lines'][number]; label: string }) {
  const { certificate, title, variantName } = line;
  if (certificate === null) return null;
  return (
    <a
      href={toCertificateAddress(certificate)}
      aria-label={`${m.orders_certificate()}: ${title}, ${variantName}`}
      className={`${link} wrap-anywhere`}
    >
      <Icon name="badge-check" className="size-4" />
      {label}
    </a>
  );
}
