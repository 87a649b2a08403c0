import { useState } from 'react';
import { browserApi } from '../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../ui/components/confirm-dialog.tsx';
import { Icon } from '../../../../ui/components/icon.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useSiteActions } from '../../../../ui/site-actions.ts';
import type { Profile } from './profile-view.ts';

/** Explains what a deletion removes and keeps, and starts it after the username is typed. */
export function DeleteAccount({ user }: { user: Pick<Profile, 'username' | 'methods'> }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <dl className="grid max-w-2xl gap-5 text-16">
        <div>
          <dt className="font-medium">{m.accounts_deletion_3_title()}</dt>
          <dd className="mt-1 text-muted">{m.accounts_deletion_3_text()}</dd>
        </div>
        <div>
          <dt className="font-medium">{m.accounts_deletion_4_title()}</dt>
          <dd className="mt-1 text-muted">{m.accounts_deletion_4_text()}</dd>
        </div>
      </dl>
      <p className="mt-5 max-w-2xl text-14 text-muted">
        {m.accounts_profile_delete_forever()}{' '}
        <a
          href={localizeHref('/account-deletion')}
          className="inline-flex min-h-6 items-center text-ink underline underline-offset-4"
        >
          {m.accounts_profile_delete_more()}
        </a>
      </p>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className={`${secondaryButton} mt-6 border-danger text-danger max-sm:w-full`}
      >
        <Icon name="trash" />
        {m.accounts_profile_delete()}
      </button>
      {asking ? <Confirmation user={user} close={() => setAsking(false)} /> : null}
    </>
  );
}

/** The username is typed, then the person signs in again: a session alone deletes nothing. */
function Confirmation({ user, close }: { user: Pick<Profile, 'username' | 'methods'>; close: () => void }) {
  const [typed, setTyped] = useState('');
  const { confirmSignIn, leaveSignedOut } = useSiteActions();
  const { username, methods } = user;
  const confirm = typed.trim().toLowerCase();
  function remove() {
    close();
    confirmSignIn({
      title: m.accounts_profile_delete_title(),
      text: m.accounts_profile_delete_confirm(),
      methods,
      removes: true,
      failure: m.accounts_profile_delete_failed(),
      work: (proof) => browserApi('DELETE /user/delete/profile', { query: {}, body: { confirm, proof } }),
      afterwards: () => leaveSignedOut(m.accounts_profile_deleted()),
    });
  }
  return (
    <ConfirmDialog
      open
      danger
      title={m.accounts_profile_delete_title()}
      action={m.accounts_profile_delete()}
      ready={confirm === username}
      onConfirm={remove}
      onClose={close}
    >
      <p>{m.accounts_profile_delete_text()}</p>
      <div className="text-ink">
        <TextField
          id="confirm"
          name="confirm"
          label={m.accounts_profile_delete_type({ username })}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
    </ConfirmDialog>
  );
}
