import type { FaceName } from '../slides/lettering.ts';
import { hilsa } from './creatures.ts';
import type { Goods } from './goods-entry.ts';
import { bhat, type Course, cafe, kacchi, type Menu, tong } from './menu-lists.ts';
import { alpana, arch, jamdani, khatam, sprig } from './ornaments.ts';
import { A4, type Inks, inks, panel, paper, words } from './page.ts';
import { circle, fill, place, rect, type Shape, stroke } from './pen.ts';
import type { Part } from './sheet.ts';

interface Type {
  readonly head: FaceName;
  readonly strong: FaceName;
  readonly text: FaceName;
}

const leader = (x0: number, x1: number, y: number, color: string): Shape =>
  stroke(
    [
      ['M', x0, y],
      ['L', x1, y],
    ],
    color,
    0.9,
    [0.5, 4],
  );

function listCourse(
  { name, dishes }: Course,
  x: number,
  from: number,
  width: number,
  c: Inks,
  t: Type,
  stretch: number,
): { parts: Part[]; y: number } {
  let y = from + 34 * stretch;
  const parts: Part[] = [words(name, x, from, t.head, 21, c.main, { width }), fill(rect(x, from + 8, 36, 2), c.main)];
  for (const [dish, price, note] of dishes) {
    parts.push(
      words(dish, x, y, t.strong, 11.5, c.ink, { width: width - 58 }),
      words(price, x + width, y, t.strong, 11.5, c.main, { anchor: 'end' }),
      leader(x + Math.min(width - 70, 14 + dish.length * 6.4), x + width - 34, y - 3, c.grey),
    );
    if (note !== undefined) parts.push(words(note, x, y + 14, t.text, 8.8, c.grey, { width: width - 50 }));
    y += (note === undefined ? 25 : 37) * stretch;
  }
  return { parts, y: y + 22 * stretch };
}

function setColumns(
  { courses }: Menu,
  top: number,
  c: Inks,
  t: Type,
  stretch: number,
): { parts: Part[]; bottom: number } {
  let [left, right] = [top, top];
  const parts = courses.flatMap((course) => {
    const isLeft = left <= right;
    const listed = listCourse(course, isLeft ? 52 : 311, isLeft ? left : right, 232, c, t, stretch);
    if (isLeft) left = listed.y;
    else right = listed.y;
    return listed.parts;
  });
  return { parts, bottom: Math.max(left, right) };
}

/** Sets the lines in two columns, spaced out by up to a half to fill the page. */
function twoColumns(list: Menu, top: number, c: Inks, t: Type): Part[] {
  const used = setColumns(list, top, c, t, 1).bottom - top;
  return setColumns(list, top, c, t, Math.max(1, Math.min(1.5, (730 - top) / used))).parts;
}

type Style = 'arch' | 'woven' | 'night' | 'leaf';

function decorate(style: Style, c: Inks): Part[] {
  const { width: w, height: h } = A4;
  if (style === 'arch')
    return [
      panel(0, 0, w, h, c.main),
      ...place([fill(arch(w - 44, h - 40), c.paper)], { x: w / 2, y: h - 20 }),
      ...place([stroke(arch(w - 60, h - 58), c.soft, 2)], { x: w / 2, y: h - 28 }),
    ];
  if (style === 'woven')
    return [
      panel(0, 0, w, h, c.paper),
      panel(0, 0, w, 52, c.main),
      ...place(jamdani(w, 2.8, c.soft, c.onMain), { x: 0, y: 26 }),
      panel(0, h - 52, w, 52, c.main),
      ...place(jamdani(w, 2.8, c.soft, c.onMain), { x: 0, y: h - 26 }),
      ...place(hilsa(c.main, c.paper, c.grey), { x: w / 2 - 170, y: 112, scale: 0.9 }),
      ...place(hilsa(c.main, c.paper, c.grey), { x: w / 2 + 170, y: 112, scale: 0.9, flip: true }),
    ];
  if (style === 'night')
    return [
      panel(0, 0, w, h, c.paper),
      ...Array.from({ length: 7 }, (_, n) => place(khatam(c.soft, 1.6), { x: n * 99, y: 0, scale: 0.99 })).flat(),
      ...Array.from({ length: 7 }, (_, n) => place(khatam(c.soft, 1.6), { x: n * 99, y: h, scale: 0.99 })).flat(),
      stroke(rect(22, 62, w - 44, h - 124), c.main, 1.2),
      stroke(rect(27, 67, w - 54, h - 134), c.main, 0.5),
    ];
  return [
    panel(0, 0, w, h, c.paper),
    ...place(alpana(c.soft, c.soft, 12), { x: w, y: h, scale: 2.1 }),
    ...place(sprig(c.main, c.main, c.grey), { x: 30, y: 150, scale: 1.35, turn: 28 }),
    ...place(sprig(c.main, c.main, c.grey), { x: w - 30, y: 150, scale: 1.35, turn: -28, flip: true }),
    fill(circle(w / 2, 96, 0.1), c.main),
  ];
}

