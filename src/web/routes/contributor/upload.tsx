import { loadUploadPage } from '../../../features/drafts/web/load-upload-page.ts';
import { UploadPage } from '../../../features/drafts/web/upload-page.tsx';
import { browserApi } from '../../../ui/api/client.ts';
import { m } from '../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../ui/seo.ts';
import { contributorContext } from '../../contributor/contributor-context.ts';
import type { Route } from './+types/upload';

export async function loader({ context, url }: Route.LoaderArgs) {
  return { ...(await loadUploadPage(context, url)), isActive: context.get(contributorContext).status === 'active' };
}

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.drafts_upload_title());

export default function ContributorUploadPage({ loaderData }: Route.ComponentProps) {
  const { isActive, ...begin } = loaderData;
  return (
    <>
      <h1 className="mb-6 text-28 tracking-tight lg:text-36">{m.drafts_upload_title()}</h1>
      <UploadPage
        {...begin}
        path="/contributor/assets/upload"
        maySubmit={isActive}
        submit={(id) => browserApi('POST /content/submit/{id}', { params: { id }, body: { note: '' } })}
      />
    </>
  );
}
