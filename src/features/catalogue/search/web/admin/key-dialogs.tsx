import type { RowDialogProps } from '../../../../../ui/admin/lists/list.ts';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { TextField } from '../../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { searchKeysContract } from '../../contract/keys.ts';
import { type SearchKey, useKeyUndo } from './use-key-change.ts';

const { rename, merge } = searchKeysContract;

/** Dialog to change the name under which a key is shown. */
export function RenameKey({ row, onDone, onClose }: RowDialogProps<SearchKey>) {
  const api = useAdminApi();
  const offerUndo = useKeyUndo();
  const { key, label: before } = row;
  const form = useApiForm({
    schema: rename.body.pick({ label: true }),
    defaultValues: { label: before ?? '' },
    failure: m.search_keys_failed(),
    onSubmit: async ({ label }) => {
      await api('PUT /admin/search-keys/rename', { body: { key, label } });
      offerUndo(m.search_keys_renamed(), (calls) =>
        calls('PUT /admin/search-keys/rename', { body: { key, label: before ?? '' } }),
      );
      onDone('reload');
    },
  });
  return (
    <ConfirmDialog
      open
      title={m.search_keys_rename_named({ key })}
      action={m.search_keys_save()}
      onConfirm={form.run}
      onClose={onClose}
    >
      <TextField
        {...form.field('label')}
        id="key-label"
        label={m.search_keys_label()}
        hint={m.search_keys_label_hint({ key })}
        maxLength={60}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}

/** Dialog to merge a key into another one. */
export function MergeKey({ row, onDone, onClose }: RowDialogProps<SearchKey>) {
  const api = useAdminApi();
  const offerUndo = useKeyUndo();
  const { key } = row;
  const form = useApiForm({
    schema: merge.body.pick({ into: true }).extend({ into: merge.body.shape.into.min(1) }),
    messages: { into: () => m.search_keys_into_needed() },
    defaultValues: { into: '' },
    failure: m.search_keys_failed(),
    onSubmit: async ({ into }) => {
      await api('PUT /admin/search-keys/merge', { body: { key, into } });
      offerUndo(m.search_keys_merged({ key, into }), (calls) =>
        calls('PUT /admin/search-keys/merge', { body: { key, into: '' } }),
      );
      onDone('reload');
    },
  });
  return (
    <ConfirmDialog
      open
      title={m.search_keys_merge_named({ key })}
      action={m.search_keys_merge()}
      onConfirm={form.run}
      onClose={onClose}
    >
      <p>{m.search_keys_merge_text({ key })}</p>
      <TextField
        {...form.field('into')}
        id="key-into"
        label={m.search_keys_into()}
        autoCapitalize="none"
        maxLength={60}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}

/** Dialog to separate merged keys again. */
export function SeparateKeys({ row, onDone, onClose }: RowDialogProps<SearchKey>) {
  const api = useAdminApi();
  const form = useApiForm({
    schema: merge.body.pick({}),
    failure: m.search_keys_failed(),
    onSubmit: async () => {
      for (const key of row.merged) await api('PUT /admin/search-keys/merge', { body: { key, into: '' } });
      showToast({ kind: 'success', title: m.search_keys_separated() });
      onDone('reload');
    },
  });
  return (
    <ConfirmDialog
      open
      title={m.search_keys_separate_named({ key: row.key })}
      action={m.search_keys_separate()}
      onConfirm={form.run}
      onClose={onClose}
    >
      <p>{m.search_keys_separate_text()}</p>
      <ul className="list-disc pl-5 wrap-anywhere">
        {row.merged.map((key) => (
          <li key={key}>{key}</li>
        ))}
      </ul>
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}
