import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { defineList, formatTotal } from '../../../../../ui/admin/lists/list.ts';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { searchKeysContract } from '../../contract/keys.ts';
import { SameAsField } from './same-as-field.tsx';

type FewFound = OutputOf<typeof searchKeysContract.listFewFound>['items'][number];

function FoundNow({ row: { found, foundNow } }: { row: FewFound }) {
  if (foundNow === null) return <span className="text-muted">{m.search_few_uncounted()}</span>;
  const isBetter = foundNow.totalIsMore || foundNow.total > found;
  return <span className={isBetter ? 'font-medium text-success' : undefined}>{formatTotal(foundNow)}</span>;
}

/** Table of searches that found few works, each with a field to add a synonym. */
export const fewFoundList = defineList({
  path: '/admin/search-keys/few-found',
  title: () => m.search_few_title(),
  text: () => m.search_few_text(),
  filterLabel: () => m.search_keys_filter(),
  filters: { q: { kind: 'search', label: () => m.search_keys_key(), maxLength: 100 } },
  sorts: ['-searches', 'found', '-recent', 'key'],
  pageSize: 24,
  load: (api, query) => api('GET /admin/search-keys/few-found', { query }),
  rowId: ({ key }) => key,
  rowName: ({ key }) => key,
  columns: [
    {
      key: 'key',
      header: () => m.search_keys_key(),
      cell: ({ key }) => (
        <a
          href={localizeHref(`/content?q=${encodeURIComponent(key)}`)}
          className="font-medium underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
        >
          {key}
        </a>
      ),
      isUnlabelled: true,
      className: 'lg:w-1/4',
    },
    {
      key: 'searches',
      header: () => m.search_keys_searches(),
      cell: ({ searches }) => formatCount(searches),
      className: 'tabular-nums',
    },
    {
      key: 'found',
      header: () => m.search_few_found(),
      cell: ({ found }) => (
        <span className={found === 0 ? 'font-medium text-danger' : undefined}>{formatCount(found)}</span>
      ),
      className: 'tabular-nums',
    },
    {
      key: 'now',
      header: () => m.search_few_now(),
      cell: (row) => <FoundNow row={row} />,
      className: 'tabular-nums',
    },
    {
      key: 'recent',
      header: () => m.search_keys_recent(),
      cell: ({ lastSearched }) => <DhakaTime at={`${lastSearched}T12:00:00+06:00`} format="day" />,
      className: 'lg:whitespace-nowrap',
    },
    {
      key: 'same',
      header: () => m.search_few_same_as(),
      cell: ({ key, canHaveSynonym }) =>
        canHaveSynonym ? <SameAsField searched={key} /> : <span className="text-muted">{m.search_few_too_long()}</span>,
      isUnlabelled: true,
    },
  ],
  count: { one: (count) => m.search_keys_one({ count }), many: (count) => m.search_keys_count({ count }) },
  none: { title: () => m.search_few_none(), text: () => m.search_few_none_text() },
  noMatch: { title: () => m.search_keys_no_match(), text: () => m.search_few_no_match_text() },
});
