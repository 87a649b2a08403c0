import * as z from 'zod';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { secondaryButton } from '../../../../../ui/components/button.ts';
import { DateFormField } from '../../../../../ui/forms/date-field.tsx';
import { CheckboxField, TextArea, TextField } from '../../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../../ui/forms/form.tsx';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { hasKeptInput, useKeptInput } from '../../../../../ui/forms/use-kept-input.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { toWanted, wantedFields, wantedMessages, writeBudget } from '../form-schema.ts';
import type { WholeRequest } from './request-screen.tsx';

export type AdminCategory = readonly [id: string, name: string];

const schema = z.strictObject({ ...wantedFields, pictures: z.array(z.string()) });

const keptName = (requestId: string): string => `brief ${requestId}`;

/** Whether this tab has unsaved input for a brief. */
export const hasBegunBrief = (requestId: string): boolean => hasKeptInput(keptName(requestId));

/** Form for a brief, the text about a request that contributors see. */
export function BriefForm({
  whole: { request, brief },
  categories,
  onSaved,
  onCancel,
}: {
  whole: WholeRequest;
  categories: readonly AdminCategory[];
  onSaved: () => Promise<void>;
  onCancel: () => void;
}) {
  const api = useAdminApi();
  const from = brief ?? request;
  const defaults = {
    categoryId: from.category?._id ?? '',
    title: from.title,
    description: from.description,
    budget: writeBudget(from.budget),
    deadline: from.deadline ?? '',
    pictures: brief?.pictures ?? [],
  };
  const form = useApiForm({
    schema,
    defaultValues: defaults,
    messages: wantedMessages,
    failure: m.requests_admin_failed(),
    onSubmit: async ({ title, description, pictures, ...typed }) => {
      const body = { ...toWanted(typed), title, description, pictures };
      await api('PUT /content-request/brief/{id}', { params: { id: request._id }, body });
      forgetInput();
      await onSaved();
    },
  });
  const forgetInput = useKeptInput(form, { name: keptName(request._id), defaults });
  const cancel = () => {
    forgetInput();
    onCancel();
  };
  const shared = form.watch('pictures');
  return (
    <Panel title={m.requests_brief()} text={m.requests_brief_text()}>
      <Form form={form} className="grid gap-5">
        <TextField {...form.field('title')} id="brief-title" label={m.requests_title()} maxLength={120} />
        <TextArea
          {...form.field('description')}
          id="brief-description"
          label={m.requests_description()}
          rows={7}
          maxLength={4000}
        />
        <SelectField
          id="brief-category"
          control={form.control}
          name="categoryId"
          label={m.requests_category()}
          choices={[['', m.requests_category_none()], ...categories]}
        />
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <TextField
            {...form.field('budget')}
            id="brief-budget"
            label={m.requests_budget_optional()}
            hint={m.requests_brief_budget_hint()}
            inputMode="decimal"
            maxLength={20}
          />
          <DateFormField
            control={form.control}
            name="deadline"
            id="brief-deadline"
            label={m.requests_deadline_optional()}
          />
        </div>
        {request.pictureIds.length === 0 ? null : (
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-14 font-medium">{m.requests_share_pictures()}</legend>
            {request.pictureIds.map((id, index) => (
              <CheckboxField
                key={id}
                id={`brief-picture-${index + 1}`}
                label={m.requests_picture_alt({ number: formatCount(index + 1) })}
                checked={shared.includes(id)}
                onChange={({ target }) =>
                  form.setValue('pictures', target.checked ? [...shared, id] : shared.filter((each) => each !== id), {
                    shouldDirty: true,
                  })
                }
              />
            ))}
            <p className="text-14 text-muted">{m.requests_share_pictures_hint()}</p>
          </fieldset>
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton isBusy={form.isBusy} face="primary">
            {request.status === 'new' ? m.requests_open_brief() : m.requests_save_brief()}
          </SubmitButton>
          <button type="button" onClick={cancel} disabled={form.isBusy} className={secondaryButton}>
            {m.confirm_cancel()}
          </button>
        </div>
      </Form>
    </Panel>
  );
}
