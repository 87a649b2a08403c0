import { useNavigate } from 'react-router';
import { pageContext } from '../../api.ts';
import { localizeHref } from '../../locale.ts';
import { deletionDocument } from '../../pages/documents.server.ts';
import { m } from '../../paraglide/messages.js';
import { seo } from '../../seo.ts';
import { useSupplied } from '../../supplied.ts';
import { quietButton } from '../../ui/button.ts';
import { DocumentPage } from '../../ui/document-page.tsx';
import { openSignIn } from '../../ui/sign-in-place.ts';
import type { Route } from './+types/account-deletion';

export function loader({ context }: Route.LoaderArgs) {
  return deletionDocument(context.get(pageContext).siteName);
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData === undefined ? [] : seo(args, { title: args.loaderData.title, description: args.loaderData.intro });

/** Where it is done, with a typed confirmation. */
const PLACE = '/profile/settings#delete';

export default function AccountDeletionPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const signedIn = (useSupplied()?.user ?? null) !== null;
  return (
    <DocumentPage {...loaderData}>
      {signedIn ? (
        <a href={localizeHref(PLACE)} className={quietButton}>
          {m.deletion_start()}
        </a>
      ) : (
        <button
          type="button"
          onClick={() => openSignIn('profile', () => navigate(localizeHref(PLACE)))}
          className={quietButton}
        >
          {m.deletion_sign_in()}
        </button>
      )}
    </DocumentPage>
  );
}
