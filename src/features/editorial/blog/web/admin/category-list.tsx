import { defineList } from '../../../../../ui/admin/lists/list.ts';
import { localizeName } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { type BlogCategory, EditBlogCategory } from './category-form.tsx';

const includesText = ({ key, name, nameBn }: BlogCategory, text: string): boolean =>
  [key, name, nameBn ?? ''].some((each) => each.toLowerCase().includes(text));

/** Table of blog categories. The API returns all of them, so the search runs in the browser. */
export const blogCategoryList = defineList({
  path: '/admin/blog/categories',
  title: () => m.admin_nav_blog_categories(),
  text: () => m.blog_categories_text(),
  filterLabel: () => m.blog_categories_filter(),
  filters: { q: { kind: 'search', label: () => m.blog_categories_search() } },
  pageSize: 100,
  load: async (api, { q = '' }) => {
    const { items: all } = await api('GET /blog/category/all', {});
    const items = all.filter((each) => includesText(each, q.toLowerCase()));
    return { items, nextCursor: null, total: items.length, totalIsMore: false };
  },
  rowId: (category) => category._id,
  rowName: localizeName,
  columns: [
    {
      key: 'name',
      header: () => m.blog_categories_name(),
      cell: (category) => (
        <>
          <span className="font-medium">{category.name}</span>
          {category.nameBn === null ? null : (
            <span lang="bn" className="ml-2 text-muted">
              {category.nameBn}
            </span>
          )}
          <code className="block text-12 text-muted wrap-anywhere">{category.key}</code>
        </>
      ),
      isUnlabelled: true,
    },
    {
      key: 'posts',
      header: () => m.blog_categories_posts(),
      cell: (category) => formatCount(category.postCount),
      className: 'tabular-nums',
    },
  ],
  actions: [
    {
      key: 'edit',
      kind: 'dialog',
      label: () => m.blog_categories_edit(),
      name: (category) => m.blog_categories_edit_named({ name: localizeName(category) }),
      Dialog: EditBlogCategory,
    },
    {
      key: 'delete',
      kind: 'confirm',
      isDanger: true,
      label: () => m.blog_categories_delete(),
      name: (category) => m.blog_categories_delete_named({ name: localizeName(category) }),
      title: (category) => m.blog_categories_delete_named({ name: localizeName(category) }),
      text: () => m.blog_categories_delete_text(),
      run: async (api, { _id }) => {
        await api('DELETE /blog/category/delete/{id}', { params: { id: _id } });
        return 'reload';
      },
      done: () => m.blog_categories_deleted(),
      failed: () => m.blog_categories_failed(),
    },
  ],
  count: { one: (count) => m.blog_categories_one({ count }), many: (count) => m.blog_categories_count({ count }) },
  none: { title: () => m.blog_categories_none(), text: () => m.blog_categories_none_text() },
  noMatch: { title: () => m.blog_categories_no_match(), text: () => m.blog_categories_no_match_text() },
});
