import { useMemo } from 'react';
import {
  createKeywordList,
  keywordList,
  NothingFoundLink,
} from '../../../../features/catalogue/keywords/web/admin/keyword-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { localizeText } from '../../../../ui/locale.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/search-by-keywords';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [answer, { items }] = await Promise.all([
    loadList(keywordList, api, url),
    api('GET /content-category/all', {}),
  ]);
  return { answer, categories: items.map(({ key, name, nameBn }) => [key, localizeText(name, nameBn)] as const) };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, keywordList.title());

export default function AdminKeywordsPage({ loaderData: { answer, categories } }: Route.ComponentProps) {
  const list = useMemo(
    () => createKeywordList(categories.map(([key, name]) => [key, () => name] as const)),
    [categories],
  );
  return (
    <ListPage list={list} answer={answer}>
      <NothingFoundLink className={secondaryButton} />
    </ListPage>
  );
}
