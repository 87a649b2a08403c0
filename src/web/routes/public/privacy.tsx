import { pageContext } from '../../api.ts';
import { privacyDocument } from '../../pages/documents.server.ts';
import { seo } from '../../seo.ts';
import { DocumentPage } from '../../ui/document-page.tsx';
import type { Route } from './+types/privacy';

export function loader({ context }: Route.LoaderArgs) {
  return privacyDocument(context.get(pageContext).siteName);
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData === undefined ? [] : seo(args, { title: args.loaderData.title, description: args.loaderData.intro });

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage {...loaderData} />;
}
