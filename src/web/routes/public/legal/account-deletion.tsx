import { useNavigate } from 'react-router';
import { deletionDocument } from '../../../../features/people/accounts/web/deletion-document.server.ts';
import { pageContext } from '../../../../ui/api/client.ts';
import { secondaryButton } from '../../../../ui/components/button.ts';
import { DocumentPage } from '../../../../ui/components/document-page.tsx';
import { localizeHref } from '../../../../ui/locale.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useRootData } from '../../../../ui/root-data.ts';
import { createMeta } from '../../../../ui/seo.ts';
import { useSiteActions } from '../../../../ui/site-actions.ts';
import type { Route } from './+types/account-deletion';

export function loader({ context }: Route.LoaderArgs) {
  return deletionDocument(context.get(pageContext).siteName);
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData === undefined
    ? []
    : createMeta(args, { title: args.loaderData.title, description: args.loaderData.intro });

/** Section of the settings that deletes the account, after a typed confirmation. */
const PLACE = '/profile/settings#delete';

export default function AccountDeletionPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { openSignIn } = useSiteActions();
  const signedIn = (useRootData()?.user ?? null) !== null;
  return (
    <DocumentPage {...loaderData}>
      {signedIn ? (
        <a href={localizeHref(PLACE)} className={secondaryButton}>
          {m.accounts_deletion_start()}
        </a>
      ) : (
        <button
          type="button"
          onClick={() => openSignIn('profile', () => navigate(localizeHref(PLACE)))}
          className={secondaryButton}
        >
          {m.accounts_deletion_sign_in()}
        </button>
      )}
    </DocumentPage>
  );
}
