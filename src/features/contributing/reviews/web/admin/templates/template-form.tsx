import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAdminApi } from '../../../../../../ui/admin/use-admin-api.ts';
import { secondaryButton } from '../../../../../../ui/components/button.ts';
import { ConfirmDialog } from '../../../../../../ui/components/confirm-dialog.tsx';
import { Icon } from '../../../../../../ui/components/icon.tsx';
import { showToast } from '../../../../../../ui/components/toast.ts';
import { TextArea, TextField } from '../../../../../../ui/forms/field.tsx';
import { useApiForm } from '../../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../../ui/paraglide/messages.js';
import { templatesContract } from '../../../contract/templates.ts';
import type { Template } from '../review-view.ts';

/** Form to create or change a template. */
export function TemplateForm(props: { template?: Template; onDone: () => void; onClose: () => void }) {
  const { template, onDone, onClose } = props;
  const api = useAdminApi();
  const { title = '', en = '', bn = '' } = template ?? {};
  const form = useApiForm({
    schema: templatesContract.addTemplate.body,
    messages: { title: () => m.reviews_template_title_needed() },
    defaultValues: { title, en, bn },
    failure: m.reviews_template_failed(),
    onSubmit: async (body) => {
      await (template === undefined
        ? api('POST /content/review/templates', { body })
        : api('PUT /content/review/templates/{id}', { params: { id: template._id }, body }));
      showToast({ kind: 'success', title: m.reviews_template_saved({ title: body.title }) });
      onDone();
    },
  });
  return (
    <ConfirmDialog
      open
      title={template === undefined ? m.reviews_template_new() : m.reviews_template_change()}
      action={m.reviews_template_save()}
      onConfirm={form.run}
      onClose={onClose}
    >
      <TextField {...form.field('title')} id="template-title" label={m.reviews_template_title()} maxLength={80} />
      <TextArea {...form.field('en')} id="template-en" label={m.reviews_template_en()} lang="en" maxLength={2000} />
      <TextArea {...form.field('bn')} id="template-bn" label={m.reviews_template_bn()} lang="bn" maxLength={2000} />
      <p className="text-14">{m.reviews_template_languages()}</p>
      <p role="alert" className="text-14 text-danger empty:hidden">
        {form.failure}
      </p>
    </ConfirmDialog>
  );
}

export function NewTemplateButton() {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className={secondaryButton}>
        <Icon name="plus" className="size-4" />
        {m.reviews_template_new()}
      </button>
      {isOpen ? (
        <TemplateForm
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            void revalidate();
          }}
        />
      ) : null}
    </>
  );
}
