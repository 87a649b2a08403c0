import { defineList } from '../../../../../ui/admin/lists/list.ts';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { localizeText } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { contentStatuses } from '../../../../catalogue/content/contract/own-content.ts';
import { statusWords } from '../../../reviews/web/status-words.ts';
import { AssetPrice, AssetStatus, AssetTitle } from './asset-cells.tsx';
import { AssetPanel } from './asset-panel.tsx';
import { PublishDialog, UnpublishDialog } from './publish-dialogs.tsx';

/** Table of contents in any status. `categories`: choices of the category filter, by key. */
export const createAssetList = (categories: readonly (readonly [key: string, name: () => string])[]) =>
  defineList({
    path: '/admin/content/assets',
    title: () => m.admin_nav_content_assets(),
    text: () => m.assets_text(),
    filterLabel: () => m.assets_filter(),
    filters: {
      q: { kind: 'search', label: () => m.assets_search() },
      status: {
        kind: 'choice',
        label: () => m.assets_status(),
        choices: contentStatuses.map((status) => [status, statusWords[status]] as const),
      },
      category: { kind: 'choice', label: () => m.assets_category(), choices: categories, isOpen: true },
      price: {
        kind: 'choice',
        label: () => m.assets_price(),
        choices: [
          ['free', () => m.assets_price_free()],
          ['paid', () => m.assets_price_paid()],
          ['none', () => m.assets_price_none()],
        ],
      },
      ai: {
        kind: 'choice',
        label: () => m.assets_ai(),
        choices: [
          ['yes', () => m.assets_ai_yes()],
          ['no', () => m.assets_ai_no()],
        ],
      },
      contributor: { kind: 'link', removeLabel: () => m.assets_every_contributor() },
    },
    sorts: ['-created', '-updated', 'work', 'status'],
    pageSize: 50,
    load: (api, query) => api('GET /content/assets', { query }),
    exportPath: '/content/assets/export',
    rowId: ({ _id }) => _id,
    rowName: ({ title }) => title,
    chipText: (username, rows) =>
      rows.find(({ contributor }) => contributor.username === username)?.contributor.name ?? username,
    columns: [
      {
        key: 'work',
        header: () => m.assets_work(),
        cell: (asset, links, act) => <AssetTitle asset={asset} links={links} onOpen={() => act('open')} />,
        className: 'lg:min-w-60',
        isUnlabelled: true,
      },
      {
        key: 'category',
        header: () => m.assets_category(),
        cell: ({ category }) => (category === null ? '–' : localizeText(category.name, category.nameBn)),
      },
      {
        key: 'status',
        header: () => m.assets_status(),
        cell: (asset) => <AssetStatus asset={asset} />,
        className: 'lg:max-w-56',
      },
      {
        key: 'price',
        header: () => m.assets_price(),
        cell: (asset) => <AssetPrice asset={asset} />,
        className: 'tabular-nums whitespace-nowrap',
      },
      {
        key: 'created',
        header: () => m.assets_created(),
        cell: ({ createdAt }) => <DhakaTime at={createdAt} format="short-day" />,
        className: 'tabular-nums lg:whitespace-nowrap',
      },
      {
        key: 'updated',
        header: () => m.assets_changed(),
        cell: ({ updatedAt }) => <DhakaTime at={updatedAt} format="short-day" />,
        className: 'tabular-nums lg:whitespace-nowrap',
      },
    ],
    actions: [
      {
        key: 'open',
        kind: 'panel',
        isInRow: true,
        label: () => m.assets_open(),
        name: ({ title }) => m.assets_open_named({ title }),
        title: ({ title }) => title,
        render: (asset) => <AssetPanel asset={asset} />,
      },
      {
        key: 'unpublish',
        kind: 'batch',
        isDanger: true,
        label: ({ status }) => (status === 'unpublished' ? m.assets_keep_out() : m.assets_unpublish()),
        name: ({ status, title }) =>
          status === 'unpublished' ? m.assets_keep_out_named({ title }) : m.assets_unpublish_named({ title }),
        isOffered: ({ status, takedown }) => status === 'published' || (status === 'unpublished' && takedown === null),
        Dialog: UnpublishDialog,
        done: (count) => m.assets_did_unpublish({ count }),
      },
      {
        key: 'publish',
        kind: 'batch',
        label: () => m.assets_publish(),
        name: ({ title }) => m.assets_publish_named({ title }),
        isOffered: ({ status }) => status === 'unpublished',
        Dialog: PublishDialog,
        done: (count) => m.assets_did_publish({ count }),
      },
    ],
    count: { one: (count) => m.assets_one({ count }), many: (count) => m.assets_count({ count }) },
    none: { title: () => m.assets_none(), text: () => m.assets_none_text() },
    noMatch: { title: () => m.assets_no_match(), text: () => m.assets_no_match_text() },
    keysHint: () => m.assets_keys(),
  });

/** Table for the loader, which runs before the categories are loaded. */
export const assetList = createAssetList([]);
