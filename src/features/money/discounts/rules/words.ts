import { createTranslator, type Locale } from '../../../../platform/http/messages.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import type { CouponRefusal } from './coupon.ts';
import type { TermProblem } from './terms.ts';

const terms = createTranslator({ en, bn }, 'discounts_problem');
const coupons = createTranslator({ en, bn }, 'discounts_refusal');

export const describeProblem = (
  problem: TermProblem | 'code_taken',
  locale: Locale,
  values: Readonly<Record<string, string>> = {},
): string => terms(problem, locale, values);

export const describeCouponRefusal = (
  refusal: CouponRefusal,
  locale: Locale,
  values: { readonly code: string; readonly minimum: string; readonly number?: string },
): string => coupons(refusal, locale, values);
