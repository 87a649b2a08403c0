import type { Block, BlogBody, Inline } from '../../src/features/editorial/blog/contract/body.ts';

/** Source of a demo blog post; `{work}` is replaced by a demo work. */
interface DemoText {
  readonly title: string;
  readonly summary: string;
  /**
   * Lines of text: `## ` begins a heading, `- ` an item, `> ` a quotation, `{work}` shows a work, any other line is a
   * paragraph; `**bold**` is supported.
   */
  readonly text: string;
}

export interface DemoPost {
  readonly slug: string;
  readonly category: 'craft' | 'guides';
  readonly showcased: boolean;
  readonly daysAgo: number;
  /** Category of the work that the post shows; the post's cover comes from the same category if possible. */
  readonly works: string;
  readonly en: DemoText | null;
  readonly bn: DemoText | null;
}

export const blogCategories = {
  craft: { name: 'Craft', nameBn: 'কারুকাজ' },
  guides: { name: 'Guides', nameBn: 'সহায়িকা' },
} as const;

const toInline = (line: string): Inline[] =>
  line
    .split('**')
    .map((text, index): Inline => ({ type: 'text', text, ...(index % 2 === 1 ? { marks: [{ type: 'bold' }] } : {}) }))
    .filter((piece) => piece.type !== 'text' || piece.text !== '');
const paragraph = (line: string): Block => ({ type: 'paragraph', content: toInline(line) });

function toBlock(line: string, workId: string | undefined): Block | undefined {
  if (line === '{work}') return workId === undefined ? undefined : { type: 'embed', attrs: { contentId: workId } };
  if (line.startsWith('## ')) return { type: 'heading', attrs: { level: 2 }, content: toInline(line.slice(3)) };
  if (line.startsWith('> ')) return { type: 'blockquote', content: [paragraph(line.slice(2))] };
  return paragraph(line);
}

/** Converts the text to the format of the blog's editor. */
export function toDemoBody({ text }: DemoText, workId: string | undefined): BlogBody {
  const content: Block[] = [];
  for (const line of text.trim().split('\n')) {
    const last = content.at(-1);
    if (line.startsWith('- ')) {
      const item = { type: 'listItem' as const, content: [paragraph(line.slice(2))] };
      if (last?.type === 'bulletList') last.content.push(item);
      else content.push({ type: 'bulletList', content: [item] });
      continue;
    }
    const block = line.trim() === '' ? undefined : toBlock(line, workId);
    if (block !== undefined) content.push(block);
  }
  return { type: 'doc', content };
}

