import { browserApi } from '../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { type OptionType, walletAccount } from '../contract/account.ts';
import { type SaveOptions, useSave } from './use-save.ts';

export type FormOptions = SaveOptions & { readonly onCancel: () => void };

/** Form for the number of a mobile wallet. */
export function WalletForm({ type, ...options }: FormOptions & { type: Exclude<OptionType, 'bank'> }) {
  const save = useSave(options);
  const form = useApiForm({
    schema: walletAccount.pick({ number: true }),
    defaultValues: { number: '' },
    messages: { number: () => m.withdraw_options_number_wrong() },
    failure: m.withdraw_options_failed(),
    onSubmit: async ({ number }) =>
      save((proof) => browserApi('PUT /contributor/withdraw-option', { body: { type, number, proof } })),
  });
  return (
    <Form form={form} className="grid grid-cols-1 gap-5">
      <TextField
        {...form.field('number')}
        id={`option-${type}`}
        label={m.withdraw_options_number()}
        hint={m.withdraw_options_number_hint()}
        inputMode="tel"
        autoComplete="off"
      />
      <FormActions {...options} isBusy={form.isBusy} />
    </Form>
  );
}

export function FormActions({
  isNew,
  isBusy,
  onCancel,
}: Pick<FormOptions, 'isNew' | 'onCancel'> & { isBusy: boolean }) {
  return (
    <>
      <p className="max-w-2xl text-14 text-muted">{m.withdraw_options_freeze()}</p>
      <div className="flex flex-wrap gap-3">
        <SubmitButton isBusy={isBusy} face="primary">
          {isNew ? m.withdraw_options_add() : m.withdraw_options_save()}
        </SubmitButton>
        <button type="button" onClick={onCancel} className={secondaryButton}>
          {m.confirm_cancel()}
        </button>
      </div>
    </>
  );
}
