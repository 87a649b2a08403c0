import type { FaceName } from '../slides/lettering.ts';
import type { Palette } from './card-layouts.ts';
import { hilsa } from './creatures.ts';
import type { Goods } from './goods-entry.ts';
import { alpana, crescent, jamdani, khatam, marigold, sprig, star, stitches } from './ornaments.ts';
import { words } from './page.ts';
import { circle, fill, place, polygon, rect, roundRect, type Shape, stroke } from './pen.ts';
import type { Part, Sheet } from './sheet.ts';
import { palette } from './wedding-cards.ts';

/** Side of a post in points, which is 1,080 pixels at 96 dpi. */
const SIDE = 810;

interface Post {
  readonly over: string;
  readonly title: string;
  readonly line: string;
  readonly button: string;
}

/** Draws a motif in colours that contrast with the background, or with the main colour. */
type Motif = (p: Palette, onGround?: boolean) => Shape[];

interface Type {
  readonly head: FaceName;
  readonly text: FaceName;
}

/** Six layouts of the same four lines and one motif. */
const layouts: readonly ((post: Post, p: Palette, t: Type, motif: Motif) => Part[])[] = [
  ({ over, title, line, button }, p, t, motif) => [
    fill(rect(0, 0, SIDE, SIDE), p.main),
    fill(circle(SIDE / 2, SIDE * 0.36, 235), p.second),
    ...place(motif(p), { x: SIDE / 2, y: SIDE * 0.36, scale: 2 }),
    words(over, SIDE / 2, 560, t.text, 34, p.onMain, { anchor: 'middle', width: 640 }),
    words(title, SIDE / 2, 660, t.head, 96, p.onMain, { anchor: 'middle', width: 700 }),
    words(line, SIDE / 2, 716, t.text, 30, p.onMain, { anchor: 'middle', width: 660 }),
    words(button, SIDE / 2, 772, t.text, 22, p.second, { anchor: 'middle', width: 600 }),
  ],
  ({ over, title, line, button }, p, t, motif) => [
    fill(rect(0, 0, SIDE, SIDE), p.ground),
    fill(rect(0, 0, 464, SIDE), p.main),
    ...place(motif(p), { x: 232, y: SIDE / 2, scale: 1.7 }),
    words(over, 510, 240, t.text, 30, p.ink, { width: 260 }),
    words(title, 510, 340, t.head, 84, p.main, { width: 266 }),
    words(line, 510, 394, t.text, 28, p.ink, { width: 266 }),
    fill(roundRect(510, 434, 240, 66, 33), p.main),
    words(button, 630, 475, t.text, 25, p.onMain, { anchor: 'middle', width: 204 }),
  ],
  ({ over, title, line, button }, p, t, motif) => [
    fill(rect(0, 0, SIDE, SIDE), p.soft),
    stitches(40, 40, SIDE - 80, SIDE - 80, p.main, 3),
    fill(roundRect(70, 70, SIDE - 140, SIDE - 140, 24), p.ground),
    ...place(motif(p, true), { x: SIDE / 2, y: 220, scale: 1.15 }),
    words(over, SIDE / 2, 390, t.text, 30, p.ink, { anchor: 'middle', width: 560 }),
    words(title, SIDE / 2, 500, t.head, 92, p.main, { anchor: 'middle', width: 600 }),
    words(line, SIDE / 2, 562, t.text, 30, p.ink, { anchor: 'middle', width: 560 }),
    fill(roundRect(SIDE / 2 - 140, 610, 280, 68, 34), p.main),
    words(button, SIDE / 2, 654, t.text, 26, p.onMain, { anchor: 'middle', width: 240 }),
  ],
  ({ over, title, line, button }, p, t, motif) => [
    fill(rect(0, 0, SIDE, SIDE), p.second),
    fill(
      polygon([
        [0, 430],
        [SIDE, 300],
        [SIDE, SIDE],
        [0, SIDE],
      ]),
      p.main,
    ),
    ...place(motif(p), { x: 600, y: 230, scale: 1.7 }),
    words(over, 60, 150, t.text, 32, p.ink, { width: 330 }),
    words(title, 60, 570, t.head, 108, p.onMain, { width: 690 }),
    words(line, 60, 640, t.text, 32, p.onMain, { width: 640 }),
    words(button, 60, 730, t.text, 26, p.second, { width: 500 }),
  ],
  ({ over, title, line, button }, p, t, motif) => [
    fill(rect(0, 0, SIDE, SIDE), p.ground),
    ...[
      [0, 0],
      [SIDE, 0],
      [0, SIDE],
      [SIDE, SIDE],
    ].flatMap(([x = 0, y = 0]) => place(motif(p, true), { x, y, scale: 1.75 })),
    words(over, SIDE / 2, 320, t.text, 32, p.ink, { anchor: 'middle', width: 440 }),
    words(title, SIDE / 2, 430, t.head, 90, p.main, { anchor: 'middle', width: 560 }),
    words(line, SIDE / 2, 490, t.text, 30, p.ink, { anchor: 'middle', width: 520 }),
    words(button, SIDE / 2, 550, t.text, 24, p.main, { anchor: 'middle', width: 420 }),
  ],
  ({ over, title, line, button }, p, t, motif) => [
    fill(rect(0, 0, SIDE, SIDE), p.main),
    fill(rect(0, 0, SIDE, 120), p.second),
    ...place(jamdani(SIDE, 5.4, p.main, p.onMain), { x: 0, y: 60 }),
    ...place(motif(p), { x: 640, y: 640, scale: 2.4 }).map((shape) => ({ ...shape, opacity: 0.35 })),
    words(over, 60, 260, t.text, 34, p.second, { width: 620 }),
    words(title, 60, 380, t.head, 112, p.onMain, { width: 690 }),
    words(line, 60, 450, t.text, 34, p.onMain, { width: 600 }),
    fill(roundRect(60, 660, 290, 76, 38), p.onMain),
    words(button, 205, 708, t.text, 28, p.main, { anchor: 'middle', width: 250 }),
  ],
];

