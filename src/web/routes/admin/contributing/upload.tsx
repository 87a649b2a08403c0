import { loadUploadPage } from '../../../../features/contributing/drafts/web/load-upload-page.ts';
import { UploadPage } from '../../../../features/contributing/drafts/web/upload-page.tsx';
import { noStore } from '../../../../features/people/admins/web/admin-context.ts';
import { PageHeading } from '../../../../ui/admin/page-heading.tsx';
import { browserApi } from '../../../../ui/api/client.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { createPrivateMeta } from '../../../../ui/seo.ts';
import type { Route } from './+types/upload';

export const loader = ({ context, url }: Route.LoaderArgs) => loadUploadPage(context, url);

export const headers: Route.HeadersFunction = () => noStore;

export const meta: Route.MetaFunction = (page) => createPrivateMeta(page, m.drafts_upload_title());

export default function AdminUploadPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHeading title={m.drafts_upload_title()} />
      <UploadPage
        {...loaderData}
        maySubmit
        path="/admin/content/upload"
        submit={(id) => browserApi('POST /content/submit/{id}', { params: { id }, body: { note: '' } })}
      />
    </>
  );
}
