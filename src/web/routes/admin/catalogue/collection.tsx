import { CollectionEditor } from '../../../../features/catalogue/collections/web/admin/collection-editor.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/collection';

export const loader = ({ context, params }: Route.LoaderArgs) =>
  createLoaderApi(context)('GET /collection/every/{id}', { params: { id: params.id } });

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) =>
  createPrivateMeta(page, page.loaderData?.collection.title ?? m.admin_nav_content_collections());

export default function AdminCollectionPage({ loaderData }: Route.ComponentProps) {
  return <CollectionEditor key={loaderData.collection._id} whole={loaderData} />;
}
