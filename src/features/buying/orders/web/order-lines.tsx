import { toReadablePath } from '../../../../platform/readable-path.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { otherLanguage } from '../../../catalogue/catalogue/web/card-view.ts';
import { toPicture } from '../../../catalogue/catalogue/web/to-card-view.ts';
import { localizeVariantName } from '../../../catalogue/content/web/variant-name.ts';
import type { LicenceView } from '../../../catalogue/licences/web/licence-view.ts';
import { BundleLink } from '../../bundles/web/bundle-link.tsx';
import { FileLinks } from '../../downloads/web/file-links.tsx';
import { WorkThumbnail } from '../../downloads/web/work-thumbnail.tsx';
import { LineUpgrade } from './line-upgrade.tsx';
import { LineDownload } from './order-download.tsx';
import {
  findKeptVat,
  isOwnedLine,
  type OrderLineView,
  type OrderView,
  sumRefunds,
  toCertificateAddress,
  toTitles,
} from './order-view.ts';
import { LineRequest, RequestsOver } from './requests/line-request.tsx';

interface OrderLinesProps {
  readonly order: OrderView;
  readonly licences: readonly LicenceView[];
}

/** Lines of an order, with their downloads. */
export function OrderLines({ order, licences }: OrderLinesProps) {
  const names = new Map(licences.map(({ code, name }) => [code, name]));
  const owned = order.lines.filter(isOwnedLine);
  return (
    <>
      {order.bundle === null ? null : (
        <p className="mb-4 text-16">
          <span className="text-muted">{m.orders_bundle()} · </span>
          <BundleLink bundle={order.bundle} />
        </p>
      )}
      <ul className="border-t border-line">
        {order.lines.map((line) => (
          <OrderLine
            key={line._id}
            line={line}
            order={order}
            licence={names.get(line.licence.code) ?? line.licence.code}
            isOnly={owned.length === 1}
            isNamed={order.particulars !== null}
          />
        ))}
      </ul>
      <OrderTotal order={order} />
      <RequestsOver order={order} />
    </>
  );
}

/** Total of the order; after a refund, also the refunded and the remaining amount. */
function OrderTotal({ order }: { order: OrderView }) {
  const { total, currency } = order;
  const refunded = sumRefunds(order);
  const keptVat = findKeptVat(order);
  const large = 'text-22 font-semibold';
  const { coupon } = order;
  const discount: readonly (readonly [string, number, string])[] =
    coupon === null ? [] : [[m.orders_coupon({ code: coupon.code }), -coupon.discount, 'text-success']];
  const rows: readonly (readonly [string, number, string])[] =
    refunded === 0
      ? [...discount, [m.orders_total(), total, large]]
      : [
          ...discount,
          [m.orders_total(), total, ''],
          [m.orders_refunded_total(), -refunded, ''],
          [m.orders_kept_total(), total - refunded, large],
        ];
  return (
    <dl className="grid gap-1 pt-4 text-16 font-medium">
      {rows.map(([label, amount, look]) => (
        <div key={label} className="flex items-baseline justify-between gap-4">
          <dt>{label}</dt>
          <dd className={`whitespace-nowrap tabular-nums ${look}`}>{formatMoney(amount, currency)}</dd>
        </div>
      ))}
      {keptVat === 0 ? null : (
        <div className="text-right text-14 font-normal text-muted">
          <dt className="sr-only">{m.orders_vat()}</dt>
          <dd>{m.orders_total_vat({ vat: formatMoney(keptVat, currency) })}</dd>
        </div>
      )}
    </dl>
  );
}

const textLink = 'inline-flex min-h-6 items-center gap-1.5 underline underline-offset-4';

interface OrderLineProps {
  readonly line: OrderLineView;
  readonly order: OrderView;
  readonly licence: string;
  /** Whether the line is the order's only download, for which the page has a main button. */
  readonly isOnly: boolean;
  /** Whether the order has a licensee for certificates. */
  readonly isNamed: boolean;
}

function OrderLine({ line, order, licence, isOnly, isNamed }: OrderLineProps) {
  const { title, lang, secondTitle } = toTitles(line);
  const { variantName, price, certificate, isRefunded } = line;
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
          {secondTitle === null ? null : (
            <p lang={lang && otherLanguage(lang)} className="text-14 text-muted wrap-anywhere">
              {secondTitle}
            </p>
          )}
          <p className="text-14 wrap-anywhere">{localizeVariantName(variantName)}</p>
          <p className="text-14 text-muted wrap-anywhere">{licence}</p>
          {line.isUpgrade ? <p className="text-14 text-muted">{m.orders_is_upgrade()}</p> : null}
        </div>
        <p className={`shrink-0 text-16 font-medium tabular-nums ${isRefunded ? 'text-muted line-through' : ''}`}>
          {line.listPrice === price || isRefunded ? null : (
            <s className="mr-2 text-14 font-normal text-muted">{formatMoney(line.listPrice, order.currency)}</s>
          )}
          {price === 0 ? m.catalogue_free() : formatMoney(price, order.currency)}
        </p>
      </div>
      {isRefunded ? (
        <p className="mt-1 text-14 text-muted">
          {line.isRefunding ? m.orders_line_refunding() : m.orders_line_refunded()}
        </p>
      ) : null}
      {certificate !== null && !isRefunded ? (
        <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 text-14">
          {isOnly ? null : <LineDownload line={line} className={secondaryButton} />}
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
      {isOwnedLine(line) && line.files.length > 1 ? <FileLinks {...line} /> : null}
      <LineUpgrade line={line} currency={order.currency} />
      <LineRequest order={order} line={line} />
    </li>
  );
}
