import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Panel } from '../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { adminsContract } from '../contract.ts';
import { TotpSetup } from './totp-setup.tsx';

function RemoveTotp({ onDone }: { onDone: () => Promise<void> }) {
  const api = useAdminApi();
  const form = useApiForm({
    schema: adminsContract.removeTotp.body,
    defaultValues: { password: '' },
    failure: m.admins_totp_failed(),
    onSubmit: async (body) => {
      await api('POST /admin/totp/remove', { body });
      showToast({ kind: 'success', title: m.admins_totp_off_now() });
      await onDone();
    },
  });
  return (
    <details>
      <summary className="inline-flex min-h-10 items-center text-14 underline underline-offset-4">
        {m.admins_totp_remove()}
      </summary>
      <Form form={form} className="mt-4 grid max-w-md gap-4">
        <TextField
          {...form.field('password')}
          id="totp-password"
          type="password"
          label={m.admins_password()}
          hint={m.admins_totp_remove_hint()}
          autoComplete="current-password"
        />
        <div>
          <SubmitButton isBusy={form.isBusy} face="danger">
            {m.admins_totp_remove()}
          </SubmitButton>
        </div>
      </Form>
    </details>
  );
}

/**
 * `on`: whether the login requires a code. A setup in progress stays until its recovery codes were saved, even if `on`
 * changes.
 */
export function TotpPanel({ on }: { on: boolean }) {
  const revalidator = useRevalidator();
  const [settings, setSettings] = useState(0);
  const [settingUp, setSettingUp] = useState(false);
  const ask = async () => {
    await revalidator.revalidate();
    setSettingUp(false);
    setSettings((count) => count + 1);
  };
  return (
    <Panel title={m.admins_totp()} text={m.admins_totp_text()}>
      {on && !settingUp ? (
        <div className="grid gap-3">
          <p className="inline-flex items-center gap-2 text-14 font-medium">
            <Icon name="badge-check" className="text-success" />
            {m.admins_totp_is_on()}
          </p>
          <RemoveTotp onDone={ask} />
        </div>
      ) : (
        <TotpSetup key={settings} onBegun={() => setSettingUp(true)} onDone={() => void ask()} />
      )}
    </Panel>
  );
}