const set = (posts: readonly Post[], t: Type, motif: Motif, palettes: readonly Palette[]): Goods['colorways'] =>
  palettes.map(
    (way) => (): readonly Sheet[] =>
      posts.map((post, n) => ({
        name: `post-${n + 1}`,
        width: SIDE,
        height: SIDE,
        parts: layouts[n % layouts.length]?.(post, way, t, motif) ?? [],
      })),
  );

const post = (over: string, title: string, line: string, button: string): Post => ({ over, title, line, button });

/** Draws a plate of rice with a fish on it. */
const plate: Motif = (p) => [
  fill(circle(0, 0, 88), p.ground),
  stroke(circle(0, 0, 76), p.soft, 4),
  ...place(hilsa(p.main, p.ground, p.ink), { x: 0, y: 4, scale: 1.15 }),
  ...place(sprig('#4d7d3a', '#4d7d3a', p.second, 4), { x: 30, y: 58, scale: 0.42, turn: 60 }),
  fill(circle(-34, 40, 9), '#f3d24f'),
  fill(circle(-16, 48, 9), '#f3d24f'),
];

const flower: Motif = (p) => place(marigold(p.second, p.ground, p.main), { x: 0, y: 0, scale: 4.2 });
const round: Motif = (p, onGround = false) => alpana(onGround ? p.main : p.ground, p.second, 12);
const lattice: Motif = (p, onGround = false) => {
  const color = onGround ? p.main : p.ground;
  return [
    ...place(khatam(color, 2.4), { x: 0, y: 0, scale: 1.7 }),
    fill(circle(0, 0, 42), onGround ? p.ground : p.second),
    fill(crescent(26), color),
    ...place([fill(star(5, 10, 4.4), color)], { x: 10, y: -8 }),
  ];
};

