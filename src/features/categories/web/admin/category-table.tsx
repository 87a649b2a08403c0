import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { getLocale, localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { categoriesContract } from '../../contract.ts';

export type AdminCategories = OutputOf<typeof categoriesContract.all>['items'];
type AdminCategory = AdminCategories[number];

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
      <span className="font-medium wrap-anywhere">{own?.text}</span>
      <span lang={other?.lang} className="text-muted wrap-anywhere">
        {other?.text}
      </span>
    </>
  );
}

function Published({ published }: { published: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 text-12 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2 rounded-full ${published ? 'bg-success' : 'bg-muted'}`} />
      {published ? m.categories_admin_published() : m.categories_admin_hidden()}
    </span>
  );
}

function Subcategories({ category }: { category: AdminCategory }) {
  if (category.subcategories.length === 0)
    return <p className="px-5 pb-4 text-14 text-muted">{m.categories_admin_no_subcategories()}</p>;
  return (
    <ul className="border-t border-line">
      {category.subcategories.map((each) => (
        <li
          key={each._id}
          className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line py-2 pr-5 pl-12 text-14 last:border-0"
        >
          <Names name={each.name} nameBn={each.nameBn} />
          <code className="text-12 text-muted wrap-anywhere">{each.key}</code>
          <span className="ml-auto tabular-nums">
            {m.categories_admin_works({ count: formatCount(each.contentCount) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Every category with its subcategories, in their order: to look up, not to change. */
export function CategoryTable({ categories }: { categories: AdminCategories }) {
  return (
    <ol className="grid gap-3">
      {categories.map((category) => (
        <li key={category._id} className="rounded-card border border-line bg-paper">
          <details className="group">
            <summary className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card px-4 py-3 text-14 list-none [&::-webkit-details-marker]:hidden sm:px-5">
              <Icon name="chevron-down" className="size-4 text-muted transition-transform group-open:rotate-180" />
              <Names name={category.name} nameBn={category.nameBn} />
              <code className="text-12 text-muted wrap-anywhere max-sm:hidden">{category.key}</code>
              <span className="ml-auto flex flex-wrap items-center gap-x-5 gap-y-1 tabular-nums max-sm:ml-7 max-sm:w-full">
                <Published published={category.published} />
                <span className="text-muted">
                  {m.categories_admin_subcategories({ count: formatCount(category.subcategories.length) })}
                </span>
                <span>{m.categories_admin_works({ count: formatCount(category.contentCount) })}</span>
              </span>
            </summary>
            {category.published ? (
              <p className="px-5 pb-3 pl-12 text-14">
                <a href={localizeHref(`/categories/${category.key}`)} className="underline underline-offset-4">
                  {m.categories_admin_see()}
                </a>
              </p>
            ) : null}
            <Subcategories category={category} />
          </details>
        </li>
      ))}
    </ol>
  );
}
