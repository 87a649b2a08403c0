import { useState } from 'react';
import { AdminForm, SubmitButton, textIn } from '../../../ui/admin/form.tsx';
import { useAdminApi } from '../../../ui/admin/use-admin-api.ts';
import { LabelledCopyButton } from '../../../ui/components/copy-button.tsx';
import { showToast } from '../../../ui/components/toast.ts';
import { TextField } from '../../../ui/forms/field.tsx';
import { useSubmit } from '../../../ui/forms/use-submit.ts';
import { m } from '../../../ui/paraglide/messages.js';
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

/** From nothing to an authenticator that is on: secret, first code, recovery codes. `onDone` when they have been kept. */
export function TotpSetup({ onBegun, onDone }: { onBegun: () => void; onDone: () => void }) {
  const api = useAdminApi();
  const begin = useSubmit(m.admins_totp_failed());
  const confirm = useSubmit(m.admins_totp_failed());
  const [card, setCard] = useState<Card>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (card === undefined)
    return (
      <AdminForm
        call={begin}
        onSubmit={(fields) =>
          void begin.run(async () => {
            setCard(await api('POST /admin/totp/begin', { body: { password: textIn(fields, 'password') } }));
            onBegun();
          })
        }
        className="grid max-w-md gap-4"
      >
        <TextField
          id="totp-begin-password"
          name="password"
          type="password"
          label={m.admins_password()}
          hint={m.admins_totp_begin_hint()}
          autoComplete="current-password"
          error={begin.getError('password')}
        />
        <div>
          <SubmitButton call={begin}>{m.admins_totp_begin()}</SubmitButton>
        </div>
      </AdminForm>
    );
  const submit = (fields: FormData) =>
    void confirm.run(async () => {
      const answer = await api('POST /admin/totp/confirm', { body: { code: textIn(fields, 'code') } });
      setCodes(answer.recoveryCodes);
      showToast({ kind: 'success', title: m.admins_totp_on_now() });
    });
  return (
    <div className="grid gap-6">
      <SecretCard card={card} />
      <AdminForm call={confirm} onSubmit={submit} className="grid max-w-md gap-4">
        <TextField
          id="totp-code"
          name="code"
          label={m.admins_totp_code()}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          autoFocus
          error={confirm.getError('code')}
        />
        <div>
          <SubmitButton call={confirm}>{m.admins_totp_confirm()}</SubmitButton>
        </div>
      </AdminForm>
    </div>
  );
}
