import { browserApi } from '../../../ui/api/client.ts';
import { primaryButton, secondaryButton } from '../../../ui/components/button.ts';
import { Icon } from '../../../ui/components/icon.tsx';
import { Picture } from '../../../ui/components/picture.tsx';
import { Time } from '../../../ui/components/time.tsx';
import type { ListPage } from '../../../ui/lists/fetch-new-items.ts';
import { LoadMoreButton } from '../../../ui/lists/load-more-button.tsx';
import { takeLostFocus, useLoadMore } from '../../../ui/lists/use-load-more.ts';
import { getLocale, localizeHref } from '../../../ui/locale.ts';
import { formatCount } from '../../../ui/money.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { downloadAddress } from './download-address.ts';
import { type DownloadView, toDownloadPage } from './download-view.ts';

/** What somebody has downloaded, last first, to be had again. `first` as the loader has it. */
export function DownloadList({ first }: { first: ListPage<DownloadView> }) {
  const more = useLoadMore({
    first,
    getId: ({ variantId }) => variantId,
    fetchPage: async (cursor) => toDownloadPage(await browserApi('GET /content/downloaded', { query: { cursor } })),
  });
  if (more.items.length === 0) return <NoDownloads />;
  return (
    <>
      <ul className="grid gap-3">
        {more.items.map((item) => (
          <DownloadRow key={item.variantId} item={item} takesFocus={item.variantId === more.focusId} />
        ))}
      </ul>
      <LoadMoreButton more={more} />
    </>
  );
}

function DownloadRow({ item, takesFocus }: { item: DownloadView; takesFocus: boolean }) {
  const { title, variantName, licence, picture, isPublic, available } = item;
  const lang = item.lang === null || item.lang === getLocale() ? undefined : item.lang;
  return (
    <li
      ref={takesFocus ? takeLostFocus : undefined}
      tabIndex={-1}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-line bg-paper p-4"
    >
      <span className="block size-20 shrink-0 overflow-hidden rounded-control bg-line sm:size-24">
        {picture === null ? (
          <span className="grid size-full place-items-center text-muted">
            <Icon name={isPublic ? 'file-text' : 'ban'} className="size-7" />
          </span>
        ) : (
          <Picture
            picture={picture}
            sizes="96px"
            alt=""
            className={`size-full ${picture.square ? 'object-contain' : 'object-cover'}`}
          />
        )}
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <h2 lang={lang} className="text-16 font-medium wrap-anywhere">
          {isPublic ? (
            <a
              href={localizeHref(`/content/${item.contentId}`)}
              className="inline-block min-h-6 underline-offset-4 hover:underline"
            >
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        <p className="text-14 text-muted wrap-anywhere">
          {variantName} · {licence}
        </p>
        <p className="mt-1 text-14 text-muted">
          {m.downloads_last()} <Time at={item.lastAt} format="minute" />
        </p>
        {item.times > 1 ? (
          <p className="text-14 text-muted">
            {m.downloads_times({ count: formatCount(item.times) })} <Time at={item.firstAt} format="day" />
          </p>
        ) : null}
      </div>
      {item.newVersion === null ? null : <NewVersion version={item.newVersion} />}
      {available ? (
        <a
          href={downloadAddress(item.contentId, item.variantId)}
          aria-label={`${m.downloads_download_again()}: ${title}, ${variantName}`}
          className={`${secondaryButton} max-sm:w-full`}
        >
          <Icon name="download" />
          {m.downloads_download_again()}
        </a>
      ) : (
        <p className="flex items-start gap-2 text-14 text-muted max-sm:w-full sm:max-w-44">
          <Icon name="info" className="mt-0.5 size-4" />
          {m.downloads_download_unavailable()}
        </p>
      )}
    </li>
  );
}

/** What the work's contributor has changed since the download. */
function NewVersion({ version: { version, note, publishedAt } }: { version: NonNullable<DownloadView['newVersion']> }) {
  return (
    <div className="order-last w-full rounded-control bg-canvas p-3 text-14">
      <p className="font-medium">
        {m.downloads_new_version({ version: formatCount(version) })} · <Time at={publishedAt} format="day" />
      </p>
      {note === '' ? null : <p className="mt-1 whitespace-pre-line wrap-anywhere text-muted">{note}</p>}
    </div>
  );
}

function NoDownloads() {
  return (
    <div className="rounded-card border border-line bg-paper px-6 py-12 text-center">
      <Icon name="download" className="mx-auto size-8 text-muted" />
      <h2 className="mt-4 text-22">{m.downloads_empty()}</h2>
      <p className="mx-auto mt-2 mb-6 max-w-md text-16 text-muted">{m.downloads_empty_text()}</p>
      <a href={localizeHref('/free-resources')} className={primaryButton}>
        {m.downloads_browse()}
      </a>
    </div>
  );
}
