import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { browserApi, getErrorMessage, isApiError } from '../../../../ui/api/client.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { adminsContract } from '../contract.ts';

/** @throws ApiError after showing it in a toast */
async function signIn(body: { email: string; password: string; code?: string }): Promise<boolean> {
  try {
    return 'admin' in (await browserApi('POST /admin/login', { body }));
  } catch (error) {
    if (isApiError(error)) {
      const locked = error.status === 429 && error.retryAfter !== undefined;
      const description = locked
        ? m.admins_locked({ minutes: formatCount(Math.max(1, Math.ceil((error.retryAfter ?? 0) / 60))) })
        : getErrorMessage(error, '');
      showToast({
        kind: 'error',
        about: 'login',
        title: m.admins_login_failed(),
        ...(description ? { description } : {}),
      });
    }
    throw error;
  }
}

/**
 * Form for e-mail and password; the code field appears if the account requires one. `next` is a path of the admin area.
 */
export function AdminLogin({ next }: { next: string }) {
  const navigate = useNavigate();
  const [codeNeeded, setCodeNeeded] = useState(false);
  const [ready, setReady] = useState(false);
  const form = useApiForm({
    schema: adminsContract.login.body,
    failure: m.admins_login_failed(),
    onSubmit: async ({ email, password, code }) => {
      const done = await signIn({ email, password, ...(code ? { code } : {}) });
      setCodeNeeded(!done);
      if (!done) return;
      showToast({ kind: 'success', about: 'login', title: m.admins_login_success() });
      await navigate(localizeHref(next), { replace: true });
    },
  });
  const { setFocus } = form;
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (codeNeeded) setFocus('code');
  }, [codeNeeded, setFocus]);
  return (
    <Form form={form} className="grid gap-5">
      <TextField
        {...form.field('email')}
        id="email"
        type="email"
        label={m.admins_email()}
        autoComplete="username"
        required
      />
      <TextField
        {...form.field('password')}
        id="password"
        type="password"
        label={m.admins_password()}
        autoComplete="current-password"
        required
      />
      {codeNeeded ? (
        <TextField
          {...form.field('code')}
          id="code"
          label={m.admins_code()}
          hint={m.admins_code_hint()}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
      ) : null}
      <SubmitButton isBusy={form.isBusy} face="primary" disabled={!ready}>
        {m.admins_sign_in()}
      </SubmitButton>
    </Form>
  );
}
