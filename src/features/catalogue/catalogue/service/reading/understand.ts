import type { Context } from '../../../../../platform/context.ts';
import type { Database } from '../../../../../platform/database/pool.ts';
import { MAX_TOTAL } from '../../../../../platform/pagination.ts';
import type { Understood } from '../../contract/understood.ts';
import { addTerm, chooseAlternatives, isReplaceable, listPhrases, type Synonyms } from '../../rules/alternatives.ts';
import { findTerm, isAddition } from '../../rules/lexicon/listing-terms.ts';
import { readLexicon } from '../../rules/lexicon/read-lexicon.ts';
import { type Counts, listTerms, type SearchQuery, wholeQuery } from '../../rules/plan.ts';
import { countMatches, readCounts } from '../../store/listing.ts';
import { readWithin } from '../../store/time-limit.ts';
import { type AsTyped, parseFilters } from '../filters.ts';
import { findMeant, isStemByChance, type Meant } from './unknown-words.ts';

export type { Synonyms } from '../../rules/alternatives.ts';

/** What the site itself says of phrases. */
export interface OwnSynonyms {
  readonly same: Synonyms;
  /** What the lexicon has for a phrase and searches don't use. */
  readonly struck: Synonyms;
}

/** Reads what the site says of these phrases, given as stems with single spaces between them. */
export type ReadSynonyms = (db: Database, phrases: readonly string[]) => Promise<OwnSynonyms>;

/** A search with what its words mean, and the counts of all its terms. */
export interface Reading {
  readonly search: SearchQuery;
  /** The search with kinds and members of its words as well; undefined where no work has those. */
  readonly broader: SearchQuery | undefined;
  readonly counts: Counts;
}

export interface UnderstoodSearch extends Reading {
  /** The query as it was corrected; null where nothing was spelt wrong. */
  readonly query: string | null;
  /** Words that were not searched for as they are written. */
  readonly understood: readonly Understood[];
}

/** As many candidates are looked up for all phrases of a search: those that no work has are left out. */
const MAX_CANDIDATES = 120;
/** The most for one phrase, of each kind. */
const MAX_OF_PHRASE = 24;
/** The most that a word is widened by where few works have it. */
const MAX_BROADER = 12;
/** A word that so many works have needs nothing that is only close to it. */
const ENOUGH = 100;

/** What phrases mean by the site's own pairs, which come first, and by what the site uses of the lexicon. */
async function readMeanings(db: Database, phrases: readonly string[], readSynonyms: ReadSynonyms) {
  const lexicon = readLexicon();
  const own = await readSynonyms(db, phrases);
  const max = Math.min(MAX_OF_PHRASE, Math.ceil(MAX_CANDIDATES / phrases.length));
  const collect = (find: (phrase: string) => readonly string[]): Synonyms =>
    new Map(phrases.map((phrase) => [phrase, [...new Set(find(phrase))].slice(0, max)]));
  return {
    same: collect((phrase) => {
      const struck = own.struck.get(phrase) ?? [];
      return [...(own.same.get(phrase) ?? []), ...lexicon.findSame(phrase).filter((each) => !struck.includes(each))];
    }),
    near: collect((phrase) => lexicon.findNear(phrase, own.struck.get(phrase))),
    kin: collect(lexicon.findKin),
  };
}

const withOthers = (some: readonly string[], others: readonly string[]): string[] => [...new Set([...some, ...others])];

