import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { AdminForm, SubmitButton, textIn } from '../../../ui/admin/form.tsx';
import { useAdminApi } from '../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../ui/components/toast.ts';
import { TextField } from '../../../ui/forms/field.tsx';
import { useSubmit } from '../../../ui/forms/use-submit.ts';
import { localizeHref } from '../../../ui/locale.ts';
import { m } from '../../../ui/paraglide/messages.js';
import type { Admin } from './admin.ts';
import { rateStrength, type Strength, shortestPassword } from './password-strength.ts';

const words: Record<Strength, () => string> = {
  short: () => m.admins_strength_short(),
  weak: () => m.admins_strength_weak(),
  fair: () => m.admins_strength_fair(),
  strong: () => m.admins_strength_strong(),
};
const levels: Record<Strength, number> = { short: 1, weak: 2, fair: 3, strong: 4 };
const grounds: Record<Strength, string> = {
  short: 'bg-danger',
  weak: 'bg-danger',
  fair: 'bg-warning',
  strong: 'bg-success',
};

function StrengthHint({ strength }: { strength: Strength }) {
  return (
    <span className="grid gap-1.5">
      <span aria-hidden="true" className="grid max-w-60 grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((level) => (
          <span
            key={level}
            className={`h-1 rounded-full ${level <= levels[strength] ? grounds[strength] : 'bg-line'}`}
          />
        ))}
      </span>
      <span aria-live="polite">{words[strength]()}</span>
    </span>
  );
}

/** `next`: where to go on to once a one-time password has been replaced. */
export function PasswordForm({ admin, next }: { admin: Admin; next: string }) {
  const api = useAdminApi();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const call = useSubmit(m.admins_password_failed());
  const [wanted, setWanted] = useState('');
  const submit = (fields: FormData, form: HTMLFormElement) =>
    void call.run(async () => {
      await api('PUT /admin/password', {
        body: { current: textIn(fields, 'current'), wanted: textIn(fields, 'wanted') },
      });
      showToast({ kind: 'success', title: m.admins_saved() });
      form.reset();
      setWanted('');
      if (admin.passwordExpired) await navigate(localizeHref(next), { replace: true });
      else await revalidator.revalidate();
    });
  return (
    <AdminForm call={call} onSubmit={submit} className="grid max-w-md gap-5">
      <input type="hidden" name="username" autoComplete="username" value={admin.email} />
      <TextField
        id="current"
        name="current"
        type="password"
        label={admin.passwordExpired ? m.admins_password_once() : m.admins_password_current()}
        autoComplete="current-password"
        error={call.getError('current')}
      />
      <TextField
        id="wanted"
        name="wanted"
        type="password"
        label={m.admins_password_new()}
        autoComplete="new-password"
        minLength={shortestPassword}
        hint={
          wanted === '' ? (
            m.admins_password_rule()
          ) : (
            <StrengthHint strength={rateStrength(wanted, [admin.email, admin.name])} />
          )
        }
        error={call.getError('wanted')}
        onChange={(event) => setWanted(event.target.value)}
      />
      <div>
        <SubmitButton call={call} face="primary">
          {m.admins_password_save()}
        </SubmitButton>
      </div>
    </AdminForm>
  );
}
