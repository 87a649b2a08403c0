import { useEffect } from 'react';
import { browserApi } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { TextArea, TextField } from '../../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../../ui/forms/form.tsx';
import { UnsavedChangesDialog } from '../../../../../ui/forms/unsaved-changes-dialog.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { revalidateSession } from '../../../../../ui/session/session-revalidation.ts';
import { accountsContract } from '../../contract/accounts.ts';
import { discardDraft, getDraft, type ProfileFields, saveDraft } from './edit-draft.ts';
import type { Profile } from './profile-view.ts';
import { describeUsernameProblem } from './username-form.ts';

const MAX_BIO_LENGTH = 2000;

const pickFields = ({ username, name, bio }: ProfileFields): ProfileFields => ({ username, name, bio });

/** Form for username, name and biography. */
export function EditForm({ user }: { user: Profile }) {
  const form = useApiForm({
    schema: accountsContract.updateProfile.body.pick({ username: true, name: true, bio: true }),
    defaultValues: getDraft(user._id) ?? pickFields(user),
    messages: { username: describeUsernameProblem },
    failure: m.accounts_profile_update_failed(),
    onSubmit: async (values) => {
      const saved = await browserApi('PUT /user/update/profile', { body: diffProfile(user, values) });
      await revalidateSession();
      form.reset(pickFields(saved.user));
      showToast({ kind: 'success', title: m.accounts_profile_saved() });
    },
    onFailure: (error) => showFailure(error, m.accounts_profile_update_failed()),
  });
  const { username = '', name = '', bio = '' } = form.watch();
  const isUnsaved = Object.keys(diffProfile(user, { username, name, bio })).length > 0;
  const usernameField = form.field('username');
  const hint = usernameField.error === undefined ? describeUsernameProblem(username) : undefined;

  useEffect(() => {
    if (isUnsaved) saveDraft(user._id, { username, name, bio });
    else discardDraft();
  }, [user._id, username, name, bio, isUnsaved]);

  return (
    <>
      <Form form={form} className="grid max-w-2xl gap-6">
        <TextField
          {...usernameField}
          id="username"
          label={m.accounts_profile_username()}
          onInput={(event) => {
            event.currentTarget.value = event.currentTarget.value.toLowerCase();
          }}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          hint={hint ?? m.accounts_profile_username_hint()}
        />
        <TextField
          {...form.field('name')}
          id="name"
          label={m.accounts_profile_name()}
          autoComplete="name"
          maxLength={120}
          hint={m.accounts_profile_name_hint()}
        />
        <TextArea
          {...form.field('bio')}
          id="bio"
          label={m.accounts_profile_bio()}
          rows={6}
          maxLength={MAX_BIO_LENGTH}
          hint={m.accounts_profile_bio_count({
            count: formatCount(bio.length),
            most: formatCount(MAX_BIO_LENGTH),
          })}
        />
        <div>
          <SubmitButton isBusy={form.isBusy} face="primary" className="max-sm:w-full">
            {m.accounts_profile_save()}
          </SubmitButton>
        </div>
      </Form>
      {/* Next to the form, because HTML forms can't be nested. */}
      <UnsavedChangesDialog unsaved={isUnsaved && !form.isBusy} onLeave={discardDraft} />
    </>
  );
}

/** The changed fields only, because another tab may have changed the others. */
function diffProfile(
  user: Profile,
  fields: { [K in keyof ProfileFields]?: string | undefined },
): Partial<ProfileFields> {
  const names = ['username', 'name', 'bio'] as const;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name]?.trim();
      return value === undefined || value === user[name] ? [] : [[name, value]];
    }),
  );
}
