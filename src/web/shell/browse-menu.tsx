import { Icon } from '../../ui/components/icon.tsx';
import { localizeHref } from '../../ui/locale.ts';
import { m } from '../../ui/paraglide/messages.js';
import type { CategoryLink } from '../../ui/root-data.ts';

const entry = 'flex min-h-11 items-center rounded-control px-3 text-16 hover:bg-canvas';

/** Menu as a native popover, which opens without JavaScript and closes by Escape and by a click outside. */
export function BrowseMenu({ categories, className }: { categories: readonly CategoryLink[]; className: string }) {
  return (
    <>
      <button type="button" popoverTarget="browse" className={`${className} gap-1.5`}>
        {m.nav_categories()}
        <Icon name="chevron-down" className="size-4" />
      </button>
      <div
        id="browse"
        popover="auto"
        className="inset-x-0 top-20 bottom-auto mx-auto max-h-[calc(100dvh-6rem)] w-[min(52rem,calc(100vw-2rem))] overflow-y-auto rounded-card border border-line bg-paper p-3 text-ink shadow-float"
      >
        <ul className="grid grid-cols-2 gap-x-2 lg:grid-cols-3">
          {categories.map((category) => (
            <li key={category.key}>
              <a href={localizeHref(`/categories/${category.key}`)} className={entry}>
                {category.name}
              </a>
            </li>
          ))}
        </ul>
        <ul className="mt-3 flex flex-wrap gap-x-2 border-t border-line pt-3 font-medium">
          <li>
            <a href={localizeHref('/categories')} className={entry}>
              {m.categories_all()}
            </a>
          </li>
          <li>
            <a href={localizeHref('/free-resources')} className={entry}>
              {m.nav_free()}
            </a>
          </li>
          <li>
            <a href={localizeHref('/collections')} className={entry}>
              {m.nav_collections()}
            </a>
          </li>
          <li>
            <a href={localizeHref('/blog/all')} className={entry}>
              {m.blog_title()}
            </a>
          </li>
          <li>
            <a href={localizeHref('/categories#custom-content')} className={entry}>
              {m.nav_custom()}
            </a>
          </li>
        </ul>
      </div>
    </>
  );
}
