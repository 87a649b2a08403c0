import type { FaceName } from '../slides/lettering.ts';
import type { Goods } from './goods-entry.ts';
import { kalka } from './ornaments.ts';
import { A4, type Inks, inks, panel, paper, rule, words } from './page.ts';
import { circle, fill, place, polygon, roundRect, stroke } from './pen.ts';
import type { Part } from './sheet.ts';

interface Bill {
  readonly title: string;
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly facts: readonly (readonly [string, string])[];
  readonly columns: readonly [string, string, string, string];
  readonly rows: readonly (readonly [string, string, string, string])[];
  readonly sums: readonly (readonly [string, string])[];
  readonly total: readonly [string, string];
  readonly notes: readonly string[];
  readonly sign: string;
}

interface Type {
  readonly head: FaceName;
  readonly strong: FaceName;
  readonly text: FaceName;
}

type Head = 'bar' | 'slant' | 'stamp';

function drawHead(head: Head, { title, from }: Bill, c: Inks, t: Type): Part[] {
  if (head === 'bar')
    return [
      panel(0, 0, A4.width, 128, c.main),
      words(from[0] ?? '', 44, 62, t.head, 26, c.onMain, { width: 300 }),
      ...from.slice(1).map((line, n) => words(line, 44, 82 + n * 14, t.text, 9, c.onMain, { width: 300 })),
      words(title, A4.width - 44, 76, t.head, 38, c.onMain, { anchor: 'end', width: 200 }),
    ];
  if (head === 'slant')
    return [
      fill(
        polygon([
          [0, 0],
          [A4.width, 0],
          [A4.width, 70],
          [0, 150],
        ]),
        c.soft,
      ),
      fill(
        polygon([
          [330, 0],
          [A4.width, 0],
          [A4.width, 118],
        ]),
        c.main,
      ),
      words(title, A4.width - 40, 54, t.head, 32, c.onMain, { anchor: 'end', width: 118 }),
      words(from[0] ?? '', 44, 62, t.head, 26, c.main, { width: 290 }),
      ...from.slice(1).map((line, n) => words(line, 44, 82 + n * 14, t.text, 9, c.ink, { width: 290 })),
    ];
  return [
    stroke(roundRect(28, 28, A4.width - 56, 110, 6), c.main, 1.6),
    stroke(roundRect(33, 33, A4.width - 66, 100, 4), c.main, 0.6),
    ...place(kalka(c.main, c.paper, c.main), { x: 74, y: 108, scale: 0.68 }),
    ...place(kalka(c.main, c.paper, c.main), { x: A4.width - 74, y: 108, scale: 0.68, flip: true }),
    words(title, A4.width / 2, 52, t.strong, 11, c.main, { anchor: 'middle' }),
    words(from[0] ?? '', A4.width / 2, 88, t.head, 32, c.main, { anchor: 'middle', width: 380 }),
    ...from
      .slice(1)
      .map((line, n) => words(line, A4.width / 2, 106 + n * 14, t.text, 9.5, c.ink, { anchor: 'middle', width: 380 })),
  ];
}

/** Right edges of the number columns. */
const ends = [350, 440, 551] as const;

