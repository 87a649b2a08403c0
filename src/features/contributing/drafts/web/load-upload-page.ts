import type { RouterContextProvider } from 'react-router';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { draftsQuery } from './drafts-pages.ts';
import type { Choices } from './table/columns.ts';

const bare = ({ _id, key, name, nameBn }: Choices['categories'][number]['subcategories'][number]) => ({
  _id,
  key,
  name,
  nameBn,
});

/** Loads the upload page: the newest drafts, the choices of their cells, and unfinished uploads of earlier visits. */
export async function loadUploadPage(context: Readonly<RouterContextProvider>, url: URL) {
  const api = createLoaderApi(context);
  const [first, { items: uploads }, { items: categories }, { items: licences }, { vat }] = await Promise.all([
    api('GET /content/mine', { query: draftsQuery }),
    api('GET /uploads/mine', { query: { limit: 100 } }),
    api('GET /content-category/published', {}),
    api('GET /content/licences', {}),
    api('GET /vat/price-fields', {}),
  ]);
  const drafts = [...first.items];
  // A work that a reviewer sent back is edited in the same table.
  const opened = url.searchParams.get('open');
  if (opened !== null && drafts.every(({ _id }) => _id !== opened))
    drafts.unshift(await api('GET /content/mine/{id}', { params: { id: opened } }));
  const choices: Choices = {
    categories: categories.map((category) => ({ ...bare(category), subcategories: category.subcategories.map(bare) })),
    licences: licences.map(({ code, name, nameBn }) => ({ code, name, nameBn })),
    vat,
  };
  return { drafts, nextCursor: first.nextCursor, total: first.counts.draft, uploads, choices, opened };
}
