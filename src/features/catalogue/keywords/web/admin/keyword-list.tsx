import { defineList } from '../../../../../ui/admin/lists/list.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { RemoveKeyword, RenameKeyword } from './keyword-dialogs.tsx';

const link = 'underline decoration-line underline-offset-4 hover:decoration-ink';

/** Table of keywords. `categories`: choices of the category filter, by key. */
export const createKeywordList = (categories: readonly (readonly [key: string, name: () => string])[]) =>
  defineList({
    path: '/admin/categories/search-by-keywords',
    title: () => m.admin_nav_keywords(),
    text: () => m.keywords_text(),
    filterLabel: () => m.keywords_filter(),
    filters: {
      q: { kind: 'search', label: () => m.keywords_search(), maxLength: 100 },
      category: { kind: 'choice', label: () => m.keywords_category(), choices: categories, isOpen: true },
    },
    sorts: ['-works', 'keyword'],
    pageSize: 50,
    load: (api, query) => api('GET /content-category/keywords/all', { query }),
    rowId: ({ keyword }) => keyword,
    rowName: ({ keyword }) => keyword,
    columns: [
      {
        key: 'keyword',
        header: () => m.keywords_keyword(),
        cell: ({ keyword }) => <span className="font-medium wrap-anywhere">{keyword}</span>,
        isUnlabelled: true,
        className: 'lg:w-1/3',
      },
      {
        key: 'works',
        header: () => m.keywords_published(),
        cell: ({ works, inCategory }) => (
          <>
            {formatCount(works)}
            {inCategory === null ? null : (
              <span className="block text-12 text-muted">
                {m.keywords_in_category({ count: formatCount(inCategory) })}
              </span>
            )}
          </>
        ),
        className: 'tabular-nums',
      },
      {
        key: 'searches',
        header: () => m.keywords_searches({ days: formatCount(30) }),
        cell: ({ keyword, searches }) =>
          searches === 0 ? (
            <span className="text-muted">{formatCount(0)}</span>
          ) : (
            <a href={localizeHref(`/admin/search-keys?q=${encodeURIComponent(keyword)}`)} className={link}>
              {formatCount(searches)}
              <span className="sr-only"> {m.keywords_searches_of({ keyword })}</span>
            </a>
          ),
        className: 'tabular-nums',
      },
      {
        key: 'show',
        header: () => m.keywords_works(),
        cell: ({ keyword }) => (
          <a href={localizeHref(`/admin/content/assets?q=${encodeURIComponent(keyword)}`)} className={link}>
            {m.keywords_show()}
            <span className="sr-only"> {m.keywords_show_of({ keyword })}</span>
          </a>
        ),
        isUnlabelled: true,
        className: 'lg:whitespace-nowrap',
      },
    ],
    actions: [
      {
        key: 'rename',
        kind: 'dialog',
        label: () => m.keywords_rename(),
        name: ({ keyword }) => m.keywords_rename_named({ keyword }),
        Dialog: RenameKeyword,
      },
      {
        key: 'remove',
        kind: 'dialog',
        isDanger: true,
        label: () => m.keywords_remove(),
        name: ({ keyword }) => m.keywords_remove_named({ keyword }),
        Dialog: RemoveKeyword,
      },
    ],
    count: { one: (count) => m.keywords_one({ count }), many: (count) => m.keywords_count({ count }) },
    none: { title: () => m.keywords_none(), text: () => m.keywords_none_text() },
    noMatch: { title: () => m.keywords_no_match(), text: () => m.keywords_no_match_text() },
  });

/** Table for the loader, which runs before the categories are loaded. */
export const keywordList = createKeywordList([]);

/** Link to searches without results. */
export const NothingFoundLink = ({ className }: { className: string }) => (
  <a href={localizeHref('/admin/search-keys?show=nothing_found&sort=-nothing')} className={className}>
    {m.keywords_nothing_found()}
  </a>
);