function invoice(bill: Bill, c: Inks, t: Type, head: Head): Part[] {
  const [what, count, price, sum] = bill.columns;
  const top = 296;
  const step = 34;
  const cells = [count, price, sum];
  const rows = bill.rows.flatMap(([name, ...numbers], n): Part[] => {
    const y = top + 42 + n * step;
    return [
      ...(n % 2 === 0 ? [panel(36, y - 20, A4.width - 72, step - 2, c.soft)] : []),
      words(name, 48, y, t.text, 10.5, c.ink, { width: 240 }),
      ...numbers.map((number, at) =>
        words(number, ends[at] ?? 551, y, t.text, 10.5, c.ink, { anchor: 'end' as const }),
      ),
    ];
  });
  const after = top + 58 + bill.rows.length * step;
  const blank = Array.from({ length: head === 'stamp' ? 3 : 0 }, (_, n) =>
    rule(36, after - 8 + n * step, A4.width - 72, c.grey, 0.4),
  );
  const sumsFrom = after + 14 + blank.length * step;
  const totalY = sumsFrom + bill.sums.length * 22 + 14;
  return [
    panel(0, 0, A4.width, A4.height, c.paper),
    ...drawHead(head, bill, c, t),
    ...bill.to.map((line, n) =>
      words(line, 44, 186 + n * 16, n === 1 ? t.strong : t.text, n === 1 ? 13 : 10, n === 0 ? c.main : c.ink, {
        width: 260,
      }),
    ),
    ...bill.facts.flatMap(([label, value], n): Part[] => [
      words(label, 400, 186 + n * 18, t.text, 10, c.grey, { anchor: 'end' }),
      words(value, 551, 186 + n * 18, t.strong, 10, c.ink, { anchor: 'end', width: 140 }),
    ]),
    fill(roundRect(36, top - 10, A4.width - 72, 30, 4), c.main),
    words(what, 48, top + 10, t.strong, 10.5, c.onMain),
    ...cells.map((cell, at) =>
      words(cell, ends[at] ?? 551, top + 10, t.strong, 10.5, c.onMain, { anchor: 'end' as const }),
    ),
    ...rows,
    ...blank,
    ...bill.sums.flatMap(([label, value], n): Part[] => [
      words(label, 440, sumsFrom + n * 22, t.text, 10.5, c.grey, { anchor: 'end' }),
      words(value, 551, sumsFrom + n * 22, t.text, 10.5, c.ink, { anchor: 'end' }),
    ]),
    fill(roundRect(330, totalY - 20, 229, 36, 5), c.main),
    words(bill.total[0], 346, totalY + 4, t.strong, 12, c.onMain),
    words(bill.total[1], 547, totalY + 4, t.head, 17, c.onMain, { anchor: 'end' }),
    ...bill.notes.map((line, n) =>
      words(line, 44, totalY - 12 + n * 16, t.text, 9.5, n === 0 ? c.main : c.grey, { width: 260 }),
    ),
    rule(400, 762, 151, c.ink, 0.7),
    words(bill.sign, 475, 778, t.text, 9.5, c.grey, { anchor: 'middle' }),
    fill(circle(54, 770, 5), c.main),
    fill(circle(68, 770, 5), c.soft),
    panel(0, A4.height - 14, A4.width, 14, c.main),
  ];
}

const english: Bill = {
  title: 'INVOICE',
  from: ['Studio Shimul', 'House 14, Road 5, Dhanmondi, Dhaka 1205', 'BIN 000123456-0101 · studio@example.com'],
  to: ['Billed to', 'Meghna Foods Ltd.', 'Tejgaon Industrial Area, Dhaka', 'accounts@example.com'],
  facts: [
    ['Number', '2026-014'],
    ['Date', '12 January 2026'],
    ['Due', '26 January 2026'],
    ['Payment', 'bKash or bank'],
  ],
  columns: ['Description', 'Quantity', 'Price', 'Amount'],
  rows: [
    ['Packaging design, mango pickle', '3', '৳18,000', '৳54,000'],
    ['Label illustrations', '6', '৳4,500', '৳27,000'],
    ['Print supervision, one day', '2', '৳7,000', '৳14,000'],
    ['Product photographs, retouched', '12', '৳1,200', '৳14,400'],
  ],
  sums: [
    ['Subtotal', '৳109,400'],
    ['VAT 15%', '৳16,410'],
    ['Advance paid', '−৳40,000'],
  ],
  total: ['Due now', '৳85,810'],
  notes: ['How to pay', 'bKash merchant 01700 000 000', 'City Bank 1102 0000 0000', 'Please quote the invoice number.'],
  sign: 'For Studio Shimul',
};

