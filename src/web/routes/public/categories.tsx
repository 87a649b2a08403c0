import { CategorySections } from '../../../features/categories/web/category-sections.tsx';
import { toCategoryView } from '../../../features/categories/web/category-view.ts';
import { CustomContent } from '../../../features/categories/web/custom-content.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { BrushHeading } from '../../../ui/components/brush-heading.tsx';
import { m } from '../../../ui/paraglide/messages.js';
import { createMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/categories';

export async function loader({ context }: Route.LoaderArgs) {
  const { items } = await createLoaderApi(context)('GET /content-category/published', {});
  return { categories: items.map(toCategoryView) };
}

export const meta: Route.MetaFunction = (args) =>
  createMeta(args, { title: m.categories_title(), description: m.categories_description() });

export default function CategoriesPage({ loaderData: { categories } }: Route.ComponentProps) {
  return (
    <>
      <div className="page pt-12 lg:pt-20">
        <BrushHeading lead={m.categories_lead()} brush={m.categories_brush()} tail="" className="mb-10" />
        {categories.length === 0 ? (
          <p className="text-18 text-muted">{m.categories_empty()}</p>
        ) : (
          <CategorySections categories={categories} />
        )}
      </div>
      <CustomContent />
    </>
  );
}
