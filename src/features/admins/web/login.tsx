import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { AdminForm, SubmitButton, textIn } from '../../../ui/admin/form.tsx';
import { browserApi, errorMessage, isApiError } from '../../../ui/api/client.ts';
import { showToast } from '../../../ui/components/toast.ts';
import { TextField } from '../../../ui/forms/field.tsx';
import { useSubmit } from '../../../ui/forms/use-submit.ts';
import { localizeHref } from '../../../ui/locale.ts';
import { formatCount } from '../../../ui/money.ts';
import { m } from '../../../ui/paraglide/messages.js';

/** @throws ApiError, after it has been told */
async function signIn(body: { email: string; password: string; code?: string }): Promise<boolean> {
  try {
    return 'admin' in (await browserApi('POST /admin/login', { body }));
  } catch (error) {
    if (isApiError(error)) {
      const locked = error.status === 429 && error.retryAfter !== undefined;
      const description = locked
        ? m.admins_locked({ minutes: formatCount(Math.max(1, Math.ceil((error.retryAfter ?? 0) / 60))) })
        : errorMessage(error, '');
      showToast({ kind: 'error', title: m.admins_login_failed(), ...(description ? { description } : {}) });
    }
    throw error;
  }
}

/** E-mail and password; the code's field comes when this account asks for one. `next` is a path of the admin area. */
export function AdminLogin({ next }: { next: string }) {
  const navigate = useNavigate();
  const call = useSubmit(m.admins_login_failed());
  const [codeNeeded, setCodeNeeded] = useState(false);
  const [ready, setReady] = useState(false);
  const code = useRef<HTMLInputElement>(null);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    if (codeNeeded) code.current?.focus();
  }, [codeNeeded]);
  const submit = (fields: FormData) =>
    void call.run(async () => {
      const typed = textIn(fields, 'code').trim();
      const done = await signIn({
        email: textIn(fields, 'email'),
        password: textIn(fields, 'password'),
        ...(typed === '' ? {} : { code: typed }),
      });
      setCodeNeeded(!done);
      if (!done) return;
      showToast({ kind: 'success', title: m.admins_login_success() });
      await navigate(localizeHref(next), { replace: true });
    });
  return (
    <AdminForm call={call} onSubmit={submit} className="grid gap-5">
      <TextField
        id="email"
        name="email"
        type="email"
        label={m.admins_email()}
        autoComplete="username"
        required
        error={call.getError('email')}
      />
      <TextField
        id="password"
        name="password"
        type="password"
        label={m.admins_password()}
        autoComplete="current-password"
        required
        error={call.getError('password')}
      />
      {codeNeeded ? (
        <TextField
          id="code"
          name="code"
          ref={code}
          label={m.admins_code()}
          hint={m.admins_code_hint()}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={call.getError('code')}
        />
      ) : null}
      <SubmitButton call={call} face="primary" disabled={!ready}>
        {m.admins_sign_in()}
      </SubmitButton>
    </AdminForm>
  );
}
