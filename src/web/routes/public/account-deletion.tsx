import { pageContext } from '../../api.ts';
import { deletionDocument } from '../../pages/documents.server.ts';
import { m } from '../../paraglide/messages.js';
import { seo } from '../../seo.ts';
import { quietButton } from '../../ui/button.ts';
import { DocumentPage } from '../../ui/document-page.tsx';
import { openSignIn } from '../../ui/sign-in-place.ts';
import type { Route } from './+types/account-deletion';

export function loader({ context }: Route.LoaderArgs) {
  return deletionDocument(context.get(pageContext).siteName);
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData === undefined ? [] : seo(args, { title: args.loaderData.title, description: args.loaderData.intro });

export default function AccountDeletionPage({ loaderData }: Route.ComponentProps) {
  return (
    <DocumentPage {...loaderData}>
      <button type="button" onClick={() => openSignIn('profile')} className={quietButton}>
        {m.deletion_start()}
      </button>
    </DocumentPage>
  );
}
