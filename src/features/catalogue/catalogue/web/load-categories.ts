import type { RouterContextProvider } from 'react-router';
import { getApi, isApiError } from '../../../../ui/api/client.ts';
import { localizeName } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';

/**
 * Loads the categories for the menus of every page. If that fails, `categoriesFailed` is true and pages work without
 * them.
 */
export async function loadCategories(context: Readonly<RouterContextProvider>) {
  try {
    const { items } = await getApi(context)('GET /content-category/published', {});
    return { categories: items.map((category) => ({ key: category.key, name: localizeName(category) })) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    return { categories: [], categoriesFailed: error.message || m.categories_fetch_failed() };
  }
}
