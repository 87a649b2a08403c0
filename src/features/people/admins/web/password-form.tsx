import { useNavigate, useRevalidator } from 'react-router';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { adminsContract } from '../contract.ts';
import type { Admin } from './admin.ts';
import { MIN_PASSWORD_LENGTH, rateStrength, type Strength } from './password-strength.ts';

const labels: Record<Strength, () => string> = {
  short: () => m.admins_strength_short(),
  weak: () => m.admins_strength_weak(),
  fair: () => m.admins_strength_fair(),
  strong: () => m.admins_strength_strong(),
};
const levels: Record<Strength, number> = { short: 1, weak: 2, fair: 3, strong: 4 };
const colors: Record<Strength, string> = {
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
            className={`h-1 rounded-full ${level <= levels[strength] ? colors[strength] : 'bg-line'}`}
          />
        ))}
      </span>
      <span aria-live="polite">{labels[strength]()}</span>
    </span>
  );
}

/** `next`: page to open after a one-time password was replaced. */
export function PasswordForm({ admin, next }: { admin: Admin; next: string }) {
  const api = useAdminApi();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const form = useApiForm({
    schema: adminsContract.password.body,
    defaultValues: { current: '', wanted: '' },
    failure: m.admins_password_failed(),
    onSubmit: async (body) => {
      await api('PUT /admin/password', { body });
      showToast({ kind: 'success', title: m.admins_saved() });
      form.reset();
      if (admin.passwordExpired) await navigate(localizeHref(next), { replace: true });
      else await revalidator.revalidate();
    },
  });
  const wanted = form.watch('wanted');
  return (
    <Form form={form} className="grid max-w-md gap-5">
      <input type="hidden" name="username" autoComplete="username" value={admin.email} />
      <TextField
        {...form.field('current')}
        id="current"
        type="password"
        label={admin.passwordExpired ? m.admins_password_once() : m.admins_password_current()}
        autoComplete="current-password"
      />
      <TextField
        {...form.field('wanted')}
        id="wanted"
        type="password"
        label={m.admins_password_new()}
        autoComplete="new-password"
        minLength={MIN_PASSWORD_LENGTH}
        hint={
          wanted === '' ? (
            m.admins_password_rule()
          ) : (
            <StrengthHint strength={rateStrength(wanted, [admin.email, admin.name])} />
          )
        }
      />
      <div>
        <SubmitButton isBusy={form.isBusy} face="primary">
          {m.admins_password_save()}
        </SubmitButton>
      </div>
    </Form>
  );
}
