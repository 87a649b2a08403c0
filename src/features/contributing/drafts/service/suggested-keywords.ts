import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { suggestRelatedKeywords } from '../../../catalogue/catalogue/service/related-keywords.ts';
import type { OwnContent } from '../../../catalogue/content/contract/own-content.ts';
import { readOwnContentsById } from '../../../catalogue/content/service/own-contents.ts';
import { suggestKeywordsByPicture } from '../../../catalogue/pictures/service/suggest-keywords.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { suggestionsContract } from '../contract/suggestions.ts';
import { splitWords } from '../rules/propose-category.ts';

type Suggested = (typeof suggestionsContract)['suggestedKeywords'];

/** Maximum numbers of suggestions: words of the title, keywords of similar works, and in total. */
const MAX_OF_TITLE = 4;
const MAX_OF_PICTURE = 4;
const MAX = 10;

/** Lists words of the draft's title, and the names of its categories in its language. */
function listOwnWords({ title, language, category, subcategories }: OwnContent): string[] {
  const places = [...subcategories, ...(category === null ? [] : [category])];
  const names = places.map(({ name, nameBn }) => (language === 'bn' ? (nameBn ?? name) : name));
  const parts = names.flatMap((name) => name.split(/\s*(?:&|,| ও | and )\s*/)).map((name) => name.trim().toLowerCase());
  return [...splitWords(title).slice(0, MAX_OF_TITLE), ...parts];
}

/** `GET /content/suggested-keywords` */
export async function suggestForDrafts(ctx: Context, { query }: InputOf<Suggested>): Promise<OutputOf<Suggested>> {
  const contents = await readOwnContentsById(ctx.db, creatorId(ctx), query.ids);
  const items: OutputOf<Suggested>['items'] = [];
  for (const content of contents) {
    const { _id, title, category, keywords } = content;
    const related = await suggestRelatedKeywords(ctx.db, { title, category: category?.key, keywords });
    const seen = (await suggestKeywordsByPicture(ctx.db, _id)).slice(0, MAX_OF_PICTURE);
    const all = new Set([...listOwnWords(content), ...seen, ...related.map(({ keyword }) => keyword)]);
    items.push({ _id, keywords: [...all].filter((word) => !keywords.includes(word)).slice(0, MAX) });
  }
  return { items };
}
