import { toReadablePath } from '../../../../platform/readable-path.ts';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount, formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { toPicture } from '../../../catalogue/catalogue/web/card-view.ts';
import type { LicenceView } from '../../../catalogue/licences/web/licence-view.ts';
import { downloadAddress, variantArchiveAddress } from '../../downloads/web/download-address.ts';
import { FileLinks } from '../../downloads/web/file-links.tsx';
import { WorkThumbnail } from '../../downloads/web/work-thumbnail.tsx';
import { type OrderLineView, type OrderView, sumRefunds, toCertificateAddress, toTitles } from './order-view.ts';
import { LineRequest, RequestsOver } from './requests/line-request.tsx';

interface OrderLinesProps {
  readonly order: OrderView;
  readonly licences: readonly LicenceView[];
}

/** What was ordered, and what can be downloaded of it. */
export function OrderLines({ order, licences }: OrderLinesProps) {
  const names = new Map(licences.map(({ code, name }) => [code, name]));
  return (
    <>
      <ul className="border-t border-line">
        {order.lines.map((line) => (
          <OrderLine
            key={line._id}
            line={line}
            order={order}
            licence={names.get(line.licence.code) ?? line.licence.code}
            isOnly={order.lines.length === 1}
            isNamed={order.particulars !== null}
          />
        ))}
      </ul>
      <OrderTotal order={order} />
      <RequestsOver order={order} />
    </>
  );
}

/** What it cost; where money went back, what of it and what is left. */
function OrderTotal({ order }: { order: OrderView }) {
  const { total, currency } = order;
  const refunded = sumRefunds(order);
  const large = 'text-22 font-semibold';
  const rows: readonly (readonly [string, number, string])[] =
    refunded === 0
      ? [[m.orders_total(), total, large]]
      : [
          [m.orders_total(), total, ''],
          [m.orders_refunded_total(), -refunded, ''],
          [m.orders_kept_total(), total - refunded, large],
        ];
  return (
    <dl className="grid gap-1 pt-4 text-16 font-medium">
      {rows.map(([label, amount, look]) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt>{label}</dt>
          <dd className={`tabular-nums ${look}`}>{formatMoney(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  );
}

const textLink = 'inline-flex min-h-6 items-center gap-1.5 underline underline-offset-4';

interface OrderLineProps {
  readonly line: OrderLineView;
  readonly order: OrderView;
  readonly licence: string;
  /** Nothing else was ordered. */
  readonly isOnly: boolean;
  /** The order says whom certificates are made out to. */
  readonly isNamed: boolean;
}

function OrderLine({ line, order, licence, isOnly, isNamed }: OrderLineProps) {
  const { lang, second } = toTitles(line);
  const { title, variantName, price, certificate, isRefunded } = line;
  const isOwned = certificate !== null && !isRefunded;
  return (
    <li className="border-b border-line py-5">
      <div className="flex items-start gap-4">
        <WorkThumbnail
          picture={line.preview && toPicture(line.preview)}
          isPublic={line.isPublic}
          width={80}
          className="size-16 sm:size-20"
        />
        <div className="min-w-0 grow">
          <h3 lang={lang} className="text-16 font-medium wrap-anywhere">
            {line.isPublic ? (
              <a
                href={localizeHref(toReadablePath('/content', line.contentId, line.title))}
                className="inline-block min-h-6 underline-offset-4 hover:underline"
              >
                {title}
              </a>
            ) : (
              title
            )}
          </h3>
          {second === null ? null : <p className="text-14 text-muted wrap-anywhere">{second}</p>}
          <p className="text-14 wrap-anywhere">{variantName}</p>
          <p className="text-14 text-muted wrap-anywhere">{licence}</p>
        </div>
        <p className={`shrink-0 text-16 font-medium tabular-nums ${isRefunded ? 'text-muted line-through' : ''}`}>
          {price === 0 ? m.catalogue_free() : formatMoney(price, order.currency)}
        </p>
      </div>
      {isRefunded ? (
        <p className="mt-1 text-14 text-muted">
          {line.isRefunding ? m.orders_line_refunding() : m.orders_line_refunded()}
        </p>
      ) : null}
      {isOwned ? (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-14">
          <DownloadButton line={line} isOnly={isOnly} />
          <a
            href={isNamed ? toCertificateAddress(certificate) : '#particulars-name'}
            aria-label={`${isNamed ? m.orders_certificate() : m.orders_certificate_name()}: ${title}, ${variantName}`}
            className={textLink}
          >
            <Icon name="badge-check" className="size-4" />
            {isNamed ? m.orders_certificate() : m.orders_certificate_name()}
          </a>
          <a href={localizeHref(`/verify/${certificate}`)} className={`${textLink} text-muted`}>
            {m.orders_certificate_code({ code: certificate })}
          </a>
        </div>
      ) : null}
      {isOwned && line.files.length > 1 ? <FileLinks {...line} /> : null}
      <LineRequest order={order} line={line} />
    </li>
  );
}

/** The only file, or all of them. */
function DownloadButton({ line, isOnly }: Pick<OrderLineProps, 'line' | 'isOnly'>) {
  const { title, variantName, contentId, variantId, files } = line;
  const isSeveral = files.length > 1;
  const label = isSeveral ? m.downloads_all_files({ count: formatCount(files.length) }) : m.orders_download();
  return (
    <a
      href={isSeveral ? variantArchiveAddress(contentId, variantId) : downloadAddress(contentId, variantId)}
      aria-label={`${label}: ${title}, ${variantName}`}
      className={`${isOnly ? primaryButton : secondaryButton} max-sm:w-full`}
    >
      <Icon name="download" />
      {label}
    </a>
  );
}