/** The search with what means the same as its words, or is close to them, as far as works have it. */
async function addMeanings(
  db: Database,
  search: SearchQuery,
  isLiteral: (at: number) => boolean,
  readSynonyms: ReadSynonyms,
): Promise<Reading> {
  // What stands for a literal word is part of no phrase.
  const stems = search.stems.map((stem, at) => (isLiteral(at) ? '' : stem));
  const { same, near, kin } = await readMeanings(db, listPhrases(stems), readSynonyms);
  const listCandidates = (meanings: Synonyms): string[][] =>
    [...meanings.values()].flat().map((each) => each.split(' '));
  const terms = stems.map((stem) => findTerm(stem, same.get(stem) ?? []));
  const counts = await readCounts(
    db,
    '*',
    listTerms({
      ...search,
      alternatives: [
        {
          from: 0,
          words: 0,
          phrases: listCandidates(same),
          near: [...listCandidates(near), ...listCandidates(kin)],
          terms: terms.filter((term) => term !== undefined),
        },
      ],
    }),
  );
  const toCount = (stem: string): number => counts.get(stem) ?? 0;
  const countPhrase = (phrase: string): number => Math.min(...phrase.split(' ').map(toCount));
  const countSame = (phrase: string): number =>
    [phrase, ...(same.get(phrase) ?? [])].reduce((sum, each) => sum + countPhrase(each), 0);
  const isUsed = (phrase: string): boolean => countPhrase(phrase) > 0;
  const listKin = (phrase: string): readonly string[] => (kin.get(phrase) ?? []).filter(isUsed);
  const close = new Map(
    [...near].map(([phrase, others]) => {
      const count = countSame(phrase);
      return [phrase, count === 0 ? withOthers(others, listKin(phrase)) : count < ENOUGH ? others : []] as const;
    }),
  );
  const wider = new Map([...close].map(([phrase, others]) => [phrase, withOthers(others, listKin(phrase))] as const));
  const isWider = [...wider].some(([phrase, others]) => others.length > (close.get(phrase) ?? []).length);
  // A site may have no works of a kind, or other categories.
  const isTermUsed = (term: string): boolean => isAddition(term) || toCount(term) > 0;
  const choose = (others: Synonyms, max?: number): SearchQuery['alternatives'] =>
    terms.reduce<SearchQuery['alternatives']>(
      (chosen, term, at) => (term === undefined || !isTermUsed(term) ? chosen : addTerm(chosen, at, term)),
      chooseAlternatives(stems, { same, near: others }, (stem) => toCount(stem) > 0, max),
    );
  return {
    search: { ...search, alternatives: choose(close) },
    broader: isWider ? { ...search, alternatives: choose(wider, MAX_BROADER) } : undefined,
    counts,
  };
}

/** The words as they are searched for, with what else each may stand for. */
function replaceWords(words: readonly string[], stems: readonly string[], meant: ReadonlyMap<string, Meant>) {
  const others = new Map<string, string[]>();
  const replaced = words.map((word, at) => {
    const [first, ...more] = meant.get(word)?.words ?? [];
    const typed = { word, stem: stems[at] ?? '' };
    if (first === undefined) return typed;
    // A phrase takes the place of a word, which stays where it is.
    const kept = first.stem.includes(' ') ? typed : first;
    const phrases = (kept === first ? more : [first, ...more]).map(({ stem }) => stem);
    if (phrases.length > 0) others.set(kept.stem, phrases);
    return kept;
  });
  return { replaced, others };
}

/** Whether the word at a place, or what means the same or is close, is in some work. */
const leads = ({ search, counts }: Reading, at: number): boolean =>
  (counts.get(search.stems[at] ?? '') ?? 0) > 0 || isReplaceable(search.alternatives, at);

/** The search with words replaced by what they stand for. */
function readReplaced(
  db: Database,
  {
    words,
    search,
    meant,
    isLiteral,
    readSynonyms,
  }: {
    readonly words: readonly string[];
    readonly search: SearchQuery;
    readonly meant: ReadonlyMap<string, Meant>;
    readonly isLiteral: (at: number) => boolean;
    readonly readSynonyms: ReadSynonyms;
  },
): Promise<Reading> {
  const { replaced, others } = replaceWords(words, search.stems, meant);
  const stems = replaced.map(({ stem }) => stem);
  return addMeanings(db, { ...search, stems }, isLiteral, async (within, phrases) => {
    const own = await readSynonyms(within, phrases);
    const same = phrases.map((phrase) => {
      return [phrase, [...(others.get(phrase) ?? []), ...(own.same.get(phrase) ?? [])]] as const;
    });
    return { ...own, same: new Map(same) };
  });
}

