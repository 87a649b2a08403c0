import { useState } from 'react';
import { browserApi } from '../../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../../ui/components/confirm-dialog.tsx';
import { Icon } from '../../../../../ui/components/icon.tsx';
import { CheckboxField, TextField } from '../../../../../ui/forms/field.tsx';
import { localizeHref } from '../../../../../ui/locale.ts';
import { formatMoney } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { useSiteActions } from '../../../../../ui/site-actions.ts';
import { DeletionReasons } from './deletion-reasons.tsx';
import type { Deletion, Profile } from './profile-view.ts';

interface Leaving {
  readonly user: Pick<Profile, 'username' | 'methods'>;
  readonly deletion: Deletion;
}

/** Explains what a deletion removes and keeps, lists what prevents it, and starts it after the username was typed. */
export function DeleteAccount({ user, deletion }: Leaving) {
  const [asking, setAsking] = useState(false);
  const canLeave = deletion.reasons.every(({ forfeit }) => forfeit !== null);
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
      <DeletionReasons reasons={deletion.reasons} />
      {canLeave ? (
        <button
          type="button"
          onClick={() => setAsking(true)}
          className={`${secondaryButton} mt-6 border-danger text-danger max-sm:w-full`}
        >
          <Icon name="trash" />
          {m.accounts_profile_delete()}
        </button>
      ) : null}
      {asking ? <Confirmation user={user} deletion={deletion} close={() => setAsking(false)} /> : null}
    </>
  );
}

/** Asks for the username and a new sign-in, because a stolen session must not be able to delete the account. */
function Confirmation({ user, deletion, close }: Leaving & { close: () => void }) {
  const [typed, setTyped] = useState('');
  const [givesUp, setGivesUp] = useState(false);
  const { confirmSignIn, leaveSignedOut } = useSiteActions();
  const { username, methods } = user;
  const confirm = typed.trim().toLowerCase();
  const forfeit = deletion.reasons.reduce((sum, each) => sum + (each.forfeit ?? 0), 0);
  function remove() {
    close();
    confirmSignIn({
      title: m.accounts_profile_delete_title(),
      text: m.accounts_profile_delete_confirm(),
      methods,
      removes: true,
      failure: m.accounts_profile_delete_failed(),
      work: (proof) =>
        browserApi('DELETE /user/delete/profile', {
          query: {},
          body: { confirm, proof, ...(forfeit > 0 ? { forfeit } : {}) },
        }),
      afterwards: () => leaveSignedOut(m.accounts_profile_deleted()),
    });
  }
  return (
    <ConfirmDialog
      open
      danger
      title={m.accounts_profile_delete_title()}
      action={m.accounts_profile_delete()}
      ready={confirm === username && (forfeit === 0 || givesUp)}
      onConfirm={remove}
      onClose={close}
    >
      <p>{m.accounts_profile_delete_text()}</p>
      <div className="grid gap-4 text-ink">
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
        {forfeit > 0 ? (
          <CheckboxField
            id="forfeit"
            label={m.accounts_profile_delete_forfeit({ amount: formatMoney(forfeit, deletion.currency) })}
            checked={givesUp}
            onChange={(event) => setGivesUp(event.target.checked)}
          />
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
