import { defineList } from '../../../../../ui/admin/lists/list.ts';
import type { ArborApi } from '../../../../../ui/api/client.ts';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount, formatNumber } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { SameAsKey } from '../../../synonyms/web/synonym-form.tsx';
import { MergeKey, RenameKey, SeparateKeys } from './key-dialogs.tsx';
import { KeyTrend } from './key-trend.tsx';
import { PinSwitch } from './pin-switch.tsx';
import type { SearchKey } from './use-key-change.ts';

const link = 'underline decoration-line underline-offset-4 hover:decoration-ink';

function KeyName({ row: { key, label, merged, hidden, popular } }: { row: SearchKey }) {
  const states = [...(popular ? [m.search_keys_popular()] : []), ...(hidden ? [m.search_keys_hidden()] : [])];
  return (
    <>
      <a href={localizeHref(`/content?q=${encodeURIComponent(key)}`)} className={`font-medium wrap-anywhere ${link}`}>
        {key}
      </a>
      {label === null ? null : (
        <span className="block text-12 text-muted wrap-anywhere">{m.search_keys_shown_as({ label })}</span>
      )}
      {merged.length === 0 ? null : (
        <span className="block text-12 text-muted wrap-anywhere">
          {m.search_keys_with({ keys: merged.join(', ') })}
        </span>
      )}
      {states.length === 0 ? null : <span className="block text-12 text-muted">{states.join(' · ')}</span>}
    </>
  );
}

const formatShare = (part: number, whole: number): string =>
  formatNumber(whole === 0 ? 0 : part / whole, { style: 'percent', maximumFractionDigits: 0 });

const hideKey = (api: ArborApi, key: string, hidden: boolean) =>
  api('PUT /admin/search-keys/hide', { body: { key, hidden } });

const failed = () => m.search_keys_failed();
const undoHiding = (hidden: boolean) => ({
  label: () => m.search_keys_undo(),
  done: () => m.search_keys_undone(),
  run: (api: ArborApi, { key }: SearchKey) => hideKey(api, key, !hidden),
});

/** Table of searches, with their results and settings. */
export const searchKeyList = defineList({
  path: '/admin/search-keys',
  title: () => m.search_keys_title(),
  text: () => m.search_keys_text(),
  filterLabel: () => m.search_keys_filter(),
  filters: {
    q: { kind: 'search', label: () => m.search_keys_search(), maxLength: 100 },
    show: {
      kind: 'choice',
      label: () => m.search_keys_show(),
      choices: [
        ['nothing_found', () => m.search_keys_nothing()],
        ['popular', () => m.search_keys_popular()],
        ['pinned', () => m.search_keys_pinned()],
        ['hidden', () => m.search_keys_hidden()],
      ],
    },
    days: {
      kind: 'choice',
      label: () => m.search_keys_period(),
      noChoice: () => m.search_keys_days({ days: formatCount(30) }),
      choices: [
        ['7', () => m.search_keys_days({ days: formatCount(7) })],
        ['90', () => m.search_keys_days({ days: formatCount(90) })],
      ],
    },
  },
  sorts: ['-searches', '-nothing', '-recent', 'key'],
  pageSize: 50,
  load: (api, query) => api('GET /admin/search-keys', { query }),
  rowId: ({ key }) => key,
  rowName: ({ key }) => key,
  columns: [
    {
      key: 'key',
      header: () => m.search_keys_key(),
      cell: (row) => <KeyName row={row} />,
      isUnlabelled: true,
      className: 'lg:w-1/3',
    },
    {
      key: 'searches',
      header: () => m.search_keys_searches(),
      cell: ({ searches, trend }) => (
        <>
          {formatCount(searches)}
          <KeyTrend trend={trend} />
        </>
      ),
      className: 'tabular-nums',
    },
    {
      key: 'nothing',
      header: () => m.search_keys_nothing(),
      cell: ({ searches, nothingFound }) =>
        nothingFound === 0 ? (
          <span className="text-muted">{formatCount(0)}</span>
        ) : (
          <span className="font-medium text-danger">
            {formatCount(nothingFound)} <span className="font-normal">({formatShare(nothingFound, searches)})</span>
          </span>
        ),
      className: 'tabular-nums lg:whitespace-nowrap',
    },
    {
      key: 'recent',
      header: () => m.search_keys_recent(),
      cell: ({ lastSearched }) =>
        lastSearched === null ? (
          <span className="text-muted">{m.search_keys_never()}</span>
        ) : (
          <DhakaTime at={`${lastSearched}T12:00:00+06:00`} format="day" />
        ),
      className: 'lg:whitespace-nowrap',
    },
    {
      key: 'works',
      header: () => m.search_keys_carried(),
      cell: ({ works }) => formatCount(works),
      className: 'tabular-nums',
    },
    { key: 'pin', header: () => m.search_keys_pinned(), cell: (row) => <PinSwitch row={row} /> },
  ],
  actions: [
    {
      key: 'rename',
      kind: 'dialog',
      label: () => m.search_keys_rename(),
      name: ({ key }) => m.search_keys_rename_named({ key }),
      Dialog: RenameKey,
    },
    {
      key: 'same',
      kind: 'dialog',
      label: () => m.synonyms_same_as(),
      name: ({ key }) => m.synonyms_same_as_named({ key }),
      Dialog: SameAsKey,
    },
    {
      key: 'merge',
      kind: 'dialog',
      label: () => m.search_keys_merge(),
      name: ({ key }) => m.search_keys_merge_named({ key }),
      Dialog: MergeKey,
    },
    {
      key: 'separate',
      kind: 'dialog',
      label: () => m.search_keys_separate(),
      name: ({ key }) => m.search_keys_separate_named({ key }),
      isOffered: ({ merged }) => merged.length > 0,
      Dialog: SeparateKeys,
    },
    {
      key: 'hide',
      kind: 'confirm',
      isOffered: ({ hidden }) => !hidden,
      label: () => m.search_keys_hide(),
      name: ({ key }) => m.search_keys_hide_named({ key }),
      title: ({ key }) => m.search_keys_hide_named({ key }),
      text: () => m.search_keys_hide_text(),
      run: async (api, { key }) => {
        await hideKey(api, key, true);
        return 'reload';
      },
      done: () => m.search_keys_hid(),
      failed,
      undo: undoHiding(true),
    },
    {
      key: 'unhide',
      kind: 'confirm',
      isOffered: ({ hidden }) => hidden,
      label: () => m.search_keys_unhide(),
      name: ({ key }) => m.search_keys_unhide_named({ key }),
      title: ({ key }) => m.search_keys_unhide_named({ key }),
      text: () => m.search_keys_unhide_text(),
      run: async (api, { key }) => {
        await hideKey(api, key, false);
        return 'reload';
      },
      done: () => m.search_keys_unhid(),
      failed,
      undo: undoHiding(false),
    },
  ],
  count: { one: (count) => m.search_keys_one({ count }), many: (count) => m.search_keys_count({ count }) },
  none: { title: () => m.search_keys_none(), text: () => m.search_keys_none_text() },
  noMatch: { title: () => m.search_keys_no_match(), text: () => m.search_keys_no_match_text() },
});
