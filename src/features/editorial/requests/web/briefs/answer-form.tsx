import { useRevalidator } from 'react-router';
import * as z from 'zod';
import { browserApi } from '../../../../../ui/api/client.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { Form, SubmitButton } from '../../../../../ui/forms/form.tsx';
import { SelectField } from '../../../../../ui/forms/select-field.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { WorkChoice } from './brief-page.tsx';

/** Form that answers a brief with an existing work. */
export function AnswerForm({ briefId, works }: { briefId: string; works: readonly WorkChoice[] }) {
  const revalidator = useRevalidator();
  const form = useApiForm({
    schema: z.strictObject({ contentId: z.string().min(1) }),
    defaultValues: { contentId: '' },
    messages: { contentId: () => m.requests_briefs_answer_needed() },
    failure: m.requests_briefs_answer_failed(),
    onSubmit: async ({ contentId }) => {
      await browserApi('PUT /content-request/answer/{id}', { params: { id: briefId }, body: { contentId } });
      showToast({ kind: 'success', title: m.requests_briefs_answer_done() });
      form.reset({ contentId: '' });
      await revalidator.revalidate();
    },
  });
  if (works.length === 0) return null;
  return (
    <Form form={form} className="mt-5 grid gap-3 border-t border-line pt-5">
      <SelectField
        id="answer-work"
        control={form.control}
        name="contentId"
        label={m.requests_briefs_answer_work()}
        hint={m.requests_briefs_answer_work_hint()}
        choices={works.map(({ _id, title }) => [_id, title === '' ? m.requests_untitled() : title] as const)}
        isSearchable
      />
      <SubmitButton isBusy={form.isBusy} face="primary">
        {m.requests_briefs_answer_do()}
      </SubmitButton>
    </Form>
  );
}
