import { useRevalidator } from 'react-router';
import * as z from 'zod';
import { Panel } from '../../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../../../ui/components/toast.ts';
import { DateFormField } from '../../../../../ui/forms/date-field.tsx';
import { isDayOrEmpty } from '../../../../../ui/forms/days.ts';
import { CheckboxField, TextArea, TextField } from '../../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../../ui/forms/use-api-form.ts';
import { formatCount } from '../../../../../ui/money.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import { licencesContract } from '../../contract.ts';
import type { LicenceAnswer } from '../licence-view.ts';

const allowed = ['clientWork', 'goodsForSale', 'resale', 'editorialOnly', 'attribution'] as const;
const allowedWords: Readonly<Record<(typeof allowed)[number], () => string>> = {
  clientWork: () => m.licences_client_work(),
  goodsForSale: () => m.licences_goods(),
  resale: () => m.licences_resale(),
  editorialOnly: () => m.licences_admin_editorial(),
  attribution: () => m.licences_credit(),
};

const schema = licencesContract.addVersion.body.pick({ textEn: true, textBn: true }).extend({
  /** Maximum number of copies; empty means no limit. */
  maxCopies: z.string().regex(/^\d{0,15}$/),
  clientWork: z.boolean(),
  goodsForSale: z.boolean(),
  resale: z.boolean(),
  editorialOnly: z.boolean(),
  attribution: z.boolean(),
  /** First day, in Dhaka, on which the version applies; empty means at once. */
  from: z.string().refine(isDayOrEmpty),
});

/** Form for the next version of one of the site's own licences. The newest version's text prefills it. */
export function VersionForm({ code, newest }: { code: string; newest: LicenceAnswer['shown'] }) {
  const api = useAdminApi();
  const revalidator = useRevalidator();
  const { maxCopies, ...allows } = newest.allows;
  const form = useApiForm({
    schema,
    defaultValues: {
      ...allows,
      textEn: newest.text.en,
      textBn: newest.text.bn ?? '',
      maxCopies: maxCopies === null ? '' : String(maxCopies),
      from: '',
    },
    messages: { maxCopies: () => m.licences_admin_copies_wrong(), from: () => m.form_day_wrong() },
    failure: m.licences_admin_failed(),
    onSubmit: async ({ textEn, textBn, maxCopies: copies, from, ...given }) => {
      const { version } = await api('POST /licence/add-version/{code}', {
        params: { code },
        body: {
          textEn,
          textBn,
          allows: { ...given, maxCopies: copies === '' ? null : Number(copies) },
          ...(from === '' ? {} : { effectiveAt: new Date(`${from}T00:00:00+06:00`).toISOString() }),
        },
      });
      showToast({ kind: 'success', title: m.licences_admin_added({ version: formatCount(version) }) });
      await revalidator.revalidate();
    },
  });
  return (
    <Panel
      title={m.licences_admin_next({ version: formatCount(newest.version + 1) })}
      text={m.licences_admin_next_text()}
    >
      <Form form={form} className="grid gap-5">
        <TextArea
          {...form.field('textEn')}
          id="licence-en"
          label={m.licences_admin_en()}
          hint={m.licences_admin_form()}
          rows={14}
          maxLength={40_000}
        />
        <TextArea
          {...form.field('textBn')}
          id="licence-bn"
          label={m.licences_admin_bn()}
          rows={14}
          maxLength={40_000}
        />
        <fieldset className="grid gap-3">
          <legend className="mb-2 text-14 font-medium">{m.licences_caption()}</legend>
          {allowed.map((key) => (
            <CheckboxField key={key} {...form.field(key)} id={`licence-${key}`} label={allowedWords[key]()} />
          ))}
        </fieldset>
        <TextField
          {...form.field('maxCopies')}
          id="licence-copies"
          label={m.licences_copies()}
          hint={m.licences_admin_copies_hint()}
          inputMode="numeric"
          autoComplete="off"
        />
        <DateFormField
          control={form.control}
          name="from"
          id="licence-from"
          label={m.licences_admin_from()}
          hint={m.licences_admin_from_hint()}
        />
        <SubmitButton isBusy={form.isBusy} face="primary" className="sm:justify-self-start">
          {m.licences_admin_add()}
        </SubmitButton>
      </Form>
    </Panel>
  );
}
