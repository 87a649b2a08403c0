import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { type ListQuery, parseListState } from '../../../../../ui/admin/lists/list-state.ts';
import { getLocale } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { type WorkColumn, type WorkSort, workKinds, type worksContract } from '../../contract/works.ts';

export type WorksAnswer = OutputOf<(typeof worksContract)['works']>;
export type Work = WorksAnswer['items'][number];

interface Tab {
  /** Path without a language. */
  readonly path: string;
  readonly statuses: readonly Work['status'][];
  readonly label: () => string;
  /** Text for an empty list. */
  readonly none: () => string;
  readonly noneText: () => string;
}

export const worksTabs = {
  drafts: {
    path: '/contributor/assets/drafts',
    statuses: ['draft'],
    label: () => m.earnings_works_drafts(),
    none: () => m.earnings_works_drafts_none(),
    noneText: () => m.earnings_works_drafts_none_text(),
  },
  review: {
    path: '/contributor/assets/pending',
    statuses: ['pending'],
    label: () => m.earnings_works_review(),
    none: () => m.earnings_works_review_none(),
    noneText: () => m.earnings_works_review_none_text(),
  },
  changes: {
    path: '/contributor/assets/rejected',
    statuses: ['changes_requested', 'rejected'],
    label: () => m.earnings_works_changes(),
    none: () => m.earnings_works_changes_none(),
    noneText: () => m.earnings_works_changes_none_text(),
  },
  published: {
    path: '/contributor/assets/published',
    statuses: ['published', 'unpublished'],
    label: () => m.earnings_works_published(),
    none: () => m.earnings_works_published_none(),
    noneText: () => m.earnings_works_published_none_text(),
  },
} as const satisfies Record<string, Tab>;
export type WorksTab = keyof typeof worksTabs;
export const tabKeys = Object.keys(worksTabs) as WorksTab[];

export const columnWords: Readonly<Record<WorkColumn, () => string>> = {
  updated: () => m.earnings_works_updated(),
  title: () => m.earnings_works_title(),
  status: () => m.earnings_works_status(),
  price: () => m.earnings_works_price(),
  views: () => m.earnings_works_views(),
  downloads: () => m.earnings_works_downloads(),
  sales: () => m.earnings_works_sales(),
  earned: () => m.earnings_works_earned(),
};

/** Columns that only published works have. */
export const figureColumns = ['views', 'downloads', 'sales', 'earned'] as const satisfies readonly WorkColumn[];
const isFigure = (column: WorkColumn): boolean => (figureColumns as readonly WorkColumn[]).includes(column);

export const columnsOf = (tab: WorksTab): readonly WorkColumn[] =>
  (['title', 'status', 'price', ...figureColumns, 'updated'] as const).filter(
    (column) => tab === 'published' || !isFigure(column),
  );

interface WorksCategory {
  readonly key: string;
  readonly name: string;
  readonly nameBn: string | null;
}

const kindWords = {
  image: () => m.earnings_works_kind_image(),
  font: () => m.earnings_works_kind_font(),
  audio: () => m.earnings_works_kind_audio(),
  video: () => m.earnings_works_kind_video(),
} as const;

/** Sort options of a tab; by default the latest change comes first. */
export const worksSorts = (tab: WorksTab): readonly WorkSort[] => [
  '-updated',
  ...columnsOf(tab)
    .filter((column) => column !== 'updated')
    .map((column): WorkSort => (column === 'title' || column === 'status' ? column : `-${column}`)),
];

/** Search, filters and order of the list, as stored in its address. */
export const createWorksList = (tab: WorksTab, categories: readonly WorksCategory[]) =>
  ({
    path: worksTabs[tab].path,
    filterLabel: () => m.earnings_works_filter(),
    filters: {
      q: { kind: 'search', label: () => m.earnings_works_search() },
      category: {
        kind: 'choice',
        label: () => m.earnings_works_category(),
        isOpen: true,
        choices: categories.map(
          ({ key, name, nameBn }) => [key, () => (getLocale() === 'bn' ? (nameBn ?? name) : name)] as const,
        ),
      },
      kind: {
        kind: 'choice',
        label: () => m.earnings_works_kind(),
        choices: workKinds.map((kind) => [kind, kindWords[kind]] as const),
      },
      price: {
        kind: 'choice',
        label: () => m.earnings_works_price(),
        choices: [
          ['paid', () => m.earnings_works_paid()],
          ['free', () => m.earnings_works_free()],
          ['none', () => m.earnings_works_unpriced()],
        ],
      },
    },
    columns: columnsOf(tab).map((column) => ({ key: column, header: columnWords[column] })),
    sorts: worksSorts(tab),
  }) as const;

export type WorksList = ReturnType<typeof createWorksList>;
export type WorksQuery = Omit<ListQuery<WorksList['filters'], WorkSort>, 'cursor'> & { readonly status: string };

/** Number of works per page. */
const WORKS_PAGE = 50;

/** API query for an address. */
export function toWorksQuery(tab: WorksTab, list: WorksList, search: URLSearchParams): WorksQuery {
  const { cursor: _, ...state } = parseListState(list, search);
  return { ...state, status: worksTabs[tab].statuses.join(','), limit: WORKS_PAGE };
}
