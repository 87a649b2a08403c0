import { createTranslator } from '../../../../platform/http/messages.ts';

const translate = createTranslator({
  receivedSubject: { en: 'We have your request', bn: 'আপনার অনুরোধ পেয়েছি' },
  received: {
    en: 'Thank you. We have received your request for custom content. We read it, usually within 3 working days, and tell you here what becomes of it.',
    bn: 'ধন্যবাদ। কাস্টম কনটেন্টের জন্য আপনার অনুরোধ পেয়েছি। সাধারণত ৩ কর্মদিবসের মধ্যে আমরা তা পড়ি; কী হলো, এখানেই জানাব।',
  },
  notYou: {
    en: 'Was it not you? The link below deletes the request, its pictures and your address at once.',
    bn: 'আপনি পাঠাননি? নিচের লিংকে গেলে অনুরোধ, ছবি আর আপনার ঠিকানা সঙ্গে সঙ্গে মুছে ফেলা যাবে।',
  },
  briefSubject: { en: 'Contributors see your request now: {title}', bn: 'নির্মাতারা এখন আপনার অনুরোধ দেখছেন: {title}' },
  brief: {
    en: 'We have made a brief of your request “{title}”. Contributors read it and can answer with a work. We write as soon as one is published.',
    bn: 'আপনার অনুরোধ “{title}” নির্মাতাদের কাছে পৌঁছে দিয়েছি। তাঁরা কাজ দিয়ে সাড়া দিতে পারেন। কোনো কাজ প্রকাশিত হলেই লিখে জানাব।',
  },
  declinedSubject: { en: 'We can’t take on your request: {title}', bn: 'আপনার অনুরোধ নেওয়া যাচ্ছে না: {title}' },
  declined: {
    en: 'We have read your request “{title}” and can’t take it on. The reason:',
    bn: 'আপনার অনুরোধ “{title}” পড়েছি, কিন্তু নিতে পারছি না। কারণ:',
  },
  answeredSubject: { en: 'A work for your request: {title}', bn: 'আপনার অনুরোধের জন্য একটি কাজ: {title}' },
  answered: {
    en: '{contributor} has made “{work}” for your request “{title}”. It is published now.',
    bn: 'আপনার অনুরোধ “{title}”-এর জন্য {contributor} “{work}” তৈরি করেছেন। এটি এখন প্রকাশিত।',
  },
  answeredSubjects: { en: 'New works for your request: {title}', bn: 'আপনার অনুরোধের জন্য নতুন কাজ: {title}' },
  answeredWorks: {
    en: 'These works for your request “{title}” are published now:',
    bn: 'আপনার অনুরোধ “{title}”-এর জন্য এই কাজগুলো এখন প্রকাশিত:',
  },
  work: { en: '“{work}” by {contributor}', bn: '“{work}”, নির্মাতা {contributor}' },
  see: { en: 'See the work', bn: 'কাজটি দেখুন' },
  closedSubject: { en: 'Your request is closed: {title}', bn: 'আপনার অনুরোধ শেষ হয়েছে: {title}' },
  fulfilled: {
    en: 'Your request “{title}” is fulfilled, and closed.',
    bn: 'আপনার অনুরোধ “{title}” পূরণ হয়েছে; এটি এখন বন্ধ।',
  },
  unfulfilled: {
    en: 'We could not find a work for your request “{title}”, and have closed it. You can send another one at any time.',
    bn: 'আপনার অনুরোধ “{title}”-এর জন্য কোনো কাজ পাওয়া যায়নি, তাই বন্ধ করা হয়েছে। যেকোনো সময় আবার অনুরোধ পাঠাতে পারেন।',
  },
  yours: { en: 'Your requests', bn: 'আপনার অনুরোধগুলো' },
  again: { en: 'Ask for custom content', bn: 'কাস্টম কনটেন্ট চান' },
  forget: { en: 'Delete this request and my address', bn: 'এই অনুরোধ ও আমার ঠিকানা মুছে ফেলুন' },
});

/** A work that was published for a request. */
export interface AnsweringWork {
  readonly contentId: string;
  readonly title: string;
  readonly contributor: string;
}

/** What a requester is told of. */
export type RequestEvent =
  | { readonly kind: 'received' | 'brief' }
  | { readonly kind: 'declined'; readonly reason: string }
  | { readonly kind: 'answered'; readonly works: readonly AnsweringWork[] }
  | { readonly kind: 'closed'; readonly outcome: 'fulfilled' | 'unfulfilled'; readonly note: string };

type Letter = {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
};

/** @param site of the letter's language; `hasAccount`: they find their requests in their profile */
export function writeRequestLetter(
  event: RequestEvent,
  title: string,
  { locale, site, hasAccount }: { readonly locale: 'en' | 'bn'; readonly site: string; readonly hasAccount: boolean },
): Letter {
  const say = (key: Parameters<typeof translate>[0], values: Readonly<Record<string, string>> = {}): string =>
    translate(key, locale, { title, ...values });
  const own = hasAccount ? { link: { label: say('yours'), url: `${site}/profile/requests` } } : {};
  switch (event.kind) {
    // What was typed is in no letter before somebody has read it: anybody can name anybody's address.
    case 'received':
      return { subject: say('receivedSubject'), paragraphs: [say('received'), say('notYou')], ...own };
    case 'brief':
      return { subject: say('briefSubject'), paragraphs: [say('brief')], ...own };
    case 'declined':
      return { subject: say('declinedSubject'), paragraphs: [say('declined'), event.reason], ...own };
    case 'answered': {
      const [first, ...others] = event.works.map(({ contentId, title: work, contributor }) => ({
        values: { work, contributor },
        url: `${site}/content/${contentId}`,
      }));
      if (first !== undefined && others.length === 0)
        return {
          subject: say('answeredSubject'),
          paragraphs: [say('answered', first.values)],
          link: { label: say('see'), url: first.url },
        };
      return {
        subject: say('answeredSubjects'),
        paragraphs: [
          say('answeredWorks'),
          ...(first === undefined ? [] : [first, ...others]).map(({ values, url }) => `${say('work', values)}\n${url}`),
        ],
        ...own,
      };
    }
    case 'closed':
      return {
        subject: say('closedSubject'),
        paragraphs: [say(event.outcome), ...(event.note === '' ? [] : [event.note])],
        link: { label: say('again'), url: `${site}/categories#custom-content` },
      };
  }
}

/** Of the link at the foot of letters that deletes the request. */
export const forgetLabel = (locale: 'en' | 'bn'): string => translate('forget', locale);
