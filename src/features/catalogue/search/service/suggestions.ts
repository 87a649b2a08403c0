import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { searchContributors } from '../../../people/contributors/service/references.ts';
import {
  countFacetTerms,
  describeKeywords,
  describeWords,
  type SuggestedKeyword,
  type SuggestionLimits,
  suggestKeywords,
  suggestSimilarWords,
  suggestTitles,
} from '../../catalogue/service/keywords.ts';
import { readLeftOutTerms } from '../../catalogue/service/left-out.ts';
import { listMeantWords } from '../../catalogue/service/reading/unknown-words.ts';
import { searchCategories, searchSubcategories } from '../../categories/service/categories.ts';
import { countWithSynonyms, findSameByPrefix, readSynonyms } from '../../synonyms/service/pairs.ts';
import type { searchContract } from '../contract/search.ts';
import { normalizeKeyword, type SuggestionSource, toSuggestion } from '../rules/suggestions.ts';
import { readLabels, readTargetsByPrefix, readUnsuggested } from '../store/key-settings.ts';
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
async function toKeywords(ctx: Context, found: readonly SuggestedKeyword[]): Promise<SuggestionSource[]> {
  if (found.length === 0) return [];
  const keywords = found.map(({ keyword }) => keyword);
  const words = found.flatMap(({ keyword, isWord }) => (isWord ? [keyword] : []));
  const [labels, counts] = await Promise.all([readLabels(ctx.db, keywords), countWithSynonyms(ctx, words)]);
  return found.map(({ keyword, isWord, count }) => ({
    kind: isWord ? 'word' : 'keyword',
    key: keyword,
    text: labels.get(keyword) ?? keyword,
    textBn: null,
    count: counts.get(keyword) ?? count,
  }));
}

interface NamedPlace {
  readonly key: string;
  readonly name: string;
  readonly nameBn: string | null;
}

/** Counts works of categories and contributors; those without works are left out. */
async function countPlaces(
  ctx: Context,
  places: readonly { readonly kind: 'category' | 'subcategory' | 'contributor'; readonly found: NamedPlace }[],
): Promise<SuggestionSource[]> {
  const terms = places.map(({ kind, found }) => `${placePrefix[kind]}:${found.key}`);
  const counts = await countFacetTerms(ctx.db, terms);
  return places.flatMap(({ kind, found: { key, name, nameBn } }, at) => {
    const count = counts.get(terms[at] ?? '') ?? 0;
    return count === 0 ? [] : [{ kind, key, text: name, textBn: nameBn, count }];
  });
}

const placePrefix = { category: 'c', subcategory: 's', contributor: 'u' } as const;

const toKeywordLimits = ({ platform }: Context): SuggestionLimits => ({
  max: MAX_KEYWORDS,
  milliseconds: platform.config.ARBOR_SEARCH_MS,
});

/** Finds keywords that begin with the text, targets of merged keys that begin with it, and synonyms. */
async function findKeywords(ctx: Context, prefix: string): Promise<SuggestionSource[]> {
  const unsuggested = await readUnsuggested(ctx.db);
  const [found, targets, same] = await Promise.all([
    suggestKeywords(ctx.db, prefix, unsuggested, toKeywordLimits(ctx)),
    readTargetsByPrefix(ctx.db, prefix, MAX_KEYWORDS),
    findSameByPrefix(ctx.db, prefix, MAX_KEYWORDS),
  ]);
  const known = new Set([...unsuggested, ...found.map(({ keyword }) => keyword)]);
  const added = [...new Set([...targets, ...same])].filter((keyword) => !known.has(keyword));
  return toKeywords(ctx, [...found, ...(await describeKeywords(ctx.db, added))].slice(0, MAX_KEYWORDS));
}

async function findByPrefix(ctx: Context, text: string): Promise<SuggestionSource[]> {
  const prefix = toPrefixPattern(text);
  const [keywords, categories, subcategories, contributors] = await Promise.all([
    findKeywords(ctx, prefix),
    searchCategories(ctx.db, prefix, MAX_PLACES),
    searchSubcategories(ctx.db, prefix, MAX_PLACES),
    searchContributors(ctx.db, prefix, MAX_CONTRIBUTORS),
  ]);
  const places = await countPlaces(ctx, [
    ...categories.map((found) => ({ kind: 'category' as const, found })),
    ...subcategories.map((found) => ({ kind: 'subcategory' as const, found })),
    ...contributors.map(({ id, name }) => ({ kind: 'contributor' as const, found: { key: id, name, nameBn: null } })),
  ]);
  return [...keywords, ...places];
}

/** Finds titles that contain the text, except works of excluded contributors and keywords. */
async function findTitles(ctx: Context, text: string, leftOut: readonly string[]): Promise<SuggestionSource[]> {
  const titles = await suggestTitles(ctx.db, text, leftOut, { ...toKeywordLimits(ctx), max: MAX_TITLES });
  return titles.map(({ id, title }) => ({ kind: 'work', key: id, text: title, textBn: null, count: null }));
}

/** Finds translations of the text and words with a similar sound or spelling. */
async function findMeantWords(ctx: Context, network: string, text: string): Promise<SuggestionSource[]> {
  const meant = await describeWords(ctx.db, await listMeantWords(ctx, network, text, readSynonyms));
  const all = meant.length > 0 ? meant : await suggestSimilarWords(ctx.db, text, toKeywordLimits(ctx));
  return toKeywords(ctx, all.slice(0, MAX_KEYWORDS));
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
  const [found, titles] = await Promise.all([findByPrefix(ctx, text), findTitles(ctx, text, leftOutTerms)]);
  const isEnough = found.length > 0 || text.length < MIN_SIMILAR_LENGTH;
  const all = isEnough ? found : await findMeantWords(ctx, request.network, text);
  const items = [...all.filter(isWanted), ...titles];
  const leftOut = unwanted.isAny ? { count: all.filter((each) => !isWanted(each)).length, isMore: false } : null;
  return { items: items.map(toSuggestion), leftOut };
}
