import { useState } from 'react';
import { browserApi } from '../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { TextArea, TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { reportKinds, reportsContract } from '../contract/reports.ts';
import { kindLabels } from './kind-words.ts';

export interface ReportedContent {
  readonly id: string;
  readonly title: string;
  /** A work, a shared list of favourites, whose identifier is the token of its URL, or a rating of the work. */
  readonly kind: 'content' | 'list' | 'rating';
}

/** Link to the operator's e-mail address, if there is one, as an alternative to the form. */
function OrWrite({ email }: { email: string }) {
  return (
    <p className="text-14 text-muted">
      {m.reports_or_write()}{' '}
      <a href={`mailto:${email}`} className="text-ink underline underline-offset-4 wrap-anywhere">
        {email}
      </a>
    </p>
  );
}

function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="status" className="rounded-card border border-line bg-paper p-6">
      <p className="text-18 font-medium">{m.reports_sent()}</p>
      <p className="mt-2 text-16 text-muted">{m.reports_sent_text()}</p>
      <button type="button" onClick={onAgain} className={`mt-5 ${secondaryButton}`}>
        {m.reports_again()}
      </button>
    </div>
  );
}

/**
 * Form to report a work or anything else to the operator, also for visitors. Input is kept until the report was sent.
 */
export function ReportForm({ content, email }: { content: ReportedContent | null; email: string | null }) {
  const [isSent, setSent] = useState(false);
  const form = useApiForm({
    schema: reportsContract.create.body,
    defaultValues: { words: '', email: '', ...(content === null ? { kind: 'other' as const } : {}) },
    messages: {
      kind: () => m.reports_kind_needed(),
      words: () => m.reports_words_short(),
      email: () => m.reports_email_invalid(),
    },
    failure: m.reports_failed(),
    onSubmit: async (body) => {
      if (content === null) await browserApi('POST /report/create', { body });
      else if (content.kind === 'list')
        await browserApi('POST /report/list/{token}', { params: { token: content.id }, body });
      else if (content.kind === 'rating')
        await browserApi('POST /rating/report/{id}', { params: { id: content.id }, body });
      else await browserApi('POST /content/report/{id}', { params: { id: content.id }, body });
      form.reset();
      setSent(true);
    },
  });
  if (isSent) return <Sent onAgain={() => setSent(false)} />;
  const { error: kindError, ...kind } = form.field('kind');
  return (
    <Form form={form} className="grid gap-6">
      {content === null ? null : (
        <p className="text-16">
          <span className="text-muted">{content.kind === 'rating' ? m.reports_about_rating() : m.reports_about()}</span>{' '}
          <strong className="font-medium">{content.title}</strong>
        </p>
      )}
      <fieldset aria-describedby={kindError === undefined ? undefined : 'report-kind-error'}>
        <legend className="text-14 font-medium">{m.reports_kind()}</legend>
        <div className="mt-2 grid gap-1">
          {reportKinds.map((each) => (
            <label key={each} className="flex min-h-10 cursor-pointer items-center gap-3 text-16">
              <input {...kind} type="radio" value={each} className="size-5 shrink-0 accent-ink" />
              {kindLabels[each]()}
            </label>
          ))}
        </div>
        <p id="report-kind-error" role="alert" className="mt-1 text-14 text-danger empty:hidden">
          {kindError}
        </p>
      </fieldset>
      <TextArea
        {...form.field('words')}
        id="report-words"
        label={m.reports_words()}
        hint={m.reports_words_hint()}
        rows={6}
        maxLength={4000}
      />
      <TextField
        {...form.field('email')}
        id="report-email"
        type="email"
        autoComplete="email"
        label={m.reports_email()}
        hint={m.reports_email_hint()}
      />
      <p className="hidden text-14 text-danger noscript:block">{m.reports_no_script()}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton isBusy={form.isBusy} face="primary">
          {m.reports_send()}
        </SubmitButton>
        {email === null ? null : <OrWrite email={email} />}
      </div>
    </Form>
  );
}
