import { useState } from 'react';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

/** Whether everybody who applies is approved at once. Owners switch it; moderators see how it is. */
export function ApprovalSwitch({ approveAll, isOwner }: { approveAll: boolean; isOwner: boolean }) {
  const api = useAdminApi();
  const [shown, setShown] = useState(approveAll);
  const [isBusy, setBusy] = useState(false);
  const change = async (wanted: boolean) => {
    setBusy(true);
    setShown(wanted);
    try {
      const { approveAll: now } = await api('PUT /contributor/update/approval', { body: { approveAll: wanted } });
      setShown(now);
      showToast({
        kind: 'success',
        title: now ? m.contributors_admin_approves_all() : m.contributors_admin_approves_each(),
      });
    } catch (error) {
      setShown(!wanted);
      if (!isApiError(error)) throw error;
      showFailure(error, m.contributors_admin_failed());
    } finally {
      setBusy(false);
    }
  };
  if (!isOwner)
    return (
      <p className="text-14">{shown ? m.contributors_admin_approves_all() : m.contributors_admin_approves_each()}</p>
    );
  return (
    <label className="flex min-h-10 cursor-pointer items-center gap-2.5 text-14 font-medium">
      <input
        type="checkbox"
        checked={shown}
        disabled={isBusy}
        onChange={(event) => void change(event.target.checked)}
        className="size-5 accent-ink"
      />
      {m.contributors_admin_approve_all()}
    </label>
  );
}
