import { useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { browserApi } from '../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { DateFormField } from '../../../../ui/forms/date-field.tsx';
import { TextArea, TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { useKeptInput } from '../../../../ui/forms/use-kept-input.ts';
import { useSubmissionKey } from '../../../../ui/forms/use-submission-key.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { formatCount } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { contactText } from '../contract/contact.ts';
import { toWanted, wantedFields, wantedMessages } from './form-schema.ts';
import { PictureList } from './picture-list.tsx';
import { keptPictures, useReferencePictures } from './use-reference-pictures.ts';

export interface CategoryChoice {
  readonly _id: string;
  readonly name: string;
}

const schema = z.strictObject({ ...wantedFields, contact: contactText });

/** Schema of the input that is kept in addition to the fields. */
const keptExtras = z.object({
  pictures: keptPictures,
  submission: z.object({ text: z.string(), key: z.string() }).optional(),
});

function Sent({ hasAccount, onAgain }: { hasAccount: boolean; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="rounded-card border border-line bg-paper p-6 sm:p-8">
      <Icon name="check" className="size-8 text-success" />
      <h3 ref={heading} tabIndex={-1} className="mt-3 text-22 outline-none">
        {m.requests_sent()}
      </h3>
      <ol className="mt-4 grid list-decimal gap-2 pl-5 text-16 text-muted marker:text-ink">
        <li>{m.requests_sent_1()}</li>
        <li>{m.requests_sent_2()}</li>
        <li>{hasAccount ? m.requests_sent_3_account() : m.requests_sent_3()}</li>
      </ol>
      <p className="mt-6 flex flex-wrap gap-3">
        {hasAccount ? (
          <a href={localizeHref('/profile/requests')} className={secondaryButton}>
            {m.requests_yours()}
          </a>
        ) : null}
        <button type="button" onClick={onAgain} className={secondaryButton}>
          {m.requests_again()}
        </button>
      </p>
    </div>
  );
}

/** Form that requests custom content, also for visitors. The input is kept until it was sent, even over a reload. */
export function RequestForm({
  categories,
  user,
}: {
  categories: readonly CategoryChoice[];
  /** The signed-in account, if any. */
  user: { readonly userId: string; readonly email: string } | null;
}) {
  const hasAccount = user !== null;
  const [isSent, setSent] = useState(false);
  const [wait, setWait] = useState<number>();
  const submission = useSubmissionKey();
  const pictures = useReferencePictures();
  const [pictureProblem, setPictureProblem] = useState('');
  const empty = { categoryId: '', title: '', description: '', budget: '', deadline: '', contact: user?.email ?? '' };
  const form = useApiForm({
    schema,
    defaultValues: empty,
    messages: { ...wantedMessages, contact: () => m.requests_contact_wrong() },
    failure: m.requests_failed(),
    onSubmit: async ({ title, description, contact, ...typed }) => {
      setWait(undefined);
      setPictureProblem(
        pictures.isSending ? m.requests_picture_wait() : pictures.hasRefused ? m.requests_picture_refused() : '',
      );
      if (pictures.isSending || pictures.hasRefused) return;
      const body = { ...toWanted(typed), title, description, contact, pictures: pictures.ids };
      await browserApi('POST /content-request/create', { body, idempotencyKey: submission.find(body) });
      form.reset(empty);
      forgetInput();
      pictures.clear();
      submission.forget();
      setSent(true);
    },
    onFailure: (error) => setWait(error.status === 429 ? error.retryAfter : undefined),
  });
  const forgetInput = useKeptInput(form, {
    name: 'request',
    owner: user?.userId ?? '',
    defaults: empty,
    extras: { pictures: pictures.kept, submission: submission.kept },
    onRestore: (found) => {
      const { data } = keptExtras.safeParse(found);
      if (data === undefined) return;
      submission.restore(data.submission);
      void pictures.restore(data.pictures, { isSent: data.submission !== undefined });
    },
  });
  const email = user?.email ?? '';
  const { getValues, setValue } = form;
  useEffect(() => {
    if (email !== '' && getValues('contact') === '') setValue('contact', email);
  }, [email, getValues, setValue]);
  if (isSent) return <Sent hasAccount={hasAccount} onAgain={() => setSent(false)} />;
  const minutes = wait === undefined ? 0 : Math.ceil(wait / 60);
  return (
    <Form form={form} className="grid grid-cols-1 gap-5 rounded-card border border-line bg-paper p-5 sm:p-8">
      <TextField
        {...form.field('title')}
        id="request-title"
        label={m.requests_title()}
        hint={m.requests_title_hint()}
        maxLength={120}
        required
      />
      <SelectField
        id="request-category"
        control={form.control}
        name="categoryId"
        label={m.requests_category()}
        choices={[['', m.requests_category_none()], ...categories.map(({ _id, name }) => [_id, name] as const)]}
      />
      <TextArea
        {...form.field('description')}
        id="request-description"
        label={m.requests_description()}
        hint={m.requests_description_hint()}
        rows={6}
        maxLength={4000}
        required
      />
      <PictureList list={pictures} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('budget')}
          id="request-budget"
          label={m.requests_budget_optional()}
          hint={m.requests_budget_hint()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
        />
        <DateFormField
          control={form.control}
          name="deadline"
          id="request-deadline"
          label={m.requests_deadline_optional()}
          hint={m.requests_deadline_hint()}
        />
      </div>
      <TextField
        {...form.field('contact')}
        id="request-contact"
        label={m.requests_contact()}
        hint={m.requests_contact_hint()}
        autoComplete="email"
        maxLength={254}
        required
      />
      <p className="hidden text-14 text-danger noscript:block">{m.requests_no_script()}</p>
      <div className="grid gap-3">
        <p role="alert" className="text-14 text-danger empty:hidden">
          {pictureProblem}
        </p>
        <p role="status" className="text-14 text-danger empty:hidden">
          {minutes === 0
            ? ''
            : minutes === 1
              ? m.requests_wait_one()
              : m.requests_wait({ minutes: formatCount(minutes) })}
        </p>
        <SubmitButton isBusy={form.isBusy} face="primary" className="justify-self-start max-sm:w-full">
          {m.requests_send()}
        </SubmitButton>
        <p className="text-14 text-muted">
          {m.requests_privacy()}{' '}
          <a href={localizeHref('/privacy-policy')} className="underline underline-offset-4">
            {m.requests_privacy_link()}
          </a>
        </p>
      </div>
    </Form>
  );
}
