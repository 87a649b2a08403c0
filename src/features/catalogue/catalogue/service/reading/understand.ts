import type { Context } from '../../../../../platform/context.ts';
import type { Database } from '../../../../../platform/database/pool.ts';
import { MAX_TOTAL } from '../../../../../platform/pagination.ts';
import type { Understood } from '../../contract/understood.ts';
import {
  addTerm,
  chooseAlternatives,
  isReplaceable,
  listPhrases,
  type PhraseLimits,
  type Synonyms,
} from '../../rules/alternatives.ts';
import { findTerm, isAddition } from '../../rules/lexicon/listing-terms.ts';
import { readLexicon } from '../../rules/lexicon/read-lexicon.ts';
import { type Counts, listTerms, type SearchQuery, wholeQuery } from '../../rules/plan.ts';
import { countMatches, readCounts } from '../../store/listing.ts';
import { readWithin } from '../../store/time-limit.ts';
import { type AsTyped, parseFilters } from '../filters.ts';
import { findMeant, isStemByChance, type Meant } from './unknown-words.ts';

export type { Synonyms } from '../../rules/alternatives.ts';

/** Synonyms and disabled pairs that admins defined for phrases. */
export interface OwnSynonyms {
  readonly same: Synonyms;
  /** Pairs of the lexicon that admins disabled. */
  readonly struck: Synonyms;
}

/** Reads the pairs that admins defined for these phrases, given as stems with single spaces between them. */
export type ReadSynonyms = (db: Database, phrases: readonly string[]) => Promise<OwnSynonyms>;

/** A search with alternatives of its words, and the counts of all its terms. */
export interface Reading {
  readonly search: SearchQuery;
  /** The search with each word read by itself; undefined if no phrase of it was read as a whole. */
  readonly apart: SearchQuery | undefined;
  /** The search that also matches kinds and members of its words; undefined if no work has those. */
  readonly broader: SearchQuery | undefined;
  readonly counts: Counts;
}

export interface UnderstoodSearch extends Reading {
  /** The corrected query; null if nothing was misspelt. */
  readonly query: string | null;
  /** Words that were interpreted differently from how they are written. */
  readonly understood: readonly Understood[];
}

/**
 * Maximum number of candidates for all phrases of a search whose counts are read; candidates that no work has are
 * dropped.
 */
const MAX_CANDIDATES = 120;
/** Maximum number of candidates per phrase and kind of meaning. */
const MAX_OF_PHRASE = 24;
/** Maximum number of kinds and members that widen a word which few works have. */
const MAX_BROADER = 12;
/** Related words of a word aren't used if at least this many works have the word. */
const ENOUGH = 100;

/**
 * Reads the meanings of phrases: first synonyms that admins defined, then those of the lexicon that aren't disabled.
 */
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

/** Adds synonyms and related words that occur in works to a search. */
async function addMeanings(
  db: Database,
  search: SearchQuery,
  isLiteral: (at: number) => boolean,
  readSynonyms: ReadSynonyms,
): Promise<Reading> {
  // A word to search for as typed is part of no phrase, so that its stem is left out here.
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
  const choose = (others: Synonyms, limits: PhraseLimits = {}): SearchQuery['alternatives'] =>
    terms.reduce<SearchQuery['alternatives']>(
      (chosen, term, at) => (term === undefined || !isTermUsed(term) ? chosen : addTerm(chosen, at, term)),
      chooseAlternatives(stems, { same, near: others }, (stem) => toCount(stem) > 0, limits),
    );
  const alternatives = choose(close);
  return {
    search: { ...search, alternatives },
    apart: alternatives.some(({ words }) => words > 1)
      ? { ...search, alternatives: choose(close, { words: 1 }) }
      : undefined,
    broader: isWider ? { ...search, alternatives: choose(wider, { near: MAX_BROADER }) } : undefined,
    counts,
  };
}

