import * as z from 'zod';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextArea, TextField } from '../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { collectionsAdminContract } from '../../contract/admin.ts';

export type ManagedCollection = OutputOf<typeof collectionsAdminContract.every>['items'][number];

const { body } = collectionsAdminContract.create;

/** Creates a collection, or changes what one says. */
export function CollectionForm({
  collection,
  onDone,
  onClose,
}: {
  collection: ManagedCollection | undefined;
  onDone: (saved: ManagedCollection) => void;
  onClose: () => void;
}) {
  const api = useAdminApi();
  const form = useApiForm({
    // Empty for the key that the title gives.
    schema: body.extend({ key: z.literal('').or(body.shape.key) }),
    messages: { key: () => m.categories_admin_key_wrong() },
    defaultValues: {
      title: collection?.title ?? '',
      titleBn: collection?.titleBn ?? '',
      key: collection?.key ?? '',
      description: collection?.description ?? '',
      descriptionBn: collection?.descriptionBn ?? '',
    },
    failure: m.collections_failed(),
    onSubmit: async ({ key, ...texts }) => {
      const wanted = { ...texts, ...(key === undefined || key === '' ? {} : { key }) };
      const saved =
        collection === undefined
          ? await api('POST /collection/create', { body: wanted })
          : await api('PUT /collection/update/{id}', { params: { id: collection._id }, body: wanted });
      showToast({ kind: 'success', title: m.collections_saved() });
      onDone(saved);
    },
  });
  return (
    <ConfirmDialog
      open
      title={collection === undefined ? m.collections_new() : m.collections_edit()}
      action={m.collections_save()}
      onConfirm={form.run}
      onClose={onClose}
    >
      <TextField {...form.field('title')} id="collection-title" label={m.collections_title_en()} maxLength={120} />
      <TextField
        {...form.field('titleBn')}
        id="collection-title-bn"
        lang="bn"
        label={m.collections_title_bn()}
        maxLength={120}
      />
      <TextField
        {...form.field('key')}
        id="collection-key"
        label={m.collections_key()}
        hint={m.collections_key_hint()}
        maxLength={60}
      />
      <TextArea
        {...form.field('description')}
        id="collection-text"
        rows={2}
        label={m.collections_description_en()}
        maxLength={1000}
      />
      <TextArea
        {...form.field('descriptionBn')}
        id="collection-text-bn"
        rows={2}
        lang="bn"
        label={m.collections_description_bn()}
        maxLength={1000}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}
