import { defineList } from '../../../../ui/admin/lists/list.ts';
import { sortColumn } from '../../../../ui/admin/lists/list-state.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { categoryActions } from './admin/category-actions.tsx';
import type { Category } from './admin/category-form.tsx';
import { Names, nameOf } from './admin/category-names.tsx';
import { CategoryMoveButtons } from './admin/move-buttons.tsx';
import { CategoryPublishToggle } from './admin/publish-toggle.tsx';

const includesText = ({ key, name, nameBn }: Pick<Category, 'key' | 'name' | 'nameBn'>, text: string): boolean =>
  [key, name, nameBn ?? ''].some((each) => each.toLowerCase().includes(text));

const orders: Readonly<Record<string, (a: Category, b: Category) => number>> = {
  name: (a, b) => a.name.localeCompare(b.name),
  subcategories: (a, b) => a.subcategories.length - b.subcategories.length,
  works: (a, b) => a.contentCount - b.contentCount,
};

/** Sorts the categories; the default is the shop's order. */
function sortCategories(items: readonly Category[], sort: string): readonly Category[] {
  const order = orders[sortColumn(sort)];
  const sorted = order === undefined ? items : items.toSorted(order);
  return sort.startsWith('-') ? sorted.toReversed() : sorted;
}

/**
 * Table of all categories with their subcategories. The operation returns all of them, so search, filters and sort run
 * on its response.
 */
export const categoryList = defineList({
  path: '/admin/categories/sub-categories',
  title: () => m.admin_nav_subcategories(),
  text: () => m.categories_admin_text(),
  filterLabel: () => m.categories_admin_filter(),
  filters: {
    q: { kind: 'search', label: () => m.categories_admin_search() },
    status: {
      kind: 'choice',
      label: () => m.categories_admin_status(),
      choices: [
        ['published', () => m.categories_admin_published()],
        ['hidden', () => m.categories_admin_hidden()],
      ],
    },
  },
  sorts: ['order', 'name', '-subcategories', '-works'],
  pageSize: 100,
  load: async (api, { q, status, sort = 'order' }) => {
    const { items: all } = await api('GET /content-category/all', {});
    const text = q?.toLowerCase();
    const items = all
      .filter(({ published }) => status === undefined || published === (status === 'published'))
      .filter(
        (each) =>
          text === undefined ||
          includesText(each, text) ||
          each.subcategories.some((subcategory) => includesText(subcategory, text)),
      );
    return {
      items: sortCategories(items, sort),
      nextCursor: null,
      total: items.length,
      totalIsMore: false,
    };
  },
  rowId: (category) => category._id,
  rowName: nameOf,
  columns: [
    {
      key: 'name',
      header: () => m.categories_admin_category(),
      cell: (category) => (
        <>
          <Names name={category.name} nameBn={category.nameBn} />
          <code className="block text-12 text-muted wrap-anywhere">{category.key}</code>
        </>
      ),
      isUnlabelled: true,
    },
    {
      key: 'status',
      header: () => m.categories_admin_status(),
      cell: (category) => (
        <CategoryPublishToggle id={category._id} name={nameOf(category)} published={category.published} />
      ),
    },
    {
      key: 'order',
      header: () => m.categories_admin_order(),
      cell: (category) => <CategoryMoveButtons id={category._id} name={nameOf(category)} />,
    },
    {
      key: 'subcategories',
      header: () => m.admin_nav_subcategories(),
      cell: (category) => formatCount(category.subcategories.length),
      className: 'tabular-nums',
    },
    {
      key: 'works',
      header: () => m.categories_admin_works_column(),
      cell: (category) => formatCount(category.contentCount),
      className: 'tabular-nums',
    },
  ],
  actions: categoryActions,
  count: { one: (count) => m.categories_admin_one({ count }), many: (count) => m.categories_admin_count({ count }) },
  none: { title: () => m.categories_admin_none(), text: () => m.categories_admin_none_text() },
  noMatch: { title: () => m.categories_admin_no_match(), text: () => m.categories_admin_no_match_text() },
  keysHint: () => m.categories_admin_keys_hint(),
});