function menu(list: Menu, c: Inks, t: Type, style: Style): Part[] {
  const heads: Readonly<Record<Style, number>> = { arch: 186, woven: 122, night: 140, leaf: 110 };
  const y = heads[style];
  return [
    ...decorate(style, c),
    words(list.name, A4.width / 2, y, t.head, 44, c.main, { anchor: 'middle', width: style === 'woven' ? 220 : 330 }),
    words(list.line, A4.width / 2, y + 30, t.text, 11, c.grey, { anchor: 'middle', width: 300 }),
    ...twoColumns(list, y + (style === 'arch' ? 130 : 92), c, t),
    words(list.foot, A4.width / 2, style === 'woven' ? A4.height - 68 : A4.height - 92, t.text, 10, c.grey, {
      anchor: 'middle',
      width: 420,
    }),
  ];
}

const ways = (list: Menu, t: Type, style: Style, palettes: readonly Inks[]): Goods['colorways'] =>
  palettes.map((way) => () => [paper('menu', menu(list, way, t, style))]);

export const menus: readonly Goods[] = [
  {
    key: 'menu-bhat-ghor',
    language: 'bn',
    title: 'ভাতঘরের খাবারের তালিকা',
    text: 'ভর্তা থেকে দই পর্যন্ত বাংলা হোটেলের পুরো তালিকা, উপরে-নিচে জামদানি পাড় আর এক জোড়া ইলিশ। খাবারের নাম ও দাম ব্রাউজারে বদলান, ছেপে ল্যামিনেট করুন।',
    keywords: 'খাবারের তালিকা, মেনু, ভাতঘর, রেস্তোরাঁ, ভর্তা, bangla menu, restaurant, ইলিশ',
    in: 'templates/menus',
    table: '#e0cdb2',
    prices: [150, 260, 600],
    colorways: ways(bhat, { head: 'baloo', strong: 'sansMedium', text: 'sans' }, 'woven', [
      inks('#fff8ea', '#f3c56b', '#9b2520', '#3a231b', '#a08370', '#fff3dc'),
      inks('#f5f7ee', '#e7c46a', '#1f5a45', '#22302a', '#83917f', '#f6f3df'),
    ]),
  },
  {
    key: 'menu-kacchi',
    language: 'en',
    title: 'Old Dhaka Nights: kacchi menu',
    text: 'Gold on near-black with stars from Mughal lattices at the edges. Written for a biryani house and priced in taka; dishes, notes and the footer are text in the browser version.',
    keywords: 'restaurant menu, biryani, kacchi, old dhaka, dark, gold, mughal, a4',
    in: 'templates/menus',
    table: '#3a2f28',
    prices: [190, 300, 700],
    colorways: ways(kacchi, { head: 'display', strong: 'poppins', text: 'poppins' }, 'night', [
      inks('#1d1613', '#5c452c', '#e6bd6c', '#f5eadb', '#b49c80', '#1d1613'),
      inks('#0f2320', '#2d5149', '#e2c27b', '#eef2e8', '#93a99e', '#0f2320'),
      inks('#2a0f1c', '#5e2b42', '#f0bd86', '#f8e8ea', '#bb95a2', '#2a0f1c'),
    ]),
  },
  {
    key: 'menu-cafe',
    language: 'en',
    title: 'Krishnachura: café menu',
    text: 'Two sprigs, a pale alpana in the corner and room to breathe: a menu for a café that would like to be photographed. One A4 page, two columns, three colours.',
    keywords: 'cafe menu, coffee, botanical, brunch, light, restaurant, a4, dhaka',
    in: 'templates/menus',
    table: '#c7d4c4',
    prices: [160, 270, 620],
    colorways: ways(cafe, { head: 'abril', strong: 'poppins', text: 'poppins' }, 'leaf', [
      inks('#fbfaf4', '#e6ebdb', '#2f5d46', '#26302a', '#7f8b80', '#fbfaf4'),
      inks('#fff9f5', '#f7e2d8', '#c2452d', '#37241f', '#98807a', '#fff9f5'),
    ]),
  },
  {
    key: 'menu-tong',
    language: 'bn',
    title: 'চায়ের টঙের মেনু',
    text: 'মোড়ের চায়ের দোকানের জন্য খিলান-আঁকা রঙিন তালিকা: চা, টা, ঠান্ডা আর বিস্কুট। এক পাতায় সব, দাম বদলানো সহজ।',
    keywords: 'চা, টং দোকান, মেনু, আড্ডা, তালিকা, tea stall, bangla menu, খিলান',
    in: 'templates/menus',
    table: '#f0d9c0',
    prices: [0, 120, 320],
    colorways: ways(tong, { head: 'atma', strong: 'sansMedium', text: 'sans' }, 'arch', [
      inks('#fff6e6', '#f2b552', '#c4511f', '#40281b', '#a18570', '#fff6e6'),
      inks('#f2f8f6', '#8fcab9', '#146b62', '#1d3330', '#7d9690', '#f2f8f6'),
    ]),
  },
];
