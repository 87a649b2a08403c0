import { stemWord } from '../words.ts';
import { findColorTerm } from './colors.ts';

/** Terms of categories and subcategories, with the English words that people ask for such works by. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  'c:icons': ['icon', 'pictogram', 'glyph'],
  'c:emoji': ['emoji', 'sticker'],
  'c:illustrations': ['illustration'],
  'c:avatars': ['avatar'],
  'c:patterns': ['pattern'],
  's:textures': ['texture'],
  'c:templates': ['template', 'card'],
  's:resumes': ['resume', 'cv', 'biodata'],
  's:invoices': ['invoice', 'receipt'],
  's:menus': ['menu'],
  'c:fonts': ['font', 'typeface'],
  'c:photos': ['photo', 'photograph', 'photography'],
  'c:environments': ['hdri', 'hdr'],
  'c:maps': ['map'],
  'c:flags': ['flag'],
  'c:audio': ['audio', 'sound'],
  's:loops': ['loop'],
  'c:palettes': ['palette'],
  'c:motion': ['animation', 'animated'],
  's:loaders': ['loader', 'spinner'],
};
const kindByStem = new Map(
  Object.entries(kinds).flatMap(([term, words]) => words.map((word) => [stemWord(word), term] as const)),
);

const findOwnTerm = (stem: string): string | undefined =>
  findColorTerm(stem) ?? (stem === stemWord('free') ? 'p:free' : kindByStem.get(stem));

/**
 * The term of a listing that a word says in another way: a colour, that it costs nothing, or what kind of work it is.
 * `same` is what means the same as the word.
 */
export function findTerm(stem: string, same: readonly string[]): string | undefined {
  // English words are listed above; what means the same in English may be a thing.
  if (/^[a-z]+$/.test(stem)) return findOwnTerm(stem);
  return same.flatMap((each) => findOwnTerm(each) ?? [])[0];
}

/** Whether a term finds too much without a word beside it: a colour or a price. */
export const isAddition = (term: string): boolean => /^[kp]:/.test(term);
