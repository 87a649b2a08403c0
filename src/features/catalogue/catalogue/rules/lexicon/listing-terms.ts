import { stemWord } from '../words.ts';
import { findColorTerm } from './colors.ts';

/** Listing terms of categories and subcategories, with the English words that people use to search for them. */
export const kinds: Readonly<Record<string, readonly string[]>> = {
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
  'c:models': ['3d', 'glb', 'gltf'],
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
 * Finds the listing term with the meaning of a word: a colour, the price free, or a kind of work. `same`: synonyms of
 * the word.
 */
export function findTerm(stem: string, same: readonly string[]): string | undefined {
  // English words are listed above. Their English synonyms aren't used, because they may name a thing rather than a
  // kind of work.
  if (/^[a-z]+$/.test(stem)) return findOwnTerm(stem);
  return same.flatMap((each) => findOwnTerm(each) ?? [])[0];
}

/** Whether a term is a colour or a price, which finds too many works without another word. */
export const isAddition = (term: string): boolean => /^[kp]:/.test(term);
