import type { RowDialogProps } from '../../../../../ui/admin/lists/list.ts';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../../ui/components/toast.ts';
import { TextArea } from '../../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { accountsContract } from '../../contract/accounts.ts';
import type { User } from './user-labels.tsx';

/** Dialog for suspending a person, which asks for the reason, or for restoring one. */
export function SuspensionDialog({ row: user, onDone, onClose }: RowDialogProps<User>) {
  const api = useAdminApi();
  const suspend = user.status === 'active';
  const name = user.name || user.username;
  const form = useApiForm({
    schema: accountsContract.toggleSuspended.body,
    defaultValues: { reason: '' },
    failure: m.accounts_admin_suspend_failed(),
    onSubmit: async ({ reason = '' }) => {
      const { suspended } = await api('PATCH /user/toggle/suspend/{id}', {
        params: { id: user._id },
        body: { suspended: suspend, ...(suspend && reason ? { reason } : {}) },
      });
      showToast({
        kind: 'success',
        title: suspended ? m.accounts_admin_suspended({ name }) : m.accounts_admin_restored({ name }),
      });
      onDone(
        suspended ? { status: 'suspended', suspendedReason: reason } : { status: 'active', suspendedReason: null },
      );
    },
    onFailure: (error) => showFailure(error, m.accounts_admin_suspend_failed()),
  });
  return (
    <ConfirmDialog
      open
      title={suspend ? m.accounts_admin_suspend_title({ name }) : m.accounts_admin_restore_title({ name })}
      action={suspend ? m.accounts_admin_suspend() : m.accounts_admin_restore()}
      danger={suspend}
      onConfirm={form.run}
      onClose={onClose}
    >
      <p>{suspend ? m.accounts_admin_suspend_text() : m.accounts_admin_restore_text()}</p>
      {suspend ? (
        <TextArea
          {...form.field('reason')}
          id="suspend-reason"
          label={m.accounts_admin_suspend_reason()}
          hint={m.accounts_admin_suspend_reason_hint()}
          maxLength={500}
        />
      ) : null}
    </ConfirmDialog>
  );
}
