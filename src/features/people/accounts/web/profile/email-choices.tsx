import { useRef, useState } from 'react';
import { browserApi, isApiError } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { emailWords } from './email-words.ts';
import type { EmailKind, Profile } from './profile-view.ts';

const kinds = Object.keys(emailWords) as EmailKind[];

const flip = (list: readonly EmailKind[], kind: EmailKind, on: boolean): readonly EmailKind[] =>
  on ? [...list.filter((each) => each !== kind), kind] : list.filter((each) => each !== kind);

/** Checkboxes for kinds of e-mails; each change is saved at once and reverted if that fails. */
export function EmailChoices({ user }: { user: Profile }) {
  const [shown, setShown] = useState<readonly EmailKind[]>(user.emails);
  const wanted = useRef<readonly EmailKind[]>(user.emails);
  // Calls are queued, because each one saves the whole list and a slow one must not undo a later choice.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  function choose(kind: EmailKind, on: boolean) {
    wanted.current = flip(wanted.current, kind, on);
    setShown(wanted.current);
    queue.current = queue.current.then(async () => {
      try {
        await browserApi('PUT /user/update/profile', { body: { emails: [...wanted.current] } });
        showToast({ kind: 'success', title: m.accounts_profile_saved() });
      } catch (error) {
        if (!isApiError(error)) throw error;
        wanted.current = flip(wanted.current, kind, !on);
        setShown(wanted.current);
        showFailure(error, m.accounts_profile_update_failed());
      }
    });
  }

  return (
    <>
      {user.email === null ? (
        <p className="mb-4 rounded-control bg-canvas px-4 py-3 text-14">
          {m.accounts_profile_mail_none()}{' '}
          <a
            href={localizeHref('/profile/edit#contact')}
            className="inline-flex min-h-6 items-center underline underline-offset-4"
          >
            {m.accounts_profile_email_add()}
          </a>
        </p>
      ) : null}
      <ul className="grid gap-1">
        {kinds.map((kind) => (
          <li key={kind}>
            <label className="-mx-3 flex cursor-pointer gap-3.5 rounded-control px-3 py-2.5 hover:bg-canvas">
              <input
                type="checkbox"
                name={kind}
                checked={shown.includes(kind)}
                onChange={(event) => choose(kind, event.target.checked)}
                aria-describedby={`mail-${kind}`}
                className="mt-0.5 size-5 shrink-0 accent-ink"
              />
              <span>
                <span className="block text-16 font-medium">{emailWords[kind].title()}</span>
                <span id={`mail-${kind}`} className="block text-14 text-muted">
                  {emailWords[kind].text()}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
