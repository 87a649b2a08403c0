import type { Context } from '../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { readKeywordsByPrefix, readSimilarWords } from '../../catalogue/service/keywords.ts';
import { searchCategories, searchSubcategories } from '../../categories/service.ts';
import { searchContributors } from '../../contributors/service/references.ts';
import type { searchContract } from '../contract.ts';
import { normalizeKeyword, type SuggestionSource, toSuggestion } from '../rules/suggestions.ts';
import { readHiddenKeywords } from '../store/popular-keys.ts';

type Recommendation = typeof searchContract.listSuggestions;

const MAX_KEYWORDS = 6;
const MAX_PLACES = 3;
const MAX_CONTRIBUTORS = 2;
/** Shorter texts resemble too many words. */
const MIN_SIMILAR_LENGTH = 3;

/** A LIKE pattern for what begins with the text, whatever signs it holds. */
const toPrefixPattern = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

const toKeyword = (keyword: string, count: number): SuggestionSource => ({
  kind: 'keyword',
  key: keyword,
  text: keyword,
  textBn: null,
  count,
});

async function findByPrefix(ctx: Context, text: string): Promise<SuggestionSource[]> {
  const prefix = toPrefixPattern(text);
  const findKeywords = async () => readKeywordsByPrefix(ctx.db, prefix, await readHiddenKeywords(ctx.db), MAX_KEYWORDS);
  const [keywords, categories, subcategories, contributors] = await Promise.all([
    findKeywords(),
    searchCategories(ctx.db, prefix, MAX_PLACES),
    searchSubcategories(ctx.db, prefix, MAX_PLACES),
    searchContributors(ctx.db, prefix, MAX_CONTRIBUTORS),
  ]);
  const toPlace =
    (kind: 'category' | 'subcategory') =>
    ({ key, name, nameBn }: { key: string; name: string; nameBn: string | null }): SuggestionSource => ({
      kind,
      key,
      text: name,
      textBn: nameBn,
      count: null,
    });
  return [
    ...keywords.map(({ keyword, n }) => toKeyword(keyword, n)),
    ...categories.map(toPlace('category')),
    ...subcategories.map(toPlace('subcategory')),
    ...contributors.map(({ id, name }) => ({
      kind: 'contributor' as const,
      key: id,
      text: name,
      textBn: null,
      count: null,
    })),
  ];
}

/** `GET /content-category/recommendation/{x}`: what begins with the text; where nothing does, keywords spelt alike. */
export async function listSuggestions(
  ctx: Context,
  { params }: InputOf<Recommendation>,
): Promise<OutputOf<Recommendation>> {
  const text = normalizeKeyword(params.x);
  if (text === '') return { items: [] };
  const found = await findByPrefix(ctx, text);
  if (found.length > 0 || text.length < MIN_SIMILAR_LENGTH) return { items: found.map(toSuggestion) };
  const words = await readSimilarWords(ctx.db, text, MAX_KEYWORDS);
  return { items: words.map(({ word, n }) => toSuggestion(toKeyword(word, n))) };
}
