import { LicencePage } from '../../../features/catalogue/licences/web/licence-page.tsx';
import { titleOf, toLicencePage } from '../../../features/catalogue/licences/web/licence-view.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { createMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/licence';

export async function loader({ context, request, params: { code } }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams.get('version') ?? '';
  const query = /^[1-9]\d{0,3}$/.test(asked) ? { version: Number(asked) } : {};
  return toLicencePage(await createLoaderApi(context)('GET /licence/single/{code}', { params: { code }, query }));
}

export const meta: Route.MetaFunction = (page) =>
  page.loaderData === undefined
    ? []
    : createMeta(page, { title: titleOf(page.loaderData), description: page.loaderData.licence.summary });

export default function Licence({ loaderData }: Route.ComponentProps) {
  return <LicencePage page={loaderData} />;
}
