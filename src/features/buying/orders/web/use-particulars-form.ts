import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { useKeptInput } from '../../../../ui/forms/use-kept-input.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { laterParticulars, type ParticularsInput, particularsInput } from '../contract/particulars.ts';

interface ParticularsFormOptions {
  /** Key under which the input survives a reload or a sign-in. */
  readonly name: string;
  readonly owner: string;
  readonly defaults: ParticularsInput;
  /** Whether the name may be given later. */
  readonly isLater?: boolean;
  readonly onSubmit: (said: ParticularsInput) => Promise<unknown>;
}

/** Form for the licensee. Input is kept until it was sent. */
export function useParticularsForm({ name, owner, defaults, isLater = false, onSubmit }: ParticularsFormOptions) {
  const form = useApiForm({
    schema: isLater ? laterParticulars : particularsInput,
    defaultValues: defaults,
    messages: {
      name: (typed) => (String(typed).trim() === '' ? m.orders_particulars_name_needed() : undefined),
      taxNumber: () => m.orders_particulars_tax_wrong(),
    },
    failure: m.orders_particulars_failed(),
    onSubmit,
  });
  const forgetInput = useKeptInput(form, { name, owner, defaults });
  return { form, forgetInput };
}

export type ParticularsForm = ReturnType<typeof useParticularsForm>['form'];
