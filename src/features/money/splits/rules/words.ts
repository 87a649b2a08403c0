import { createTranslator, type Locale } from '../../../../platform/http/messages.ts';
import { formatNumberIn } from '../../../../platform/local-format.ts';
import type { ShareProblem } from './plan.ts';

const translate = createTranslator({
  unknown: {
    en: 'There is no approved contributor with this username.',
    bn: 'এই ইউজারনেমে কোনো অনুমোদিত নির্মাতা নেই।',
  },
  self: { en: 'Your own share is what the others leave.', bn: 'অন্যদের দেওয়ার পর যা থাকে সেটিই আপনার অংশ।' },
  twice: { en: 'This contributor is listed already.', bn: 'এই নির্মাতা আগেই তালিকায় আছেন।' },
  too_much: { en: 'Together these are more than 100 %.', bn: 'সব মিলিয়ে ১০০%-এর বেশি হয়ে গেছে।' },
  too_many: { en: 'At most ten people can share a work.', bn: 'একটি কাজ সর্বোচ্চ দশজন ভাগ করতে পারেন।' },
  unchanged: { en: 'This is how it is shared already.', bn: 'এখন এভাবেই ভাগ করা আছে।' },
  already_proposed: {
    en: 'Another proposal for this work waits for answers. Withdraw it first.',
    bn: 'এই কাজের আরেকটি প্রস্তাব উত্তরের অপেক্ষায় আছে। আগে সেটি তুলে নিন।',
  },
  already_answered: {
    en: 'You have answered this proposal already.',
    bn: 'আপনি এই প্রস্তাবের উত্তর আগেই দিয়েছেন।',
  },
  is_declined: { en: 'Somebody has declined this proposal.', bn: 'কেউ একজন এই প্রস্তাবে রাজি হননি।' },
  is_withdrawn: { en: 'This proposal was withdrawn.', bn: 'এই প্রস্তাব তুলে নেওয়া হয়েছে।' },
  is_in_force: { en: 'All have agreed to this already.', bn: 'সবাই এতে আগেই রাজি হয়েছেন।' },
  is_ended: { en: 'Another agreement has taken its place.', bn: 'এর জায়গায় অন্য সমঝোতা চালু হয়েছে।' },
  is_proposed: { en: 'Not all have agreed to this yet.', bn: 'সবাই এখনো এতে রাজি হননি।' },
  owner_stays: {
    en: 'This is your own work: propose another sharing instead.',
    bn: 'এটি আপনার নিজের কাজ: বদলে নতুন ভাগের প্রস্তাব দিন।',
  },
  proposed_subject: { en: 'A share of “{title}” for you', bn: '“{title}” থেকে আপনার জন্য একটি অংশ' },
  proposed_text: {
    en: '{owner} proposes that you get {share} of what “{title}” earns from its next sales on. Nothing changes until all have agreed.',
    bn: '{owner} প্রস্তাব দিয়েছেন, “{title}”-এর পরের বিক্রিগুলো থেকে আয়ের {share} আপনি পাবেন। সবাই রাজি না হওয়া পর্যন্ত কিছুই বদলাবে না।',
  },
  agreed_subject: { en: 'How “{title}” is shared is agreed', bn: '“{title}”-এর ভাগাভাগিতে সবাই রাজি' },
  agreed_text: {
    en: 'All have agreed. Of what “{title}” earns from its next sales on, you get {share}.',
    bn: 'সবাই রাজি হয়েছেন। “{title}”-এর পরের বিক্রিগুলো থেকে আয়ের {share} আপনি পাবেন।',
  },
  declined_subject: { en: 'The proposal for “{title}” was declined', bn: '“{title}”-এর প্রস্তাবে একজন রাজি হননি' },
  declined_text: {
    en: '{who} has declined the proposal for “{title}”. It is shared as before.',
    bn: '“{title}”-এর প্রস্তাবে {who} রাজি হননি। ভাগ আগের মতোই থাকছে।',
  },
  left_subject: { en: 'A share of “{title}” is yours again', bn: '“{title}”-এর একটি অংশ আবার আপনার' },
  left_text: {
    en: '{who} has given up their share of “{title}”. From its next sales on you get {share}.',
    bn: '{who} “{title}”-এ তাঁর অংশ ছেড়ে দিয়েছেন। পরের বিক্রিগুলো থেকে আপনি {share} পাবেন।',
  },
  link: { en: 'Your collaborations', bn: 'আপনার যৌথ কাজ' },
});

type Refusal =
  | 'already_proposed'
  | 'already_answered'
  | 'owner_stays'
  | `is_${'proposed' | 'in_force' | 'declined' | 'withdrawn' | 'ended'}`;

export const describeRefusal = (key: Refusal, locale: Locale): string => translate(key, locale);
export const describeProblem = (key: ShareProblem, locale: Locale): string => translate(key, locale);

/** 3333 → `33.33%` or `৩৩.৩৩%`. */
const formatShare = (basisPoints: number, locale: Locale): string =>
  formatNumberIn(locale, basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });

export type SplitEvent = 'proposed' | 'agreed' | 'declined' | 'left';

export interface SplitFacts {
  readonly title: string;
  /** What the reader gets. */
  readonly basisPoints: number;
  readonly owner: string;
  /** Who declined, or gave up their share; empty for other events. */
  readonly who: string;
}

export function writeSplitLetter(
  event: SplitEvent,
  { title, basisPoints, owner, who }: SplitFacts,
  { locale, site }: { readonly locale: Locale; readonly site: string },
) {
  const values = { title, owner, who, share: formatShare(basisPoints, locale) };
  return {
    subject: translate(`${event}_subject`, locale, values),
    paragraphs: [translate(`${event}_text`, locale, values)],
    link: { label: translate('link', locale), url: `${site}/contributor/collaborations` },
  };
}
