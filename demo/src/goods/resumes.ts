import type { FaceName } from '../slides/lettering.ts';
import type { Goods } from './goods-entry.ts';
import { alpana, jamdani } from './ornaments.ts';
import { A4, type Inks, inks, panel, paper, rule, words } from './page.ts';
import { circle, fill, place, roundRect } from './pen.ts';
import type { Part, Sheet } from './sheet.ts';

interface Job {
  readonly years: string;
  readonly post: string;
  readonly place: string;
  readonly lines: readonly string[];
}

interface Life {
  readonly name: string;
  readonly post: string;
  readonly about: readonly string[];
  readonly contact: readonly string[];
  readonly heads: { readonly work: string; readonly study: string; readonly skills: string; readonly contact: string };
  readonly jobs: readonly Job[];
  readonly studies: readonly Job[];
  readonly skills: readonly (readonly [string, number])[];
}

interface Type {
  readonly head: FaceName;
  readonly strong: FaceName;
  readonly text: FaceName;
}

function listJobs(
  jobs: readonly Job[],
  x: number,
  from: number,
  width: number,
  { strong, text }: Type,
  c: Inks,
): { parts: Part[]; y: number } {
  let y = from;
  const parts = jobs.flatMap(({ years, post, place: where, lines }): Part[] => {
    const head: Part[] = [
      words(post, x, y, strong, 12, c.ink, { width: width - 110 }),
      words(years, x + width, y, text, 9.5, c.grey, { anchor: 'end' }),
      words(where, x, y + 15, text, 10, c.main, { width }),
    ];
    const items = lines.flatMap((line, n): Part[] => [
      fill(circle(x + 3, y + 32 + n * 17 - 3, 1.6), c.main),
      words(line, x + 12, y + 32 + n * 17, text, 9.8, c.ink, { width: width - 12 }),
    ]);
    y += 54 + lines.length * 17;
    return [...head, ...items];
  });
  return { parts, y };
}

/** Résumé with a coloured column on the left for personal data, and the career on the right. */
function sidebar(life: Life, c: Inks, type: Type): Part[] {
  const side = 196;
  const x = 228;
  const wide = A4.width - x - 40;
  const jobs = listJobs(life.jobs, x, 190, wide, type, c);
  const studies = listJobs(life.studies, x, jobs.y + 34, wide, type, c);
  return [
    panel(0, 0, A4.width, A4.height, c.paper),
    panel(0, 0, side, A4.height, c.main),
    ...place(alpana(c.onMain, c.onMain, 12), { x: side, y: A4.height, scale: 1.35 }).map((shape) => ({
      ...shape,
      opacity: 0.12,
    })),
    fill(circle(side / 2, 112, 58), c.onMain),
    fill(circle(side / 2, 96, 22), c.main),
    fill(
      [
        ['M', side / 2 - 38, 150],
        ['C', side / 2 - 32, 118, side / 2 + 32, 118, side / 2 + 38, 150],
        ['C', side / 2 + 20, 172, side / 2 - 20, 172, side / 2 - 38, 150],
        ['Z'],
      ],
      c.main,
    ),
    words(life.heads.contact, 28, 220, type.strong, 12, c.onMain),
    rule(28, 228, side - 56, c.onMain, 0.6),
    ...life.contact.map((line, n) => words(line, 28, 250 + n * 19, type.text, 9.6, c.onMain, { width: side - 48 })),
    words(life.heads.skills, 28, 360, type.strong, 12, c.onMain),
    rule(28, 368, side - 56, c.onMain, 0.6),
    ...life.skills.flatMap(([skill, level], n): Part[] => [
      words(skill, 28, 392 + n * 34, type.text, 9.8, c.onMain, { width: side - 48 }),
      { ...fill(roundRect(28, 399 + n * 34, side - 56, 5, 2.5), c.onMain), opacity: 0.25 },
      fill(roundRect(28, 399 + n * 34, (side - 56) * level, 5, 2.5), c.onMain),
    ]),
    words(life.name, x, 78, type.head, 34, c.ink, { width: wide }),
    words(life.post, x, 102, type.text, 13, c.main, { width: wide }),
    ...life.about.map((line, n) => words(line, x, 128 + n * 15, type.text, 9.8, c.grey, { width: wide })),
    words(life.heads.work, x, 172, type.strong, 13, c.main),
    ...jobs.parts,
    words(life.heads.study, x, jobs.y + 12, type.strong, 13, c.main),
    ...studies.parts,
  ];
}