export const blogPosts: readonly DemoPost[] = [
  {
    slug: 'choose-a-bangla-typeface',
    category: 'craft',
    showcased: true,
    daysAgo: 3,
    works: 'fonts',
    en: {
      title: 'How to choose a Bangla typeface that people can read',
      summary: 'Five things to look at before a face goes on a poster, a page or a phone.',
      text: `
A typeface that looks lively in one large word can be tiring in a paragraph. Bangla asks more of a face than most scripts: a headline that joins letters, signs above and below, and conjuncts that may stack three deep.
## Look at the matra first
The line along the top holds a word together. In small sizes it should be **thinner than the stems** but never vanish. Print a sentence at the size that you will use, and look at it from twice the distance.
## Try the hard words
- ক্ষ, জ্ঞ, ঞ্চ and হ্ম show whether conjuncts were drawn or only squeezed.
- র্ক and ক্র show how the face handles reph and ra-phala.
- কুঁড়ি shows whether signs collide above and below.
{work}
## Set it beside Latin
Most pages mix scripts. Bangla letters look smaller than Latin ones of the same size, so a good pair has its Bangla drawn **a little larger**. If the family has both, trust it before you mix your own.
## Leave air
Give Bangla a line height of 1.6 or more in running text. Signs above and below need the room that Latin doesn't.
> If a reader notices the typeface before the sentence, choose another one.
## Check the licence
Every typeface here says which licence it comes under. Most open ones may be used in logos and products; some ask you to name the maker.`,
    },
    bn: {
      title: 'পড়তে আরাম এমন বাংলা ফন্ট কীভাবে বাছবেন',
      summary: 'পোস্টার, পাতা বা ফোনের পর্দায় বসানোর আগে দেখে নিন পাঁচটি জিনিস।',
      text: `
একটা বড় শব্দে যে ফন্ট চমৎকার লাগে, পুরো অনুচ্ছেদে সেটাই চোখকে ক্লান্ত করতে পারে। বাংলার দাবি অন্য অনেক লিপির চেয়ে বেশি: অক্ষর জোড়া দেওয়া মাত্রা, ওপরে-নিচে চিহ্ন, আর তিন তলা পর্যন্ত যুক্তবর্ণ।
## আগে মাত্রা দেখুন
মাথার রেখাটাই শব্দকে ধরে রাখে। ছোট আকারে রেখাটা দাঁড়ির চেয়ে **একটু সরু** হবে, কিন্তু মিলিয়ে যাবে না। যে আকারে ব্যবহার করবেন, সেই আকারে একটা বাক্য ছেপে দ্বিগুণ দূর থেকে দেখুন।
## কঠিন শব্দ বসিয়ে দেখুন
- ক্ষ, জ্ঞ, ঞ্চ আর হ্ম বলে দেয় যুক্তবর্ণ সত্যিই আঁকা হয়েছে, নাকি শুধু চেপে বসানো।
- র্ক আর ক্র বলে দেয় রেফ আর র-ফলা কেমন।
- কুঁড়ি লিখলে বোঝা যায় ওপর-নিচের চিহ্ন ধাক্কা খায় কি না।
{work}
## ইংরেজির পাশে রাখুন
বেশির ভাগ পাতায় দুই লিপিই থাকে। একই মাপে বাংলা অক্ষর ছোট দেখায়, তাই ভালো জুটিতে বাংলা **সামান্য বড়** করে আঁকা থাকে। একই পরিবারে দুটোই থাকলে নিজে মেলানোর আগে সেটাই ভরসা।
## ফাঁক রাখুন
টানা লেখায় লাইনের উচ্চতা অন্তত ১.৬ রাখুন। ওপর-নিচের চিহ্নের জন্য যে জায়গা লাগে, ইংরেজিতে তা লাগে না।
> পাঠক যদি বাক্যের আগে ফন্টটাই খেয়াল করেন, অন্য ফন্ট বাছুন।
## লাইসেন্স দেখে নিন
এখানকার প্রতিটি ফন্টের পাশে লাইসেন্স লেখা আছে। বেশির ভাগ খোলা লাইসেন্সে লোগো বা পণ্যে ব্যবহার করা যায়; কোনো কোনোটিতে নির্মাতার নাম দিতে হয়।`,
    },
  },
  {
    slug: 'what-a-licence-lets-you-do',
    category: 'guides',
    showcased: true,
    daysAgo: 11,
    works: 'illustrations',
    en: {
      title: 'What a licence lets you do, in plain words',
      summary: 'Free is not the same as open, and paid is not the same as yours. A short map.',
      text: `
You never download only a file here. You download a file and a **permission**, and the second one decides where the first may go.
## Open licences
Open work may be used, changed and shared, also for money. Some of it asks for one thing in return: the name of whoever made it, where your readers can find it.
- **CC0** asks for nothing.
- **CC BY** and similar ones ask for the name and a link.
- Licences of software, such as MIT, want their text to travel along.
## Licences that are bought
A standard licence covers one business and its everyday work: a site, a shop window, a package. If the work itself becomes what you sell, as on a T-shirt, you need the extended one.
{work}
## Editorial work
Pictures of events and people who signed nothing may tell the news. They may not advertise.
## Keep the paper
Each line of an order has a certificate with a code. Anybody can verify the code here, without learning who bought. Keep it with your project; clients and printers ask.`,
    },
    bn: {
      title: 'লাইসেন্সে কী করা যায়, সহজ কথায়',
      summary: 'বিনামূল্যে মানেই খোলা নয়, কেনা মানেই নিজের নয়। ছোট্ট একটা মানচিত্র।',
      text: `
এখান থেকে শুধু একটা ফাইল ডাউনলোড হয় না। ফাইলের সঙ্গে আসে একটা **অনুমতি**, আর ফাইলটা কোথায় যাবে তা ঠিক করে সেই অনুমতি।
## খোলা লাইসেন্স
খোলা কাজ ব্যবহার করা, বদলানো আর ভাগ করে নেওয়া যায়, টাকার বিনিময়েও। কোনো কোনোটি বদলে একটা জিনিস চায়: যিনি বানিয়েছেন তাঁর নাম, পাঠক যেখানে খুঁজে পাবেন সেখানে।
- **CC0** কিছুই চায় না।
- **CC BY** ধরনের লাইসেন্স নাম আর লিংক চায়।
- MIT-র মতো সফটওয়্যারের লাইসেন্সে লাইসেন্সের লেখাটা সঙ্গে রাখতে হয়।
## কেনা লাইসেন্স
স্ট্যান্ডার্ড লাইসেন্সে একটি ব্যবসার রোজকার কাজ চলে: ওয়েবসাইট, সাইনবোর্ড, মোড়ক। কাজটাই যদি পণ্য হয়ে যায়, যেমন টি-শার্টে, তখন লাগে এক্সটেন্ডেড লাইসেন্স।
{work}
## সম্পাদকীয় কাজ
ঘটনা বা মানুষের যে ছবিতে কারও সই নেই, তা দিয়ে খবর বলা যায়, বিজ্ঞাপন করা যায় না।
## কাগজটা রেখে দিন
অর্ডারের প্রতিটি লাইনে কোডসহ একটা প্রমাণপত্র থাকে। কোডটা যে কেউ এখানে যাচাই করতে পারেন, কে কিনেছেন তা না জেনেই। প্রকল্পের সঙ্গে রেখে দিন; গ্রাহক আর ছাপাখানা চাইবে।`,
    },
  },
  {
    slug: 'six-checks-before-you-upload',
    category: 'guides',
    showcased: true,
    daysAgo: 24,
    works: 'icons',
    en: {
      title: 'Six checks before you upload',
      summary: 'Most works that come back from review come back for one of these.',
      text: `
Reviewers look at every work by eye. These are the things that send the most of them back, and each takes a minute to check.
## The file
- Open it once more, in another program than the one that made it.
- Convert type to outlines in vectors, unless the typeface is the work.
- Remove hidden layers and leftovers outside the artboard.
## The words
- Give it a title that somebody would **search for**, not one that only you know.
- Ten good keywords find more than fifty loose ones.
## The rights
- Was anybody or anything recognisable in the picture? Then a release has to come along.
{work}
Done? Send it. A decision usually comes with a reason that you can act on, and one appeal goes to another reviewer.`,
    },
    bn: {
      title: 'আপলোডের আগে ছয়টি জিনিস দেখে নিন',
      summary: 'রিভিউ থেকে যেসব কাজ ফিরে আসে, বেশির ভাগ ফেরে এগুলোর কোনো একটির জন্য।',
      text: `
রিভিউয়াররা প্রতিটি কাজ চোখে দেখেন। সবচেয়ে বেশি কাজ ফিরে আসে যেসব কারণে, সেগুলো এখানে; প্রতিটি দেখতে এক মিনিট লাগে।
## ফাইল
- যে প্রোগ্রামে বানিয়েছেন, তার বাইরে অন্য একটিতে আবার খুলে দেখুন।
- ভেক্টরে লেখাকে আউটলাইন করে নিন, যদি না ফন্টটাই আপনার কাজ হয়।
- লুকানো লেয়ার আর আর্টবোর্ডের বাইরের জিনিস সরিয়ে ফেলুন।
## কথা
- এমন শিরোনাম দিন যা কেউ **খুঁজবে**, যা শুধু আপনি বোঝেন তা নয়।
- পঞ্চাশটা আলগা কীওয়ার্ডের চেয়ে দশটা ভালো কীওয়ার্ড বেশি কাজের।
## অধিকার
- ছবিতে চেনা যায় এমন কেউ বা কিছু আছে? তাহলে সম্মতিপত্র সঙ্গে দিতে হবে।
{work}
হয়ে গেছে? পাঠিয়ে দিন। সিদ্ধান্তের সঙ্গে সাধারণত এমন কারণ থাকে, যা ধরে কাজটা ঠিক করা যায়; একবার আপিলও করা যায়, অন্য রিভিউয়ারের কাছে।`,
    },
  },
  {
    slug: 'patterns-from-a-quilt',
    category: 'craft',
    showcased: false,
    daysAgo: 38,
    works: 'patterns',
    en: null,
    bn: {
      title: 'নকশি কাঁথা থেকে প্যাটার্ন: ফোঁড় গুনে নকশা',
      summary: 'কাঁথার ফোঁড়ে যে নিয়ম আছে, তা দিয়েই তৈরি হয় জোড়া না-দেখা প্যাটার্ন।',
      text: `
কাঁথার মাঝখানের পদ্ম দিয়ে শুরু হয়, তারপর চার কোণে কলকা, শেষে পাড়। এই ক্রমটাই প্যাটার্ন বানানোর সবচেয়ে ভালো পাঠ।
## একটা ঘর বেছে নিন
ফোঁড় গোনা যায় এমন একটা ঘর আঁকুন। ঘরের **ডান ধার যেন বাঁ ধারের সঙ্গে মেলে**, ওপর যেন নিচের সঙ্গে।
## ফাঁকটাও নকশা
কাঁথায় জমিনের সাদা ফোঁড়ই আলো-ছায়া আনে। প্যাটার্নেও তাই: ভরাট আর ফাঁকা জায়গা মোটামুটি সমান হলে চোখ আরাম পায়।
{work}
## রং কম রাখুন
পুরোনো কাঁথায় শাড়ির পাড়ের সুতাই ছিল রং, তাই তিন-চারটির বেশি হতো না। সেই সীমাটাই আজও কাজে দেয়।`,
    },
  },
];
