import * as z from 'zod';
import { browserApi } from '../../../../ui/api/client.ts';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Form } from '../../../../ui/forms/form.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { bankAccount } from '../contract/account.ts';
import { useSave } from './use-save.ts';
import { FormActions, type FormOptions } from './wallet-form.tsx';

const newAccount = bankAccount.omit({ type: true });
const { bankName, branch, routingNumber, accountName, accountNumber } = newAccount.shape;
const orEmpty = <S extends z.ZodType>(schema: S) => z.literal('').or(schema);
/** An empty field keeps its value. */
const change = z.strictObject({
  bankName: orEmpty(bankName),
  branch: orEmpty(branch),
  routingNumber: orEmpty(routingNumber),
  accountName: orEmpty(accountName),
  accountNumber: orEmpty(accountNumber),
});

const fields: readonly { name: keyof typeof newAccount.shape; label: () => string; isNumber?: true }[] = [
  { name: 'bankName', label: () => m.withdraw_options_bank_name() },
  { name: 'branch', label: () => m.withdraw_options_branch() },
  { name: 'routingNumber', label: () => m.withdraw_options_routing(), isNumber: true },
  { name: 'accountName', label: () => m.withdraw_options_account_name() },
  { name: 'accountNumber', label: () => m.withdraw_options_account_number(), isNumber: true },
];

const nameWrong = () => m.withdraw_options_name_wrong();

/** Form for a bank account: all fields of a new one, or only the changed fields. */
export function BankForm(options: FormOptions) {
  const { isNew } = options;
  const save = useSave(options);
  const form = useApiForm({
    schema: isNew ? newAccount : change,
    defaultValues: { bankName: '', branch: '', routingNumber: '', accountName: '', accountNumber: '' },
    messages: {
      bankName: nameWrong,
      branch: nameWrong,
      accountName: nameWrong,
      routingNumber: () => m.withdraw_options_routing_wrong(),
      accountNumber: () => m.withdraw_options_account_number_wrong(),
    },
    failure: m.withdraw_options_failed(),
    onSubmit: async (values) => {
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
      if (!isNew && Object.keys(given).length === 0) {
        options.onCancel();
        return;
      }
      save((proof) =>
        isNew
          ? browserApi('PUT /contributor/withdraw-option', { body: { type: 'bank', ...values, proof } })
          : browserApi('PATCH /contributor/withdraw-option', { body: { type: 'bank', ...given, proof } }),
      );
    },
  });
  return (
    <Form form={form} className="grid grid-cols-1 gap-5">
      {isNew ? null : <p className="text-14 text-muted">{m.withdraw_options_keep()}</p>}
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {fields.map(({ name, label, isNumber }) => (
          <TextField
            key={name}
            {...form.field(name)}
            id={`option-${name}`}
            label={label()}
            autoComplete="off"
            {...(isNumber === true ? { inputMode: 'numeric' as const } : {})}
          />
        ))}
      </div>
      <FormActions {...options} isBusy={form.isBusy} />
    </Form>
  );
}