/** Résumé with the name across the page under a woven band, and two columns below. */
function banner(life: Life, c: Inks, type: Type): Part[] {
  const [left, x] = [44, 44];
  const wide = 330;
  const right = 410;
  const jobs = listJobs(life.jobs, x, 258, wide, type, c);
  const studies = listJobs(life.studies, x, jobs.y + 40, wide, type, c);
  return [
    panel(0, 0, A4.width, A4.height, c.paper),
    panel(0, 0, A4.width, 40, c.main),
    ...place(jamdani(A4.width, 2.2, c.onMain, c.soft), { x: 0, y: 20 }),
    words(life.name, left, 104, type.head, 42, c.ink, { width: 500 }),
    words(life.post, left, 130, type.text, 14, c.main),
    ...life.about.map((line, n) => words(line, left, 160 + n * 16, type.text, 10, c.grey, { width: 500 })),
    rule(left, 208, A4.width - 88, c.main, 1.2),
    words(life.heads.work, x, 234, type.strong, 13, c.main),
    ...jobs.parts,
    words(life.heads.study, x, jobs.y + 16, type.strong, 13, c.main),
    ...studies.parts,
    fill(roundRect(right - 20, 226, A4.width - right - 24, 420, 8), c.soft),
    words(life.heads.contact, right, 256, type.strong, 12, c.main),
    ...life.contact.map((line, n) => words(line, right, 280 + n * 19, type.text, 9.6, c.ink, { width: 138 })),
    words(life.heads.skills, right, 398, type.strong, 12, c.main),
    ...life.skills.flatMap(([skill, level], n): Part[] => [
      words(skill, right, 422 + n * 34, type.text, 9.8, c.ink, { width: 138 }),
      ...[0, 1, 2, 3, 4].map((dot) => ({
        ...fill(circle(right + 4 + dot * 15, 433 + n * 34, 3.6), c.main),
        opacity: dot < level * 5 ? 1 : 0.22,
      })),
    ]),
  ];
}

const english: Life = {
  name: 'Farhana Akter',
  post: 'Product designer',
  about: [
    'Eight years of screens that people in a hurry understand: banking, deliveries',
    'and public services, in Bangla first.',
  ],
  contact: ['+880 1700 000 000', 'farhana@example.com', 'example.com/farhana', 'Mirpur 10, Dhaka'],
  heads: { work: 'Experience', study: 'Education', skills: 'Skills', contact: 'Contact' },
  jobs: [
    {
      years: '2022 – today',
      post: 'Lead designer',
      place: 'Nodi Pay, Dhaka',
      lines: ['Halved the steps of a first payment', 'Built a design system of 64 components', 'Lead a team of five'],
    },
    {
      years: '2019 – 2022',
      post: 'Interface designer',
      place: 'Pathao Lane Studio, Dhaka',
      lines: ['Redesigned the rider’s app for small screens', 'Ran 40 tests with people on the street'],
    },
    {
      years: '2017 – 2019',
      post: 'Junior designer',
      place: 'Rong Agency, Chattogram',
      lines: ['Brand pages and campaigns for 20 clients'],
    },
  ],
  studies: [
    {
      years: '2013 – 2017',
      post: 'BFA, Graphic Design',
      place: 'Faculty of Fine Art, University of Dhaka',
      lines: ['First class, thesis on Bangla signage'],
    },
  ],
  skills: [
    ['Figma', 0.95],
    ['Prototyping', 0.9],
    ['User research', 0.8],
    ['Bangla typography', 0.85],
    ['HTML & CSS', 0.6],
    ['Motion', 0.5],
  ],
};

