import * as z from 'zod';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { categoriesAdminContract } from '../../contract/admin.ts';
import type { categoriesContract } from '../../contract/categories.ts';
import { TextsDialog } from './texts-dialog.tsx';

export type Category = OutputOf<typeof categoriesContract.all>['items'][number];

const { body } = categoriesAdminContract.create;

/** Form to create or change a category. */
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
    // An empty key is derived from the name.
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
    <TextsDialog
      id="category"
      title={category === undefined ? m.categories_admin_new() : m.categories_admin_edit()}
      form={form}
      name={form.field('name')}
      nameBn={form.field('nameBn')}
      addressKey={form.field('key')}
      descriptions={{ en: form.field('description'), bn: form.field('descriptionBn') }}
      maxName={80}
      keyHint={m.categories_admin_key_hint()}
      onClose={onClose}
    />
  );
}
