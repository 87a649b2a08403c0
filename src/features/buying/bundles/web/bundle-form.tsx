import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod';
import { showToast } from '../../../../ui/components/toast.ts';
import { TextArea, TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { parsePrice } from '../../../../ui/parse-price.ts';
import { type FindWorks, WorkPicker } from '../../../money/discounts/web/work-picker.tsx';
import type { OwnBundle } from './bundle-view.ts';
import { ChosenWorks } from './chosen-works.tsx';
import { useChosenWorks } from './use-chosen-works.ts';

const MIN_WORKS = 2;
const MAX_WORKS = 20;

const schema = z.object({
  name: z.string().trim().min(1).max(80),
  nameBn: z.string().trim().max(80),
  description: z.string().max(1000),
  price: z.string().transform((text, context) => {
    const price = parsePrice(text);
    if (typeof price === 'number' && price > 0) return price;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  }),
});

interface BundleBody {
  readonly name: string;
  readonly nameBn: string | null;
  readonly description: string;
  readonly price: number;
  readonly works: { readonly contentId: string; readonly variantId: string }[];
}

interface BundleFormProps {
  readonly findWorks: FindWorks;
  readonly currency: string;
  /** Makes the bundle. @throws ApiError */
  readonly create: (body: BundleBody) => Promise<{ readonly bundle: Pick<OwnBundle, 'state'> }>;
}

/** Form for a new bundle. */
export function BundleForm({ findWorks, currency, create }: BundleFormProps) {
  const { revalidate } = useRevalidator();
  const { works, sold, choose, chooseVariant, reset } = useChosenWorks();
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const form = useApiForm({
    schema,
    defaultValues: { name: '', nameBn: '', description: '', price: '' },
    messages: { name: () => m.bundles_name_wrong(), price: () => m.bundles_price_wrong() },
    failure: m.bundles_create_failed(),
    onSubmit: async ({ nameBn, ...terms }) => {
      setRefused(new Map());
      const isLoading = works.some(({ variants }) => variants === undefined);
      const isFitting = sold.length >= MIN_WORKS && sold.length <= MAX_WORKS && sold.length === works.length;
      const wrong = isLoading ? m.bundles_still_loading() : m.bundles_works_wrong();
      setProblem(isFitting ? undefined : wrong);
      if (!isFitting) return;
      const chosen = sold.map(({ contentId, variantId }) => ({ contentId, variantId }));
      const { bundle } = await create({ ...terms, nameBn: nameBn === '' ? null : nameBn, works: chosen });
      showToast({ kind: 'success', title: bundle.state === 'published' ? m.bundles_created() : m.bundles_asked() });
      form.reset();
      reset();
      await revalidate();
    },
    onFailure: ({ errors }) =>
      setRefused(
        new Map(
          errors.flatMap(({ path, message }) => {
            const work = path.startsWith('works.') ? sold[Number(path.slice('works.'.length))] : undefined;
            return work === undefined ? [] : [[work.contentId, message] as const];
          }),
        ),
      ),
  });
  const alone = sold.reduce((sum, { price }) => sum + price, 0);
  return (
    <Form form={form} className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
      <TextField {...form.field('name')} id="bundle-name" label={m.bundles_name()} maxLength={80} />
      <TextField
        {...form.field('nameBn')}
        id="bundle-name-bn"
        label={m.bundles_name_bn()}
        hint={m.bundles_optional()}
        maxLength={80}
        lang="bn"
      />
      <div className="sm:col-span-2">
        <TextArea
          {...form.field('description')}
          id="bundle-description"
          label={m.bundles_description()}
          hint={m.bundles_optional()}
          maxLength={1000}
          rows={3}
        />
      </div>
      <WorkPicker chosen={works} choose={choose} findWorks={findWorks} error={problem} />
      <ChosenWorks works={works} currency={currency} chooseVariant={chooseVariant} refused={refused} />
      <TextField
        {...form.field('price')}
        id="bundle-price"
        label={m.bundles_price_together()}
        hint={alone === 0 ? undefined : m.bundles_alone({ price: formatMoney(alone, currency) })}
        inputMode="decimal"
        autoComplete="off"
      />
      <p className="text-14 text-muted sm:col-span-2">{m.bundles_fixed()}</p>
      <SubmitButton isBusy={form.isBusy} face="primary" className="sm:justify-self-start">
        {m.bundles_create()}
      </SubmitButton>
    </Form>
  );
}