/** Replaces words by their interpretation and collects further alternatives. */
function replaceWords(words: readonly string[], stems: readonly string[], meant: ReadonlyMap<string, Meant>) {
  const others = new Map<string, string[]>();
  const replaced = words.map((word, at) => {
    const [first, ...more] = meant.get(word)?.words ?? [];
    const typed = { word, stem: stems[at] ?? '' };
    if (first === undefined) return typed;
    // A phrase can't replace a single word, so it becomes an alternative of the word.
    const kept = first.stem.includes(' ') ? typed : first;
    const phrases = (kept === first ? more : [first, ...more]).map(({ stem }) => stem);
    if (phrases.length > 0) others.set(kept.stem, phrases);
    return kept;
  });
  return { replaced, others };
}

/** Whether some work has the word at an index or one of its alternatives. */
const leads = ({ search, counts }: Reading, at: number): boolean =>
  (counts.get(search.stems[at] ?? '') ?? 0) > 0 || isReplaceable(search.alternatives, at);

/** Reads the search again after replacing unknown words by their interpretation. */
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
  const lexicon = readLexicon();
  return addMeanings(db, { ...search, stems }, isLiteral, async (within, phrases) => {
    const own = await readSynonyms(within, [...phrases, ...[...others.values()].flat()]);
    // A phrase is no word of the search, so that its synonyms are added here.
    const listMeanings = (phrase: string): string[] => {
      const struck = own.struck.get(phrase) ?? [];
      const same = phrase.includes(' ') ? lexicon.findSame(phrase).filter((each) => !struck.includes(each)) : [];
      return [phrase, ...(own.same.get(phrase) ?? []), ...same];
    };
    const same = phrases.map((phrase) => {
      return [phrase, [...(others.get(phrase) ?? []).flatMap(listMeanings), ...(own.same.get(phrase) ?? [])]] as const;
    });
    return { ...own, same: new Map(same) };
  });
}

/** Lists the words that were interpreted differently from how they were typed. */
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

/** Adds the meanings of a search's words and replaces unknown words by the words they probably stand for. */
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
    return { search: typed, apart: undefined, broader: undefined, counts, query: null, understood: [] };
  }
  const isLiteral = (at: number): boolean => asTyped.includes(words[at] ?? '');
  const isByChance = (at: number): boolean => !isLiteral(at) && isStemByChance(words[at] ?? '');
  // The prefix `=` occurs in no stem, so that the word counts as unknown.
  const search = { ...typed, stems: typed.stems.map((stem, at) => (isByChance(at) ? `=${stem}` : stem)) };
  const read = await addMeanings(ctx.db, search, isLiteral, readSynonyms);
  const isUnknown = (at: number): boolean =>
    !isLiteral(at) &&
    (read.counts.get(search.stems[at] ?? '') ?? 0) === 0 &&
    !isReplaceable(read.search.alternatives, at);
  const unknown = words.filter((_, at) => isUnknown(at));
  const meant = unknown.length === 0 ? new Map<string, Meant>() : await findMeant(ctx, network, unknown, readSynonyms);
  if (meant.size === 0) return { ...read, query: null, understood: listReadings(words, read, meant) };
  const replaced = await readReplaced(ctx.db, { words, search, meant, isLiteral, readSynonyms });
  // An interpretation that finds no work is discarded.
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

/** Counts the public works that a search for this text finds, up to 10,001; undefined if counting takes too long. */
export async function countFound(ctx: Context, text: string, readSynonyms: ReadSynonyms): Promise<number | undefined> {
  const { words, search } = await parseFilters(ctx.db, { q: text });
  const read = await understandSearch(ctx, 'counted for an admin', words, search, readSynonyms);
  const query = wholeQuery(read.search);
  return readWithin(ctx.db, ctx.platform.config.ARBOR_SEARCH_MS, (within) =>
    within((db) => countMatches(db, { query, price: undefined }, MAX_TOTAL)),
  );
}
