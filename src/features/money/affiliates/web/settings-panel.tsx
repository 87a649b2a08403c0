import { useState } from 'react';
import * as z from 'zod';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { Panel } from '../../../../ui/admin/page-heading.tsx';
import { useAdminApi } from '../../../../ui/admin/use-admin-api.ts';
import { showToast } from '../../../../ui/components/toast.ts';
import { CheckboxField, TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { hundredths, writeHundredths } from '../../payment-settings/web/amounts.ts';
import type { affiliatesContract } from '../contract.ts';

type Terms = OutputOf<(typeof affiliatesContract)['terms']>;

const schema = z.object({ basisPoints: hundredths(0, 10_000), isFirstOnly: z.boolean() });

const toValues = ({ basisPoints, isFirstOnly }: Terms) => ({ basisPoints: writeHundredths(basisPoints), isFirstOnly });

/** Form for what affiliates earn. */
export function AffiliateSettings({ terms }: { terms: Terms }) {
  const api = useAdminApi();
  const [version, setVersion] = useState(terms.version);
  const form = useApiForm({
    schema,
    defaultValues: toValues(terms),
    messages: { basisPoints: () => m.affiliates_percent_wrong() },
    failure: m.affiliates_settings_failed(),
    onSubmit: async (body) => {
      const after = await api('PUT /affiliate/settings', { body: { ...body, version } });
      setVersion(after.version);
      form.reset(toValues(after));
      showToast({ kind: 'success', title: m.affiliates_saved() });
    },
  });
  return (
    <Panel title={m.affiliates_settings()} text={m.affiliates_settings_text()}>
      <Form form={form} className="grid grid-cols-1 gap-5">
        <div className="sm:w-1/2">
          <TextField
            {...form.field('basisPoints')}
            id="affiliate-percent"
            label={m.affiliates_percent()}
            hint={m.affiliates_percent_hint()}
            inputMode="decimal"
            autoComplete="off"
          />
        </div>
        <CheckboxField {...form.field('isFirstOnly')} id="affiliate-first" label={m.affiliates_first_only()} />
        <SubmitButton isBusy={form.isBusy} className="sm:justify-self-start">
          {m.affiliates_save()}
        </SubmitButton>
      </Form>
    </Panel>
  );
}
