import { useRef } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod';
import { PageHeading } from '../../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { TextField } from '../../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';

const MAX_TITLE = 160;
const title = z.string().trim().max(MAX_TITLE);
const titles = z
  .object({ title, titleBn: title })
  .refine(({ title: en, titleBn: bn }) => en !== '' || bn !== '', { path: ['title'] });

/** Form for the title of a new post; with a title the post is created as a draft, which is then saved automatically. */
export function NewPost() {
  const api = useAdminApi();
  const navigate = useNavigate();
  /** Id of the created post, so that pressing the button again doesn't create a second one. */
  const made = useRef<string>(undefined);
  const form = useApiForm({
    schema: titles,
    messages: { title: () => m.blog_editor_title_needed() },
    defaultValues: { title: '', titleBn: '' },
    failure: m.blog_editor_create_failed(),
    onSubmit: async (values) => {
      made.current ??= (await api('POST /blog/create', { body: values, file: {} }))._id;
      await navigate(localizeHref(`/admin/blog/edit/${made.current}`), { replace: true });
    },
  });
  return (
    <>
      <PageHeading title={m.admin_nav_blog_create()} text={m.blog_editor_create_text()} />
      <Form form={form} className="grid max-w-2xl gap-5 rounded-card border border-line bg-paper p-5 sm:p-6">
        <TextField
          {...form.field('title')}
          id="new-title"
          lang="en"
          label={m.blog_editor_title_en()}
          maxLength={MAX_TITLE}
          autoComplete="off"
        />
        <TextField
          {...form.field('titleBn')}
          id="new-title-bn"
          lang="bn"
          label={m.blog_editor_title_bn()}
          maxLength={MAX_TITLE}
          autoComplete="off"
        />
        <div>
          <SubmitButton isBusy={form.isBusy} face="primary">
            {m.blog_editor_start()}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}
