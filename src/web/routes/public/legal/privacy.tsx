import { pageContext } from '../../../../ui/api/client.ts';
import { DocumentPage } from '../../../../ui/components/document-page.tsx';
import { createMeta } from '../../../../ui/seo.ts';
import { privacyDocument } from '../../../documents.server.ts';
import type { Route } from './+types/privacy';

export function loader({ context }: Route.LoaderArgs) {
  return privacyDocument(context.get(pageContext).siteName);
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData === undefined
    ? []
    : createMeta(args, { title: args.loaderData.title, description: args.loaderData.intro });

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage {...loaderData} />;
}
