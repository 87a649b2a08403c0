import { useState } from 'react';
import { Icon } from '../../../../ui/components/icon.tsx';
import { TextArea, TextField } from '../../../../ui/forms/field.tsx';
import { m } from '../../../../ui/paraglide/messages.js';
import type { ParticularsForm } from './use-particulars-form.ts';

const optional = ['company', 'address', 'taxNumber'] as const;

/**
 * Name field, and collapsed company fields that open if one of them has a value or an error. `isLater`: the name may be
 * given later.
 */
export function ParticularsFields({ form, isLater = false }: { form: ParticularsForm; isLater?: boolean }) {
  const [chosen, choose] = useState<boolean>();
  const isFilled = form.watch(optional).some((value = '') => value !== '');
  const isWrong = optional.some((name) => form.getError(name) !== undefined);
  return (
    <div className="grid gap-3">
      <TextField
        {...form.field('name')}
        id="particulars-name"
        label={m.orders_particulars_name()}
        hint={isLater ? m.orders_particulars_name_later() : m.orders_particulars_name_hint()}
        autoComplete="name"
        maxLength={120}
        required={!isLater}
      />
      <details
        open={isWrong || (chosen ?? isFilled)}
        onToggle={(event) => choose(event.currentTarget.open)}
        className="group"
      >
        <summary className="flex min-h-6 w-fit cursor-pointer list-none items-center gap-1.5 text-14 underline underline-offset-4 [&::-webkit-details-marker]:hidden">
          {m.orders_particulars_more()}
          <Icon name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-3 grid gap-3">
          <TextField
            {...form.field('company')}
            id="particulars-company"
            label={m.orders_particulars_company()}
            autoComplete="organization"
            maxLength={150}
          />
          <TextArea
            {...form.field('address')}
            id="particulars-address"
            label={m.orders_particulars_address()}
            autoComplete="street-address"
            rows={2}
            maxLength={300}
          />
          <TextField
            {...form.field('taxNumber')}
            id="particulars-tax-number"
            label={m.orders_particulars_tax()}
            hint={m.orders_particulars_tax_hint()}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
          />
        </div>
      </details>
    </div>
  );
}
