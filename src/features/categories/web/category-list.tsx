import type { OutputOf } from '../../../platform/http/operation.ts';
import { defineList } from '../../../ui/admin/list.ts';
import { getLocale, localizeHref } from '../../../ui/locale.ts';
import { formatCount } from '../../../ui/money.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { categoriesContract } from '../contract.ts';

type Category = OutputOf<typeof categoriesContract.all>['items'][number];

/** In the page's language first, then in the other one. */
function Names({ name, nameBn }: { name: string; nameBn: string | null }) {
  if (nameBn === null) return <span className="font-medium wrap-anywhere">{name}</span>;
  const names = [
    { text: name, lang: 'en' },
    { text: nameBn, lang: 'bn' },
  ];
  const [own, other] = getLocale() === 'bn' ? names.toReversed() : names;
  return (
    <>
      <span className="font-medium wrap-anywhere">{own?.text}</span>{' '}
      <span lang={other?.lang} className="text-muted wrap-anywhere">
        {other?.text}
      </span>
    </>
  );
}

function Published({ published }: { published: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 rounded-full ${published ? 'bg-success' : 'bg-muted'}`} />
      {published ? m.categories_admin_published() : m.categories_admin_hidden()}
    </span>
  );
}

function Subcategories({ category }: { category: Category }) {
  return (
    <>
      {category.published ? (
        <p className="mb-4 text-14">
          <a href={localizeHref(`/categories/${category.key}`)} className="underline underline-offset-4">
            {m.categories_admin_see()}
          </a>
        </p>
      ) : null}
      {category.subcategories.length === 0 ? (
        <p className="text-14 text-muted">{m.categories_admin_no_subcategories()}</p>
      ) : (
        <ul className="border-t border-line text-14">
          {category.subcategories.map((each) => (
            <li key={each._id} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
              <span className="min-w-0">
                <Names name={each.name} nameBn={each.nameBn} />
                <code className="block text-12 text-muted wrap-anywhere">{each.key}</code>
              </span>
              <span className="shrink-0 tabular-nums">
                {m.categories_admin_works({ count: formatCount(each.contentCount) })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const nameOf = ({ name, nameBn }: Category): string => (getLocale() === 'bn' ? (nameBn ?? name) : name);

const includesText = ({ key, name, nameBn }: Pick<Category, 'key' | 'name' | 'nameBn'>, text: string): boolean =>
  [key, name, nameBn ?? ''].some((each) => each.toLowerCase().includes(text));

const byContent = (a: Category, b: Category): number => b.contentCount - a.contentCount;

/**
 * Every category with its subcategories. The operation answers all of them, so search, filter and order are made of
 * that.
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
  sorts: [
    ['shop', () => m.categories_admin_sort_shop()],
    ['works', () => m.categories_admin_sort_works()],
  ],
  pageSize: 100,
  load: async (api, { q, status, sort }) => {
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
      items: sort === 'works' ? items.toSorted(byContent) : items,
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
      cell: (category) => <Published published={category.published} />,
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
      sort: { descending: 'works' },
    },
  ],
  actions: [
    {
      key: 'subcategories',
      kind: 'panel',
      label: () => m.admin_nav_subcategories(),
      name: (category) => m.categories_admin_subcategories_named({ name: nameOf(category) }),
      title: nameOf,
      render: (category) => <Subcategories category={category} />,
    },
  ],
  count: { one: () => m.categories_admin_one(), many: (count) => m.categories_admin_count({ count }) },
  none: { title: () => m.categories_admin_none(), text: () => m.categories_admin_none_text() },
  noMatch: { title: () => m.categories_admin_no_match(), text: () => m.categories_admin_no_match_text() },
  keysHint: () => m.categories_admin_keys_hint(),
});