const bengali: Bill = {
  title: 'ক্যাশ মেমো',
  from: ['মেসার্স করিম স্টোর', '১২/ক নিউ মার্কেট, ঢাকা ১২০৫', 'মোবাইল ০১৭০০ ০০০ ০০০ · বিআইএন ০০০১২৩৪৫৬'],
  to: ['ক্রেতা', 'জনাব রফিকুল ইসলাম', 'আজিমপুর, ঢাকা'],
  facts: [
    ['মেমো নং', '১০২৪'],
    ['তারিখ', '১২/০১/২০২৬'],
    ['পরিশোধ', 'নগদ'],
  ],
  columns: ['বিবরণ', 'পরিমাণ', 'দর', 'টাকা'],
  rows: [
    ['মিনিকেট চাল', '২৫ কেজি', '৭২', '১,৮০০'],
    ['সয়াবিন তেল', '৫ লিটার', '১৬৮', '৮৪০'],
    ['মসুর ডাল', '৩ কেজি', '১৩৫', '৪০৫'],
    ['চিনি', '২ কেজি', '১২৫', '২৫০'],
  ],
  sums: [
    ['মোট', '৩,২৯৫'],
    ['ছাড়', '−৯৫'],
  ],
  total: ['সর্বমোট', '৳৩,২০০'],
  notes: ['বিক্রিত মাল ফেরত নেওয়া হয় না।', 'সাত দিনের মধ্যে বদল করা যায়।'],
  sign: 'বিক্রেতার স্বাক্ষর',
};

const ways = (bill: Bill, t: Type, head: Head, palettes: readonly Inks[]): Goods['colorways'] =>
  palettes.map((way) => () => [paper('invoice', invoice(bill, way, t, head))]);

export const invoices: readonly Goods[] = [
  {
    key: 'invoice-studio',
    language: 'en',
    title: 'Studio Invoice with VAT & bKash',
    text: 'An invoice as studios in Dhaka send it: BIN, VAT at 15 per cent, advance paid, bKash and bank on one line each. Taka signs in place, sums lined up. Three colours; fill it in in the browser.',
    keywords: 'invoice, bill, vat, bkash, studio, freelancer, a4, bangladesh',
    in: 'templates/invoices',
    table: '#cdd9d3',
    prices: [0, 120, 350],
    colorways: ways(english, { head: 'poppinsBold', strong: 'poppinsBold', text: 'poppins' }, 'bar', [
      inks('#ffffff', '#eef5f1', '#1c5c4a', '#1e2b26', '#66736d', '#f2faf6'),
      inks('#ffffff', '#f1f1f8', '#3b3f8f', '#22243a', '#686a80', '#f4f5ff'),
      inks('#ffffff', '#fbf0ea', '#b04a2a', '#30211c', '#756760', '#fff6f0'),
    ]),
  },
  {
    key: 'invoice-cash-memo',
    language: 'bn',
    title: 'দোকানের ক্যাশ মেমো',
    text: 'পাড়ার দোকানের চেনা মেমো, নতুন করে সাজানো: দুই রেখার ঘর, দুই পাশে কলকা, বাংলা অঙ্কে হিসাব। এ-ফোর পাতায় ছাপুন বা পিডিএফ করে পাঠান।',
    keywords: 'ক্যাশ মেমো, চালান, দোকান, হিসাব, রসিদ, cash memo, bangla invoice, bill',
    in: 'templates/invoices',
    table: '#e4d5bd',
    prices: [60, 110, 300],
    colorways: ways(bengali, { head: 'galada', strong: 'sansBold', text: 'sans' }, 'stamp', [
      inks('#fffdf7', '#f7efdd', '#9c2420', '#2f211d', '#786a60', '#fff5e6'),
      inks('#fffef9', '#edf2ea', '#23603f', '#1f2b24', '#66736b', '#f4faf2'),
      inks('#fdfdfb', '#e9eef6', '#234a86', '#1e2738', '#667085', '#f2f6fd'),
    ]),
  },
  {
    key: 'invoice-slant',
    language: 'en',
    title: 'Slant: bold invoice',
    text: 'A diagonal in two tones opens the page, the amount due closes it. For agencies and photographers who invoice in colour. Same fields as a plain invoice, more of a signature.',
    keywords: 'invoice, agency, bold, diagonal, photographer, bill, template, a4',
    in: 'templates/invoices',
    table: '#e2cfc6',
    prices: [90, 150, 380],
    colorways: ways(english, { head: 'grotesk', strong: 'poppinsBold', text: 'poppins' }, 'slant', [
      inks('#ffffff', '#fdeee6', '#e2552f', '#2a1f1b', '#75675f', '#fff7f2'),
      inks('#ffffff', '#e8f1fb', '#1f5fd0', '#1c2536', '#647087', '#f3f8ff'),
    ]),
  },
];
