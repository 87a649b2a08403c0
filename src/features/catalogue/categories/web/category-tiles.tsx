import { localizeHref } from '../../../../ui/locale.ts';
import { CategoryCovers } from './category-covers.tsx';
import type { CategoryView } from './category-view.ts';
import { formatWorkCount } from './category-view.ts';

export type TileCategory = Pick<CategoryView, 'key' | 'name' | 'count' | 'covers'>;

/** Class names that hide the last row unless it is full; a link leads to all categories. */
const wholeRows =
  'max-sm:[&>:nth-child(n+9)]:hidden max-xl:[&>:nth-child(n+13)]:hidden xl:max-2xl:[&>:nth-child(n+11)]:hidden 2xl:[&>:nth-child(n+15)]:hidden';

/** Categories as tiles with pictures of their works. */
export function CategoryTiles({ categories }: { categories: readonly TileCategory[] }) {
  return (
    <ul
      className={`grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5 2xl:grid-cols-7 ${wholeRows}`}
    >
      {categories.map((category, index) => (
        <li key={category.key} className="group relative">
          {/* On a phone, the first row of tiles is visible without scrolling. */}
          <CategoryCovers covers={category.covers} priority={index < 2} />
          <h3 className="mt-3 text-16 font-medium">
            <a
              href={localizeHref(`/categories/${category.key}`)}
              className="after:absolute after:inset-0 after:rounded-card group-hover:underline underline-offset-4"
            >
              {category.name}
            </a>
          </h3>
          <p className="text-14 text-muted">{formatWorkCount(category.count)}</p>
        </li>
      ))}
    </ul>
  );
}
