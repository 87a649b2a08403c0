import { data } from 'react-router';
import { adminContext, noStore, requireOwner } from '../../../features/admins/web/admin-context.ts';
import { filterSections, listReadyPages } from '../../../ui/admin/navigation.ts';
import { PlannedPage } from '../../../ui/admin/planned-page.tsx';
import { pathWithoutLocale } from '../../../ui/locale.ts';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { adminNavigation, findAdminPage } from '../../admin/admin-navigation.ts';
import type { Route } from './+types/planned';

/** Whatever has no screen: places in the navigation that are still to come, and addresses that are no page. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { role } = context.get(adminContext);
  const page = findAdminPage(pathWithoutLocale(url.pathname));
  if (page === undefined) throw data({ code: 'not_found', message: '' }, { status: 404 });
  if (page.isOwnerOnly) requireOwner(context);
  return { title: page.label(), isOwner: role === 'owner' };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) =>
  page.loaderData === undefined ? [] : createPrivateMeta(page, page.loaderData.title);

export default function AdminPlannedPage({ loaderData: { title, isOwner } }: Route.ComponentProps) {
  return <PlannedPage title={title} pages={listReadyPages(filterSections(adminNavigation, isOwner))} />;
}
