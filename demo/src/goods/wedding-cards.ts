import {
  archCard,
  type CardLayout,
  type Faces,
  garlandCard,
  jamdaniCard,
  type Line,
  latticeCard,
  mandalaCard,
  type Palette,
} from './card-layouts.ts';
import type { Goods } from './goods-entry.ts';
import type { Sheet } from './sheet.ts';

export const palette = (
  ground: string,
  soft: string,
  main: string,
  second: string,
  ink: string,
  onMain: string,
): Palette => ({
  ground,
  soft,
  main,
  second,
  ink,
  onMain,
});

/** Creates a card of 5 by 7 inches, a second one with information for guests, and a square version for messages. */
export const cardSet = (
  layout: CardLayout,
  faces: Faces,
  palettes: readonly Palette[],
  texts: readonly [front: readonly Line[], inside: readonly Line[], square: readonly Line[]],
): Goods['colorways'] =>
  palettes.map((colors) => (): readonly Sheet[] => {
    const make = (name: string, width: number, height: number, lines: readonly Line[]): Sheet => ({
      name,
      width,
      height,
      parts: layout({ width, height, palette: colors, faces, lines }),
    });
    return [
      make('invitation', 360, 504, texts[0]),
      make('details', 360, 504, texts[1]),
      make('message', 432, 432, texts[2]),
    ];
  });

const insideBn: readonly Line[] = [
  ['অনুষ্ঠানসূচি', 'title'],
  ['গায়ে হলুদ · ৮ জানুয়ারি, সন্ধ্যা ৬টা', 'body'],
  ['বিয়ে · ১০ জানুয়ারি, রাত ৮টা', 'body'],
  ['বউভাত · ১২ জানুয়ারি, দুপুর ১টা', 'body'],
  ['উত্তর: ০১৭০০ ০০০ ০০০', 'small'],
];

const insideEn: readonly Line[] = [
  ['The Days', 'title'],
  ['Holud · Thursday 8 January, 6 pm', 'body'],
  ['Wedding · Saturday 10 January, 8 pm', 'body'],
  ['Reception · Monday 12 January, 1 pm', 'body'],
  ['RSVP +880 1700 000 000', 'small'],
];

