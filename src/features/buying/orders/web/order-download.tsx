import { primaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { downloadAddress, variantArchiveAddress } from '../../downloads/web/download-address.ts';
import { isOwnedLine, type OrderLineView, type OrderView } from './order-view.ts';

/** Main button of a paid order, which downloads its only work or all works. */
export function OrderDownload({ order }: { order: OrderView }) {
  const [first, ...others] = order.lines.filter(isOwnedLine);
  if (first === undefined) return null;
  const face = `${primaryButton} mt-4`;
  if (others.length === 0) return <LineDownload line={first} className={face} />;
  return (
    <a href={`/api/v1/order/archive/${order._id}`} className={`${face} max-sm:w-full`}>
      <Icon name="download" />
      {m.orders_download_all()}
    </a>
  );
}

/** Link to the only file of a line, or to a ZIP of all its files. */
export function LineDownload({ line, className }: { line: OrderLineView; className: string }) {
  const { title, variantName, contentId, variantId, files } = line;
  const isSeveral = files.length > 1;
  const label = isSeveral ? m.downloads_all_files({ count: formatCount(files.length) }) : m.orders_download();
  return (
    <a
      href={isSeveral ? variantArchiveAddress(contentId, variantId) : downloadAddress(contentId, variantId)}
      aria-label={`${label}: ${title}, ${variantName}`}
      className={`${className} max-sm:w-full`}
    >
      <Icon name="download" />
      {label}
    </a>
  );
}
