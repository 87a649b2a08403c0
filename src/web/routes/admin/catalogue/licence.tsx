import { LicenceScreen } from '../../../../features/catalogue/licences/web/admin/licence-screen.tsx';
import { toLicenceView } from '../../../../features/catalogue/licences/web/licence-view.ts';
import { noStore, requireOwner } from '../../../../features/people/admins/web/admin-context.ts';
import { createLoaderApi } from '../../../../ui/api/loader-api.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/licence';

export async function loader({ context, params: { code } }: Route.LoaderArgs) {
  requireOwner(context);
  const api = createLoaderApi(context);
  const answer = await api('GET /licence/single/{code}', { params: { code }, query: {} });
  const [last] = answer.versions;
  if (last === undefined || last.version === answer.shown.version) return { answer, newest: answer.shown };
  const later = await api('GET /licence/single/{code}', { params: { code }, query: { version: last.version } });
  return { answer, newest: later.shown };
}

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) =>
  createPrivateMeta(
    page,
    page.loaderData === undefined ? m.licences_admin_title() : toLicenceView(page.loaderData.answer.licence).name,
  );

export default function AdminLicencePage({ loaderData: { answer, newest } }: Route.ComponentProps) {
  return <LicenceScreen key={answer.licence.code} answer={answer} newest={newest} />;
}
