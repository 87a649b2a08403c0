import { useState } from 'react';
import { useAdminApi } from '../../../ui/admin/use-admin-api.ts';
import { CopyButton } from '../../../ui/components/copy-button.tsx';
import { showToast } from '../../../ui/components/toast.ts';
import { TextField } from '../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../ui/forms/form.tsx';
import { useApiForm } from '../../../ui/forms/use-api-form.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { adminContract } from '../contract.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Card {
  readonly secret: string;
  /** An SVG, shown as a picture: nothing in it may run. */
  readonly qr: string;
}

function SecretCard({ card }: { card: Card }) {
  const secret = card.secret.replace(/(.{4})(?=.)/g, '$1 ');
  return (
    <div className="flex flex-wrap items-start gap-6">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(card.qr)}`}
        alt={m.accounts_admin_totp_qr()}
        width={192}
        height={192}
        className="rounded-control border border-line"
      />
      <div className="grid min-w-0 max-w-sm gap-3 text-14">
        <p>{m.accounts_admin_totp_scan()}</p>
        <p className="text-muted">{m.accounts_admin_totp_type()}</p>
        <code className="text-16 wrap-anywhere">{secret}</code>
        <div>
          <CopyButton face="text" text={card.secret} label={m.accounts_admin_copy()} />
        </div>
      </div>
    </div>
  );
}

/** Asks for the password, so that nobody else sets an authenticator up at an open desk. */
function BeginForm({ onBegun }: { onBegun: (card: Card) => void }) {
  const api = useAdminApi();
  const form = useApiForm({
    schema: adminContract.beginTotp.body,
    defaultValues: { password: '' },
    failure: m.accounts_admin_totp_failed(),
    onSubmit: async (body) => onBegun(await api('POST /admin/totp/begin', { body })),
  });
  return (
    <Form form={form} className="grid max-w-md gap-4">
      <TextField
        {...form.field('password')}
        id="totp-begin-password"
        type="password"
        label={m.accounts_admin_password()}
        hint={m.accounts_admin_totp_begin_hint()}
        autoComplete="current-password"
      />
      <div>
        <SubmitButton isBusy={form.isBusy}>{m.accounts_admin_totp_begin()}</SubmitButton>
      </div>
    </Form>
  );
}

function CodeForm({ onConfirmed }: { onConfirmed: (codes: readonly string[]) => void }) {
  const api = useAdminApi();
  const form = useApiForm({
    schema: adminContract.confirmTotp.body,
    defaultValues: { code: '' },
    failure: m.accounts_admin_totp_failed(),
    onSubmit: async (body) => {
      const { recoveryCodes } = await api('POST /admin/totp/confirm', { body });
      showToast({ kind: 'success', title: m.accounts_admin_totp_on_now() });
      onConfirmed(recoveryCodes);
    },
  });
  return (
    <Form form={form} className="grid max-w-md gap-4">
      <TextField
        {...form.field('code')}
        id="totp-code"
        label={m.accounts_admin_totp_code()}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        autoFocus
      />
      <div>
        <SubmitButton isBusy={form.isBusy}>{m.accounts_admin_totp_confirm()}</SubmitButton>
      </div>
    </Form>
  );
}

/** From nothing to an authenticator that is on: secret, first code, recovery codes. `onDone` when they have been kept. */
export function TotpSetup({ onBegun, onDone }: { onBegun: () => void; onDone: () => void }) {
  const [card, setCard] = useState<Card>();
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
