import { browserApi } from '../../../../../ui/api/client.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { CheckboxField } from '../../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { localizeHref } from '../../../../../ui/locale.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { SessionContributor } from '../../../../../ui/root-data.ts';
import { revalidateSession } from '../../../../../ui/session/session-revalidation.ts';
import { contributorsContract, contributorTermsVersion } from '../../contract/contributors.ts';
import { ContributorTerms } from './contributor-terms.tsx';
import type { EarningTerms } from './earning-terms.ts';

const intros: Partial<Record<SessionContributor['status'], { title: () => string; text: () => string }>> = {
  pending: {
    title: () => m.contributors_apply_unfinished_title(),
    text: () => m.contributors_apply_unfinished_text(),
  },
  active: { title: () => m.contributors_apply_again_title(), text: () => m.contributors_apply_again_text() },
};

/**
 * Form that shows the terms and applies by accepting them. `status`: status of a person who applied without accepting
 * them. It is a lazy chunk, so that visitors don't load the form code.
 */
export function ApplyForm({ status, terms }: { status: SessionContributor['status'] | null; terms: EarningTerms }) {
  const form = useApiForm({
    schema: contributorsContract.apply.body.pick({ acceptTerms: true }),
    messages: { acceptTerms: () => m.contributors_apply_accept_needed() },
    failure: m.contributors_apply_apply_failed(),
    onSubmit: async (body) => {
      await browserApi('POST /contributor/apply', { body: { ...body, termsVersion: contributorTermsVersion } });
      showToast({ kind: 'success', title: m.contributors_apply_applied() });
      await revalidateSession();
    },
  });
  const intro = status === null ? undefined : intros[status];
  return (
    <div className="mt-8 max-w-[52ch] lg:max-xl:max-w-[40vw]">
      {intro === undefined ? null : (
        <div role="status" className="mb-5">
          <p className="text-16 font-medium">{intro.title()}</p>
          <p className="mt-1 text-14 text-muted">{intro.text()}</p>
        </div>
      )}
      <ContributorTerms terms={terms} />
      <Form form={form} className="mt-5 grid justify-items-start gap-5">
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
          {status === 'active' ? m.contributors_apply_accept_cta() : m.contributors_apply_cta()}
        </SubmitButton>
      </Form>
    </div>
  );
}
