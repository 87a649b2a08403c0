import { useState } from 'react';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { LabelledCopyButton } from '../../../../ui/components/copy-button.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { adminsContract } from '../contract.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface TotpSecret {
  readonly secret: string;
  /** QR code as SVG; rendered in an `<img>`, so that scripts in it can't run. */
  readonly qr: string;
}

function SecretCard({ card }: { card: TotpSecret }) {
  const secret = card.secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <div className="flex flex-wrap items-start gap-6">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(card.qr)}`}
        alt={m.admins_totp_qr()}
        width={192}
        height={192}
        className="rounded-control border border-line"
      />
      <div className="grid min-w-0 max-w-sm gap-3 text-14">
        <p>{m.admins_totp_scan()}</p>
        <p className="text-muted">{m.admins_totp_type()}</p>
        <code className="text-16 wrap-anywhere">{secret}</code>
        <div>
          <LabelledCopyButton text={card.secret} label={m.copy()} />
        </div>
      </div>
    </div>
  );
}

/** Asks for the password, so that nobody can set up an authenticator on an unattended computer. */
function BeginForm({ onBegun }: { onBegun: (card: TotpSecret) => void }) {
  const api = useAdminApi();
  const form = useApiForm({
    schema: adminsContract.beginTotp.body,
    defaultValues: { password: '' },
    failure: m.admins_totp_failed(),
    onSubmit: async (body) => onBegun(await api('POST /admin/totp/begin', { body })),
  });
  return (
    <Form form={form} className="grid max-w-md gap-4">
      <TextField
        {...form.field('password')}
        id="totp-begin-password"
        type="password"
        label={m.admins_password()}
        hint={m.admins_totp_begin_hint()}
        autoComplete="current-password"
      />
      <div>
        <SubmitButton isBusy={form.isBusy}>{m.admins_totp_begin()}</SubmitButton>
      </div>
    </Form>
  );
}

function CodeForm({ onConfirmed }: { onConfirmed: (codes: readonly string[]) => void }) {
  const api = useAdminApi();
  const form = useApiForm({
    schema: adminsContract.confirmTotp.body,
    defaultValues: { code: '' },
    failure: m.admins_totp_failed(),
    onSubmit: async (body) => {
      const { recoveryCodes } = await api('POST /admin/totp/confirm', { body });
      showToast({ kind: 'success', title: m.admins_totp_on_now() });
      onConfirmed(recoveryCodes);
    },
  });
  return (
    <Form form={form} className="grid max-w-md gap-4">
      <TextField
        {...form.field('code')}
        id="totp-code"
        label={m.admins_totp_code()}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        autoFocus
      />
      <div>
        <SubmitButton isBusy={form.isBusy}>{m.admins_totp_confirm()}</SubmitButton>
      </div>
    </Form>
  );
}

/** Setup of an authenticator: secret, first code, recovery codes. `onDone` is called after the codes were saved. */
export function TotpSetup({ onBegun, onDone }: { onBegun: () => void; onDone: () => void }) {
  const [card, setCard] = useState<TotpSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (card !== undefined)
    return (
      <div className="grid gap-6">
        <SecretCard card={card} />
        <CodeForm onConfirmed={setCodes} />
      </div>
    );
  return (
    <BeginForm
      onBegun={(begun) => {
        setCard(begun);
        onBegun();
      }}
    />
  );
}
