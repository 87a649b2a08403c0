import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { browserApi, errorMessage } from '../../../../ui/api/client.ts';
import { primaryButton } from '../../../../ui/components/button.ts';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextArea, TextField } from '../../../../ui/forms/field.tsx';
import { UnsavedChangesDialog } from '../../../../ui/forms/unsaved-changes-dialog.tsx';
import { useSubmit } from '../../../../ui/forms/use-submit.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { revalidateSession } from '../../../../ui/session/session-revalidation.ts';
import { discardDraft, type Fields, saveDraft, toDraft } from './edit-draft.ts';
import type { Profile } from './profile-view.ts';
import { type UsernameProblem, usernameProblem } from './username-form.ts';

const maxBioLength = 2000;

const usernameWords: Record<UsernameProblem, () => string> = {
  short: () => m.accounts_profile_username_short(),
  long: () => m.accounts_profile_username_long(),
  letters: () => m.accounts_profile_username_letters(),
  start: () => m.accounts_profile_username_start(),
};

/** Username, name and words about oneself. */
export function EditForm({ user }: { user: Profile }) {
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<Fields>(
    () => toDraft(user._id) ?? { username: user.username, name: user.name, bio: user.bio },
  );
  const [refused, setRefused] = useState<string>();
  const [tried, setTried] = useState(false);
  const call = useSubmit(m.accounts_profile_update_failed());
  const set = (part: Partial<Fields>) => setFields((before) => ({ ...before, ...part }));
  const changed = diffProfile(user, fields);
  const unsaved = Object.keys(changed).length > 0;
  const problem = usernameProblem(fields.username);
  const wrong = problem === undefined ? undefined : usernameWords[problem]();
  const taken = refused === fields.username ? call.getError('username') : undefined;

  useEffect(() => {
    if (unsaved) saveDraft(user._id, fields);
    else discardDraft();
  }, [user._id, fields, unsaved]);

  const { busy } = call;
  useEffect(() => {
    if (!busy) focusWrong(form.current);
  }, [busy]);

  async function save(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (problem === undefined) {
      setRefused(fields.username);
      const saved = await call.run(
        async () => {
          await browserApi('PUT /user/update/profile', { body: changed });
          await revalidateSession();
        },
        (error) => {
          // That the session is over is said elsewhere.
          if (error.status === 401) return;
          const said = error.errors[0]?.message ?? errorMessage(error, m.accounts_profile_update_failed());
          showToast({ kind: 'error', title: said });
        },
      );
      if (!saved) return;
      showToast({ kind: 'success', title: m.accounts_profile_saved() });
      setTried(false);
    } else requestAnimationFrame(() => focusWrong(form.current));
  }

  return (
    <>
      <form ref={form} onSubmit={(event) => void save(event)} noValidate className="grid max-w-2xl gap-6">
        <TextField
          id="username"
          name="username"
          label={m.accounts_profile_username()}
          value={fields.username}
          onChange={(event) => set({ username: event.target.value.toLowerCase() })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint={tried ? m.accounts_profile_username_hint() : (wrong ?? m.accounts_profile_username_hint())}
          error={taken ?? (tried ? wrong : undefined)}
        />
        <TextField
          id="name"
          name="name"
          label={m.accounts_profile_name()}
          value={fields.name}
          onChange={(event) => set({ name: event.target.value })}
          autoComplete="name"
          maxLength={120}
          hint={m.accounts_profile_name_hint()}
          error={call.getError('name')}
        />
        <TextArea
          id="bio"
          name="bio"
          label={m.accounts_profile_bio()}
          value={fields.bio}
          onChange={(event) => set({ bio: event.target.value })}
          rows={6}
          maxLength={maxBioLength}
          hint={m.accounts_profile_bio_count({
            count: formatCount(fields.bio.length),
            most: formatCount(maxBioLength),
          })}
          error={call.getError('bio')}
        />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <button type="submit" aria-busy={call.busy} disabled={call.busy} className={`${primaryButton} max-sm:w-full`}>
            {call.busy ? <Spinner /> : null}
            {m.accounts_profile_save()}
          </button>
          <p role="alert" className="text-14 text-danger empty:hidden">
            {call.failure}
          </p>
        </div>
      </form>
      {/* Beside the form: a form in a form is none. */}
      <UnsavedChangesDialog unsaved={unsaved && !call.busy} onLeave={discardDraft} />
    </>
  );
}

const focusWrong = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

/** Only what differs is sent: another tab may have changed the rest. */
function diffProfile(user: Profile, fields: Fields): Partial<Fields> {
  return {
    ...(fields.username.trim() === user.username ? {} : { username: fields.username.trim() }),
    ...(fields.name.trim() === user.name ? {} : { name: fields.name.trim() }),
    ...(fields.bio.trim() === user.bio ? {} : { bio: fields.bio.trim() }),
  };
}
