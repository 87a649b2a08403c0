import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi, isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { m } from '../../../../ui/paraglide/messages.js';

/** Button that removes a payout account after a confirmation. `name`: the masked account. */
export function RemoveOption({ id, name }: { id: string; name: string }) {
  const [isAsking, setAsking] = useState(false);
  const { revalidate } = useRevalidator();
  const remove = async () => {
    try {
      await browserApi('DELETE /contributor/withdraw-option/{id}', { params: { id } });
      showToast({ kind: 'success', title: m.withdraw_options_removed() });
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.withdraw_options_failed());
    }
    setAsking(false);
    await revalidate();
  };
  return (
    <>
      <button type="button" onClick={() => setAsking(true)} className={secondaryButton}>
        {m.withdraw_options_remove()}
      </button>
      {isAsking ? (
        <ConfirmDialog
          open
          danger
          title={m.withdraw_options_remove_title()}
          action={m.withdraw_options_remove()}
          onConfirm={remove}
          onClose={() => setAsking(false)}
        >
          <p>{m.withdraw_options_remove_text({ option: name })}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
