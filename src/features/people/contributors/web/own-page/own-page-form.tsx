import { browserApi } from '../../../../../ui/api/client.ts';
import { showFailure } from '../../../../../ui/api/show-failure.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { TextArea, TextField } from '../../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../../ui/forms/form.tsx';
import { UnsavedChangesDialog } from '../../../../../ui/forms/unsaved-changes-dialog.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { revalidateSession } from '../../../../../ui/session/session-revalidation.ts';
import { describeUsernameProblem } from '../../../accounts/web/profile/username-form.ts';
import { contributorsContract } from '../../contract/contributors.ts';

/** Editable contents of a contributor's public page. */
export interface OwnPage {
  readonly username: string;
  readonly name: string;
  readonly bio: string;
  readonly website: string | null;
}

type Fields = Record<keyof OwnPage, string>;

const fieldNames = ['username', 'name', 'bio', 'website'] as const;

const toFields = ({ username, name, bio, website }: OwnPage): Fields => ({
  username,
  name,
  bio,
  website: website ?? '',
});

/** The changed fields only, because another tab may have changed the others. */
function diff(page: OwnPage, fields: Partial<Record<keyof OwnPage, string | undefined>>): Partial<Fields> {
  const before = toFields(page);
  return Object.fromEntries(
    fieldNames.flatMap((name) => {
      const value = fields[name]?.trim();
      return value === undefined || value === before[name] ? [] : [[name, value]];
    }),
  );
}

/** Form for a contributor's username, name, biography and link, which may differ from the account's. */
export function OwnPageForm({ page }: { page: OwnPage }) {
  const form = useApiForm({
    schema: contributorsContract.updateProfile.body,
    defaultValues: toFields(page),
    messages: {
      username: describeUsernameProblem,
      name: () => m.contributors_page_name_needed(),
      website: () => m.contributors_page_website_wrong(),
    },
    failure: m.contributors_page_failed(),
    onSubmit: async (values) => {
      const { contributor } = await browserApi('PUT /contributor/update/profile', { body: diff(page, values) });
      await revalidateSession();
      form.reset(toFields(contributor));
      showToast({ kind: 'success', title: m.contributors_page_saved() });
    },
    onFailure: (error) => showFailure(error, m.contributors_page_failed()),
  });
  const { username, name, bio, website } = form.watch();
  const isUnsaved = Object.keys(diff(page, { username, name, bio, website })).length > 0;
  return (
    <>
      <Form form={form} className="grid max-w-2xl gap-6">
        <TextField
          {...form.field('username')}
          id="page-username"
          label={m.contributors_page_username()}
          hint={m.contributors_page_username_hint({ address: `/contributors/${username ?? ''}` })}
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField {...form.field('name')} id="page-name" label={m.contributors_page_name()} maxLength={120} />
        <TextArea {...form.field('bio')} id="page-bio" label={m.contributors_page_bio()} rows={6} maxLength={2000} />
        <TextField
          {...form.field('website')}
          id="page-website"
          type="url"
          label={m.contributors_website()}
          hint={m.contributors_page_website_hint()}
          maxLength={300}
        />
        <div>
          <SubmitButton isBusy={form.isBusy} face="primary" className="max-sm:w-full">
            {m.contributors_page_save()}
          </SubmitButton>
        </div>
      </Form>
      <UnsavedChangesDialog unsaved={isUnsaved && !form.isBusy} onLeave={() => undefined} />
    </>
  );
}
