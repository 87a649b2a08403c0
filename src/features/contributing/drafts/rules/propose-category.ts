import { type DescribedFile, findFigureWords, findKindWords } from './file-words.ts';

interface Named {
  readonly _id: string;
  readonly key: string;
  readonly name: string;
  readonly nameBn: string | null;
}

export interface PlaceChoice extends Named {
  readonly subcategories: readonly Named[];
}

export interface ProposedPlace {
  readonly categoryId: string;
  /** Identifier of the subcategory; null if none matches. */
  readonly subcategoryId: string | null;
}

/** Weight of a matching word relative to the file's format. */
const WORD = 6;
const MIN_LENGTH = 3;
/** Words that say nothing about a category. */
const empty = new Set(['and', 'the', 'for', 'with', 'set', 'pack', 'img', 'final', 'copy', 'new', 'ও', 'এবং']);

/** Removes the plural ending, so that `icons` and `icon` are equal. */
const toStem = (word: string): string => (/^[a-z]{4,}s$/.test(word) ? word.slice(0, -1) : word);

/** Splits a text into significant words: `RiverBoats_02.png` into `river` and `boats`. */
export function splitWords(text: string): string[] {
  const words = text
    .normalize('NFC')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return words.filter(
    (word) => (word.length >= MIN_LENGTH || word === '3d') && !/^\d+$/.test(word) && !empty.has(word),
  );
}

const splitStems = (text: string): string[] => splitWords(text).map(toStem);
const listWords = ({ key, name, nameBn }: Named): string[] => splitStems(`${name} ${nameBn ?? ''} ${key}`);
const countShared = (words: readonly string[], said: ReadonlySet<string>): number =>
  new Set(words.filter((word) => said.has(word))).size;
const rankOf = (words: readonly string[], beginnings: readonly string[]): number =>
  beginnings.findIndex((beginning) => words.some((word) => word.startsWith(beginning)));

/** Returns the item with the highest score above 0; the first one if several are equal. */
function pickBest<T>(all: readonly T[], score: (one: T) => number): T | undefined {
  let best: { readonly one: T; readonly points: number } | undefined;
  for (const one of all) {
    const points = score(one);
    if (points > (best?.points ?? 0)) best = { one, points };
  }
  return best?.one;
}

const toFileName = (name: string): string => name.replace(/\.[A-Za-z0-9]{1,8}$/, '');

/**
 * Suggests a category and subcategory for a draft by its first file: by format and measurements, and by words of its
 * name, folder, title and keywords that category names contain. Undefined if nothing matches.
 */
export function proposePlace(
  file: DescribedFile,
  categories: readonly PlaceChoice[],
  lastSubcategories: ReadonlyMap<string, string> = new Map(),
): ProposedPlace | undefined {
  const { title, keywords } = file.metadata;
  const said = new Set(splitStems([toFileName(file.name), file.folder, title ?? '', ...keywords].join(' ')));
  const { wanted, isCertain, excluded } = findKindWords(file);
  const fitting = categories.filter((category) => rankOf(listWords(category), wanted) >= 0);
  const possible =
    isCertain && fitting.length > 0
      ? fitting
      : categories.filter((category) => rankOf(listWords(category), excluded) < 0);
  const category = pickBest(possible, (each) => {
    const words = listWords(each);
    const rank = rankOf(words, wanted);
    const below = each.subcategories.filter((place) => countShared(listWords(place), said) > 0).length;
    return (rank < 0 ? 0 : WORD - 1 - rank / 2) + WORD * countShared(words, said) + Math.min(below, 2) / 2;
  });
  if (category === undefined) return undefined;
  const { _id: categoryId, subcategories } = category;
  // Words of the category's name are ignored, because the keys of all its subcategories contain them.
  const common = new Set(listWords(category));
  const figures = findFigureWords(file);
  const found =
    pickBest(subcategories, (place) => {
      const words = listWords(place).filter((word) => !common.has(word));
      return 2 * countShared(words, said) + (rankOf(words, figures) < 0 ? 0 : 1);
    })?._id ?? (subcategories.length === 1 ? subcategories[0]?._id : lastSubcategories.get(categoryId));
  const isKnown = subcategories.some(({ _id }) => _id === found);
  return { categoryId, subcategoryId: found !== undefined && isKnown ? found : null };
}
