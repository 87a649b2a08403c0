import type { ReactNode } from 'react';
import { browserApi } from '../../../../ui/api/client.ts';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import type { ListPage } from '../../../../ui/lists/fetch-new-items.ts';
import { LoadMoreButton } from '../../../../ui/lists/load-more-button.tsx';
import { useLoadMore } from '../../../../ui/lists/use-load-more.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { DownloadRow } from './download-row.tsx';
import { type DownloadView, toDownloadPage } from './download-view.ts';
import { type DownloadsQuery, toDownloadsApiQuery } from './downloads-query.ts';
import { DownloadsToolbar } from './downloads-toolbar.tsx';

interface DownloadListProps {
  readonly query: DownloadsQuery;
  /** First page, from the loader. */
  readonly first: ListPage<DownloadView>;
  readonly total: number;
  /** The person's rating of the work, or a link to rate it. */
  readonly renderRating: (item: DownloadView) => ReactNode;
}

/** The works that an account has bought or downloaded, latest first, with links to download them again. */
export function DownloadList({ query, first, total, renderRating }: DownloadListProps) {
  const more = useLoadMore({
    first,
    getId: ({ variantId }) => variantId,
    fetchPage: async (cursor) =>
      toDownloadPage(await browserApi('GET /content/downloaded', { query: { ...toDownloadsApiQuery(query), cursor } })),
  });
  const isAsked = query.q !== '' || query.kind !== undefined;
  if (total === 0 && !isAsked) return <NoDownloads />;
  return (
    <>
      <DownloadsToolbar query={query} />
      <p role="status" className={total === 0 ? 'sr-only' : 'mb-4 text-14 font-medium'}>
        {total === 1
          ? m.downloads_count_one({ count: formatCount(1) })
          : m.downloads_count({ count: formatCount(total) })}
      </p>
      {more.items.length === 0 ? <NoneFound query={query} /> : null}
      <ul className="grid gap-3">
        {more.items.map((item) => (
          <DownloadRow
            key={item.variantId}
            item={item}
            rating={item.isPublic && item.purchase !== null && item.available ? renderRating(item) : null}
            takesFocus={item.variantId === more.focusId}
          />
        ))}
      </ul>
      <LoadMoreButton more={more} />
    </>
  );
}

const box = 'rounded-card border border-line bg-paper px-6 py-12 text-center';

function NoneFound({ query: { q, kind } }: { query: DownloadsQuery }) {
  const ofKind = kind === 'bought' ? m.downloads_none_bought() : m.downloads_none_free();
  return (
    <div className={box}>
      <Icon name={q === '' ? 'download' : 'search'} className="mx-auto size-8 text-muted" />
      <h2 className="mt-4 text-22 wrap-anywhere">{q === '' ? ofKind : m.downloads_none_title({ query: q })}</h2>
      {q === '' ? null : <p className="mx-auto mt-2 max-w-md text-16 text-muted">{m.downloads_none_text()}</p>}
      <a href={localizeHref('/profile/downloads')} className={`${secondaryButton} mt-6`}>
        {m.downloads_none_all()}
      </a>
    </div>
  );
}

function NoDownloads() {
  return (
    <div className={box}>
      <Icon name="download" className="mx-auto size-8 text-muted" />
      <h2 className="mt-4 text-22">{m.downloads_empty()}</h2>
      <p className="mx-auto mt-2 mb-6 max-w-md text-16 text-muted">{m.downloads_empty_text()}</p>
      <a href={localizeHref('/free-resources')} className={primaryButton}>
        {m.downloads_browse()}
      </a>
    </div>
  );
}