const bengali: Life = {
  name: 'মাহমুদুল হাসান',
  post: 'হিসাব কর্মকর্তা',
  about: [
    'ছোট ও মাঝারি প্রতিষ্ঠানের হিসাবরক্ষণ, ভ্যাট ও নিরীক্ষায় নয় বছরের অভিজ্ঞতা।',
    'নির্ভুল হিসাব আর সময়মতো প্রতিবেদনই আমার কাজের মূল কথা।',
  ],
  contact: ['০১৭০০ ০০০ ০০০', 'mahmud@example.com', 'জন্ম: ১২ মার্চ ১৯৯২', 'উত্তরা, ঢাকা'],
  heads: { work: 'কর্ম অভিজ্ঞতা', study: 'শিক্ষাগত যোগ্যতা', skills: 'দক্ষতা', contact: 'যোগাযোগ' },
  jobs: [
    {
      years: '২০২১ – বর্তমান',
      post: 'হিসাব কর্মকর্তা',
      place: 'মেঘনা টেক্সটাইল লি., গাজীপুর',
      lines: ['মাসিক আর্থিক প্রতিবেদন প্রস্তুত', 'ভ্যাট ও উৎসে কর দাখিল', 'তিনজনের দল পরিচালনা'],
    },
    {
      years: '২০১৮ – ২০২১',
      post: 'সহকারী হিসাবরক্ষক',
      place: 'পদ্মা ট্রেডার্স, ঢাকা',
      lines: ['দৈনিক লেনদেন ও ব্যাংক সমন্বয়', 'মজুত পণ্যের হিসাব'],
    },
    { years: '২০১৬ – ২০১৮', post: 'শিক্ষানবিশ', place: 'রহমান অ্যান্ড কোং', lines: ['নিরীক্ষা দলের সহায়তা'] },
  ],
  studies: [{ years: '২০১৬', post: 'এমবিএ (হিসাববিজ্ঞান)', place: 'জগন্নাথ বিশ্ববিদ্যালয়', lines: ['সিজিপিএ ৩.৬২'] }],
  skills: [
    ['ট্যালি', 0.95],
    ['এক্সেল', 0.9],
    ['ভ্যাট ও কর', 0.85],
    ['নিরীক্ষা', 0.7],
    ['ইংরেজি', 0.75],
  ],
};

const pages = (
  draw: (life: Life, c: Inks, type: Type) => Part[],
  life: Life,
  type: Type,
  ways: readonly Inks[],
): Goods['colorways'] => ways.map((way) => (): readonly Sheet[] => [paper('resume', draw(life, way, type))]);

export const resumes: readonly Goods[] = [
  {
    key: 'resume-column',
    language: 'en',
    title: 'Column: résumé for designers',
    text: 'A coloured column for who you are, white space for what you did. One A4 page that survives black-and-white printers; skills as bars, four colours to choose from. Type over every line in a browser and print to PDF.',
    keywords: 'resume, cv, designer, a4, template, job application, sidebar, printable',
    in: 'templates/resumes',
    table: '#cfd8dc',
    prices: [100, 180, 450],
    colorways: pages(sidebar, english, { head: 'display', strong: 'poppinsBold', text: 'poppins' }, [
      inks('#ffffff', '#eef2f3', '#22505a', '#1d2528', '#5d686c', '#f4f8f8'),
      inks('#ffffff', '#f5efe8', '#7c3b2a', '#2a201c', '#6d625c', '#fbf4ee'),
      inks('#ffffff', '#f0eff6', '#3d3a78', '#211f33', '#63617a', '#f5f4fc'),
    ]),
  },
  {
    key: 'resume-jibon-brittanto',
    language: 'bn',
    title: 'জীবনবৃত্তান্ত: জামদানি পাড়',
    text: 'সরকারি-বেসরকারি চাকরির আবেদনের জন্য এক পাতার বাংলা জীবনবৃত্তান্ত। মাথায় জামদানি পাড়, নিচে অভিজ্ঞতা, শিক্ষা ও দক্ষতা। ব্রাউজারে লেখা বদলে সরাসরি পিডিএফ করা যায়।',
    keywords: 'জীবনবৃত্তান্ত, সিভি, চাকরি, আবেদন, বাংলা, bangla cv, resume, a4',
    in: 'templates/resumes',
    table: '#ddd2c3',
    prices: [0, 150, 400],
    colorways: pages(banner, bengali, { head: 'serifBold', strong: 'sansBold', text: 'sans' }, [
      inks('#ffffff', '#f6efe4', '#8b1f2f', '#2b2120', '#6b605c', '#f6d9a0'),
      inks('#ffffff', '#eaf1ee', '#17594c', '#1e2a27', '#5c6a66', '#f3dfae'),
      inks('#ffffff', '#edf0f6', '#243f73', '#1f2636', '#5d6577', '#f1ddb0'),
    ]),
  },
  {
    key: 'resume-editorial',
    language: 'en',
    title: 'Woven Headline: editorial résumé',
    text: 'A serif headline under a Jamdani band, experience on the left and facts in a tinted box on the right. For writers, teachers and architects who would rather be read than scanned.',
    keywords: 'resume, cv, serif, editorial, jamdani, writer, a4, template',
    in: 'templates/resumes',
    table: '#d6cfe0',
    prices: [120, 200, 480],
    colorways: pages(banner, english, { head: 'abril', strong: 'poppinsBold', text: 'poppins' }, [
      inks('#fffdf9', '#f1ece2', '#4a2c5e', '#241d29', '#675f6d', '#e9d3a1'),
      inks('#fffdf9', '#eef0e6', '#39502c', '#22271e', '#646a5e', '#ecd9a3'),
    ]),
  },
];
