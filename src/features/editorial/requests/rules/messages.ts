import { createTranslator } from '../../../../platform/http/messages.ts';

/** What the operations on requests say, in the caller's language. */
export const translate = createTranslator({
  past: { en: 'Choose a day that is still to come.', bn: 'সামনের কোনো দিন বেছে নিন।' },
  far: { en: 'Choose a day within the next two years.', bn: 'আগামী দুই বছরের মধ্যে কোনো দিন বেছে নিন।' },
  no_category: { en: 'Choose a category of the list.', bn: 'তালিকা থেকে একটি বিভাগ বেছে নিন।' },
  no_picture: {
    en: 'A picture has expired or belongs elsewhere. Remove it and add it again.',
    bn: 'একটি ছবির মেয়াদ শেষ, অথবা সেটি এখানকার নয়। সরিয়ে আবার যোগ করুন।',
  },
  bad_picture: {
    en: 'This is no picture that we can read. Send a JPEG, PNG or WebP.',
    bn: 'এই ছবি পড়া যাচ্ছে না। JPEG, PNG বা WebP ছবি পাঠান।',
  },
  too_many: {
    en: 'You have sent {count} requests in a day. Try again {when}.',
    bn: 'এক দিনে {count}টি অনুরোধ পাঠিয়েছেন। {when} আবার চেষ্টা করুন।',
  },
  in_minutes: { en: 'in {count} minutes', bn: '{count} মিনিট পরে' },
  in_hours: { en: 'in {count} hours', bn: '{count} ঘণ্টা পরে' },
  changed: {
    en: 'This request has been decided in the meantime. Reload the page.',
    bn: 'এর মধ্যে এই অনুরোধের সিদ্ধান্ত হয়ে গেছে। পাতাটি আবার লোড করুন।',
  },
  brief_closed: {
    en: 'This brief has been closed in the meantime.',
    bn: 'এর মধ্যে এই কাজের চাহিদাটি বন্ধ হয়ে গেছে।',
  },
  most_answers: {
    en: 'You have answered this brief with {count} works, which is the most. A work that the requester was told of counts even after you took it back.',
    bn: 'এই কাজের চাহিদায় আপনি {count}টি কাজ দিয়ে সাড়া দিয়েছেন, এর বেশি দেওয়া যায় না। অনুরোধকারীকে যে কাজের কথা জানানো হয়েছে, ফিরিয়ে নিলেও সেটি গোনা হয়।',
  },
  no_work: { en: 'Choose one of your works.', bn: 'নিজের কোনো কাজ বেছে নিন।' },
});