export const socialPosts: readonly Goods[] = [
  {
    key: 'social-bhoj',
    language: 'bn',
    title: 'রেস্তোরাঁর ছয় পোস্ট: ভোজ',
    text: 'খাবারের দোকানের এক সপ্তাহের পোস্ট: নতুন পদ, দুপুরের অফার, ছুটির দিনের সময়, ধন্যবাদ। ইলিশের থালা আঁকা ছয়টি বর্গ, ১০৮০ পিক্সেল, দুই রঙে।',
    keywords: 'ফেসবুক পোস্ট, রেস্তোরাঁ, অফার, খাবার, ইলিশ, social media, restaurant post, ইনস্টাগ্রাম',
    in: 'templates/social-posts',
    table: '#f0dcc0',
    prices: [250, 390, 850],
    colorways: set(
      [
        post('আজকের পাতে', 'সর্ষে ইলিশ', 'ভাত, ডাল আর ভর্তাসহ ৳৩৫০', 'অর্ডার করুন ০১৭০০ ০০০ ০০০'),
        post('দুপুর ১২–৩টা', '২০% ছাড়', 'সব থালিতে', 'আজই আসুন'),
        post('নতুন', 'ভুনা খিচুড়ি', 'গরুর মাংস আর আচারে', 'মেনু দেখুন'),
        post('শুক্র ও শনি', 'পরিবারের ভোজ', 'চারজনের থালি ৳১,২০০', 'আগে থেকে জানান'),
        post('খোলা থাকছে', 'ঈদের দিনেও', 'দুপুর ১টা থেকে রাত ১১টা', 'ধানমন্ডি ২৭'),
        post('আপনাদের ভালোবাসায়', 'পাঁচ বছর', 'ধন্যবাদ, ঢাকা', 'গল্পটা পড়ুন'),
      ],
      { head: 'baloo', text: 'sansMedium' },
      plate,
      [
        palette('#fff6e6', '#fbe3b8', '#b3301f', '#f2b134', '#40211a', '#fff6e6'),
        palette('#f2f7ee', '#d7e7c9', '#22614a', '#f0b24a', '#1f3129', '#f5f8ea'),
      ],
    ),
  },
  {
    key: 'social-sari-sale',
    language: 'en',
    title: 'Six Yards: posts for a sari shop',
    text: 'New arrivals, a sale, a story about the weaver, opening hours: six square posts with an alpana and a woven band, ready for a boutique’s month. Text stays text in the browser version.',
    keywords: 'social media, sari, boutique, fashion sale, instagram post, jamdani, template, square',
    in: 'templates/social-posts',
    table: '#e3cdd3',
    prices: [290, 450, 950],
    colorways: set(
      [
        post('JUST IN', 'Jamdani', 'forty pieces from Rupganj', 'Message us to reserve'),
        post('This week', '30% off', 'all Tangail cotton', 'Shop now'),
        post('SLOW FASHION', 'Two months', 'on the loom for one sari', 'Meet the weaver'),
        post('Boishakh edit', 'Red & White', 'saris, panjabis, bangles', 'In store from 1 April'),
        post('OPEN', '11 am – 9 pm', 'every day but Sunday', 'Banani Road 11'),
        post('Free delivery', 'In Dhaka', 'on orders above ৳3,000', 'Order today'),
      ],
      { head: 'display', text: 'poppins' },
      round,
      [
        palette('#fbf3ee', '#f1dcd6', '#8a1c3c', '#d99a4e', '#3d1d26', '#fdf3e6'),
        palette('#f1f3f2', '#d8e0de', '#1f4a55', '#d7a04f', '#1e2f34', '#f7f3e6'),
      ],
    ),
  },
  {
    key: 'social-ramadan',
    language: 'bn',
    title: 'রমজানের ছয় পোস্ট',
    text: 'চাঁদ আর জালির নকশায় ছয়টি বর্গাকার পোস্ট: রমজানের শুভেচ্ছা, ইফতার মেনু, সেহরির সময়, জাকাত, ঈদের কেনাকাটা। দোকান, মসজিদ আর সংগঠন সবার জন্য।',
    keywords: 'রমজান, ইফতার, সেহরি, ফেসবুক পোস্ট, চাঁদ, ramadan, social media, ঈদ',
    in: 'templates/social-posts',
    table: '#2b3a55',
    prices: [200, 350, 800],
    colorways: set(
      [
        post('সবাইকে', 'রমজান মোবারক', 'সংযমের মাস সুন্দর হোক', 'শুভেচ্ছান্তে, আপনার দোকান'),
        post('আজকের', 'ইফতার', 'ছোলা, পেঁয়াজু, হালিম', 'অর্ডার করুন'),
        post('মনে রাখুন', 'সেহরির শেষ সময়', 'ভোর ৪টা ৪২ মিনিট', 'ঢাকা ও আশপাশ'),
        post('একসঙ্গে', 'ইফতার মাহফিল', 'শুক্রবার, বিকেল ৫টা', 'সবাই আমন্ত্রিত'),
        post('হিসাব করেছেন?', 'জাকাত', 'শতকরা আড়াই ভাগ', 'জেনে নিন'),
        post('শুরু হলো', 'ঈদের কেনাকাটা', 'নতুন পাঞ্জাবি ও শাড়ি', 'দেখুন'),
      ],
      { head: 'galada', text: 'sansMedium' },
      lattice,
      [
        palette('#fbf4e2', '#f0dfb8', '#12294d', '#e0b252', '#11203a', '#f7efdc'),
        palette('#f8f4e6', '#e6dcb8', '#0f3f36', '#d9b060', '#0c2a24', '#f4efdf'),
      ],
    ),
  },
  {
    key: 'social-hiring',
    language: 'en',
    title: 'Loud & Clear: posts for small teams',
    text: 'Hiring, workshop, thank-you, office closed: the six posts that a small company needs every quarter, in loud colours with one big marigold. Made to be read while scrolling.',
    keywords: 'social media, hiring, workshop, announcement, startup, instagram post, template, bold',
    in: 'templates/social-posts',
    table: '#d5d3ea',
    prices: [0, 290, 700],
    colorways: set(
      [
        post('JOIN US', 'We’re hiring', 'two designers, one writer', 'jobs@example.com'),
        post('Free workshop', 'Type in Bangla', 'Saturday, 3 pm', 'Register'),
        post('THANK YOU', '1,000 orders', 'and not one was boring', 'See them'),
        post('Heads up', 'Office closed', '14 April, Pohela Boishakh', 'Back on the 15th'),
        post('NEW', 'Our studio', 'has moved to Lalmatia', 'Come and say hello'),
        post('Monday note', 'Ship it.', 'then make it better', 'Read on'),
      ],
      { head: 'grotesk', text: 'poppins' },
      flower,
      [
        palette('#fff4e0', '#ffe0ad', '#4a35c9', '#ffb020', '#1d1745', '#fff8ea'),
        palette('#fdf1f3', '#fbd3da', '#d5264f', '#ffc247', '#3c0f1c', '#fff6ee'),
      ],
    ),
  },
];
