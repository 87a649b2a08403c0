import { LicenceList } from '../../../../features/catalogue/licences/web/licence-list.tsx';
import { toLicenceView } from '../../../../features/catalogue/licences/web/licence-view.ts';
import { getApi, pageContext } from '../../../../ui/api/client.ts';
import { DocumentPage } from '../../../../ui/components/document-page.tsx';
import { createMeta } from '../../../../ui/seo.ts';
import { termsDocument } from '../../../documents.server.ts';
import { loadEarningTerms } from '../../../load-earning-terms.ts';
import type { Route } from './+types/terms';

export async function loader({ context }: Route.LoaderArgs) {
  // The terms are shown without the list of licences if the call fails.
  const { items } = await getApi(context)('GET /licence/all', {}).catch(() => ({ items: [] }));
  const terms = await loadEarningTerms(context);
  return { ...termsDocument(context.get(pageContext), terms), licences: items.map(toLicenceView) };
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData === undefined
    ? []
    : createMeta(args, { title: args.loaderData.title, description: args.loaderData.intro });

export default function TermsPage({ loaderData: { licences, ...document } }: Route.ComponentProps) {
  return (
    <DocumentPage {...document}>
      <LicenceList licences={licences} />
    </DocumentPage>
  );
}
