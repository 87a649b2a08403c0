import { findLicences } from '../../../features/contributing/drafts/web/preview/find-licences.ts';
import { PreviewPage } from '../../../features/contributing/drafts/web/preview/preview-page.tsx';
import { toPreviewView } from '../../../features/contributing/drafts/web/preview/to-preview-view.ts';
import { pageContext } from '../../../ui/api/client.ts';
import { createLoaderApi } from '../../../ui/api/loader-api.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { contributorContext } from '../../contributor/contributor-context.ts';
import type { Route } from './+types/preview';

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const api = createLoaderApi(context);
  const [own, { items: offered }] = await Promise.all([
    api('GET /content/mine/{id}', { params: { id } }),
    api('GET /content/licences', {}),
  ]);
  const licences = await findLicences(api, own, offered);
  const { _id, username, name } = context.get(contributorContext);
  const { currency } = context.get(pageContext);
  const contributor = { _id, username, name };
  return {
    content: toPreviewView(own, { licences, contributor, currency }),
    missing: own.missing,
    backPath: `/contributor/assets/upload?open=${own._id}`,
  };
}

export const meta: Route.MetaFunction = (page) =>
  createPrivateMeta(page, m.drafts_preview_title({ title: page.loaderData?.content.title ?? '' }));

export default function ContributorPreviewPage({ loaderData }: Route.ComponentProps) {
  return <PreviewPage {...loaderData} />;
}
