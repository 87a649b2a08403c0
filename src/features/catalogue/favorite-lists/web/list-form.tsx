import { browserApi } from '../../../../ui/api/client.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextArea, TextField } from '../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { favoriteListsContract, MAX_LIST_NAME } from '../contract.ts';
import type { FavoriteList } from './list-view.ts';

const schema = favoriteListsContract.create.body.pick({ name: true, note: true });

/** Form to create a list or change its name and note. Input is kept if the server refuses. */
export function ListForm({
  list,
  onDone,
  onClose,
}: {
  list: FavoriteList | undefined;
  onDone: (saved: FavoriteList) => unknown;
  onClose: () => void;
}) {
  const form = useApiForm({
    schema,
    defaultValues: { name: list?.name ?? '', note: list?.note ?? '' },
    messages: { name: () => m.favorite_lists_name_needed() },
    failure: m.favorite_lists_failed(),
    onSubmit: async (body) => {
      const saved =
        list === undefined
          ? await browserApi('POST /favorites/lists/create', { body })
          : await browserApi('PUT /favorites/lists/update/{id}', {
              params: { id: list._id },
              body: { ...body, version: list.version },
            });
      showToast({ kind: 'success', title: list === undefined ? m.favorite_lists_made() : m.favorite_lists_saved() });
      await onDone(saved);
    },
  });
  return (
    <ConfirmDialog
      open
      title={list === undefined ? m.favorite_lists_new() : m.favorite_lists_edit_title()}
      action={m.favorite_lists_save()}
      onConfirm={form.run}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        id="list-name"
        label={m.favorite_lists_name()}
        maxLength={MAX_LIST_NAME}
        autoComplete="off"
      />
      <TextArea
        {...form.field('note')}
        id="list-note"
        rows={3}
        label={m.favorite_lists_note()}
        hint={m.favorite_lists_note_hint()}
        maxLength={500}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}
