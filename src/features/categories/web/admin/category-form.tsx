import * as z from 'zod';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextArea, TextField } from '../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { categoriesAdminContract } from '../../contract/admin.ts';
import type { categoriesContract } from '../../contract.ts';

export type Category = OutputOf<typeof categoriesContract.all>['items'][number];

const { body } = categoriesAdminContract.create;

/** Creates a category, or changes one. */
export function CategoryForm({
  category,
  onDone,
  onClose,
}: {
  category: Category | undefined;
  onDone: () => void;
  onClose: () => void;
}) {
  const api = useAdminApi();
  const form = useApiForm({
    // Empty for the key that the name gives.
    schema: body.extend({ key: z.literal('').or(body.shape.key) }),
    messages: { key: () => m.categories_admin_key_wrong() },
    defaultValues: {
      name: category?.name ?? '',
      nameBn: category?.nameBn ?? '',
      key: category?.key ?? '',
      description: category?.description ?? '',
      descriptionBn: category?.descriptionBn ?? '',
    },
    failure: m.categories_admin_failed(),
    onSubmit: async ({ key, ...texts }) => {
      const wanted = { ...texts, ...(key === undefined || key === '' ? {} : { key }) };
      if (category === undefined) await api('POST /content-category/create', { body: wanted });
      else await api('PUT /content-category/update/{id}', { params: { id: category._id }, body: wanted });
      showToast({ kind: 'success', title: m.categories_admin_saved() });
      onDone();
    },
  });
  return (
    <ConfirmDialog
      open
      title={category === undefined ? m.categories_admin_new() : m.categories_admin_edit()}
      action={m.categories_admin_save()}
      onConfirm={form.run}
      onClose={onClose}
    >
      <TextField {...form.field('name')} id="category-name" label={m.categories_admin_name_en()} maxLength={80} />
      <TextField
        {...form.field('nameBn')}
        id="category-name-bn"
        lang="bn"
        label={m.categories_admin_name_bn()}
        maxLength={80}
      />
      <TextField
        {...form.field('key')}
        id="category-key"
        label={m.categories_admin_key()}
        hint={m.categories_admin_key_hint()}
        maxLength={60}
      />
      <TextArea
        {...form.field('description')}
        id="category-text"
        rows={2}
        label={m.categories_admin_description_en()}
        maxLength={1000}
      />
      <TextArea
        {...form.field('descriptionBn')}
        id="category-text-bn"
        rows={2}
        lang="bn"
        label={m.categories_admin_description_bn()}
        maxLength={1000}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}
