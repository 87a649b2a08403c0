import { LookAlikesPage, toLookAlikesView } from '../../../features/catalogue/pictures/web/look-alikes-page.tsx';
import { getApi } from '../../../ui/api/client.ts';
import { toLoaderError } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/similar';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  try {
    const found = await getApi(context)('GET /content/look-alikes/{id}', { params: { id }, query: { personal: '1' } });
    return toLookAlikesView(found);
  } catch (error) {
    throw toLoaderError(error);
  }
}

export const meta: Route.MetaFunction = (page) =>
  createPrivateMeta(page, m.pictures_similar_title({ title: page.loaderData?.content.title ?? '' }));

export default function SimilarPage({ loaderData }: Route.ComponentProps) {
  return <LookAlikesPage view={loaderData} />;
}
