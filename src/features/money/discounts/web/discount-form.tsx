import { useState } from 'react';
import { DateFormField } from '../../../../ui/forms/date-field.tsx';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { emptyTerms, termsSchema, toBody } from './terms-schema.ts';
import { type Choosable, type FindWorks, WorkPicker } from './work-picker.tsx';

interface DiscountFormProps {
  readonly findWorks: FindWorks;
  readonly categories: readonly Choosable[];
  /** Whether the site creates it, which chooses who bears it. */
  readonly isSite: boolean;
  /** Creates the discount. @throws ApiError */
  readonly create: (body: ReturnType<typeof toBody>) => Promise<unknown>;
}

/** Form for a sale or a coupon. */
export function DiscountForm({ findWorks, categories, isSite, create }: DiscountFormProps) {
  const [works, setWorks] = useState<readonly Choosable[]>([]);
  const [places, setPlaces] = useState<readonly string[]>([]);
  const form = useApiForm({
    schema: termsSchema,
    defaultValues: emptyTerms,
    messages: {
      name: () => m.discounts_name_wrong(),
      value: () => m.discounts_value_wrong(),
      endsAt: () => m.form_day_wrong(),
      startsAt: () => m.form_day_wrong(),
      minimum: () => m.discounts_value_wrong(),
      maxUses: () => m.discounts_count_wrong(),
      maxPerPerson: () => m.discounts_count_wrong(),
      siteShare: () => m.discounts_site_share_wrong(),
    },
    failure: m.discounts_create_failed(),
    onSubmit: async (terms) => {
      await create(toBody(terms, { workIds: works.map(({ id }) => id), categoryIds: places }));
      form.reset();
      setWorks([]);
      setPlaces([]);
    },
  });
  const [type, kind, scope] = form.watch(['type', 'kind', 'scope']);
  const isSale = type === 'sale';
  return (
    <Form form={form} className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2">
      <SelectField
        control={form.control}
        name="type"
        id="discount-type"
        label={m.discounts_type()}
        hint={isSale ? m.discounts_sale_hint() : m.discounts_coupon_hint()}
        choices={[
          ['sale', m.discounts_sale()],
          ['coupon', m.discounts_coupon()],
        ]}
      />
      <TextField
        {...form.field('name')}
        id="discount-name"
        label={m.discounts_name()}
        maxLength={60}
        hint={m.discounts_name_hint()}
      />
      <SelectField
        control={form.control}
        name="kind"
        id="discount-kind"
        label={m.discounts_kind()}
        choices={[
          ['percent', m.discounts_percent()],
          ['amount', isSale ? m.discounts_amount_item() : m.discounts_amount_order()],
        ]}
      />
      <TextField
        {...form.field('value')}
        id="discount-value"
        label={kind === 'percent' ? m.discounts_value_percent() : m.discounts_value_amount()}
        inputMode="decimal"
        autoComplete="off"
      />
      {isSale ? null : (
        <TextField
          {...form.field('code')}
          id="discount-code"
          label={m.discounts_code()}
          hint={m.discounts_code_hint()}
          maxLength={30}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <SelectField
        control={form.control}
        name="scope"
        id="discount-scope"
        label={m.discounts_scope()}
        choices={[
          ['all', isSite ? m.discounts_on_all() : m.discounts_on_own()],
          ['works', m.discounts_scope_works()],
          ['categories', m.discounts_scope_categories()],
        ]}
      />
      {scope === 'works' ? (
        <WorkPicker chosen={works} choose={setWorks} findWorks={findWorks} error={form.getError('scope')} />
      ) : scope === 'categories' ? (
        <Categories categories={categories} chosen={places} choose={setPlaces} error={form.getError('scope')} />
      ) : null}
      <DateFormField
        control={form.control}
        name="startsAt"
        id="discount-from"
        label={m.discounts_from()}
        hint={m.discounts_from_hint()}
      />
      <DateFormField
        control={form.control}
        name="endsAt"
        id="discount-to"
        label={m.discounts_to()}
        hint={m.discounts_to_hint()}
      />
      {isSale ? null : (
        <>
          <TextField
            {...form.field('minimum')}
            id="discount-minimum"
            label={m.discounts_minimum()}
            hint={m.discounts_optional()}
            inputMode="decimal"
            autoComplete="off"
          />
          <TextField
            {...form.field('maxUses')}
            id="discount-uses"
            label={m.discounts_max_uses()}
            hint={m.discounts_optional()}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            {...form.field('maxPerPerson')}
            id="discount-person"
            label={m.discounts_max_per_person()}
            hint={m.discounts_optional()}
            inputMode="numeric"
            autoComplete="off"
          />
          <label className="flex min-h-12 items-center gap-3 self-center text-16">
            <input type="checkbox" {...toNative(form.field('isFirstPurchase'))} className="size-5 accent-ink" />
            {m.discounts_first_purchase()}
          </label>
        </>
      )}
      {isSite ? (
        <TextField
          {...form.field('siteShare')}
          id="discount-share"
          label={m.discounts_site_share()}
          hint={m.discounts_site_share_hint()}
          inputMode="decimal"
          autoComplete="off"
        />
      ) : null}
      <p className="text-14 text-muted sm:col-span-2">{m.discounts_fixed()}</p>
      <SubmitButton isBusy={form.isBusy} face="primary" className="sm:justify-self-start">
        {m.discounts_create()}
      </SubmitButton>
    </Form>
  );
}

/** Props of a native field without the error message. */
const toNative = <Field extends { readonly error: string | undefined }>({ error: _, ...field }: Field) => field;

interface CategoriesProps {
  readonly error: string | undefined;
  readonly categories: readonly Choosable[];
  readonly chosen: readonly string[];
  readonly choose: (ids: readonly string[]) => void;
}

function Categories({ error, categories, chosen, choose }: CategoriesProps) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1.5 text-14 font-medium">{m.discounts_scope_categories()}</legend>
      <div className="grid max-h-72 gap-x-6 overflow-y-auto rounded-control border border-line p-4 sm:grid-cols-2">
        {categories.map(({ id, name }) => (
          <label key={id} className="flex min-h-10 items-center gap-3 text-14 wrap-anywhere">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={(event) =>
                choose(event.target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
              }
              className="size-5 shrink-0 accent-ink"
            />
            {name}
          </label>
        ))}
      </div>
      <p role="alert" className="text-14 text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
