import { useState } from 'react';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { errorMessage, isApiError } from '../../../../ui/api/client.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextArea } from '../../../../ui/forms/field.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import type { User } from './user-labels.tsx';

export type Suspension = Pick<User, 'status' | 'suspendedReason'>;

/** Asks before a person is suspended, and why; restoring needs less of a reason but is asked too. */
export function SuspensionDialog({
  user,
  onDone,
  onClose,
}: {
  user: User | null;
  onDone: (id: string, now: Suspension) => void;
  onClose: () => void;
}) {
  const api = useAdminApi();
  const [reason, setReason] = useState('');
  const suspend = user?.status === 'active';
  const name = user?.name || user?.username || '';
  const close = () => {
    setReason('');
    onClose();
  };
  const confirm = async () => {
    if (user === null) return;
    try {
      const { suspended } = await api('PATCH /user/toggle/suspend/{id}', {
        params: { id: user._id },
        body: { suspended: suspend, ...(suspend && reason.trim() ? { reason: reason.trim() } : {}) },
      });
      onDone(
        user._id,
        suspended
          ? { status: 'suspended', suspendedReason: reason.trim() }
          : { status: 'active', suspendedReason: null },
      );
      showToast({
        kind: 'success',
        title: suspended ? m.accounts_admin_suspended({ name }) : m.accounts_admin_restored({ name }),
      });
      close();
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status !== 401)
        showToast({ kind: 'error', title: errorMessage(error, m.accounts_admin_suspend_failed()) });
    }
  };
  return (
    <ConfirmDialog
      open={user !== null}
      title={suspend ? m.accounts_admin_suspend_title({ name }) : m.accounts_admin_restore_title({ name })}
      action={suspend ? m.accounts_admin_suspend() : m.accounts_admin_restore()}
      danger={suspend}
      onConfirm={confirm}
      onClose={close}
    >
      <p>{suspend ? m.accounts_admin_suspend_text() : m.accounts_admin_restore_text()}</p>
      {suspend ? (
        <TextArea
          id="suspend-reason"
          label={m.accounts_admin_suspend_reason()}
          hint={m.accounts_admin_suspend_reason_hint()}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      ) : null}
    </ConfirmDialog>
  );
}
