import { formatNumberIn } from '../../../../platform/local-format.ts';

/** Maximum size in the database's JSON format, in bytes of UTF-8; the database enforces it, too. */
export const MAX_BODY_BYTES = 600_000;
const MAX_BODY_NODES = 5000;
/** Maximum number of embedded works, because every page view reads them. */
const MAX_EMBEDS = 50;
const MAX_PICTURES = 100;
/** Maximum depth of nested lists and quotes. */
const MAX_BODY_DEPTH = 24;
/** Maximum size of a form field with the JSON before it is cleaned, in bytes. */
export const MAX_SENT_BYTES = 1024 * 1024;

interface Size {
  bytes: number;
  nodes: number;
  embeds: number;
  pictures: number;
}

export const countBytes = (text: string): number => new TextEncoder().encode(text).length;

/** Number of spaces that PostgreSQL inserts after colons and commas of JSON. */
function countSpaces(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const inside = (Object.values(value) as unknown[]).filter((each) => each !== undefined);
  const own = Math.max(0, inside.length - 1) + (Array.isArray(value) ? 0 : inside.length);
  return inside.reduce<number>((sum, each) => sum + countSpaces(each), own);
}

interface AnyNode {
  readonly type: string;
  readonly content?: readonly AnyNode[] | undefined;
}

/** Measures a text as a post stores it. */
export function measureBody(body: AnyNode): Size {
  const size: Size = { bytes: countBytes(JSON.stringify(body)) + countSpaces(body), nodes: 0, embeds: 0, pictures: 0 };
  const count = ({ type, content = [] }: AnyNode): void => {
    size.nodes += 1;
    if (type === 'embed') size.embeds += 1;
    if (type === 'image') size.pictures += 1;
    content.forEach(count);
  };
  (body.content ?? []).forEach(count);
  return size;
}

interface Texts {
  readonly en: string;
  readonly bn: string;
}

const countIn = (locale: 'en' | 'bn', count: number): string => formatNumberIn(locale, count, {});

function compare(given: number, max: number, say: (given: string, max: string, over: string) => Texts): Texts {
  const { en } = say(countIn('en', given), countIn('en', max), countIn('en', given - max));
  return { en, bn: say(countIn('bn', given), countIn('bn', max), countIn('bn', given - max)).bn };
}

/** Describes an excess in thousands, rounded up, so that a text just over the limit doesn't show zero. */
export const describeLength = (bytes: number): Texts =>
  compare(Math.ceil(bytes / 1000), MAX_BODY_BYTES / 1000, (given, max, over) => ({
    en: `This text has ${given} kB; the limit is ${max} kB. Shorten it by ${over} kB, or split it into two posts.`,
    bn: `লেখাটি ${given} কিলোবাইট; সর্বোচ্চ ${max} কিলোবাইট রাখা যায়। ${over} কিলোবাইট কমান, অথবা দুটি লেখা করুন।`,
  }));

/** Describes which limit a text exceeds, and by how much; undefined if it exceeds none. */
export function describeExcess({ bytes, nodes, embeds, pictures }: Size): Texts | undefined {
  if (embeds > MAX_EMBEDS)
    return compare(embeds, MAX_EMBEDS, (given, max, over) => ({
      en: `This text shows ${given} works of the catalogue; the limit is ${max}. Remove ${over}.`,
      bn: `লেখায় ক্যাটালগের ${given}টি কাজ আছে; সর্বোচ্চ ${max}টি রাখা যায়। ${over}টি সরান।`,
    }));
  if (pictures > MAX_PICTURES)
    return compare(pictures, MAX_PICTURES, (given, max, over) => ({
      en: `This text shows ${given} pictures; the limit is ${max}. Remove ${over}.`,
      bn: `লেখায় ${given}টি ছবি আছে; সর্বোচ্চ ${max}টি রাখা যায়। ${over}টি সরান।`,
    }));
  if (nodes > MAX_BODY_NODES)
    return compare(nodes, MAX_BODY_NODES, (given, max, over) => ({
      en: `This text has ${given} parts (paragraphs, list items, formatted words); the limit is ${max}. Remove ${over}, or split it into two posts.`,
      bn: `লেখায় ${given}টি অংশ (অনুচ্ছেদ, তালিকার সারি, আলাদা রূপের শব্দ) আছে; সর্বোচ্চ ${max}টি রাখা যায়। ${over}টি কমান, অথবা দুটি লেখা করুন।`,
    }));
  return bytes > MAX_BODY_BYTES ? describeLength(bytes) : undefined;
}

/** Maximum length of a stored URL; a Bangla letter takes nine characters in it. */
export const MAX_HREF = 2000;
/** Number of characters of a link's text and URL that messages show. */
const SHOWN_LETTERS = 60;

const shorten = (text: string): string => (text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS)}…` : text);

interface LinkedNode extends AnyNode {
  readonly text?: string;
  readonly marks?: readonly { readonly type: string; readonly attrs?: { readonly href: string } }[] | undefined;
}

/** Message about the first link with a too long URL; undefined if there is none. */
export function describeLongLink(node: LinkedNode): Texts | undefined {
  const href = node.marks?.find(({ attrs }) => (attrs?.href.length ?? 0) > MAX_HREF)?.attrs?.href;
  if (href !== undefined) {
    const named = `«${shorten(node.text ?? '')}» (${shorten(href)})`;
    return compare(href.length, MAX_HREF, (given, max) => ({
      en: `The link ${named} has ${given} characters; the limit is ${max}. Use a shorter address.`,
      bn: `${named} লিংকের ঠিকানায় ${given}টি অক্ষর আছে; সর্বোচ্চ ${max}টি রাখা যায়। ছোট একটি ঠিকানা দিন।`,
    }));
  }
  for (const inside of node.content ?? []) {
    const found = describeLongLink(inside);
    if (found !== undefined) return found;
  }
  return undefined;
}

const MAX_VALUES = MAX_BODY_NODES * 8;

/** Whether a value is small and flat enough to be parsed recursively. The check itself is iterative. */
export function isManageable(value: unknown): boolean {
  let level: unknown[] = [value];
  let values = 0;
  // A node's content is one level below it.
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > MAX_BODY_DEPTH * 2 || values > MAX_VALUES) return false;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? (Object.values(each) as unknown[]) : [],
    );
  }
  return true;
}

/** The message for a text that is too large to measure. */
export function describeUnmanageable(): Texts {
  const say = (locale: 'en' | 'bn') => [countIn(locale, MAX_BODY_NODES), countIn(locale, MAX_BODY_DEPTH)] as const;
  const [[en, enDepth], [bn, bnDepth]] = [say('en'), say('bn')];
  return {
    en: `This text has too many parts, or is nested too deeply. The limits are ${en} parts and ${enDepth} levels. Split it into two posts, or flatten its lists.`,
    bn: `লেখায় অংশ খুব বেশি, অথবা একটির ভিতরে আরেকটির স্তর খুব বেশি; সর্বোচ্চ ${bn}টি অংশ আর ${bnDepth}টি স্তর রাখা যায়। দুটি লেখা করুন, অথবা তালিকার ভিতরের তালিকা কমান।`,
  };
}