export const weddingCards: readonly Goods[] = [
  {
    key: 'card-wedding-mihrab',
    language: 'bn',
    title: 'মেহরাব বিয়ের কার্ড',
    text: 'মসজিদের খিলানের ভেতরে আমন্ত্রণ, দুই পাশে লতাপাতা। ৫ × ৭ ইঞ্চির কার্ড, অনুষ্ঠানসূচির পাতা আর হোয়াটসঅ্যাপে পাঠানোর বর্গাকার কার্ড। নাম, তারিখ ও ঠিকানা ব্রাউজারেই বদলানো যায়; ছাপার জন্য পিডিএফে লেখা আউটলাইন করা।',
    keywords: 'বিয়ের কার্ড, আমন্ত্রণপত্র, খিলান, ফুল, ছাপা, wedding card, invitation, নিমন্ত্রণ',
    in: 'templates/wedding-cards',
    table: '#d9c7b4',
    prices: [250, 400, 900],
    colorways: cardSet(
      archCard,
      { title: 'galada', body: 'serif' },
      [
        palette('#7a1f2b', '#fbf3e4', '#7a1f2b', '#c99a4b', '#4a2a22', '#fbf3e4'),
        palette('#1f4a3c', '#f7f3e6', '#1f4a3c', '#c59b52', '#2c3a30', '#f7f3e6'),
        palette('#24335e', '#f6f1ea', '#24335e', '#c79f63', '#2b2d40', '#f6f1ea'),
      ],
      [
        [
          ['শুভ বিবাহ', 'over'],
          ['অনন্যা', 'title'],
          ['ও', 'body'],
          ['তাহসিন', 'title'],
          ['শনিবার, ১০ জানুয়ারি ২০২৬', 'body'],
          ['রাত ৮টা', 'body'],
          ['সেনাকুঞ্জ, ঢাকা', 'small'],
        ],
        insideBn,
        [
          ['শুভ বিবাহ', 'over'],
          ['অনন্যা ও তাহসিন', 'title'],
          ['১০ জানুয়ারি ২০২৬', 'body'],
        ],
      ],
    ),
  },
  {
    key: 'card-wedding-mihrab-night',
    language: 'en',
    title: 'Mihrab at Night: walima invitation',
    text: 'A gilded arch on midnight blue for the reception evening. Three pages: the invitation, the days at a glance and a square for messaging. Names are set in flowing script; every line can be typed over in a browser.',
    keywords: 'walima, reception, wedding invitation, arch, gold, muslim wedding, bangladesh, printable',
    in: 'templates/wedding-cards',
    table: '#2a3046',
    prices: [290, 450, 990],
    colorways: cardSet(
      archCard,
      { title: 'vibes', body: 'poppins' },
      [
        palette('#0f1a33', '#16254a', '#e2bd74', '#b98e45', '#efe6d2', '#0f1a33'),
        palette('#2a1226', '#3b1c36', '#e8b98a', '#b47f55', '#f3e4d8', '#2a1226'),
        palette('#0f2d2a', '#173f3a', '#dfc07f', '#a98a48', '#ebe5d3', '#0f2d2a'),
      ],
      [
        [
          ['TOGETHER WITH THEIR FAMILIES', 'small'],
          ['Nusrat', 'title'],
          ['and', 'body'],
          ['Rafid', 'title'],
          ['invite you to their walima', 'body'],
          ['Friday, 16 January 2026 · 8 pm', 'body'],
          ['Radisson Blu, Chattogram', 'small'],
        ],
        insideEn,
        [
          ['WALIMA', 'over'],
          ['Nusrat & Rafid', 'title'],
          ['16 January 2026', 'body'],
        ],
      ],
    ),
  },
  {
    key: 'card-holud-marigold',
    language: 'bn',
    title: 'গাঁদা ফুলের গায়ে হলুদ',
    text: 'কার্ডের মাথায় গাঁদার মালা, নিচে অর্ধেক আলপনা। গায়ে হলুদ আর মেহেদির দিনের জন্য: আমন্ত্রণ, অনুষ্ঠানসূচি ও মেসেজে পাঠানোর কার্ড। মালার প্রতিটি ফুল আলাদা ভেক্টর, ইচ্ছেমতো সাজানো যায়।',
    keywords: 'গায়ে হলুদ, গাঁদা ফুল, মেহেদি, আলপনা, বিয়ে, holud card, invitation, মালা',
    in: 'templates/wedding-cards',
    table: '#e8d3a0',
    prices: [200, 350, 800],
    colorways: cardSet(
      garlandCard,
      { title: 'baloo', body: 'sansMedium' },
      [
        palette('#fff6dc', '#fbe6ac', '#e07a1f', '#f2b01e', '#5b2c0c', '#fff6dc'),
        palette('#fdeef0', '#f8d3d9', '#c2325b', '#f2a03d', '#5a1730', '#fdeef0'),
        palette('#eef5e4', '#d5e6bd', '#d9691c', '#efb321', '#2f4a22', '#eef5e4'),
      ],
      [
        [
          ['আজ মনের রং হলুদ', 'body'],
          ['গায়ে হলুদ', 'title'],
          ['মেহজাবিন', 'over'],
          ['বৃহস্পতিবার, ৮ জানুয়ারি', 'body'],
          ['সন্ধ্যা ৬টা, নিজ বাসভবন', 'body'],
        ],
        insideBn,
        [
          ['মেহজাবিনের', 'over'],
          ['গায়ে হলুদ', 'title'],
          ['৮ জানুয়ারি · সন্ধ্যা ৬টা', 'body'],
        ],
      ],
    ),
  },
  {
    key: 'card-wedding-jamdani',
    language: 'bn',
    title: 'জামদানি পাড়ের বিয়ের কার্ড',
    text: 'শাড়ির পাড়ের মতো বোনা নকশা উপরে ও নিচে, মাঝে বুটি। তাঁতের ধাপ ধরে আঁকা, তাই কাছ থেকেও বুননের মতো দেখায়। তিন পাতা, তিন রং; ছাপাখানার জন্য পিডিএফ।',
    keywords: 'জামদানি, বিয়ের কার্ড, পাড়, বুটি, শাড়ি, jamdani, wedding card, traditional',
    in: 'templates/wedding-cards',
    table: '#cdbfae',
    prices: [300, 450, 950],
    colorways: cardSet(
      jamdaniCard,
      { title: 'tiro', body: 'tiro' },
      [
        palette('#fbf5ea', '#f1e5d0', '#8c1c2f', '#d5a048', '#3f2320', '#fdf6e8'),
        palette('#f4f5f0', '#e0e7dc', '#14524a', '#cf9f4e', '#1f322e', '#f7f4e6'),
        palette('#f8f3f7', '#ecdfec', '#55235e', '#c99a55', '#33203a', '#faf3ea'),
      ],
      [
        [
          ['বিসমিল্লাহির রাহমানির রাহিম', 'small'],
          ['শুভ পরিণয়', 'title'],
          ['সামিয়া রহমান', 'over'],
          ['ও', 'small'],
          ['আরিফ হাসান', 'over'],
          ['শুক্রবার, ১৩ ফেব্রুয়ারি ২০২৬', 'body'],
          ['রাজশাহী', 'body'],
        ],
        insideBn,
        [
          ['শুভ পরিণয়', 'title'],
          ['সামিয়া ও আরিফ', 'over'],
          ['১৩ ফেব্রুয়ারি ২০২৬', 'body'],
        ],
      ],
    ),
  },
  {
    key: 'card-wedding-alpana',
    language: 'en',
    title: 'Alpana Corners: wedding suite',
    text: 'Two alpanas painted into opposite corners, as on the floor of a courtyard, and plenty of room between them. A quiet suite for Hindu and secular weddings: invitation, the days, and a square for messages in three colour pairs.',
    keywords: 'alpana, wedding suite, hindu wedding, invitation, floral, minimal, bengal, printable',
    in: 'templates/wedding-cards',
    table: '#c9d3d4',
    prices: [250, 390, 850],
    colorways: cardSet(
      mandalaCard,
      { title: 'display', body: 'poppins' },
      [
        palette('#f7f1e8', '#eadfce', '#27506b', '#d98a5b', '#27343d', '#f7f1e8'),
        palette('#fdf4ef', '#f6ddd2', '#a3363b', '#d9a05b', '#43262a', '#fdf4ef'),
        palette('#f1f4ec', '#dbe4d0', '#3f5f3a', '#c99a4e', '#2b3527', '#f1f4ec'),
      ],
      [
        [
          ['YOU ARE INVITED', 'small'],
          ['Ishita & Arnab', 'title'],
          ['Sunday, 22 February 2026', 'body'],
          ['7 in the evening', 'body'],
          ['Dhakeshwari Road, Dhaka', 'small'],
        ],
        insideEn,
        [
          ['SAVE THE DATE', 'small'],
          ['Ishita & Arnab', 'title'],
          ['22 February 2026', 'body'],
        ],
      ],
    ),
  },
  {
    key: 'card-wedding-lattice',
    language: 'en',
    title: 'Lattice & Rose: nikah card',
    text: 'Crossed squares from Mughal windows run to the edges; the text rests on a cut-cornered panel. For a nikah with few words and good paper. The lattice is made of strokes, so foil printers can take it as it is.',
    keywords: 'nikah, mughal lattice, wedding card, geometric, foil, islamic, elegant, printable',
    in: 'templates/wedding-cards',
    table: '#d8c3c0',
    prices: [220, 380, 850],
    colorways: cardSet(
      latticeCard,
      { title: 'sacramento', body: 'cinzel' },
      [
        palette('#8f4a56', '#fbf2ec', '#8f4a56', '#d8a892', '#4a2c31', '#fbf2ec'),
        palette('#2d4a52', '#f5f2ea', '#2d4a52', '#b99c6b', '#28363a', '#f5f2ea'),
        palette('#3b3a36', '#f7f3ea', '#6b5a33', '#b59a5e', '#33312c', '#f7f3ea'),
      ],
      [
        [
          ['NIKAH', 'small'],
          ['Zara & Imran', 'title'],
          ['6 MARCH 2026', 'body'],
          ['AFTER JUMMAH', 'small'],
          ['GULSHAN SOCIETY MOSQUE', 'small'],
        ],
        insideEn,
        [
          ['NIKAH', 'small'],
          ['Zara & Imran', 'title'],
          ['6 MARCH 2026', 'body'],
        ],
      ],
    ),
  },
];
