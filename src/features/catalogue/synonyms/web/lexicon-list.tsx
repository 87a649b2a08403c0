import { defineList } from '../../../../ui/admin/lists/list.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { toPairName } from './lexicon-pair.ts';
import { StrikeButton } from './strike-button.tsx';

const Word = ({ word, struck }: { word: string; struck: boolean }) =>
  struck ? (
    <s className="text-muted wrap-anywhere">{word}</s>
  ) : (
    <span className="font-medium wrap-anywhere">{word}</span>
  );

/** Table of the lexicon's pairs with a word, or of all disabled pairs if no word is given. */
export const lexiconList = defineList({
  path: '/admin/search-keys/lexicon',
  title: () => m.synonyms_lexicon_title(),
  text: () => m.synonyms_lexicon_text(),
  filterLabel: () => m.synonyms_lexicon_search(),
  filters: { q: { kind: 'search', label: () => m.synonyms_lexicon_search(), maxLength: 100 } },
  pageSize: 50,
  load: async (api, { q, ...page }) => {
    if (q === undefined) return api('GET /admin/synonyms/struck', { query: page });
    const { items } = await api('GET /admin/synonyms/lexicon', { query: { q } });
    return { items, nextCursor: null, total: items.length, totalIsMore: false };
  },
  rowId: toPairName,
  rowName: toPairName,
  columns: [
    { key: 'one', header: () => m.synonyms_one_word(), cell: ({ one, struck }) => <Word word={one} struck={struck} /> },
    {
      key: 'other',
      header: () => m.synonyms_other_word(),
      cell: ({ other, struck }) => <Word word={other} struck={struck} />,
    },
    {
      key: 'near',
      header: () => m.synonyms_lexicon_meaning(),
      cell: ({ near }) => (near ? m.synonyms_lexicon_near() : m.synonyms_lexicon_same()),
    },
    {
      key: 'strike',
      header: () => m.synonyms_lexicon_use(),
      cell: (pair) => <StrikeButton pair={pair} />,
      className: 'lg:w-40',
    },
  ],
  count: { one: (count) => m.synonyms_one({ count }), many: (count) => m.synonyms_count({ count }) },
  none: { title: () => m.synonyms_lexicon_none(), text: () => m.synonyms_lexicon_none_text() },
  noMatch: { title: () => m.synonyms_lexicon_no_match(), text: () => m.synonyms_lexicon_no_match_text() },
});
