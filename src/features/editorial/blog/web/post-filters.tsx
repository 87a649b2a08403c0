import { chip } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';

export interface BlogFilters {
  /** Key of a category; empty for all. */
  readonly category: string;
  readonly q: string;
}

export interface CategoryChip {
  readonly key: string;
  readonly name: string;
}

/** Address of the blog's list with these filters, from its first page or a cursor on. */
export function toListHref({ category, q }: BlogFilters, cursor?: string): string {
  const query = new URLSearchParams();
  if (category !== '') query.set('category', category);
  if (q !== '') query.set('q', q);
  if (cursor !== undefined) query.set('cursor', cursor);
  const search = query.toString();
  return localizeHref(search === '' ? '/blog/all' : `/blog/all?${search}`);
}

/** Categories as links, and a search form that works without JavaScript. */
export function PostFilters({ categories, filters }: { categories: readonly CategoryChip[]; filters: BlogFilters }) {
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
      <nav aria-label={m.blog_categories()} className="empty:hidden">
        {categories.length === 0 ? null : (
          <ul className="flex flex-wrap gap-2">
            {[{ key: '', name: m.blog_every() }, ...categories].map(({ key, name }) => (
              <li key={key}>
                <a
                  href={toListHref({ category: key, q: filters.q })}
                  aria-current={key === filters.category ? 'true' : undefined}
                  className={chip}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </nav>
      <search className="max-sm:w-full">
        <form action={localizeHref('/blog/all')} className="relative sm:w-80">
          {filters.category === '' ? null : <input type="hidden" name="category" value={filters.category} />}
          <input
            type="search"
            name="q"
            defaultValue={filters.q}
            key={filters.q}
            maxLength={200}
            aria-label={m.blog_search()}
            placeholder={m.blog_search()}
            className="h-12 w-full rounded-control border border-muted bg-paper pr-12 pl-4 text-16"
          />
          <button
            type="submit"
            aria-label={m.blog_search_button()}
            className="absolute top-1 right-1 grid size-10 place-items-center rounded-control text-muted hover:text-ink"
          >
            <Icon name="search" className="size-5" />
          </button>
        </form>
      </search>
    </div>
  );
}
