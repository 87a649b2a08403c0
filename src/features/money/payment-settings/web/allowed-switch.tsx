import { useState } from 'react';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { WithdrawType } from '../contract.ts';

/** Allows a way to be paid, or stops new withdrawals by it, at once. `onChanged` gets the version after it. */
export function AllowedSwitch(props: { id: WithdrawType; isAllowed: boolean; onChanged: (version: number) => void }) {
  const { id, isAllowed, onChanged } = props;
  const api = useAdminApi();
  const [shown, setShown] = useState(isAllowed);
  const [isBusy, setBusy] = useState(false);
  const change = async (wanted: boolean) => {
    setBusy(true);
    setShown(wanted);
    try {
      const { type } = await api('PUT /payment-settings/toggle-allowed/{id}', {
        params: { id },
        body: { isAllowed: wanted },
      });
      setShown(type.isAllowed);
      onChanged(type.version);
      showToast({ kind: 'success', title: m.payment_settings_saved() });
    } catch (error) {
      setShown(!wanted);
      if (!isApiError(error)) throw error;
      showFailure(error, m.payment_settings_failed());
    } finally {
      setBusy(false);
    }
  };
  return (
    <label className="inline-flex min-h-10 cursor-pointer items-center gap-2.5 text-14 font-medium">
      <input
        type="checkbox"
        checked={shown}
        disabled={isBusy}
        onChange={(event) => void change(event.target.checked)}
        className="size-5 accent-ink"
      />
      {m.payment_settings_allowed()}
    </label>
  );
}
