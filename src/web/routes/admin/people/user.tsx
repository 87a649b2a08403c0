import { adminContext, noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import { loadPerson } from '../../../person/load-person.ts';
import { PersonPage } from '../../../person/person-page.tsx';
import type { Route } from './+types/user';

export const loader = ({ context, params: { id } }: Route.LoaderArgs) =>
  loadPerson(createLoaderApi(context), id, context.get(adminContext).role);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => {
  const person = page.loaderData?.person;
  return createPrivateMeta(page, person === undefined ? m.admin_nav_users() : person.name || person.username);
};

export default function AdminUserPage({ loaderData }: Route.ComponentProps) {
  return <PersonPage key={loaderData.person._id} data={loaderData} />;
}
