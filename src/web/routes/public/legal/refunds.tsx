import { pageContext } from '../../../../ui/api/client.ts';
import { DocumentPage } from '../../../../ui/components/document-page.tsx';
import { createMeta } from '../../../../ui/seo.ts';
import { refundDocument } from '../../../documents.server.ts';
import type { Route } from './+types/refunds';

export function loader({ context }: Route.LoaderArgs) {
  return refundDocument(context.get(pageContext));
}

export const meta: Route.MetaFunction = (args) =>
  args.loaderData === undefined
    ? []
    : createMeta(args, { title: args.loaderData.title, description: args.loaderData.intro });

export default function RefundsPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage {...loaderData} />;
}
