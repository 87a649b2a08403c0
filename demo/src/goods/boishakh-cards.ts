import { type Line, ledgerCard, mandalaCard, maskCard } from './card-layouts.ts';
import type { Goods } from './goods-entry.ts';
import { cardSet, palette } from './wedding-cards.ts';

const insideBn: readonly Line[] = [
  ['এসো হে বৈশাখ', 'title'],
  ['সকাল ৬টা · রমনা বটমূল', 'body'],
  ['সকাল ৯টা · শোভাযাত্রা', 'body'],
  ['দুপুর ১টা · পান্তা-ইলিশ', 'body'],
];

export const boishakhCards: readonly Goods[] = [
  {
    key: 'card-boishakh-mask',
    language: 'bn',
    title: 'পেঁচা মুখোশে পহেলা বৈশাখ',
    text: 'শোভাযাত্রার পেঁচা, তালপাতার পাখা, এক জোড়া ইলিশ আর জামদানি পাড়। কার্ড, দিনের সূচি ও সামাজিক মাধ্যমের বর্গ; প্রতিটি মোটিফ আলাদা করে পোস্টার বা টি-শার্টেও নেওয়া যায়।',
    keywords: 'পহেলা বৈশাখ, মুখোশ, পেঁচা, হাতপাখা, ইলিশ, boishakh, noboborsho, শুভ নববর্ষ',
    in: 'templates/boishakh-cards',
    table: '#e9c39a',
    prices: [200, 350, 750],
    colorways: cardSet(
      maskCard,
      { title: 'anekBlack', body: 'sansBold' },
      [
        palette('#fff3dc', '#fbe0ae', '#c8281e', '#f2a91d', '#3b1d14', '#fff3dc'),
        palette('#eaf3ee', '#c9e2d6', '#0f6b57', '#f0a63a', '#12332b', '#fff6e4'),
        palette('#fdeee9', '#f9d0c2', '#8a1f4b', '#f0843a', '#3b1426', '#fff1e6'),
      ],
      [
        [
          ['শুভ নববর্ষ', 'title'],
          ['পহেলা বৈশাখ ১৪৩৩', 'over'],
          ['নতুন বছর আনুক নতুন রং', 'body'],
        ],
        insideBn,
        [
          ['শুভ নববর্ষ', 'title'],
          ['১৪৩৩', 'over'],
        ],
      ],
    ),
  },
  {
    key: 'card-boishakh-alpana',
    language: 'bn',
    title: 'লাল-সাদা আলপনার নববর্ষ',
    text: 'লাল পাড়ের সাদা শাড়ির মতো দুই রঙের কার্ড, কোণে আলপনা। অফিসের শুভেচ্ছা থেকে পাড়ার অনুষ্ঠান, সবখানে মানায়। এক রঙে ছাপলেও সুন্দর।',
    keywords: 'নববর্ষ, আলপনা, লাল সাদা, শুভেচ্ছা, বৈশাখ, alpana, new year, greeting card',
    in: 'templates/boishakh-cards',
    table: '#d9b3a8',
    prices: [0, 220, 550],
    colorways: cardSet(
      mandalaCard,
      { title: 'serifBold', body: 'serif' },
      [
        palette('#fffaf3', '#f6e7da', '#c3211f', '#e6953a', '#46211c', '#fffaf3'),
        palette('#c3211f', '#a81a19', '#fff3e2', '#f6c667', '#fff3e2', '#c3211f'),
      ],
      [
        [
          ['১৪৩৩', 'over'],
          ['শুভ নববর্ষ', 'title'],
          ['মুছে যাক গ্লানি, ঘুচে যাক জরা', 'body'],
          ['অগ্নিস্নানে শুচি হোক ধরা', 'body'],
        ],
        insideBn,
        [
          ['শুভ নববর্ষ', 'title'],
          ['১৪৩৩', 'over'],
        ],
      ],
    ),
  },
  {
    key: 'card-halkhata',
    language: 'bn',
    title: 'হালখাতার নিমন্ত্রণ',
    text: 'লাল কাপড়ে বাঁধানো খাতার আদলে দোকানের হালখাতার কার্ড: কাঁথার সেলাই, চার কোণে কলকা, নিচে ইলিশ। দোকানের নাম, ঠিকানা আর সময় বসিয়ে ছেপে নিন।',
    keywords: 'হালখাতা, নিমন্ত্রণ, দোকান, কলকা, লাল খাতা, halkhata, shop, পহেলা বৈশাখ',
    in: 'templates/boishakh-cards',
    table: '#e3d2b8',
    prices: [120, 220, 500],
    colorways: cardSet(
      ledgerCard,
      { title: 'galada', body: 'serif' },
      [
        palette('#fbefd4', '#f2dfb4', '#a3191c', '#e9a13b', '#4a1d14', '#fdf3dd'),
        palette('#f8f0da', '#eadfb9', '#1d4d45', '#dfa24a', '#1f322c', '#f8f0da'),
      ],
      [
        [
          ['শুভ', 'body'],
          ['হালখাতা', 'title'],
          ['মেসার্স বিসমিল্লাহ বস্ত্রালয়', 'over'],
          ['১ বৈশাখ ১৪৩৩, সকাল ১০টা', 'body'],
          ['ইসলামপুর, ঢাকা', 'small'],
        ],
        [
          ['মিষ্টিমুখ', 'title'],
          ['সকাল ১০টা থেকে রাত ৯টা', 'body'],
          ['আপনার উপস্থিতি কাম্য', 'body'],
          ['ফোন ০১৭০০ ০০০ ০০০', 'small'],
        ],
        [
          ['হালখাতা', 'title'],
          ['১ বৈশাখ ১৪৩৩', 'over'],
          ['আপনি আমন্ত্রিত', 'body'],
        ],
      ],
    ),
  },
];
