import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { defineList } from '../../../../../ui/admin/lists/list.ts';
import { Picture } from '../../../../../ui/components/media/picture.tsx';
import { DhakaTime } from '../../../../../ui/components/time.tsx';
import { getLocale, localizeHref, localizeName } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { blogAdminContract } from '../../contract/admin.ts';
import { PublishSwitch, ShowcaseSwitch } from './post-switches.tsx';

export type ManagedPost = OutputOf<typeof blogAdminContract.all>['items'][number];

/** Title in the page's language, or else in the other one. */
function nameOf({ title, titleBn }: Pick<ManagedPost, 'title' | 'titleBn'>): string {
  const [wanted, other] = getLocale() === 'bn' ? [titleBn, title] : [title, titleBn];
  return wanted === '' ? other : wanted;
}

const statusWords = {
  draft: () => m.blog_admin_draft(),
  scheduled: () => m.blog_admin_scheduled(),
  published: () => m.blog_admin_published(),
};

const listLanguages = ({ title, titleBn }: ManagedPost): string =>
  [title === '' ? [] : [m.blog_admin_english()], titleBn === '' ? [] : [m.blog_admin_bangla()]].flat().join(', ');

/** Table of posts in any status. `categories`: options of the category filter, by key. */
export const createPostList = (categories: readonly (readonly [key: string, name: () => string])[]) =>
  defineList({
    path: '/admin/blog/all',
    title: () => m.admin_nav_blog_all(),
    text: () => m.blog_admin_text(),
    filterLabel: () => m.blog_admin_filter(),
    filters: {
      q: { kind: 'search', label: () => m.blog_admin_search() },
      status: {
        kind: 'choice',
        label: () => m.blog_admin_status(),
        choices: [
          ['draft', statusWords.draft],
          ['scheduled', statusWords.scheduled],
          ['published', statusWords.published],
        ],
      },
      category: { kind: 'choice', label: () => m.blog_editor_category(), choices: categories, isOpen: true },
    },
    sorts: ['-created', 'title', '-status', '-showcased', '-figures'],
    pageSize: 50,
    load: (api, query) => api('GET /blog/admin/all', { query }),
    rowId: (post) => post._id,
    rowName: nameOf,
    hasRecords: true,
    columns: [
      {
        key: 'title',
        header: () => m.blog_admin_title(),
        cell: (post, links) => (
          <span className="flex gap-3">
            <span className="h-12 w-16 shrink-0 overflow-hidden rounded-control bg-line">
              {post.cover === null ? null : (
                <Picture picture={post.cover} alt="" sizes="64px" className="size-full object-cover" />
              )}
            </span>
            <span className="min-w-0">
              <a
                data-row-action
                href={localizeHref(`/admin/blog/edit/${post._id}`)}
                className="line-clamp-2 min-h-6 font-medium wrap-anywhere underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {nameOf(post)}
              </a>
              <span className="block text-12 text-muted">
                {post.category === null ? null : (
                  <>
                    <a
                      href={localizeHref(links.filterHref({ category: post.category.key }))}
                      className="underline decoration-line underline-offset-4 hover:decoration-ink"
                    >
                      {localizeName(post.category)}
                    </a>
                    {' · '}
                  </>
                )}
                {listLanguages(post)}
              </span>
            </span>
          </span>
        ),
        isUnlabelled: true,
        className: 'lg:w-2/5',
      },
      {
        key: 'status',
        header: () => m.blog_admin_status(),
        cell: (post) => (
          <>
            <PublishSwitch id={post._id} name={nameOf(post)} status={post.status} label={statusWords[post.status]()} />
            {post.publishedAt === null ? null : (
              <span className="mt-1 block text-12 text-muted">
                <DhakaTime at={post.publishedAt} />
              </span>
            )}
          </>
        ),
      },
      {
        key: 'showcased',
        header: () => m.blog_admin_showcase(),
        cell: (post) => <ShowcaseSwitch id={post._id} name={nameOf(post)} showcased={post.showcased} />,
      },
      {
        key: 'figures',
        header: () => m.blog_admin_figures(),
        cell: (post) => m.blog_admin_read_liked({ views: formatCount(post.views), likes: formatCount(post.likes) }),
        className: 'tabular-nums lg:whitespace-nowrap',
      },
    ],
    actions: [
      {
        key: 'delete',
        kind: 'confirm',
        isDanger: true,
        label: () => m.blog_admin_delete(),
        name: (post) => m.blog_admin_delete_named({ name: nameOf(post) }),
        title: (post) => m.blog_admin_delete_named({ name: nameOf(post) }),
        text: () => m.blog_admin_delete_text({ days: formatCount(30) }),
        run: async (api, post) => {
          await api('DELETE /blog/delete/{id}', { params: { id: post._id } });
          return 'reload';
        },
        done: () => m.blog_admin_deleted(),
        failed: () => m.blog_admin_failed(),
        undo: {
          label: () => m.blog_admin_undo(),
          done: () => m.blog_admin_restored(),
          run: (api, post) => api('PATCH /blog/restore/{id}', { params: { id: post._id } }),
        },
      },
    ],
    count: { one: (count) => m.blog_found_one({ count }), many: (count) => m.blog_found({ count }) },
    none: { title: () => m.blog_admin_none(), text: () => m.blog_admin_none_text() },
    noMatch: { title: () => m.blog_nothing_found(), text: () => m.blog_admin_no_match_text() },
  });

/** The table for loaders, which run before the categories are known. */
export const postList = createPostList([]);
