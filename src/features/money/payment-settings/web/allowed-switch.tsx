import { SavedSwitch } from '../../../../ui/admin/saved-switch.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { WithdrawType } from '../contract.ts';

/**
 * Switch that allows or stops new withdrawals by a payout method, effective at once. `onChanged` gets the new version.
 */
export function AllowedSwitch(props: { id: WithdrawType; isAllowed: boolean; onChanged: (version: number) => void }) {
  const { id, isAllowed, onChanged } = props;
  const api = useAdminApi();
  const save = async (wanted: boolean) => {
    const { type } = await api('PUT /payment-settings/toggle-allowed/{id}', {
      params: { id },
      body: { isAllowed: wanted },
    });
    onChanged(type.version);
    showToast({ kind: 'success', title: m.payment_settings_saved() });
    return type.isAllowed;
  };
  return (
    <SavedSwitch
      label={m.payment_settings_allowed()}
      isOn={isAllowed}
      failure={m.payment_settings_failed()}
      onSave={save}
    />
  );
}
