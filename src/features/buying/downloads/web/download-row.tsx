import type { ReactNode } from 'react';
import { toReadablePath } from '../../../../platform/readable-path.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { Time } from '../../../../ui/components/time.tsx';
import { takeLostFocus } from '../../../../ui/lists/lost-focus.ts';
import { getLocale, localizeHref, localizeName } from '../../../../ui/locale.ts';
import { formatCount, formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { localizeVariantName } from '../../../catalogue/content/web/variant-name.ts';
import { downloadAddress, variantArchiveAddress } from './download-address.ts';
import type { DownloadView } from './download-view.ts';
import { FileLinks } from './file-links.tsx';
import { Papers } from './papers.tsx';
import { WorkThumbnail } from './work-thumbnail.tsx';

interface DownloadRowProps {
  readonly item: DownloadView;
  readonly rating: ReactNode;
  readonly takesFocus: boolean;
}

/** A variant that an account bought or downloaded, with all its downloads. */
export function DownloadRow({ item, rating, takesFocus }: DownloadRowProps) {
  const { title, isPublic, available, files, purchase } = item;
  const lang = item.lang === null || item.lang === getLocale() ? undefined : item.lang;
  return (
    <li
      ref={takesFocus ? takeLostFocus : undefined}
      tabIndex={-1}
      className="rounded-card border border-line bg-paper p-4"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <WorkThumbnail picture={item.picture} isPublic={isPublic} width={96} className="size-20 sm:size-24" />
        <div className="min-w-0 flex-1 basis-40">
          <h2 lang={lang} className="text-16 font-medium wrap-anywhere">
            {isPublic ? (
              <a
                href={localizeHref(toReadablePath('/content', item.contentId, title))}
                className="inline-block min-h-6 underline-offset-4 hover:underline"
              >
                {title}
              </a>
            ) : (
              title
            )}
          </h2>
          <p className="text-14 text-muted wrap-anywhere">
            {localizeVariantName(item.variantName)} · {localizeName({ name: item.licence, nameBn: item.licenceBn })}
          </p>
          <History item={item} />
          {rating}
        </div>
        {available ? <MainButton item={item} /> : <Unavailable purchase={purchase} />}
      </div>
      {item.newVersion === null ? null : <NewVersion version={item.newVersion} />}
      {files.length > 1 ? <FileLinks {...item} /> : null}
      {purchase === null ? null : <Papers title={title} purchase={purchase} />}
    </li>
  );
}

/** Explains why the variant can't be downloaded: the line was refunded, or the work was deleted. */
function Unavailable({ purchase }: Pick<DownloadView, 'purchase'>) {
  const isRefunded = purchase !== null && purchase.refundedAt !== null;
  return (
    <p className="flex items-start gap-2 text-14 text-muted max-sm:w-full sm:max-w-44">
      <Icon name={isRefunded ? 'rotate-ccw' : 'info'} className="mt-0.5 size-4 shrink-0" />
      {!isRefunded
        ? m.downloads_download_unavailable()
        : purchase.isRefunding
          ? m.downloads_refunding()
          : m.downloads_refunded()}
    </p>
  );
}

function History({ item: { purchase, lastAt, firstAt, times } }: { item: DownloadView }) {
  return (
    <div className="mt-1 text-14 text-muted">
      {purchase === null ? null : (
        <p>
          {m.downloads_bought()} <Time at={purchase.at} format="day" /> ·{' '}
          <a
            href={localizeHref(`/checkout/${purchase.orderId}`)}
            className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-ink"
          >
            {m.downloads_order({ number: formatNumber(purchase.number, { useGrouping: false }) })}
          </a>
        </p>
      )}
      {purchase === null || purchase.refundedAt === null ? null : (
        <p>
          {purchase.isRefunding ? m.downloads_refund_begun_on() : m.downloads_refunded_on()}{' '}
          <Time at={purchase.refundedAt} format="day" />
        </p>
      )}
      {lastAt === null ? null : (
        <p>
          {m.downloads_last()} <Time at={lastAt} format="minute" />
        </p>
      )}
      {times > 1 && firstAt !== null ? (
        <p>
          {m.downloads_times({ count: formatCount(times) })} <Time at={firstAt} format="day" />
        </p>
      ) : null}
    </div>
  );
}

/** Link to the only file, or to a ZIP of all files. */
function MainButton({ item }: { item: DownloadView }) {
  const { title, variantName, files, contentId, variantId, lastAt } = item;
  const isOne = files.length === 1;
  const one = lastAt === null ? m.downloads_download() : m.downloads_download_again();
  const label = isOne ? one : m.downloads_all_files({ count: formatCount(files.length) });
  return (
    <a
      href={isOne ? downloadAddress(contentId, variantId) : variantArchiveAddress(contentId, variantId)}
      aria-label={`${label}: ${title}, ${variantName}`}
      className={`${secondaryButton} max-sm:w-full`}
    >
      <Icon name="download" />
      {label}
    </a>
  );
}

/** Changes that the contributor made since the download. */
function NewVersion({ version: { version, note, publishedAt } }: { version: NonNullable<DownloadView['newVersion']> }) {
  return (
    <div className="mt-3 rounded-control bg-canvas p-3 text-14">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
        <span className="rounded-full bg-accent px-2 py-0.5 text-12 text-on-accent">{m.downloads_new_badge()}</span>
        <span>
          {m.downloads_new_version({ version: formatCount(version) })} · <Time at={publishedAt} format="day" />
        </span>
      </p>
      {note === '' ? null : <p className="mt-1 whitespace-pre-line wrap-anywhere text-muted">{note}</p>}
    </div>
  );
}
