import { createTranslator } from '../../../../platform/http/messages.ts';
import { formatMomentIn, formatMoneyIn } from '../../../../platform/local-format.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

/** Explains why an operation on withdrawals is refused. */
export const describeRefusal = createTranslator({ en, bn }, 'withdrawals_refusal');

export interface WantedWithdrawal {
  readonly amount: number;
  readonly currency: string;
  readonly now: Date;
}

export interface WithdrawTerms {
  readonly isAllowed: boolean;
  readonly minimum: number;
  readonly maximum: number;
  readonly usableFrom: Date;
}

/** Problems of a withdrawal that don't depend on the balance: a message per field. Amounts are in minor units. */
export function findWithdrawProblems(
  { amount, currency, now }: WantedWithdrawal,
  terms: WithdrawTerms | undefined,
  { locale, siteCurrency }: { readonly locale: 'en' | 'bn'; readonly siteCurrency: string },
): { readonly path: string; readonly message: string }[] {
  const problems: { path: string; message: string }[] = [];
  const money = (minor: number): string => formatMoneyIn(locale, minor, siteCurrency);
  if (currency !== siteCurrency)
    problems.push({ path: 'currency', message: describeRefusal('currency', locale, { currency: siteCurrency }) });
  if (terms === undefined) return [...problems, { path: 'optionId', message: describeRefusal('no_option', locale) }];
  if (!terms.isAllowed) problems.push({ path: 'optionId', message: describeRefusal('not_allowed', locale) });
  else if (terms.usableFrom > now) {
    const time = formatMomentIn(locale, terms.usableFrom);
    problems.push({ path: 'optionId', message: describeRefusal('frozen', locale, { time }) });
  }
  if (amount < terms.minimum)
    problems.push({ path: 'amount', message: describeRefusal('below', locale, { amount: money(terms.minimum) }) });
  if (amount > terms.maximum)
    problems.push({ path: 'amount', message: describeRefusal('above', locale, { amount: money(terms.maximum) }) });
  return problems;
}
