import { data } from 'react-router';
import { adminContext, noStore } from '../../../features/admins/web/admin-context.ts';
import { destinationAt } from '../../../ui/admin/destinations.ts';
import { LaterPage } from '../../../ui/admin/later-page.tsx';
import { adminMeta } from '../../../ui/admin/meta.ts';
import { pathWithoutLocale } from '../../../ui/locale.ts';
import type { Route } from './+types/later';

/** Whatever has no screen: places in the navigation that are still to come, and addresses that are no page. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { role } = context.get(adminContext);
  const destination = destinationAt(pathWithoutLocale(url.pathname));
  if (destination === undefined) throw data({ code: 'not_found', message: '' }, { status: 404 });
  if (destination.ownerOnly && role !== 'owner') throw data({ code: 'forbidden', message: '' }, { status: 403 });
  return { title: destination.label(), role };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (args) =>
  args.loaderData === undefined ? [] : adminMeta(args.matches, args.loaderData.title);

export default function AdminLaterPage({ loaderData: { title, role } }: Route.ComponentProps) {
  return <LaterPage title={title} role={role} />;
}
