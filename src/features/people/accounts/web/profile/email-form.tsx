import { browserApi } from '../../../../../ui/api/client.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { TextField } from '../../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { revalidateSession } from '../../../../../ui/session/session-revalidation.ts';
import { describeMethod } from '../../../sessions/web/method-name.ts';
import { accountsContract } from '../../contract/accounts.ts';
import type { Profile } from './profile-view.ts';
import { VerifiedMark } from './verified-mark.tsx';

type Owner = Pick<Profile, 'email' | 'emailVerified' | 'methods'>;

/** Form for the contact address; read-only if the address comes from a sign-in method. */
export function EmailForm({ user }: { user: Owner }) {
  const source = user.email === null ? undefined : user.methods.find(({ label }) => label === user.email);
  if (source === undefined) return <OwnEmail user={user} />;
  return (
    <p className="text-16">
      <span className="flex flex-wrap items-center gap-x-2 wrap-anywhere">
        {user.email}
        <VerifiedMark isVerified={user.emailVerified} />
      </span>
      <span className="mt-1 block text-14 text-muted">
        {m.accounts_profile_email_of({ method: describeMethod(source.method) })}
      </span>
    </p>
  );
}

function OwnEmail({ user }: { user: Owner }) {
  const form = useApiForm({
    schema: accountsContract.updateEmail.body,
    defaultValues: { email: user.email ?? '' },
    messages: { email: () => m.accounts_profile_email_invalid() },
    failure: m.accounts_profile_update_failed(),
    onSubmit: async ({ email }) => {
      const saved = await browserApi('PUT /user/update/email', { body: { email } });
      await revalidateSession();
      form.reset({ email: saved.user.email ?? '' });
      const title = saved.user.email === null ? m.accounts_profile_email_removed() : m.accounts_profile_email_saved();
      showToast({ kind: 'success', title });
    },
  });
  return (
    <Form form={form} className="grid max-w-2xl gap-6">
      <TextField
        {...form.field('email')}
        id="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        label={m.accounts_profile_email()}
        hint={user.email === null ? undefined : m.accounts_profile_email_hint()}
      />
      {user.email === null ? null : (
        <p className="-mt-3 text-14">
          <VerifiedMark isVerified={user.emailVerified} />
        </p>
      )}
      <div>
        <SubmitButton isBusy={form.isBusy} face="primary" className="max-sm:w-full">
          {m.accounts_profile_email_save()}
        </SubmitButton>
      </div>
    </Form>
  );
}
