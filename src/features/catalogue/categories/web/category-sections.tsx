import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { CategoryCovers } from './category-covers.tsx';
import type { CategoryView } from './category-view.ts';
import { formatWorkCount } from './category-view.ts';

const subcategoryLink =
  'inline-flex min-h-8 items-center gap-1.5 text-14 text-muted underline-offset-4 hover:text-ink hover:underline';

/** All categories with their covers, counts and subcategories. */
export function CategorySections({ categories }: { categories: readonly CategoryView[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {categories.map((category, index) => (
        <li key={category.key} className="min-w-0">
          <div className="group relative">
            <CategoryCovers covers={category.covers} priority={index < 3} />
            <div className="mt-4 flex items-baseline justify-between gap-4">
              <h2 className="text-22">
                <a
                  href={localizeHref(`/categories/${category.key}`)}
                  className="after:absolute after:inset-0 after:rounded-card group-hover:underline underline-offset-4"
                >
                  {category.name}
                </a>
              </h2>
              <p className="shrink-0 text-14 text-muted">{formatWorkCount(category.count)}</p>
            </div>
            <p className="mt-1 text-16 text-muted">{category.description}</p>
          </div>
          {category.subcategories.length === 0 ? null : (
            // On phones, the links are one scrollable row, so that the layout below doesn't depend on the font's width.
            <ul className="mt-2 flex gap-x-4 max-sm:overflow-x-auto sm:flex-wrap">
              {category.subcategories.map((sub) => (
                <li key={sub.key} className="shrink-0">
                  <a
                    href={localizeHref(`/categories/${category.key}?subcategory=${sub.key}`)}
                    className={subcategoryLink}
                  >
                    {sub.name}
                    <span className="text-12">{formatCount(sub.count)}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
