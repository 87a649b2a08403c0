import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { searchContributors } from '../../../people/contributors/service/references.ts';
import {
  countSuggestions,
  describeWords,
  findBegunKeywords,
  type SuggestedKeyword,
  type SuggestionLimits,
  suggestSimilarWords,
  suggestTitles,
} from '../../catalogue/service/keywords.ts';
import { readLeftOutTerms } from '../../catalogue/service/left-out.ts';
import { listMeantWords } from '../../catalogue/service/reading/unknown-words.ts';
import { searchPlaces } from '../../categories/service/categories.ts';
import { countWithSynonyms, findSameByPrefix, readSynonyms } from '../../synonyms/service/pairs.ts';
import type { searchContract } from '../contract/search.ts';
import { normalizeKeyword, type SuggestionSource, toSuggestion } from '../rules/suggestions.ts';
import { readSuggestionSettings, type SuggestionSettings } from '../store/key-settings.ts';
import { readUnwanted } from './left-out.ts';

type Recommendation = typeof searchContract.listSuggestions;

const MAX_KEYWORDS = 6;
const MAX_PLACES = 3;
const MAX_CONTRIBUTORS = 2;
const MAX_TITLES = 3;
/** Minimum length of a text to search for similar spellings; shorter texts match too many words. */
const MIN_SIMILAR_LENGTH = 3;

/** Converts a text to a LIKE pattern for its beginning, with special characters escaped. */
const toPrefixPattern = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** Converts keywords to suggestions with the names that admins gave them. */
async function toKeywords(
  ctx: Context,
  found: readonly SuggestedKeyword[],
  labels: SuggestionSettings['labels'],
): Promise<SuggestionSource[]> {
  const words = found.flatMap(({ keyword, isWord }) => (isWord ? [keyword] : []));
  const counts = await countWithSynonyms(ctx, words);
  return found.map(({ keyword, isWord, count }) => ({
    kind: isWord ? 'word' : 'keyword',
    key: keyword,
    text: labels.get(keyword) ?? keyword,
    textBn: null,
    count: counts.get(keyword) ?? count,
  }));
}

const placePrefix = { category: 'c', subcategory: 's', contributor: 'u' } as const;

const toKeywordLimits = ({ platform }: Context): SuggestionLimits => ({
  max: MAX_KEYWORDS,
  milliseconds: platform.config.ARBOR_SEARCH_MS,
});

/** Categories and contributors that begin with the text. */
async function findPlaces(ctx: Context, prefix: string) {
  const [places, contributors] = await Promise.all([
    searchPlaces(ctx.db, prefix, MAX_PLACES),
    searchContributors(ctx.db, prefix, MAX_CONTRIBUTORS),
  ]);
  return [
    ...places,
    ...contributors.map(({ id, name }) => ({ kind: 'contributor' as const, key: id, name, nameBn: null })),
  ].map((place) => ({ ...place, facet: `${placePrefix[place.kind]}:${place.key}` }));
}

/**
 * Finds keywords, categories and contributors that begin with the text, targets of merged keys that begin with it, and
 * synonyms; all with works.
 */
async function findByPrefix(ctx: Context, prefix: string, settings: SuggestionSettings): Promise<SuggestionSource[]> {
  const { unsuggested, targets, labels } = settings;
  const [begun, same, places] = await Promise.all([
    findBegunKeywords(ctx.db, prefix, unsuggested, toKeywordLimits(ctx)),
    findSameByPrefix(ctx.db, prefix, MAX_KEYWORDS),
    findPlaces(ctx, prefix),
  ]);
  const known = new Set([...unsuggested, ...begun.map(({ keyword }) => keyword)]);
  const others = [...new Set([...targets, ...same])].filter((keyword) => !known.has(keyword));
  const facets = places.map(({ facet }) => facet);
  if (begun.length + others.length + facets.length === 0) return [];
  const { keywords, counts } = await countSuggestions(ctx.db, begun, others, facets);
  return [
    ...(await toKeywords(ctx, keywords.slice(0, MAX_KEYWORDS), labels)),
    ...places.flatMap(({ kind, key, name, nameBn, facet }) => {
      const count = counts.get(facet) ?? 0;
      return count === 0 ? [] : [{ kind, key, text: name, textBn: nameBn, count }];
    }),
  ];
}

/** Finds titles that contain the text, except works of excluded contributors and keywords. */
async function findTitles(ctx: Context, text: string, leftOut: readonly string[]): Promise<SuggestionSource[]> {
  const titles = await suggestTitles(ctx.db, text, leftOut, { ...toKeywordLimits(ctx), max: MAX_TITLES });
  return titles.map(({ id, title }) => ({ kind: 'work', key: id, text: title, textBn: null, count: null }));
}

/** Finds translations of the text and words with a similar sound or spelling. */
async function findMeantWords(
  ctx: Context,
  network: string,
  text: string,
  labels: SuggestionSettings['labels'],
): Promise<SuggestionSource[]> {
  const meant = await describeWords(ctx.db, await listMeantWords(ctx, network, text, readSynonyms));
  const all = meant.length > 0 ? meant : await suggestSimilarWords(ctx.db, text, toKeywordLimits(ctx));
  return toKeywords(ctx, all.slice(0, MAX_KEYWORDS), labels);
}

/**
 * `GET /content-category/recommendation/{x}`: suggestions that begin with the text, and titles; if none does,
 * translations and similar words.
 */
export async function listSuggestions(
  ctx: Context,
  { params, query }: InputOf<Recommendation>,
  request: RequestScope,
): Promise<OutputOf<Recommendation>> {
  const text = normalizeKeyword(params.x);
  if (text === '') return { items: [], leftOut: null };
  const [unwanted, leftOutTerms] = await Promise.all([
    readUnwanted(ctx, request, query.personal),
    readLeftOutTerms(ctx, request, query.personal),
  ]);
  const isWanted = ({ kind, key }: SuggestionSource): boolean => {
    if (kind === 'contributor') return !unwanted.hasContributor(key);
    return (kind !== 'keyword' && kind !== 'word') || !unwanted.hasKeyword(key);
  };
  const prefix = toPrefixPattern(text);
  const readFound = async () => {
    const settings = await readSuggestionSettings(ctx.db, prefix, MAX_KEYWORDS);
    return { found: await findByPrefix(ctx, prefix, settings), labels: settings.labels };
  };
  const [{ found, labels }, titles] = await Promise.all([readFound(), findTitles(ctx, text, leftOutTerms)]);
  const isEnough = found.length > 0 || text.length < MIN_SIMILAR_LENGTH;
  const all = isEnough ? found : await findMeantWords(ctx, request.network, text, labels);
  const items = [...all.filter(isWanted), ...titles];
  const leftOut = unwanted.isAny ? { count: all.filter((each) => !isWanted(each)).length, isMore: false } : null;
  return { items: items.map(toSuggestion), leftOut };
}
