import type { RouterContextProvider } from 'react-router';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import type { Choices } from './table/columns.ts';

const bare = ({ _id, key, name, nameBn }: Choices['categories'][number]['subcategories'][number]) => ({
  _id,
  key,
  name,
  nameBn,
});

/** What the upload page begins with: own drafts, and what their cells are chosen from. */
export async function loadUploadPage(context: Readonly<RouterContextProvider>, url: URL) {
  const api = createLoaderApi(context);
  const [first, { items: categories }, { items: licences }] = await Promise.all([
    api('GET /content/mine', { query: { limit: 100, status: 'draft' } }),
    api('GET /content-category/published', {}),
    api('GET /content/licences', {}),
  ]);
  const drafts = [...first.items];
  // Whoever works on a thousand drafts sees them all in one table.
  for (let cursor = first.nextCursor; cursor !== null && drafts.length < MAX_DRAFTS; ) {
    const page = await api('GET /content/mine', { query: { limit: 100, status: 'draft', cursor } });
    drafts.push(...page.items);
    cursor = page.nextCursor;
  }
  // What came back from review is worked on in the same table.
  const opened = url.searchParams.get('open');
  if (opened !== null && drafts.every(({ _id }) => _id !== opened))
    drafts.unshift(await api('GET /content/mine/{id}', { params: { id: opened } }));
  const choices: Choices = {
    categories: categories.map((category) => ({ ...bare(category), subcategories: category.subcategories.map(bare) })),
    licences: licences.map(({ code, name, nameBn }) => ({ code, name, nameBn })),
  };
  return { drafts, choices, opened };
}

const MAX_DRAFTS = 1000;
