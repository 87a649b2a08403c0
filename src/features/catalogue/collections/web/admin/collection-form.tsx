import * as z from 'zod';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { TextsDialog } from '../../../categories/web/admin/texts-dialog.tsx';
import { collectionsAdminContract } from '../../contract/admin.ts';

export type ManagedCollection = OutputOf<typeof collectionsAdminContract.every>['items'][number];

const { body } = collectionsAdminContract.create;

/** Form to create a collection or change its texts. */
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
    // An empty key is derived from the title.
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
    <TextsDialog
      id="collection"
      title={collection === undefined ? m.collections_new() : m.collections_edit()}
      form={form}
      name={form.field('title')}
      nameBn={form.field('titleBn')}
      addressKey={form.field('key')}
      descriptions={{ en: form.field('description'), bn: form.field('descriptionBn') }}
      maxName={120}
      keyHint={m.collections_key_hint()}
      onClose={onClose}
    />
  );
}
