import type { RouterContextProvider } from 'react-router';
import { type ArborApi, isApiError } from '../../../../../ui/api/client.ts';
import { createLoaderApi } from '../../../../../ui/api/loader-api.ts';
import type { Choices } from '../../../../contributing/drafts/web/table/columns.ts';
import { loadStandings, type Standing } from '../../../../contributing/reviews/web/standing/load-standings.ts';
import {
  createWorksList,
  toWorksQuery,
  type WorksAnswer,
  type WorksQuery,
  type WorksTab,
  worksTabs,
} from './works-list.ts';

export interface LoadedWorks extends WorksAnswer {
  /** Review status by work id, for works that are or were in review. */
  readonly standings: Readonly<Record<string, Standing>>;
}

/** A page of works with the review status of each; the status is left out if it can't be loaded. */
export async function fetchWorks(
  api: ArborApi,
  query: WorksQuery & { readonly cursor?: string },
): Promise<LoadedWorks> {
  const answer = await api('GET /contributor/works', { query });
  const reviewed = answer.items.filter(({ status }) => !['draft', 'published', 'unpublished'].includes(status));
  const standings = await loadStandings(
    api,
    reviewed.map(({ _id }) => _id),
  ).catch((error: unknown) => {
    if (!isApiError(error)) throw error;
    return {};
  });
  return { ...answer, standings };
}

const everyStatus = Object.values(worksTabs).flatMap(({ statuses }) => statuses);

/** Data of a works page, and the work that the address opens. */
export async function loadWorks(context: Readonly<RouterContextProvider>, url: URL, tab: WorksTab) {
  const api = createLoaderApi(context);
  const opened = url.searchParams.get('work');
  const openedQuery = { status: everyStatus.join(','), q: opened ?? '', limit: 1 };
  const [{ items: categories }, { items: licences }, { vat }, found] = await Promise.all([
    api('GET /content-category/published', {}),
    api('GET /content/licences', {}),
    api('GET /vat/price-fields', {}),
    opened === null ? undefined : fetchWorks(api, openedQuery),
  ]);
  const choices: Choices = {
    categories: categories.map(({ _id, key, name, nameBn, subcategories }) => ({
      ...{ _id, key, name, nameBn },
      subcategories: subcategories.map((each) => ({
        _id: each._id,
        key: each.key,
        name: each.name,
        nameBn: each.nameBn,
      })),
    })),
    licences: licences.map(({ code, name, nameBn }) => ({ code, name, nameBn })),
    vat,
  };
  const works = await fetchWorks(api, toWorksQuery(tab, createWorksList(tab, choices.categories), url.searchParams));
  return { works, choices, opened: found?.items.find(({ _id }) => _id === opened) ?? null };
}

export type WorksData = Awaited<ReturnType<typeof loadWorks>>;
