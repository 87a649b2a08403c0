import { SavedSwitch } from '../../../../../ui/admin/saved-switch.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

const nameRule = (approveAll: boolean): string =>
  approveAll ? m.contributors_admin_approves_all() : m.contributors_admin_approves_each();

/** Shows whether applicants are approved automatically; owners can change it. */
export function ApprovalSwitch({ approveAll, isOwner }: { approveAll: boolean; isOwner: boolean }) {
  const api = useAdminApi();
  if (!isOwner) return <p className="text-14">{nameRule(approveAll)}</p>;
  const save = async (wanted: boolean) => {
    const { approveAll: now } = await api('PUT /contributor/update/approval', { body: { approveAll: wanted } });
    showToast({ kind: 'success', title: nameRule(now) });
    return now;
  };
  return (
    <SavedSwitch
      label={m.contributors_admin_approve_all()}
      isOn={approveAll}
      failure={m.contributors_admin_failed()}
      onSave={save}
    />
  );
}