/** What is read differently from how it is typed, word by word. */
function listReadings(
  words: readonly string[],
  { search, counts }: Reading,
  meant: ReadonlyMap<string, Meant>,
): Understood[] {
  const lexicon = readLexicon();
  return words.flatMap((typed, at): Understood[] => {
    const found = search.alternatives.find(({ from, words: length }) => at >= from && at < from + length);
    const [term] = found?.terms ?? [];
    if (term !== undefined && isAddition(term))
      return [{ typed, as: term.slice(term.indexOf(':') + 1), how: term === 'p:free' ? 'price' : 'color' }];
    const stands = meant.get(typed);
    if (stands !== undefined) return [{ typed, as: stands.words[0]?.word ?? null, how: stands.how }];
    const [same] = found?.phrases ?? found?.near ?? [];
    if (found === undefined || same === undefined || found.from !== at) return [];
    const whole = search.stems.slice(at, at + found.words);
    if (whole.every((stem) => (counts.get(stem) ?? 0) > 0)) return [];
    return [{ typed: words.slice(at, at + found.words).join(' '), as: lexicon.show(same.join(' ')), how: 'meaning' }];
  });
}

/** The search with what its words mean, and with what those stand for that nobody uses. */
export async function understandSearch(
  ctx: Context,
  network: string,
  words: readonly string[],
  typed: SearchQuery,
  readSynonyms: ReadSynonyms,
  asTyped: AsTyped = [],
): Promise<UnderstoodSearch> {
  if (words.length === 0 || asTyped === 'all') {
    const counts = await readCounts(ctx.db, '*', listTerms(typed));
    return { search: typed, broader: undefined, counts, query: null, understood: [] };
  }
  const isLiteral = (at: number): boolean => asTyped.includes(words[at] ?? '');
  const isByChance = (at: number): boolean => !isLiteral(at) && isStemByChance(words[at] ?? '');
  // No work has a stem that begins like this.
  const search = { ...typed, stems: typed.stems.map((stem, at) => (isByChance(at) ? `=${stem}` : stem)) };
  const read = await addMeanings(ctx.db, search, isLiteral, readSynonyms);
  const isUnknown = (at: number): boolean =>
    !isLiteral(at) &&
    (read.counts.get(search.stems[at] ?? '') ?? 0) === 0 &&
    !isReplaceable(read.search.alternatives, at);
  const unknown = words.filter((_, at) => isUnknown(at));
  const meant = unknown.length === 0 ? new Map<string, Meant>() : await findMeant(ctx, network, unknown);
  if (meant.size === 0) return { ...read, query: null, understood: listReadings(words, read, meant) };
  const replaced = await readReplaced(ctx.db, { words, search, meant, isLiteral, readSynonyms });
  // What leads nowhere is not what was meant.
  const leading = new Map([...meant].filter(([word]) => leads(replaced, words.indexOf(word))));
  if (leading.size === 0) return { ...read, query: null, understood: listReadings(words, read, leading) };
  const complete =
    leading.size === meant.size
      ? replaced
      : await readReplaced(ctx.db, { words, search, meant: leading, isLiteral, readSynonyms });
  const isSpelling = (word: string): boolean => leading.get(word)?.how === 'spelling';
  const query = words.some(isSpelling)
    ? words.map((word) => (isSpelling(word) ? (leading.get(word)?.words[0]?.word ?? word) : word)).join(' ')
    : null;
  return { ...complete, query, understood: listReadings(words, complete, leading) };
}

/** How many public works a search for this text finds, up to 10,001; undefined where counting takes too long. */
export async function countFound(ctx: Context, text: string, readSynonyms: ReadSynonyms): Promise<number | undefined> {
  const { words, search } = await parseFilters(ctx.db, { q: text });
  const read = await understandSearch(ctx, 'counted for an admin', words, search, readSynonyms);
  const query = wholeQuery(read.search);
  return readWithin(ctx.db, ctx.platform.config.ARBOR_SEARCH_MS, (within) =>
    within((db) => countMatches(db, { query, price: undefined }, MAX_TOTAL)),
  );
}
