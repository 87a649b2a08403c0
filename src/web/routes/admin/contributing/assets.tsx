import { useMemo } from 'react';
import { assetList, createAssetList } from '../../../../features/contributing/assets/web/admin/asset-list.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { ListPage } from '../../../../ui/admin/lists/list-page.tsx';
import { loadList } from '../../../../ui/admin/lists/use-list.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { localizeText } from '../../../../ui/locale.ts';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/assets';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [answer, { items }] = await Promise.all([loadList(assetList, api, url), api('GET /content-category/all', {})]);
  return { answer, categories: items.map(({ key, name, nameBn }) => [key, localizeText(name, nameBn)] as const) };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, assetList.title());

export default function AdminAssetsPage({ loaderData: { answer, categories } }: Route.ComponentProps) {
  const list = useMemo(
    () => createAssetList(categories.map(([key, name]) => [key, () => name] as const)),
    [categories],
  );
  return <ListPage list={list} answer={answer} />;
}
