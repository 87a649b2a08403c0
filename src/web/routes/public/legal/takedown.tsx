import { pageContext } from '../../../../ui/api/client.ts';
import { DocumentPage } from '../../../../ui/components/document-page.tsx';
import { createMeta } from '../../../../ui/seo.ts';
import { takedownDocument } from '../../../documents.server.ts';
import type { Route } from './+types/takedown';

export function loader({ context }: Route.LoaderArgs) {
  return takedownDocument(context.get(pageContext).siteName);
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData === undefined
    ? []
    : createMeta(args, { title: args.loaderData.title, description: args.loaderData.intro });

export default function TakedownPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage {...loaderData} />;
}
