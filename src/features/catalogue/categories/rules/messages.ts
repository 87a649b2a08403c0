import { createTranslator } from '../../../../platform/http/messages.ts';

/** What the operations on categories say, in the caller's language. */
export const translate = createTranslator({
  key_needed: {
    en: 'Choose a key of letters a to z, digits and hyphens: this name has none.',
    bn: 'a থেকে z, অঙ্ক আর হাইফেন দিয়ে একটি কী দিন: এই নাম থেকে কী বানানো যায় না।',
  },
  key_taken: { en: 'Another one has this key.', bn: 'অন্য একটির এই কী আছে।' },
  has_content: {
    en: 'There is content here. Hide it, or merge it into another one.',
    bn: 'এখানে কনটেন্ট আছে। লুকিয়ে রাখুন, অথবা অন্যটির সঙ্গে মিলিয়ে দিন।',
  },
  has_subcategories: {
    en: 'There are subcategories here. Delete them first, or merge the category into another one.',
    bn: 'এখানে উপবিভাগ আছে। আগে সেগুলো মুছুন, অথবা বিভাগটি অন্যটির সঙ্গে মিলিয়ে দিন।',
  },
  same: { en: 'Choose another one than itself.', bn: 'নিজেকে ছাড়া অন্য একটি বেছে নিন।' },
  target_missing: { en: 'This one does not exist (any more).', bn: 'এটি নেই, বা আর নেই।' },
  other_category: {
    en: 'Subcategories are merged within one category.',
    bn: 'একই বিভাগের উপবিভাগগুলোই শুধু মেলানো যায়।',
  },
  order_changed: {
    en: 'The list has changed meanwhile. Reload it and order it again.',
    bn: 'এর মধ্যে তালিকা বদলেছে। আবার লোড করে সাজান।',
  },
  cover_elsewhere: {
    en: 'Only published contents from here can stand for it.',
    bn: 'শুধু এখানকার প্রকাশিত কনটেন্ট দিয়েই এর ছবি হতে পারে।',
  },
  bad_picture: {
    en: 'This is no picture that we can read. Choose a JPEG, PNG, WebP or AVIF of at most 50 megapixels.',
    bn: 'ছবিটি পড়া গেল না। JPEG, PNG, WebP বা AVIF বেছে নিন, সর্বোচ্চ ৫০ মেগাপিক্সেল।',
  },
  small_picture: {
    en: 'This picture is too small. It has to be at least 375 pixels wide.',
    bn: 'ছবিটি খুব ছোট। অন্তত ৩৭৫ পিক্সেল চওড়া হতে হবে।',
  },
});
