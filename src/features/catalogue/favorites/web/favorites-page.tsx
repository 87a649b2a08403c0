import { type ReactNode, useEffect, useRef } from 'react';
import { primaryButton, secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { FavoriteSort, FavoritesQuery } from './favorites-query.ts';

const path = '/profile/favorites';

const sortWords: Record<FavoriteSort, () => string> = {
  added: () => m.favorites_sort_added(),
  newest: () => m.favorites_sort_newest(),
  popular: () => m.favorites_sort_popular(),
  'price-asc': () => m.favorites_sort_price_asc(),
  'price-desc': () => m.favorites_sort_price_desc(),
  title: () => m.favorites_sort_title(),
};
const sorts = Object.keys(sortWords) as FavoriteSort[];

const box = 'h-12 w-full rounded-control border border-line bg-paper text-16 hover:border-muted';

/** Search field and sort, both kept in the address. */
export function FavoritesToolbar({ query }: { query: FavoritesQuery }) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(query.q);
  // The field follows the address, so that the browser's Back button restores the words, unless somebody has typed others
  // while the list was loading.
  useEffect(() => {
    const q = form.current?.elements.namedItem('q');
    const sort = form.current?.elements.namedItem('sort');
    if (q instanceof HTMLInputElement && q.value.trim() === shown.current) q.value = query.q;
    shown.current = query.q;
    if (sort instanceof HTMLSelectElement) sort.value = query.sort;
  }, [query]);
  return (
    <search aria-label={m.favorites_search()} className="mb-5 block">
      <form
        ref={form}
        action={localizeHref(path)}
        method="get"
        data-keep-scroll
        className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <div className="relative">
          <Icon name="search" className="pointer-events-none absolute top-3.5 left-3.5 size-5 text-muted" />
          <input
            type="search"
            name="q"
            maxLength={200}
            defaultValue={query.q}
            aria-label={m.favorites_search()}
            placeholder={m.favorites_search()}
            className={`${box} pr-4 pl-11 placeholder:text-muted`}
          />
        </div>
        <label className="flex items-center gap-2.5 text-14 text-muted">
          <span className="shrink-0">{m.favorites_sort()}</span>
          <span className="relative min-w-0 grow">
            <select
              name="sort"
              defaultValue={query.sort}
              onChange={(event) => event.currentTarget.form?.requestSubmit()}
              className={`${box} appearance-none pr-9 pl-3 text-ellipsis text-ink`}
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {sortWords[sort]()}
                </option>
              ))}
            </select>
            <Icon
              name="chevron-down"
              className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
            />
          </span>
        </label>
        <button type="submit" className="sr-only focus:not-sr-only focus:h-12 focus:px-4">
          {m.search_submit()}
        </button>
      </form>
    </search>
  );
}

/** Number of favourites, and of those hidden because they are no longer public. */
export function FavoritesCount({ total, more, hidden }: { total: number; more: boolean; hidden: number }) {
  const count = `${formatCount(total)}${more ? '+' : ''}`;
  return (
    <div className="mb-4 text-14">
      <p role="status" className="font-medium">
        {total === 1 ? m.favorites_count_one({ count: formatCount(1) }) : m.favorites_count({ count })}
      </p>
      {hidden === 0 ? null : (
        <p className="mt-1 flex items-start gap-2 text-muted">
          <Icon name="info" className="mt-0.5 size-4" />
          {hidden === 1
            ? m.favorites_hidden_one({ count: formatCount(1) })
            : m.favorites_hidden({ count: formatCount(hidden) })}
        </p>
      )}
    </div>
  );
}

/** Message for a person without favourites, or for a search without matches. */
export function FavoritesEmpty({ query }: { query: FavoritesQuery }) {
  if (query.q === '')
    return (
      <Notice title={m.favorites_empty_title()} text={m.favorites_empty_text()}>
        <a href={localizeHref('/content')} className={primaryButton}>
          {m.go_browse()}
        </a>
      </Notice>
    );
  return (
    <Notice title={m.favorites_none_title({ query: query.q })} text={m.favorites_none_text()}>
      <a href={localizeHref(path)} className={secondaryButton}>
        {m.favorites_none_all()}
      </a>
    </Notice>
  );
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="rounded-card border border-line bg-paper px-6 py-12 text-center">
      <Icon name="heart" className="mx-auto size-8 text-muted" />
      <h2 className="mt-4 text-22 wrap-anywhere">{title}</h2>
      <p className="mx-auto mt-2 mb-6 max-w-md text-16 text-muted">{text}</p>
      {children}
    </div>
  );
}
