import { useState } from 'react';
import type { RowDialogProps } from '../../../../ui/admin/lists/list.ts';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { isApiError } from '../../../../ui/api/client.ts';
import { showFailure } from '../../../../ui/api/show-failure.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import type { Webhook } from './webhook-form.tsx';
import { WebhookSecret } from './webhook-secret.tsx';

/** Asks for confirmation, creates a new secret and shows it. */
export function RollSecret({ row, onDone, onClose }: RowDialogProps<Webhook>) {
  const api = useAdminApi();
  const [rolled, setRolled] = useState<{ readonly secret: string; readonly endpoint: Webhook }>();
  const roll = async () => {
    try {
      setRolled(await api('POST /webhooks/roll-secret/{id}', { params: { id: row._id } }));
    } catch (error) {
      if (!isApiError(error)) throw error;
      showFailure(error, m.webhooks_failed());
    }
  };
  if (rolled !== undefined) return <WebhookSecret secret={rolled.secret} onDone={() => onDone(rolled.endpoint)} />;
  return (
    <ConfirmDialog
      open
      title={m.webhooks_roll_title()}
      action={m.webhooks_roll_do()}
      onConfirm={roll}
      onClose={onClose}
    >
      <p>{m.webhooks_roll_text({ name: new URL(row.url).host })}</p>
    </ConfirmDialog>
  );
}
