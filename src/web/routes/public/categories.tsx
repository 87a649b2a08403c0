import { useState } from 'react';
import { CategorySections } from '../../../features/catalogue/categories/web/category-sections.tsx';
import { toCategoryView } from '../../../features/catalogue/categories/web/category-view.ts';
import { CustomContent } from '../../../features/catalogue/categories/web/custom-content.tsx';
import { RequestForm } from '../../../features/editorial/requests/web/request-form.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { BrushHeading } from '../../../ui/components/brush-heading.tsx';
import { localizeName } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { useRootData } from '../../../ui/root-data.ts';
import { createMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/categories';

export async function loader({ context }: Route.LoaderArgs) {
  const { items } = await createLoaderApi(context)('GET /content-category/published', {});
  const choices = items.map((category) => ({ _id: category._id, name: localizeName(category) }));
  return { categories: items.map(toCategoryView), choices };
}

export const meta: Route.MetaFunction = (args) =>
  createMeta(args, { title: m.categories_title(), description: m.categories_description() });

/** Key of the form, which changes with the account. A visitor who signs in keeps the form and its input. */
function useFormKey(owner: string): number {
  const [form, setForm] = useState({ owner, key: 0 });
  if (form.owner !== owner) setForm({ owner, key: form.owner === '' ? form.key : form.key + 1 });
  return form.key;
}

export default function CategoriesPage({ loaderData: { categories, choices } }: Route.ComponentProps) {
  const user = useRootData()?.user ?? null;
  const formKey = useFormKey(user?.userId ?? '');
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
      <CustomContent>
        <RequestForm
          key={formKey}
          categories={choices}
          user={user === null ? null : { userId: user.userId, email: user.email ?? '' }}
        />
      </CustomContent>
    </>
  );
}
