import type { OutputOf } from '../../../../platform/http/operation.ts';
import { defineList } from '../../../../ui/admin/lists/list.ts';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { synonymsContract } from '../contract.ts';

type Synonym = OutputOf<typeof synonymsContract.list>['items'][number];

const nameOf = ({ one, other }: Synonym): string => `${one} = ${other}`;

const Word = ({ word }: { word: string }) => (
  <a
    href={localizeHref(`/content?q=${encodeURIComponent(word)}`)}
    className="font-medium underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-ink"
  >
    {word}
  </a>
);

/** Table of synonyms. */
export const synonymList = defineList({
  path: '/admin/search-keys/synonyms',
  title: () => m.synonyms_title(),
  text: () => m.synonyms_text(),
  filterLabel: () => m.synonyms_filter(),
  filters: { q: { kind: 'search', label: () => m.synonyms_search(), maxLength: 100 } },
  sorts: ['-created', 'one', 'other'],
  pageSize: 50,
  load: (api, query) => api('GET /admin/synonyms', { query }),
  rowId: ({ _id }) => _id,
  rowName: nameOf,
  columns: [
    { key: 'one', header: () => m.synonyms_one_word(), cell: ({ one }) => <Word word={one} /> },
    { key: 'other', header: () => m.synonyms_other_word(), cell: ({ other }) => <Word word={other} /> },
  ],
  actions: [
    {
      key: 'delete',
      kind: 'confirm',
      isDanger: true,
      label: () => m.synonyms_delete(),
      name: (pair) => m.synonyms_delete_named({ pair: nameOf(pair) }),
      title: (pair) => m.synonyms_delete_named({ pair: nameOf(pair) }),
      text: () => m.synonyms_delete_text(),
      run: async (api, { _id }) => {
        await api('DELETE /admin/synonyms/{id}', { params: { id: _id } });
        return 'reload';
      },
      done: () => m.synonyms_deleted(),
      failed: () => m.synonyms_failed(),
      undo: {
        label: () => m.synonyms_undo(),
        done: () => m.synonyms_restored(),
        run: (api, { one, other }) => api('POST /admin/synonyms', { body: { one, other } }),
      },
    },
  ],
  count: { one: (count) => m.synonyms_one({ count }), many: (count) => m.synonyms_count({ count }) },
  none: { title: () => m.synonyms_none(), text: () => m.synonyms_none_text() },
  noMatch: { title: () => m.synonyms_no_match(), text: () => m.synonyms_no_match_text() },
});
