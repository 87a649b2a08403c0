import { chip } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { PopularSearches } from '../../../../ui/lists/popular-searches.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { CoverPicture } from './category-covers.tsx';
import type { CategoryView } from './category-view.ts';

type Heading = Pick<CategoryView, 'key' | 'name' | 'description' | 'subcategories'>;

/** Heading of a category with its description, subcategories and popular searches. */
export function CategoryHeading({
  category,
  keys,
  current,
}: {
  category: Heading;
  keys: readonly { label: string; searched: boolean }[];
  current: string | undefined;
}) {
  const path = `/categories/${category.key}`;
  return (
    <>
      <a
        href={localizeHref('/categories')}
        className="inline-flex min-h-8 items-center gap-1.5 text-14 text-muted hover:text-ink"
      >
        <Icon name="chevron-left" className="size-4" />
        {m.categories_all()}
      </a>
      <h1 className="mt-1 text-36 lg:text-48">{category.name}</h1>
      <p className="mt-3 max-w-[68ch] text-16 text-muted">{category.description}</p>
      {category.subcategories.length === 0 ? null : (
        <nav aria-label={m.categories_subcategories({ name: category.name })} className="mt-5">
          {/* On phones, the chips are one scrollable row: thirteen chips would push the works off the screen. */}
          <ul className="flex gap-2 max-sm:-mx-4 max-sm:-my-1 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:whitespace-nowrap max-sm:[scrollbar-width:none] sm:flex-wrap">
            <li>
              <a href={localizeHref(path)} className={chip} aria-current={current === undefined ? 'page' : undefined}>
                {m.categories_everything()}
              </a>
            </li>
            {category.subcategories.map((sub) => (
              <li key={sub.key}>
                <a
                  href={localizeHref(`${path}?subcategory=${sub.key}`)}
                  className={chip}
                  aria-current={current === sub.key ? 'page' : undefined}
                >
                  {sub.cover === null ? null : (
                    <span className="-ml-2 size-7 shrink-0 overflow-hidden rounded-full">
                      <CoverPicture cover={sub.cover} sizes="28px" />
                    </span>
                  )}
                  {sub.name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <PopularSearches keys={keys} path={path} className="mt-4" />
    </>
  );
}
