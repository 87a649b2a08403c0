import type * as z from 'zod';
import { formatNumberIn, localizeDigits } from '../local-format.ts';
import bn from '../messages/bn.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };

export type Locale = 'en' | 'bn';

export const parseLocale = (acceptLanguage: string | null): Locale =>
  acceptLanguage?.trim().toLowerCase().startsWith('bn') ? 'bn' : 'en';

type Texts = Readonly<Record<string, string>>;

/** Removes the plural form from a key: `x_zero`, `x_one` and `x_other` are forms of the text `x`. */
type WithoutForm<Key extends string> = Key extends `${infer Text}_${'zero' | 'one' | 'other'}` ? Text : Key;

/** Keys of texts with a prefix, without the prefix. */
type KeyAfter<Prefix extends string, Key> = Key extends `${Prefix}_${infer Rest}` ? WithoutForm<Rest> : never;

const plurals = { en: new Intl.PluralRules('en'), bn: new Intl.PluralRules('bn') };

/** Finds the text of a key; among plural forms, the one for `count`. */
function findText(texts: Texts, key: string, locale: Locale, count: unknown): string | undefined {
  if (typeof count !== 'number') return texts[key];
  const form = count === 0 && `${key}_zero` in texts ? 'zero' : plurals[locale].select(count);
  return texts[`${key}_${form}`] ?? texts[`${key}_other`] ?? texts[key];
}

/**
 * Makes the function that returns texts of `messages/en.json` and `messages/bn.json` in the caller's language, by their
 * key without the prefix. Each `{name}` is replaced by its value; numbers get the language's digits.
 */
export const createTranslator =
  <English extends Texts, Prefix extends string>(
    texts: { readonly en: English; readonly bn: Readonly<Record<keyof English, string>> },
    prefix: Prefix,
  ) =>
  (
    key: KeyAfter<Prefix, keyof English>,
    locale: Locale,
    values: Readonly<Record<string, string | number>> = {},
  ): string =>
    findText(texts[locale], `${prefix}_${key}`, locale, values['count'])?.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? '';
      return typeof value === 'number' ? formatNumberIn(locale, value, {}) : value;
    }) ?? '';

const texts = { en, bn };

export const translate = createTranslator(texts, 'platform_refusal');

/** Default texts of errors. */
export const describeError = createTranslator(texts, 'platform_error');

const translateIssue = createTranslator(texts, 'platform_issue');

/** Descriptions of named text formats (`z.stringFormat`). */
const describeFormat = createTranslator(texts, 'platform_format');

const formats = new Map<string, Parameters<typeof describeFormat>[0]>([
  ['color', 'color'],
  ['wallet-number', 'wallet_number'],
  ['routing-number', 'routing_number'],
  ['account-number', 'account_number'],
  ['tax-number', 'tax_number'],
]);

type Issue = z.core.$ZodRawIssue;

/**
 * Finds the text that a contract's rule provides: `ctx.addIssue({ code: 'custom', params: { texts: { en, bn } } })`.
 */
function findOwnText(issue: Issue, locale: Locale): string | undefined {
  const { texts } = (issue.code === 'custom' ? (issue.params ?? {}) : {}) as { texts?: Record<Locale, string> };
  return texts?.[locale];
}

const sized = (origin: string): '' | '_string' | '_array' =>
  origin === 'string' || origin === 'array' ? `_${origin}` : '';

function nameWrongType(issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>) {
  if (issue.input === undefined) return 'needed';
  if (Array.isArray(issue.input)) return 'once';
  return issue.expected === 'int' || issue.expected === 'number' ? 'whole_number' : 'something_else';
}

function describeIssue(issue: Issue, locale: Locale): string {
  // Limits are written without grouping.
  const write = (limit: number | bigint): string => localizeDigits(locale, String(limit));
  switch (issue.code) {
    case 'invalid_type':
      return translateIssue(nameWrongType(issue), locale);
    case 'too_big':
      return translateIssue(`too_big${sized(issue.origin)}`, locale, { max: write(issue.maximum) });
    case 'too_small':
      return translateIssue(`too_small${sized(issue.origin)}`, locale, { min: write(issue.minimum) });
    case 'invalid_value':
      return translateIssue('choose', locale, { values: issue.values.join(', ') });
    case 'unrecognized_keys':
      return translateIssue('unknown', locale, { keys: issue.keys.join(', ') });
    case 'invalid_format': {
      const format = formats.get(issue.format);
      return format === undefined ? translateIssue('wrong_form', locale) : describeFormat(format, locale);
    }
    default:
      return findOwnText(issue, locale) ?? translateIssue('invalid', locale);
  }
}

/** Describes a validation error of a field in the caller's language. A schema's own message takes precedence. */
export const issueText = {
  en: (issue: Issue): string => describeIssue(issue, 'en'),
  bn: (issue: Issue): string => describeIssue(issue, 'bn'),
};
