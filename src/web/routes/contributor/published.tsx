import { OwnList } from '../../../features/contributing/drafts/web/own-list.tsx';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import type { Route } from './+types/published';

const statuses = 'published,unpublished';

/** A work that is asked for comes first, whatever page it would be on. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const page = await api('GET /content/mine', { query: { status: statuses } });
  const id = url.searchParams.get('work');
  if (id === null || page.items.some(({ _id }) => _id === id)) return page;
  return { ...page, items: [await api('GET /content/mine/{id}', { params: { id } }), ...page.items] };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.drafts_nav_published());

export default function ContributorPublishedPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <h1 className="mb-6 text-28 tracking-tight lg:text-36">{m.drafts_nav_published()}</h1>
      <OwnList
        first={loaderData}
        statuses={statuses}
        path="/contributor/assets/published"
        empty={m.drafts_empty_published()}
      />
    </>
  );
}
