import { toReadablePath } from '../../../../../platform/readable-path.ts';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { localizeHref, localizeName } from '../../../../../ui/locale.ts';
import { formatCount, formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { toPicture } from '../../../../catalogue/catalogue/web/to-card-view.ts';
import { WorkThumbnail } from '../../../downloads/web/work-thumbnail.tsx';
import { nameBuyer } from './order-list.tsx';
import type { WholeOrder } from './whole-order.ts';

const textLink = 'underline decoration-line underline-offset-4 hover:decoration-ink';
const smallLink = `inline-flex min-h-6 items-center ${textLink}`;

type Line = WholeOrder['order']['lines'][number];

function LineState({ line }: { line: Line }) {
  const states = [
    line.isRefunding ? m.orders_line_refunding() : line.isRefunded ? m.orders_line_refunded() : undefined,
    line.isDownloaded ? m.orders_admin_downloaded() : undefined,
  ].filter((each) => each !== undefined);
  return states.length === 0 ? null : <span className="text-warning">{states.join(' · ')}</span>;
}

/** Lines of the order, with titles and licences as of the purchase. */
export function LinesPanel({ order: { lines, currency } }: { order: WholeOrder['order'] }) {
  return (
    <Panel title={m.orders_admin_lines()}>
      <ul className="grid gap-5">
        {lines.map((line) => (
          <li
            key={line._id}
            className="grid gap-1 border-t border-line pt-4 text-14 first:border-0 first:pt-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6"
          >
            <span className="flex min-w-0 gap-4">
              <WorkThumbnail
                picture={line.preview && toPicture(line.preview)}
                isPublic={line.isPublic}
                width={64}
                className="size-14 sm:size-16"
              />
              <span className="min-w-0">
                <a
                  href={localizeHref(toReadablePath('/content', line.contentId, line.title))}
                  className={`font-medium wrap-anywhere ${textLink}`}
                >
                  {line.title}
                </a>
                <span className="block text-muted wrap-anywhere">
                  {line.variantName} · {m.orders_admin_by({ name: line.contributor.name })}
                </span>
                <span className="flex flex-wrap gap-x-3 text-12 text-muted">
                  <a
                    href={localizeHref(`/licences/${line.licence.code}?version=${line.licence.version}`)}
                    className={smallLink}
                  >
                    {m.orders_admin_licence({
                      name: localizeName(line.licence),
                      version: formatCount(line.licence.version),
                    })}
                  </a>
                  {line.certificate === null ? null : (
                    <a href={localizeHref(`/verify/${line.certificate}`)} className={smallLink}>
                      {m.orders_certificate_code({ code: line.certificate })}
                    </a>
                  )}
                  <LineState line={line} />
                </span>
              </span>
            </span>
            <span className="tabular-nums max-sm:pl-18 sm:text-right">
              {line.listPrice === line.price ? null : (
                <s className="mr-2 text-12 text-muted">{formatMoney(line.listPrice, currency)}</s>
              )}
              {formatMoney(line.price, currency)}
              <span className="block text-12 text-muted">
                {m.orders_admin_fee({ amount: formatMoney(line.fee, currency) })}
              </span>
              {line.affiliate === null ? null : (
                <span className="block text-12 text-muted wrap-anywhere">
                  {m.orders_admin_affiliate({
                    name: line.affiliate.name,
                    amount: formatMoney(line.affiliate.amount, currency),
                  })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Contact details of the buyer. */
export function BuyerPanel({ buyer }: { buyer: WholeOrder['buyer'] }) {
  const { _id, email, phone } = buyer;
  return (
    <Panel title={m.orders_admin_buyer()}>
      <div className="grid gap-1 text-14 wrap-anywhere">
        {_id === null ? (
          <span className="font-medium">{nameBuyer(buyer)}</span>
        ) : (
          <a href={localizeHref(`/admin/users/${_id}`)} className={`${textLink} font-medium`}>
            {nameBuyer(buyer)}
          </a>
        )}
        {email === null ? null : (
          <a href={`mailto:${email}`} className={textLink}>
            {email}
          </a>
        )}
        {phone === null ? null : <span>{phone}</span>}
        {_id === null ? (
          <span className="text-muted">{m.orders_admin_left_text()}</span>
        ) : (
          <a href={localizeHref(`/admin/orders?buyer=${_id}`)} className={textLink}>
            {m.orders_admin_others()}
          </a>
        )}
      </div>
    </Panel>
  );
}
