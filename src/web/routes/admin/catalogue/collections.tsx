import { CollectionManager } from '../../../../features/catalogue/collections/web/admin/collection-manager.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/collections';

export const loader = ({ context }: Route.LoaderArgs) => createLoaderApi(context)('GET /collection/every', {});

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.admin_nav_content_collections());

export default function AdminCollectionsPage({ loaderData }: Route.ComponentProps) {
  return <CollectionManager collections={loaderData.items} />;
}
