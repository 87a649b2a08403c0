import * as z from 'zod';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { Form, SubmitButton } from '../../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { categoriesAdminContract } from '../../contract/admin.ts';
import type { Category } from './category-form.tsx';
import { NamesFields } from './names-fields.tsx';

const { key, name, nameBn } = categoriesAdminContract.createSubcategory.body.shape;

/** Form to create or change a subcategory. */
export function SubcategoryForm(props: {
  categoryId: string;
  subcategory: Category['subcategories'][number] | undefined;
  onDone: () => Promise<void>;
}) {
  const { categoryId, subcategory, onDone } = props;
  const api = useAdminApi();
  const empty = { name: '', nameBn: '', key: '' };
  const form = useApiForm({
    schema: z.strictObject({ name, nameBn, key: z.literal('').or(key) }),
    defaultValues:
      subcategory === undefined
        ? empty
        : { name: subcategory.name, nameBn: subcategory.nameBn ?? '', key: subcategory.key },
    messages: { key: () => m.categories_admin_key_wrong() },
    failure: m.categories_admin_failed(),
    onSubmit: async ({ key: typed, ...names }) => {
      const body = { ...names, ...(typed === undefined || typed === '' ? {} : { key: typed }) };
      if (subcategory === undefined)
        await api('POST /content-category/subcategory/create/{categoryId}', { params: { categoryId }, body });
      else await api('PUT /content-category/subcategory/update/{id}', { params: { id: subcategory._id }, body });
      showToast({ kind: 'success', title: m.categories_admin_saved() });
      if (subcategory === undefined) form.reset(empty);
      await onDone();
    },
  });
  const prefix = subcategory?._id ?? 'new-subcategory';
  return (
    <Form form={form} className="grid gap-3 sm:grid-cols-2">
      <NamesFields
        id={prefix}
        name={form.field('name')}
        nameBn={form.field('nameBn')}
        addressKey={form.field('key')}
        maxName={80}
        keyHint={m.categories_admin_key_hint()}
      />
      <div className="self-start sm:pt-7">
        <SubmitButton isBusy={form.isBusy}>
          {subcategory === undefined ? m.categories_admin_add() : m.categories_admin_save()}
        </SubmitButton>
      </div>
    </Form>
  );
}
