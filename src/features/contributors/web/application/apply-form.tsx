import { browserApi } from '../../../../ui/api/client.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { CheckboxField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { revalidateSession } from '../../../../ui/session/session-revalidation.ts';
import { contributorsContract } from '../../contract.ts';

/** Accepts the terms and applies. In a chunk of its own: visitors of the page load none of what forms need. */
export function ApplyForm() {
  const form = useApiForm({
    schema: contributorsContract.apply.body,
    messages: { acceptTerms: () => m.contributors_apply_accept_needed() },
    failure: m.contributors_apply_apply_failed(),
    onSubmit: async (body) => {
      await browserApi('POST /contributor/apply', { body });
      showToast({ kind: 'success', title: m.contributors_apply_applied() });
      await revalidateSession();
    },
  });
  return (
    <Form form={form} className="mt-8 grid max-w-[46ch] justify-items-start gap-5 lg:max-xl:max-w-[40vw]">
      <CheckboxField
        {...form.field('acceptTerms')}
        id="apply"
        label={
          <>
            {m.contributors_apply_accept()}{' '}
            <a href={localizeHref('/terms-and-conditions')} className="underline underline-offset-4">
              {m.contributors_apply_read_terms()}
            </a>
          </>
        }
      />
      <SubmitButton isBusy={form.isBusy} face="primary">
        {m.contributors_apply_cta()}
      </SubmitButton>
    </Form>
  );
}
