import type * as z from 'zod';
import { localizeDigits } from '../local-format.ts';

export type Locale = 'en' | 'bn';

export const parseLocale = (acceptLanguage: string | null): Locale =>
  acceptLanguage?.trim().toLowerCase().startsWith('bn') ? 'bn' : 'en';

type Texts = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** Makes the function that answers a text in the caller's language, with each `{name}` replaced by its value. */
export const createTranslator =
  <T extends Texts>(texts: T) =>
  (key: keyof T, locale: Locale, values: Readonly<Record<string, string>> = {}): string =>
    texts[key]?.[locale].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '') ?? '';

const bangla = (value: unknown): string => localizeDigits('bn', String(value));

const texts = {
  wrong_cursor: {
    en: 'This is no cursor of this list; start from the first page.',
    bn: 'এটি এই তালিকার কার্সর নয়; প্রথম পাতা থেকে শুরু করুন।',
  },
  not_json: { en: 'This is not valid JSON.', bn: 'এটি সঠিক JSON নয়।' },
  idempotency_key: {
    en: 'Send the header Idempotency-Key with 8 to 200 letters of your choice: another one for each thing that you do.',
    bn: 'Idempotency-Key হেডারে নিজের বাছাই করা ৮ থেকে ২০০ অক্ষর পাঠান: প্রতিটি কাজের জন্য আলাদা।',
  },
  unwieldy: {
    en: 'This has too many parts, or too many inside each other.',
    bn: 'এতে অংশের সংখ্যা, অথবা একটির ভিতরে আরেকটির স্তর খুব বেশি।',
  },
  too_many_parameters: {
    en: 'This address has too many parameters; 100 is the most.',
    bn: 'এই ঠিকানায় প্যারামিটার খুব বেশি; সর্বোচ্চ ১০০টি দেওয়া যায়।',
  },
  cross_origin: {
    en: 'This request must come from the site itself.',
    bn: 'অনুরোধটি এই সাইট থেকেই আসতে হবে।',
  },
  file_needed: { en: 'Choose a file that is not empty.', bn: 'একটি ফাইল বেছে নিন, যা খালি নয়।' },
} satisfies Record<string, Record<Locale, string>>;

export const translate = (name: keyof typeof texts, locale: Locale): string => texts[name][locale];

/** What a text of a named format looks like (`z.stringFormat`). */
const formats: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  color: {
    en: 'Name a colour of the list, or write one like #d9232e.',
    bn: 'তালিকার একটি রঙের নাম দিন, অথবা #d9232e-এর মতো করে লিখুন।',
  },
  'wallet-number': {
    en: 'A mobile number of 11 digits that begins with 01.',
    bn: '০১ দিয়ে শুরু ১১ সংখ্যার মোবাইল নম্বর দিন।',
  },
  'routing-number': { en: 'A routing number has 9 digits.', bn: 'রাউটিং নম্বর ৯ সংখ্যার হয়।' },
  'account-number': { en: 'An account number has 6 to 20 digits.', bn: 'অ্যাকাউন্ট নম্বর ৬ থেকে ২০ সংখ্যার হয়।' },
};

type Issue = z.core.$ZodRawIssue;

/** A rule of a contract can bring its own words: `ctx.addIssue({ code: 'custom', params: { texts: { en, bn } } })`. */
function findOwnText(issue: Issue, locale: Locale): string | undefined {
  const { texts } = (issue.code === 'custom' ? (issue.params ?? {}) : {}) as { texts?: Record<Locale, string> };
  return texts?.[locale];
}

function describeIssueInEnglish(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'This is needed.';
      if (Array.isArray(issue.input)) return 'Give this once only.';
      return issue.expected === 'int' || issue.expected === 'number'
        ? 'This should be a whole number.'
        : 'This should be something else.';
    case 'too_big':
      return issue.origin === 'string'
        ? `At most ${issue.maximum} characters.`
        : issue.origin === 'array'
          ? `At most ${issue.maximum} entries.`
          : `At most ${issue.maximum}.`;
    case 'too_small':
      return issue.origin === 'string'
        ? `At least ${issue.minimum} characters.`
        : issue.origin === 'array'
          ? `At least ${issue.minimum} entries.`
          : `At least ${issue.minimum}.`;
    case 'invalid_value':
      return `Choose one of: ${issue.values.join(', ')}.`;
    case 'unrecognized_keys':
      return `Not known: ${issue.keys.join(', ')}.`;
    case 'invalid_format':
      return formats[issue.format]?.en ?? 'This has the wrong form.';
    default:
      return findOwnText(issue, 'en') ?? 'This is not valid.';
  }
}

function describeIssueInBangla(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'এটি দিতে হবে।';
      if (Array.isArray(issue.input)) return 'এটি একবারই দিন।';
      return 'এখানে অন্য ধরনের মান দিতে হবে।';
    case 'too_big':
      return issue.origin === 'string'
        ? `সর্বোচ্চ ${bangla(issue.maximum)}টি অক্ষর।`
        : `সর্বোচ্চ ${bangla(issue.maximum)} দিন।`;
    case 'too_small':
      return issue.origin === 'string'
        ? `অন্তত ${bangla(issue.minimum)}টি অক্ষর।`
        : `সর্বনিম্ন ${bangla(issue.minimum)} দিন।`;
    case 'invalid_value':
      return `এগুলোর একটি বেছে নিন: ${issue.values.join(', ')}।`;
    case 'unrecognized_keys':
      return `অচেনা: ${issue.keys.join(', ')}।`;
    case 'invalid_format':
      return formats[issue.format]?.bn ?? 'এটি সঠিক রূপে লেখা নেই।';
    default:
      return findOwnText(issue, 'bn') ?? 'এটি ঠিক নয়।';
  }
}

/** Says in the caller's language what is wrong with a field. A schema's own message goes before these. */
export const issueText = { en: describeIssueInEnglish, bn: describeIssueInBangla };
