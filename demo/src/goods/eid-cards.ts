import { archCard, crescentCard, type Line, latticeCard } from './card-layouts.ts';
import type { Goods } from './goods-entry.ts';
import { cardSet, palette } from './wedding-cards.ts';

const wishEn: readonly Line[] = [
  ['May this Eid bring', 'body'],
  ['peace & plenty', 'title'],
  ['to your home', 'body'],
  ['from all of us', 'small'],
];
const wishBn: readonly Line[] = [
  ['ঈদ বয়ে আনুক', 'body'],
  ['শান্তি ও আনন্দ', 'title'],
  ['আপনার ঘরে', 'body'],
  ['শুভেচ্ছান্তে', 'small'],
];

export const eidCards: readonly Goods[] = [
  {
    key: 'card-eid-crescent',
    language: 'bn',
    title: 'বাঁকা চাঁদের ঈদ কার্ড',
    text: 'চাঁদ, তারা, ঝোলানো ফানুস আর মসজিদের ছায়া: চাঁদরাতের আকাশ এক কার্ডে। ভাঁজ ছাড়া ৫ × ৭ ইঞ্চির কার্ড, ভেতরের শুভেচ্ছা আর ফেসবুক-হোয়াটসঅ্যাপের বর্গ। নিজের নাম বা দোকানের নাম বসিয়ে নিন।',
    keywords: 'ঈদ কার্ড, চাঁদ, ফানুস, মসজিদ, ঈদ মোবারক, eid card, crescent, শুভেচ্ছা',
    in: 'templates/eid-cards',
    table: '#26345c',
    prices: [150, 280, 650],
    colorways: cardSet(
      crescentCard,
      { title: 'galada', body: 'sansMedium' },
      [
        palette('#14254f', '#22397a', '#0c1836', '#f0c76a', '#f6efe0', '#f6efe0'),
        palette('#0f3b35', '#1c5a50', '#08241f', '#e9c877', '#f3eee0', '#f3eee0'),
        palette('#4b1d4f', '#6d3273', '#2b0f2e', '#f2bf7e', '#f8ebf2', '#f8ebf2'),
      ],
      [
        [
          ['সবাইকে জানাই', 'body'],
          ['ঈদ মোবারক', 'title'],
          ['তাকাব্বালাল্লাহু মিন্না ওয়া মিনকুম', 'small'],
        ],
        wishBn,
        [
          ['চাঁদরাতের শুভেচ্ছা', 'body'],
          ['ঈদ মোবারক', 'title'],
        ],
      ],
    ),
  },
  {
    key: 'card-eid-lattice',
    language: 'en',
    title: 'Sixfold Eid: geometric greeting',
    text: 'A lattice of crossed squares around a calm panel, with a small crescent for a seal. Corporate enough for clients, warm enough for cousins. Three colours, three formats.',
    keywords: 'eid mubarak, geometric, corporate greeting, islamic pattern, card, ramadan, emerald',
    in: 'templates/eid-cards',
    table: '#b9cbbf',
    prices: [0, 250, 600],
    colorways: cardSet(
      latticeCard,
      { title: 'vibes', body: 'poppins' },
      [
        palette('#0f4a3c', '#f7f4ea', '#0f4a3c', '#c9a557', '#26382f', '#f7f4ea'),
        palette('#173a63', '#f4f5f7', '#173a63', '#c7a76a', '#25303f', '#f4f5f7'),
        palette('#7a3320', '#fbf3ea', '#7a3320', '#d6a45c', '#40261d', '#fbf3ea'),
      ],
      [
        [
          ['WISHING YOU', 'small'],
          ['Eid Mubarak', 'title'],
          ['from everyone at your company', 'body'],
        ],
        wishEn,
        [
          ['Eid Mubarak', 'title'],
          ['1447 AH', 'small'],
        ],
      ],
    ),
  },
  {
    key: 'card-eid-arch',
    language: 'bn',
    title: 'খিলানের ঈদ নিমন্ত্রণ',
    text: 'ঈদের দাওয়াতের জন্য আলাদা কার্ড: দুপুরের সেমাই থেকে রাতের পোলাও পর্যন্ত। প্রবাল, নীল ও সবুজ রঙে, প্রতিটির সঙ্গে মেসেজে পাঠানোর বর্গ।',
    keywords: 'ঈদের দাওয়াত, নিমন্ত্রণ, খিলান, সেমাই, ঈদ, eid invitation, dawat, কার্ড',
    in: 'templates/eid-cards',
    table: '#f0d3c4',
    prices: [150, 250, 600],
    colorways: cardSet(
      archCard,
      { title: 'atma', body: 'sansMedium' },
      [
        palette('#d9694f', '#fff5ea', '#b8452f', '#e0a24a', '#4d2b22', '#fff5ea'),
        palette('#2c7a8c', '#f1f8f7', '#1d5a69', '#e0a84f', '#20383d', '#f1f8f7'),
        palette('#5b7f3b', '#f8f7e8', '#41602a', '#d9a441', '#2f3a22', '#f8f7e8'),
      ],
      [
        [
          ['আসছেন তো?', 'over'],
          ['ঈদের দাওয়াত', 'title'],
          ['ঈদের দিন, দুপুর ২টা', 'body'],
          ['সেমাই, পোলাও আর আড্ডা', 'body'],
          ['বাসা ১২, সড়ক ৭, ধানমন্ডি', 'small'],
        ],
        wishBn,
        [
          ['ঈদের দাওয়াত', 'title'],
          ['দুপুর ২টা · ধানমন্ডি', 'body'],
        ],
      ],
    ),
  },
];
