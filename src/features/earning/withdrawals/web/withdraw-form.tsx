import { useRef } from 'react';
import * as z from 'zod';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { browserApi } from '../../../../ui/api/client.ts';
import { formatTime } from '../../../../ui/components/time.tsx';
import { showToast } from '../../../../ui/components/toast.ts';
import { amountText, describeAmount } from '../../../../ui/forms/amount-text.ts';
import { TextField } from '../../../../ui/forms/field.tsx';
import { Form, SubmitButton } from '../../../../ui/forms/form.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { useApiForm } from '../../../../ui/forms/use-api-form.ts';
import { getLocale } from '../../../../ui/locale.ts';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { parseAmount } from '../../../../ui/parse-price.ts';
import type { withdrawOptionsContract } from '../../withdraw-options/contract/withdraw-options.ts';
import { typeNames, type WithdrawHistory } from './withdraw-view.tsx';

export type WithdrawTerms = OutputOf<typeof withdrawOptionsContract.all>['types'][number];
type Usable = WithdrawTerms & { readonly option: NonNullable<WithdrawTerms['option']> };

const hasOption = (terms: WithdrawTerms): terms is Usable => terms.option !== null;

/** Form schema: amounts are typed in major units, and each payout method has a minimum. */
const createSchema = (findMinimum: (optionId: string) => number, currency: string) =>
  z.strictObject({ amount: amountText, optionId: z.string().min(1) }).superRefine(({ amount, optionId }, context) => {
    const minimum = findMinimum(optionId);
    const message = m.withdrawals_amount_below({ minimum: formatMoney(minimum, currency) });
    if ((parseAmount(amount) ?? 0) < minimum) context.addIssue({ code: 'custom', path: ['amount'], message });
  });

const nameOption = ({ type, option }: Usable, now: number): string => {
  const name = `${typeNames[type]()} ${option.masked}`;
  if (!option.isAllowed) return m.withdrawals_option_stopped({ option: name });
  return Date.parse(option.usableFrom) > now
    ? m.withdrawals_option_frozen({ option: name, time: formatTime(option.usableFrom, 'minute') })
    : name;
};

function Cost({
  terms,
  amount,
  currency,
}: {
  terms: Usable | undefined;
  amount: number | undefined;
  currency: string;
}) {
  if (terms === undefined) return null;
  const money = (minor: number): string => formatMoney(minor, currency);
  const arrives = amount === undefined ? undefined : amount - terms.fee;
  const words = [
    m.withdrawals_when(),
    m.withdrawals_usually_by({ date: formatTime(terms.usuallyBy, 'day') }),
    terms.instructions[getLocale() === 'bn' ? 'bn' : 'en'],
  ];
  return (
    <dl className="grid gap-2 rounded-control bg-canvas p-4 text-14 tabular-nums" aria-live="polite">
      <div className="flex justify-between gap-4">
        <dt className="text-muted">{m.withdrawals_cost_fee()}</dt>
        <dd>{terms.fee === 0 ? m.withdrawals_cost_none() : money(terms.fee)}</dd>
      </div>
      <div className="flex justify-between gap-4 font-medium">
        <dt>{m.withdrawals_cost_arrives()}</dt>
        <dd>{arrives === undefined || arrives <= 0 ? '–' : money(arrives)}</dd>
      </div>
      <div className="border-t border-line pt-2 text-muted">
        <dt className="sr-only">{m.withdrawals_cost_when()}</dt>
        <dd>{words.filter((each) => each !== '').join(' ')}</dd>
      </div>
    </dl>
  );
}

/** Describes the minimum and maximum of a payout method, or the amount missing for the minimum. */
function describeRange(
  { minimum, maximum }: Usable,
  { available, debt, currency }: Pick<WithdrawHistory, 'available' | 'debt' | 'currency'>,
): string {
  const money = (minor: number): string => formatMoney(minor, currency);
  const range = { minimum: money(minimum), maximum: money(Math.min(maximum, available)) };
  if (available < minimum) {
    const missing = money(minimum + debt - available);
    return debt === 0
      ? m.withdrawals_amount_missing({ ...range, missing })
      : m.withdrawals_amount_missing_debt({ ...range, missing, debt: money(debt) });
  }
  return available > maximum
    ? m.withdrawals_amount_part({ ...range, amount: money(available) })
    : m.withdrawals_amount_hint(range);
}

/** Form for a withdrawal, which shows the fee and the expected time. */
export function WithdrawForm({
  types,
  history,
  now,
  onChange,
}: {
  types: readonly WithdrawTerms[];
  history: WithdrawHistory;
  /** When the page was loaded, in milliseconds. */
  now: number;
  /** Called when the data that the form shows has changed. */
  onChange: () => void;
}) {
  const { currency } = history;
  const attempt = useRef({ of: '', key: '' });
  /** Reuses the key after a call without an answer, so that a retry is the same request. */
  const takeKey = (of: string): string => {
    if (attempt.current.of !== of) attempt.current = { of, key: crypto.randomUUID() };
    return attempt.current.key;
  };
  const forget = () => {
    attempt.current = { of: '', key: '' };
  };
  const options = types.filter(hasOption);
  const findTerms = (optionId: string) => options.find(({ option }) => option._id === optionId);
  const first = options.find(({ option }) => option.isAllowed && Date.parse(option.usableFrom) <= now) ?? options[0];
  const form = useApiForm({
    schema: createSchema((optionId) => findTerms(optionId)?.minimum ?? 0, currency),
    messages: { amount: describeAmount },
    defaultValues: { amount: '', optionId: first?.option._id ?? '' },
    failure: m.withdrawals_failed(),
    onSubmit: async ({ amount, optionId }) => {
      const fee = findTerms(optionId)?.fee;
      await browserApi('POST /withdraw-request/create', {
        body: { amount: parseAmount(amount) ?? 0, optionId, ...(fee === undefined ? {} : { fee }) },
        idempotencyKey: takeKey(`${amount} ${optionId} ${fee}`),
      });
      forget();
      showToast({ kind: 'success', title: m.withdrawals_requested() });
      form.reset();
      onChange();
    },
    // A refused call is not recorded, so the next one gets a new key; a call without an answer may have been
    // recorded.
    onFailure: ({ status }) => {
      if (status < 500) forget();
      // The terms may have changed.
      if (status === 409) onChange();
    },
  });
  const terms = findTerms(form.watch('optionId'));
  return (
    <Form form={form} className="grid gap-5">
      <TextField
        {...form.field('amount')}
        id="withdraw-amount"
        label={m.withdrawals_amount()}
        inputMode="decimal"
        autoComplete="off"
        hint={terms === undefined ? undefined : describeRange(terms, history)}
      />
      <SelectField
        id="withdraw-option"
        control={form.control}
        name="optionId"
        label={m.withdrawals_to()}
        choices={options.map((each) => [each.option._id, nameOption(each, now)] as const)}
      />
      <Cost terms={terms} amount={parseAmount(form.watch('amount') ?? '')} currency={currency} />
      <SubmitButton isBusy={form.isBusy} face="primary" className="justify-self-start max-sm:w-full">
        {m.withdrawals_request()}
      </SubmitButton>
    </Form>
  );
}
