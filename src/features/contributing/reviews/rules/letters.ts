import { createTranslator } from '../../../../platform/http/messages.ts';

const translate = createTranslator({
  approved_subject: { en: '“{title}” is approved', bn: '“{title}” অনুমোদিত হয়েছে' },
  approved: {
    en: 'Good news: “{title}” has passed review, and everybody can see it now.',
    bn: 'সুখবর: “{title}” রিভিউতে উত্তীর্ণ হয়েছে, এখন সবাই দেখতে পাচ্ছেন।',
  },
  changes_requested_subject: { en: '“{title}” needs a few changes', bn: '“{title}” প্রকাশের আগে কিছু পরিবর্তন দরকার' },
  changes_requested: {
    en: '“{title}” needs a few changes before it can be published. Your work and all that you wrote are kept: change it and send it again.',
    bn: '“{title}” প্রকাশের আগে কিছু পরিবর্তন দরকার। আপনার কাজ ও যা লিখেছেন সব আগের মতোই আছে: বদলে আবার পাঠান।',
  },
  rejected_subject: { en: '“{title}” was not accepted', bn: '“{title}” গৃহীত হয়নি' },
  rejected: {
    en: '“{title}” can’t be published here. You can appeal once; another reviewer looks at it then, where there is one.',
    bn: '“{title}” এখানে প্রকাশ করা যাচ্ছে না। একবার আপিল করতে পারেন; সম্ভব হলে তখন অন্য একজন রিভিউয়ার দেখবেন।',
  },
  message: { en: 'The reviewer writes:', bn: 'রিভিউয়ার লিখেছেন:' },
  approved_link: { en: 'Your published works', bn: 'আপনার প্রকাশিত কাজ' },
  other_link: { en: 'The reasons, and what to do next', bn: 'কারণ, এবং এরপর কী করবেন' },
});

interface ReviewLetterFacts {
  readonly outcome: 'approved' | 'changes_requested' | 'rejected';
  readonly title: string;
  /** What the reviewer wrote, or empty. */
  readonly message: string;
}

/** What a contributor is written once a submission is decided; `site` is the site's address in the language. */
export function writeReviewLetter(
  { outcome, title, message }: ReviewLetterFacts,
  { locale, site }: { readonly locale: 'en' | 'bn'; readonly site: string },
) {
  const isApproved = outcome === 'approved';
  return {
    subject: translate(`${outcome}_subject`, locale, { title }),
    paragraphs: [
      translate(outcome, locale, { title }),
      ...(message === '' ? [] : [`${translate('message', locale)}\n${message}`]),
    ],
    link: {
      label: translate(isApproved ? 'approved_link' : 'other_link', locale),
      url: `${site}/contributor/assets/${isApproved ? 'published' : 'rejected'}`,
    },
  };
}
