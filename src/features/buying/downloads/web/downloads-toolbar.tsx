import { useEffect, useRef } from 'react';
import { chip } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { type DownloadKind, type DownloadsQuery, toDownloadsPath } from './downloads-query.ts';

const kinds: readonly { readonly kind: DownloadKind | undefined; readonly label: () => string }[] = [
  { kind: undefined, label: m.downloads_kind_all },
  { kind: 'bought', label: m.downloads_kind_bought },
  { kind: 'free', label: m.downloads_kind_free },
];

/** Search field and kind filter, both kept in the address. */
export function DownloadsToolbar({ query }: { query: DownloadsQuery }) {
  const field = useRef<HTMLInputElement>(null);
  // The field follows the address, so that the browser's Back button restores the words.
  useEffect(() => {
    if (field.current !== null) field.current.value = query.q;
  }, [query]);
  return (
    <search aria-label={m.downloads_search()} className="mb-5 grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <form action={localizeHref('/profile/downloads')} method="get" data-keep-scroll className="relative">
        <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
        <input
          ref={field}
          type="search"
          name="q"
          maxLength={200}
          defaultValue={query.q}
          aria-label={m.downloads_search()}
          placeholder={m.downloads_search()}
          className="h-12 w-full rounded-control border border-line bg-paper pr-4 pl-11 text-16 placeholder:text-muted hover:border-muted"
        />
        {query.kind === undefined ? null : <input type="hidden" name="kind" value={query.kind} />}
        <button type="submit" className="sr-only focus:not-sr-only focus:h-12 focus:px-4">
          {m.search_submit()}
        </button>
      </form>
      <nav aria-label={m.downloads_kind()} className="flex items-center gap-2">
        {kinds.map(({ kind, label }) => (
          <a
            key={kind ?? 'all'}
            href={localizeHref(toDownloadsPath(query, kind))}
            data-keep-scroll
            aria-current={query.kind === kind ? 'page' : undefined}
            className={`${chip} min-h-11`}
          >
            {label()}
          </a>
        ))}
      </nav>
    </search>
  );
}
