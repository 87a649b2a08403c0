import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { AdminForm, SubmitButton, textIn } from '../../../ui/admin/form.tsx';
import { Panel } from '../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../ui/admin/use-admin-api.ts';
import { Icon } from '../../../ui/components/icon.tsx';
import { showToast } from '../../../ui/components/toast.ts';
import { TextField } from '../../../ui/forms/field.tsx';
import { useSubmit } from '../../../ui/forms/use-submit.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { TotpSetup } from './totp-setup.tsx';

function RemoveTotp({ onDone }: { onDone: () => Promise<void> }) {
  const api = useAdminApi();
  const call = useSubmit(m.admins_totp_failed());
  const submit = (fields: FormData) =>
    void call.run(async () => {
      await api('POST /admin/totp/remove', { body: { password: textIn(fields, 'password') } });
      showToast({ kind: 'success', title: m.admins_totp_off_now() });
      await onDone();
    });
  return (
    <details>
      <summary className="inline-flex min-h-10 items-center text-14 underline underline-offset-4">
        {m.admins_totp_remove()}
      </summary>
      <AdminForm call={call} onSubmit={submit} className="mt-4 grid max-w-md gap-4">
        <TextField
          id="totp-password"
          name="password"
          type="password"
          label={m.admins_password()}
          hint={m.admins_totp_remove_hint()}
          autoComplete="current-password"
          error={call.getError('password')}
        />
        <div>
          <SubmitButton call={call} face="danger">
            {m.admins_totp_remove()}
          </SubmitButton>
        </div>
      </AdminForm>
    </details>
  );
}

/** `on`: whether signing in asks for a code. The setting up stays until it is over, recovery codes and all, whatever `on` says meanwhile. */
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
