import { LicencesScreen } from '../../../../features/catalogue/licences/web/admin/licences-screen.tsx';
import { toLicenceView } from '../../../../features/catalogue/licences/web/licence-view.ts';
import { noStore, requireOwner } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/licences';

export function loader({ context }: Route.LoaderArgs) {
  requireOwner(context);
  return createLoaderApi(context)('GET /licence/all', {});
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.licences_admin_title());

export default function AdminLicencesPage({ loaderData: { items } }: Route.ComponentProps) {
  return <LicencesScreen licences={items.map(toLicenceView)} />;
}
