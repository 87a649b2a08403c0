import { useState } from 'react';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { Category } from './category-form.tsx';
import { Names, nameOf } from './category-names.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { MoveButtons, moveBy } from './move-buttons.tsx';
import { PublishSwitch } from './publish-toggle.tsx';
import { SubcategoryForm } from './subcategory-form.tsx';
import { usePlaceChange } from './use-place-change.ts';

type Subcategory = Category['subcategories'][number];

/** Editable, ordered list of a category's subcategories, with a form to add one. */
export function SubcategoryManager({ category }: { category: Category }) {
  const [subcategories, setSubcategories] = useState(category.subcategories);
  const reload = async () => {
    const { items } = await api('GET /content-category/all', {});
    setSubcategories(items.find(({ _id }) => _id === category._id)?.subcategories ?? []);
  };
  const { api, inProgress, change } = usePlaceChange(reload);
  const [opened, setOpened] = useState<string>();
  const [merging, setMerging] = useState<Subcategory>();
  const move = (id: string, step: 1 | -1) => {
    const ids = moveBy(
      subcategories.map(({ _id }) => _id),
      id,
      step,
    );
    if (ids === undefined) return;
    void change(id, (own) =>
      own('PUT /content-category/subcategory/order/{categoryId}', {
        params: { categoryId: category._id },
        body: { ids },
      }),
    );
  };
  return (
    <div className="grid gap-6 text-14">
      {category.published ? (
        <a href={localizeHref(`/categories/${category.key}`)} className="w-fit underline underline-offset-4">
          {m.categories_admin_see()}
        </a>
      ) : null}
      {subcategories.length === 0 ? (
        <p className="text-muted">{m.categories_admin_no_subcategories()}</p>
      ) : (
        <ul className="border-t border-line">
          {subcategories.map((each) => (
            <li key={each._id} className="grid gap-3 border-b border-line py-3">
              <span className="flex items-baseline justify-between gap-4">
                <span className="min-w-0">
                  <Names name={each.name} nameBn={each.nameBn} />
                  <code className="block text-12 text-muted wrap-anywhere">{each.key}</code>
                </span>
                <span className="shrink-0 tabular-nums">
                  {m.categories_admin_works({ count: formatCount(each.contentCount) })}
                </span>
              </span>
              <span className="flex flex-wrap gap-2">
                <MoveButtons
                  name={nameOf(each)}
                  isBusy={inProgress.has(each._id)}
                  onMove={(step) => move(each._id, step)}
                />
                <PublishSwitch
                  name={nameOf(each)}
                  published={each.published}
                  isBusy={inProgress.has(each._id)}
                  onToggle={(published) =>
                    void change(each._id, (own) =>
                      own('PUT /content-category/subcategory/toggle/publish/{id}', {
                        params: { id: each._id },
                        body: { published },
                      }),
                    )
                  }
                />
                <button
                  type="button"
                  aria-expanded={opened === each._id}
                  aria-label={m.categories_admin_edit_named({ name: nameOf(each) })}
                  onClick={() => setOpened(opened === each._id ? undefined : each._id)}
                  className="h-9 rounded-control border border-line bg-paper px-3 hover:border-ink max-lg:h-10"
                >
                  {m.categories_admin_edit()}
                </button>
              </span>
              {opened === each._id ? (
                <div className="grid gap-4 rounded-control bg-canvas p-4">
                  <SubcategoryForm
                    key={`${each.key}-${each.name}-${each.nameBn}`}
                    categoryId={category._id}
                    subcategory={each}
                    onDone={() => change(each._id, async () => undefined)}
                  />
                  <span className="flex flex-wrap gap-3">
                    <button type="button" onClick={() => setMerging(each)} className={secondaryButton}>
                      {m.categories_admin_merge()}
                    </button>
                    <button
                      type="button"
                      onClick={() =>
                        void change(each._id, (own) =>
                          own('DELETE /content-category/subcategory/delete/{categoryId}', {
                            params: { categoryId: category._id },
                            query: {},
                            body: { subcategoryId: each._id },
                          }),
                        )
                      }
                      className={`${secondaryButton} text-danger`}
                    >
                      {m.categories_admin_delete()}
                    </button>
                  </span>
                </div>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      <section>
        <h3 className="mb-3 text-16 font-medium">{m.categories_admin_new_subcategory()}</h3>
        <SubcategoryForm
          categoryId={category._id}
          subcategory={undefined}
          onDone={() => change('new', async () => undefined)}
        />
      </section>
      {merging === undefined ? null : (
        <MergeDialog
          name={nameOf(merging)}
          choices={subcategories
            .filter(({ _id }) => _id !== merging._id)
            .map((each) => [each._id, nameOf(each)] as const)}
          onClose={() => setMerging(undefined)}
          onSubmit={async (into) => {
            await api('PUT /content-category/subcategory/merge/{id}', { params: { id: merging._id }, body: { into } });
            setMerging(undefined);
            await change(merging._id, async () => undefined);
          }}
        />
      )}
    </div>
  );
}
