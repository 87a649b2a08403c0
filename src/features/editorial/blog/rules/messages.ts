import { createTranslator } from '../../../../platform/http/messages.ts';

/** What the operations on the blog say, in the caller's language. */
export const translate = createTranslator({
  feed_title: { en: 'Blog of {siteName}', bn: '{siteName}-এর ব্লগ' },
  feed_about: {
    en: 'How works are made, chosen and used.',
    bn: 'কাজগুলো কীভাবে তৈরি হয়, বাছাই হয় আর ব্যবহার হয়।',
  },
  title_needed: { en: 'Give it a title.', bn: 'একটি শিরোনাম দিন।' },
  text_needed: {
    en: 'A post needs a title and a text in one language before it can be published.',
    bn: 'প্রকাশের আগে অন্তত একটি ভাষায় শিরোনাম আর লেখা থাকতে হবে।',
  },
  is_public: {
    en: 'A published post keeps a title and a text in one language.',
    bn: 'প্রকাশিত লেখায় অন্তত একটি ভাষায় শিরোনাম আর লেখা থাকতে হবে।',
  },
  slug_taken: { en: 'Another post has this address.', bn: 'অন্য একটি লেখার এই ঠিকানা আছে।' },
  slug_stays: {
    en: 'The post was public at this address, so it stays.',
    bn: 'লেখাটি এই ঠিকানায় প্রকাশিত ছিল, তাই ঠিকানা বদলানো যাবে না।',
  },
  category_missing: { en: 'This category does not exist (any more).', bn: 'এই বিভাগ নেই, বা আর নেই।' },
  image_missing: { en: 'This picture does not belong to the post.', bn: 'ছবিটি এই লেখার নয়।' },
  image_shown: {
    en: 'The post shows this picture, in a text or as its cover. Take it out there first.',
    bn: 'লেখায় বা কভারে ছবিটি আছে। আগে সেখান থেকে সরান।',
  },
  too_many_images: {
    en: 'A post has at most {max} pictures. Delete one first.',
    bn: 'একটি লেখায় সর্বোচ্চ {max}টি ছবি থাকতে পারে। আগে একটি মুছুন।',
  },
  is_live: {
    en: 'The post is public. Make it a draft again before you choose a time.',
    bn: 'লেখাটি প্রকাশিত আছে। সময় ঠিক করার আগে একে আবার খসড়া করুন।',
  },
  time_passed: { en: 'Choose a time that is still to come.', bn: 'সামনের কোনো সময় বেছে নিন।' },
  time_far: { en: 'Choose a time within the next two years.', bn: 'আগামী দুই বছরের মধ্যে কোনো সময় বেছে নিন।' },
  key_needed: {
    en: 'Choose a key of letters a to z, digits and hyphens: this name has none.',
    bn: 'a থেকে z, অঙ্ক আর হাইফেন দিয়ে একটি কী দিন: এই নাম থেকে কী বানানো যায় না।',
  },
  key_taken: { en: 'Another category has this key.', bn: 'অন্য একটি বিভাগের এই কী আছে।' },
  has_posts: {
    en: 'There are posts in this category. Move them to another one first.',
    bn: 'এই বিভাগে লেখা আছে। আগে সেগুলো অন্য বিভাগে সরান।',
  },
});
