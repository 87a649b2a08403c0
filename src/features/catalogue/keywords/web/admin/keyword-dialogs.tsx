import { useRevalidator } from 'react-router';
import type { OutputOf } from '../../../../../platform/http/operation.ts';
import type { RowDialogProps } from '../../../../../ui/admin/lists/list.ts';
import { ReasonDialog } from '../../../../../ui/admin/reason-dialog.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { TextField } from '../../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { keywordsContract } from '../../contract.ts';

export type KeywordRow = OutputOf<typeof keywordsContract.all>['items'][number];
type Changed = OutputOf<typeof keywordsContract.rename>;

/** Text about a finished change or one that a job continues. */
const describeChange = ({ works, queued }: Changed, done: string): string =>
  queued ? m.keywords_queued({ count: formatCount(works) }) : done;

/** Notice about a renamed keyword, with an undo button if the renaming can be reversed. */
function useRenamed() {
  const api = useAdminApi();
  const { revalidate } = useRevalidator();
  return (from: string, to: string, changed: Changed): void => {
    const title = describeChange(changed, m.keywords_renamed({ from, to }));
    if (changed.merged || changed.queued) {
      showToast({ kind: 'success', title });
      return;
    }
    const undo = async () => {
      try {
        await api('PUT /content-category/keywords/rename', { body: { keyword: to, to: from } });
        showToast({ kind: 'success', title: m.keywords_undone() });
      } catch (error) {
        if (!isApiError(error)) throw error;
        showFailure(error, m.keywords_failed());
      }
      await revalidate();
    };
    showToast({ kind: 'success', title, action: { label: m.keywords_undo(), run: () => void undo() } });
  };
}

/** Dialog that asks for the new spelling of a keyword in all works. */
export function RenameKeyword({ row: { keyword, works }, onDone, onClose }: RowDialogProps<KeywordRow>) {
  const api = useAdminApi();
  const sayRenamed = useRenamed();
  const form = useApiForm({
    schema: keywordsContract.rename.body.pick({ to: true }),
    messages: { to: () => m.keywords_new_needed() },
    defaultValues: { to: keyword },
    failure: m.keywords_failed(),
    onSubmit: async ({ to }) => {
      const changed = await api('PUT /content-category/keywords/rename', { body: { keyword, to } });
      sayRenamed(keyword, to, changed);
      onDone('reload');
    },
  });
  return (
    <ConfirmDialog
      open
      title={m.keywords_rename_named({ keyword })}
      action={m.keywords_rename()}
      onConfirm={form.run}
      onClose={onClose}
    >
      <p>{m.keywords_rename_text({ count: formatCount(works) })}</p>
      <TextField
        {...form.field('to')}
        id="keyword-to"
        label={m.keywords_new()}
        hint={m.keywords_new_hint()}
        autoCapitalize="none"
        maxLength={60}
      />
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}

/** Dialog that asks for the reason to remove a keyword from all works. */
export function RemoveKeyword({ row: { keyword, works }, onDone, onClose }: RowDialogProps<KeywordRow>) {
  const api = useAdminApi();
  return (
    <ReasonDialog
      title={m.keywords_remove_named({ keyword })}
      text={m.keywords_remove_text({ count: formatCount(works) })}
      action={m.keywords_remove()}
      maxLength={500}
      hint={m.keywords_reason_hint()}
      failure={m.keywords_failed()}
      onSubmit={async (reason) => {
        const changed = await api('DELETE /content-category/keywords/remove', { body: { keyword, reason } });
        showToast({ kind: 'success', title: describeChange(changed, m.keywords_removed({ keyword })) });
        onDone('reload');
      }}
      onClose={onClose}
    />
  );
}
